import { createConnection, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { certificate } from '@/testing/server/certificate';
import type { Mail } from './mail';
import { createSmtpMail } from './smtp';

const sender = { from: 'Age Better <hello@agebetter.example>', replyTo: null };
const timeouts = { connectionTimeout: 2000, greetingTimeout: 2000, socketTimeout: 2000, dnsTimeout: 2000 };
const noTls =
  'The mail server has no safe connection, so no mail is sent. Please tell whoever runs this site.';
const notProven =
  'The mail server could not prove who it is, so no mail is sent. Please tell whoever runs this site.';

/** The commands that went to the mail server unencrypted, so that an attacker could read them. */
let commands: string[];
/** The mails that arrived: how, and with whose login. */
let taken: string[];
let smtp: SMTPServer;
let between: Server;
let mail: Mail;
/** The changes of a man in the middle to the mail server's responses. */
let onTheWay: (line: string) => string;

/** A real mail server behind a man in the middle, who reads and changes what is not encrypted. */
async function listen(options: SMTPServerOptions): Promise<number> {
  smtp = new SMTPServer({
    ...certificate,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: ({ username }, _session, callback) => callback(null, { user: username }),
    onData(stream, session, callback) {
      stream.resume();
      stream.on('end', () => {
        taken.push(`${session.secure ? 'safe' : 'in clear'}, ${session.user ?? 'nobody'}`);
        callback(null);
      });
    },
    ...options,
  });
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  between = createServer((client) => {
    const server = createConnection(port, '127.0.0.1');
    const end = (socket: Socket) => () => socket.destroy();
    client.on('error', end(server)).on('close', end(server));
    server.on('error', end(client)).on('close', end(client));
    client.on('data', (bytes) => {
      const text = bytes.toString('latin1');
      if (/^[A-Z]{4}/.test(text)) commands.push(...text.trim().split('\r\n'));
      server.write(bytes);
    });
    server.on('data', (bytes) => {
      const text = bytes.toString('latin1');
      client.write(/^\d{3}[ -]/.test(text) ? Buffer.from(onTheWay(text), 'latin1') : bytes);
    });
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  return (between.address() as AddressInfo).port;
}

async function send(): Promise<string> {
  const letter = { to: 'ada@example.net', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  return mail.send(letter).then(
    () => 'sent',
    (error: Error) => error.message,
  );
}

async function connect(
  tls: 'required' | 'optional',
  options: SMTPServerOptions = {},
  ca: string | null = certificate.cert,
) {
  const port = await listen(options);
  mail = createSmtpMail(`smtp://name:secret@127.0.0.1:${port}`, sender, {
    tls,
    timeouts,
    ...(ca === null ? {} : { ca }),
  });
}

beforeEach(() => {
  commands = [];
  taken = [];
  onTheWay = (line) => line;
});
afterEach(async () => {
  mail.close();
  await new Promise((resolve) => between.close(resolve));
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

const clearCommands = () => commands.map((line) => line.split(' ')[0]);

describe('when TLS is required', () => {
  test('a mail server with STARTTLS gets the login and the mail, both encrypted', async () => {
    await connect('required');
    expect(await send()).toBe('sent');
    expect(taken).toEqual(['safe, name']);
    expect(clearCommands()).toEqual(['EHLO', 'STARTTLS']);
  });

  test('a mail server without STARTTLS gets neither, and the administrator is told why', async () => {
    await connect('required', {
      hideSTARTTLS: true,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
    });
    expect(await send()).toBe(noTls);
    expect(taken).toEqual([]);
    expect(clearCommands().filter((command) => command !== 'QUIT')).toEqual(['EHLO', 'STARTTLS']);
  });

  test.each([
    ['takes the offer away', (line: string) => line.replace(/250([ -])STARTTLS/, '250$1NOOP'), 'sent'],
    [
      'takes the offer away and says no',
      (line: string) => line.replace(/250([ -])STARTTLS|220 Ready.*/g, '454 no'),
      noTls,
    ],
    [
      'knows no EHLO',
      (line: string) => (line.startsWith('220') ? line : line.replace(/^250-(.|\n)*/, '502 no\r\n')),
      noTls,
    ],
  ])('an attacker on the way who %s reads no login and no mail', async (_, change, outcome) => {
    await connect('required', { allowInsecureAuth: true });
    onTheWay = change;
    expect(await send()).toBe(outcome);
    expect(taken).toEqual(outcome === 'sent' ? ['safe, name'] : []);
    expect(commands.join('\n')).not.toMatch(/AUTH|MAIL FROM|RCPT|Hello/);
  });

  test('a mail server with an untrusted certificate gets nothing', async () => {
    await connect('required', {}, null);
    expect(await send()).toBe(notProven);
    expect(taken).toEqual([]);
    expect(commands.join('\n')).not.toMatch(/AUTH|MAIL FROM/);
  });
});

describe('when TLS is optional', () => {
  test('STARTTLS is used if the mail server offers it', async () => {
    await connect('optional');
    expect(await send()).toBe('sent');
    expect(taken).toEqual(['safe, name']);
    expect(clearCommands()).toEqual(['EHLO', 'STARTTLS']);
  });

  test('a mail server without STARTTLS still gets the mail', async () => {
    await connect('optional', {
      hideSTARTTLS: true,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
    });
    expect(await send()).toBe('sent');
    expect(taken).toEqual(['in clear, name']);
  });
});
