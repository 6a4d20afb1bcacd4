import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StartError } from '../settings/startError';
import { isOneAddress } from '../identity/emailAddress';
import { compose } from './compose';
import type { MailMessage } from './mail';
import { createOutboxMail } from './outbox';
import { passwordResetMail } from './passwordResetMail';
import { mailPage } from './sanitize';
import { createSmtpMail } from './smtp';

const sender = { from: 'Age Better <hello@agebetter.example>', replyTo: 'help@agebetter.example' };
const message: MailMessage = {
  to: 'ada@example.net',
  subject: 'Good morning',
  text: 'Dear Ada,\nsee you at 10.\n',
  html: '<p>Dear Ada, see you at 10.</p>',
};
const time = Date.UTC(2026, 10, 21, 9, 0, 0);

test.each(['ada@example.net', " o'brien+walks@example.net ", 'jürgen@exämple.net'])(
  '%s is a single address',
  (text) => {
    expect(isOneAddress(text)).toBe(true);
  },
);

test.each([
  '',
  'ada',
  'ada@example',
  'ada@example.net, bob@example.net',
  'ada@example.net,bob@example.net',
  'ada@example.net;bob@example.net',
  'ada@example.net\r\nBcc: bob@example.net',
  'ada@example.net\nbob@example.net',
  'Ada<ada@example.net>',
  'list:ada@example.net',
  '"ada"@example.net',
  `${'a'.repeat(250)}@example.net`,
])('%j is not one address', (text) => {
  expect(isOneAddress(text)).toBe(false);
  expect(() => compose(sender, { ...message, to: text })).toThrow('A mail goes to exactly one address.');
});

test('no input can add a mail header, or make the server read a file or fetch an address', () => {
  const mail = compose(sender, {
    ...message,
    subject: 'Hello\r\nBcc: bob@example.net',
  });
  expect(mail.subject).toBe('Hello Bcc: bob@example.net');
  expect(mail).toMatchObject({ disableFileAccess: true, disableUrlAccess: true });
  for (const filename of ['a\r\nX: y.csv', 'setup.exe', '/etc/passwd.txt']) {
    const attachments = [{ filename, content: new Uint8Array([65]) }];
    expect(() => compose(sender, { ...message, attachments })).toThrow('This file cannot be mailed.');
  }
});

test('the password reset mail gives the link in both plain text and HTML', () => {
  const link = 'https://agebetter.example/reset-password#code=abc';
  const mail = passwordResetMail('ada@example.net', 'Tom & "Ada"', link);
  expect(mail.subject).toBe('Choose a new password for Tom & "Ada"');
  expect(mail.text).toContain(link);
  for (const line of [
    'The link works once, for one hour.',
    'We will never ask you for your password by mail',
  ]) {
    expect(mail.text.replaceAll('\n', ' ')).toContain(line);
    expect(mail.html).toContain(line);
  }
  expect(mail.html).toContain(`<a href="${link}">Choose a new password</a>`);
  expect(mail.html).toContain('Tom &amp; &quot;Ada&quot; account');
  expect(mail.html).toContain('<html lang="en-AU">');
});

test.each([
  ['of an administrator', mailPage('News', '<p>Hello</p>')],
  ['with a new password', passwordResetMail('ada@example.net', 'Tom', 'https://agebetter.example/x').html],
])('a mail %s brings the ground for its letters, whatever colours the mail program has', (_which, html) => {
  expect(html).toMatch(/<body style="[^"]*; color: #17231e; background-color: #ffffff">/);
});

describe('The outbox', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'age-better-outbox-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('writes a mail as a file that any mail program reads and only its owner can open', async () => {
    const outbox = join(folder, 'outbox');
    const mail = createOutboxMail(outbox, sender, () => time);
    const attachments = [{ filename: 'users.csv', content: Buffer.from('ID\r\n1\r\n') }];
    const { messageId } = await mail.send({ ...message, attachments });
    const [name, ...others] = readdirSync(outbox);
    expect(others).toEqual([]);
    expect(name).toMatch(/^2026-11-21T09-00-00-000Z-\d+-0001\.eml$/);
    expect(statSync(join(outbox, name!)).mode & 0o777).toBe(0o600);
    const parsed = await PostalMime.parse(readFileSync(join(outbox, name!)));
    expect(parsed).toMatchObject({
      from: { name: 'Age Better', address: 'hello@agebetter.example' },
      replyTo: [{ address: 'help@agebetter.example' }],
      to: [{ address: 'ada@example.net' }],
      subject: 'Good morning',
      messageId,
    });
    expect(parsed.text).toContain('see you at 10.');
    expect(parsed.html).toContain('<p>Dear Ada');
    expect(parsed.attachments[0]).toMatchObject({ filename: 'users.csv', mimeType: 'text/csv' });
    expect(mail.goesTo).toContain(outbox);
  });

  test('keeps mails with a private link in a separate folder, readable in a text editor', async () => {
    const link = 'http://localhost:3000/reset-password#code=abcdefghijklmnopqrstuv';
    await createOutboxMail(folder, sender, () => time).send(
      passwordResetMail('ada@example.net', 'Age Better', link),
    );
    const privately = join(folder, 'private');
    expect(readdirSync(folder)).toEqual(['private']);
    expect(statSync(privately).mode & 0o777).toBe(0o700);
    const [name] = readdirSync(privately);
    expect(readFileSync(join(privately, name!), 'utf8')).toContain(`\r\n${link}\r\n`);
  });

  test('keeps mails in order, and never overwrites one', async () => {
    const mail = createOutboxMail(folder, sender, () => time);
    for (const subject of ['one', 'two', 'three']) await mail.send({ ...message, subject });
    const files = readdirSync(folder).toSorted();
    const subjects = await Promise.all(
      files.map(async (name) => (await PostalMime.parse(readFileSync(join(folder, name)))).subject),
    );
    expect(subjects).toEqual(['one', 'two', 'three']);
  });

  test('reports a folder that cannot be created in one line', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => createOutboxMail(join(folder, 'file', 'outbox'), sender, () => time)).toThrow(StartError);
  });
});

describe('A mail server', () => {
  let server: Server;
  let sockets: Socket[];
  let lines: string[];
  let port: number;
  /** The mail server's answer to a command, where it differs from the default. */
  let answers: Record<string, string>;

  /** Speaks just enough of RFC 5321 to take a mail. */
  function talk(socket: Socket): void {
    let data = false;
    let buffer = '';
    socket.on('error', () => {});
    if (answers['greeting'] === 'none') return;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      buffer += chunk.toString();
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        lines.push(line);
        if (data && line !== '.') continue;
        const command = data ? '.' : line.split(/[ :]/)[0]!.toUpperCase();
        data = command === 'DATA';
        const usual: Record<string, string> = { DATA: '354 go on', EHLO: '250 test', QUIT: '221 bye' };
        socket.write(`${answers[command] ?? usual[command] ?? '250 ok'}\r\n`);
      }
    });
  }

  beforeEach(async () => {
    sockets = [];
    lines = [];
    answers = {};
    server = createServer((socket) => {
      sockets.push(socket);
      talk(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const fast = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300, dnsTimeout: 300 };
  const connect = () =>
    createSmtpMail(`smtp://127.0.0.1:${port}`, sender, { tls: 'optional', timeouts: fast });

  test('receives a mail for one person from the fixed sender', async () => {
    const mail = connect();
    const { messageId } = await mail.send(message);
    expect(messageId).toMatch(/^<.+@.+>$/);
    expect(lines).toContain('MAIL FROM:<hello@agebetter.example>');
    expect(lines.filter((line) => line.startsWith('RCPT TO'))).toEqual(['RCPT TO:<ada@example.net>']);
    expect(lines).toContain('Subject: Good morning');
    expect(lines).toContain('To: ada@example.net');
    mail.close();
  });

  test('is sent the next mail over the same connection', async () => {
    const mail = connect();
    for (let i = 0; i < 3; i += 1) await mail.send(message);
    expect(sockets).toHaveLength(1);
    mail.close();
  });

  test('that refuses a mail causes an error', async () => {
    answers['RCPT'] = '550 no such person';
    const mail = connect();
    await expect(mail.send(message)).rejects.toMatchObject({ trouble: 'not-sent' });
    mail.close();
  });

  test('that never answers times out', async () => {
    answers['greeting'] = 'none';
    const mail = connect();
    await expect(mail.send(message)).rejects.toMatchObject({ trouble: 'not-sent' });
    mail.close();
  });

  test('is described without its password', () => {
    const mail = createSmtpMail('smtps://name:secret@mail.example:465', sender, { tls: 'required' });
    expect(mail.goesTo).toBe('the mail server mail.example:465');
    mail.close();
  });
});
