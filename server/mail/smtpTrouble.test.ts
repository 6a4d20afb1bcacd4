import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Mail } from './mail';
import { MailError } from './mailError';
import { createSmtpMail } from './smtp';

const sender = { from: 'Age Better <hello@agebetter.example>', replyTo: 'help@agebetter.example' };
const timeouts = { connectionTimeout: 500, greetingTimeout: 500, socketTimeout: 500, dnsTimeout: 500 };

/** The addresses whose mails were accepted. */
let taken: string[];
/** The mail server's response to a recipient or to the mail itself; by address. */
let refusals: Map<string, { responseCode: number; text: string }>;
let atData: Map<string, 'silent' | 'slow' | 'cut' | 'cut after'>;
let server: SMTPServer;
let mail: Mail;
let port: number;
/** Mails that are never answered, so that the test can end. */
let unanswered: (() => void)[];

const options: SMTPServerOptions = {
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  closeTimeout: 100,
  onRcptTo({ address }, _session, callback) {
    const refusal = refusals.get(address);
    callback(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.responseCode }) : null);
  },
  onData(stream, session, callback) {
    const [{ address } = { address: '' }] = session.envelope.rcptTo;
    const way = atData.get(address);
    const destroyConnection = () =>
      (server as unknown as { connections: Set<{ _socket: { destroy(): void } }> }).connections.forEach(
        ({ _socket }) => _socket.destroy(),
      );
    if (way === 'cut') {
      stream.once('data', destroyConnection);
      return;
    }
    stream.resume();
    stream.on('end', () => {
      if (way === 'silent') {
        taken.push(address);
        unanswered.push(() => callback(null));
      } else if (way === 'cut after') {
        taken.push(address);
        destroyConnection();
      } else {
        taken.push(address);
        setTimeout(() => callback(null), way === 'slow' ? timeouts.socketTimeout / 2 : 0);
      }
    });
  },
};

async function listen(at = 0): Promise<void> {
  server = new SMTPServer(options);
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  port = (server.server.address() as AddressInfo).port;
}
const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));

beforeEach(async () => {
  taken = [];
  unanswered = [];
  refusals = new Map();
  atData = new Map();
  await listen();
  mail = createSmtpMail(`smtp://127.0.0.1:${port}`, sender, { tls: 'optional', timeouts });
});
afterEach(async () => {
  mail.close();
  for (const answer of unanswered) answer();
  await stop();
});

/** The outcome of a mail: "sent", or the error with its text. */
async function sendTo(to: string): Promise<string> {
  try {
    await mail.send({ to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' });
    return 'sent';
  } catch (error) {
    return error instanceof MailError ? `${error.trouble}: ${error.message}` : String(error);
  }
}
const people = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@people.net.au`);

test('one refused recipient does not keep the others from their mail', async () => {
  refusals.set('p2@people.net.au', { responseCode: 550, text: '5.1.1 No such user' });
  refusals.set('p3@people.net.au', { responseCode: 552, text: '5.2.2 Over quota' });
  refusals.set('p4@people.net.au', { responseCode: 550, text: 'No' });
  expect(await Promise.all(people(7).map(sendTo))).toEqual([
    'sent',
    'sent',
    'not-sent: The mail server does not know this address.',
    'not-sent: This mailbox is full.',
    'not-sent: The mail server refused this mail.',
    'sent',
    'sent',
  ]);
  expect(taken.toSorted()).toEqual(people(7).filter((_, at) => at < 2 || at > 4));
});

test('a busy mail server is reported as busy, and can be tried again', async () => {
  refusals.set('p0@people.net.au', { responseCode: 451, text: '4.3.0 Try later' });
  expect(await sendTo('p0@people.net.au')).toBe('not-sent: The mail server is busy. Please try again later.');
  refusals.clear();
  expect(await sendTo('p0@people.net.au')).toBe('sent');
  expect(taken).toEqual(['p0@people.net.au']);
});

const perhaps = 'unknown: The mail server stopped answering while it took the mail. It may have been sent.';

test.each(['silent', 'cut', 'cut after'] as const)(
  'a mail server that is %s once it has the mail may have sent it, so the mail is not sent again',
  async (way) => {
    atData.set('p0@people.net.au', way);
    expect(await sendTo('p0@people.net.au')).toBe(perhaps);
    expect(await sendTo('p1@people.net.au')).toBe('sent');
    expect(taken).toEqual(way === 'cut' ? ['p1@people.net.au'] : ['p0@people.net.au', 'p1@people.net.au']);
  },
);

test('a slow mail server within the timeout is waited for, without delaying other mails', async () => {
  for (const one of people(4)) atData.set(one, 'slow');
  const ended: string[] = [];
  const send = async (to: string) => {
    expect(await sendTo(to)).toBe('sent');
    ended.push(to);
  };
  await Promise.all([...people(4), 'quick@people.net.au'].map(send));
  expect(ended[0]).toBe('quick@people.net.au');
});

test('a mail server that is down is unreachable; mail is sent again once it is back', async () => {
  expect(await sendTo('p0@people.net.au')).toBe('sent');
  await stop();
  expect(await sendTo('p1@people.net.au')).toBe('not-sent: The mail server could not be reached.');
  await listen(port);
  expect(await sendTo('p1@people.net.au')).toBe('sent');
  expect(taken).toEqual(['p0@people.net.au', 'p1@people.net.au']);
});

test('a mail names its sender, the reply address and how to unsubscribe', async () => {
  let source = '';
  server.onData = (stream, _session, callback) => {
    stream.on('data', (chunk: Buffer) => (source += chunk.toString()));
    stream.on('end', () => callback(null));
  };
  await mail.send({
    to: 'p0@people.net.au',
    subject: 'Hi',
    text: 'Hi',
    html: '<p>Hi</p>',
    unsubscribe: true,
  });
  expect(source).toContain('List-Unsubscribe: <mailto:help@agebetter.example?subject=unsubscribe>');
  expect(source).toContain('From: Age Better <hello@agebetter.example>');
  expect(source).toContain('Reply-To: help@agebetter.example');
});
