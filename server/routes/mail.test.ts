import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MailError } from '../mail/mailError';
import { HttpError } from '../http/httpError';
import { sessionHeaders } from '../../testing/server/sessionCookies.mjs';
import { sending, startTestServer, type TestServer } from '@/testing/server/testServer';
import { runRaw } from '@/testing/server/rawDatabase';

let server: TestServer;
let token: string;

async function logIn(email: string): Promise<string> {
  const { body } = await server.send('POST', '/api/identity/session', {
    body: { email, password: server.password },
  });
  return body['token']!;
}

beforeEach(async () => {
  server = await startTestServer();
  token = await logIn('admin@example.org');
});
afterEach(() => server.close());

const mail = { to: 'ada@example.net', subject: 'Walks', text: 'Walk at 10.', html: '<p>Walk at 10.</p>' };
const table = {
  to: 'ada@example.net',
  data: [
    { id: 1, email: 'a@example.org', role: null },
    { id: 2, email: '=cmd()', role: 'say "hi", Bob' },
  ],
  columns: [
    { field: 'id', label: 'ID' },
    { field: 'email', label: 'Email' },
    { field: 'role', label: 'Role' },
  ],
  filename: 'users_export_20261121.csv',
  type: 'csv',
  reportTitle: 'User Management Report',
};
const post = (
  path: string,
  body: unknown,
  options: { token?: string | undefined; cookie?: string | undefined; key?: string } = { token },
) =>
  server.send('POST', `/api/${path}`, {
    body,
    token: 'token' in options ? options.token : token,
    cookie: options.cookie,
    headers: options.key === undefined ? {} : { 'idempotency-key': options.key },
  });

describe.each([
  ['send-email', mail],
  ['send-export', table],
])('POST /api/%s', (path, body) => {
  test('gives an administrator the id of the email', async () => {
    expect(await post(path, body)).toMatchObject({ status: 200, body: { messageId: '<1@test>' } });
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatchObject({ to: 'ada@example.net', unsubscribe: true });
  });

  test('lets nobody in without a login, or with a made-up, foreign or ended one', async () => {
    const foreign = await logIn('margaret@example.org');
    const { cookie } = sessionHeaders(token);
    for (const bad of [
      { token: undefined },
      { token: 'rubbish' },
      { token: undefined, cookie },
      { token: foreign, cookie },
    ]) {
      expect(await post(path, body, bad)).toMatchObject({ status: 401, body: { code: 'signed-out' } });
    }
    server.elapse(31 * 24 * 60 * 60_000);
    expect(await post(path, body)).toMatchObject({ status: 401 });
    expect(server.mails).toEqual([]);
  });

  test.each(['margaret@example.org', 'nurse.lee@example.org'])(
    'refuses %s, who is no administrator',
    async (email) => {
      const answer = await post(path, body, { token: await logIn(email) });
      expect(answer).toMatchObject({
        status: 403,
        body: { code: 'permission-denied', error: 'Only administrators can do this.' },
      });
      expect(server.mails).toEqual([]);
    },
  );

  test('refuses a stranger before reading the body', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const status = await new Promise((resolve, reject) => {
      const call = request(
        {
          port,
          host: '127.0.0.1',
          method: 'POST',
          path: `/api/${path}`,
          headers: {
            'content-type': 'application/json',
            'content-length': '5000000',
            origin: `http://127.0.0.1:${port}`,
          },
        },
        (response) => {
          resolve(response.statusCode);
          call.destroy();
        },
      );
      call.on('error', reject);
      call.flushHeaders();
    });
    expect(status).toBe(401);
  });

  test('refuses a body of ten megabytes as too large', async () => {
    const large = { ...body, reportTitle: 'x', text: 'x'.repeat(10_000_000) };
    expect(await post(path, large)).toMatchObject({ status: 413, body: { code: 'too-large' } });
  });

  test.each([
    ['two addresses', 'ada@example.net, bob@example.net'],
    ['a line break', 'ada@example.net\r\nBcc: bob@example.net'],
    ['a name and an address', 'Ada <ada@example.net>'],
    ['no address', 'ada'],
    ['nothing', ''],
  ])('refuses %s as recipient', async (_, to) => {
    const answer = await post(path, { ...body, to });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-email' } });
    expect(server.mails).toEqual([]);
  });

  test('distinguishes a refusal by the mail server from an email that may have been sent', async () => {
    server.failMail(new MailError('not-sent', 'This mailbox is full.'));
    expect(await post(path, body)).toMatchObject({
      status: 502,
      body: { code: 'mail-not-sent', error: 'This mailbox is full.' },
    });
    server.failMail(new MailError('unknown', 'It may have been sent.'));
    expect(await post(path, body)).toMatchObject({ status: 502, body: { code: 'mail-unknown' } });
    server.failMail(new Error('ENOSPC ada@example.net'));
    expect(await post(path, body)).toMatchObject({ status: 502, body: { code: 'mail-not-sent' } });
    expect(server.logLines.join('')).not.toContain('ada@example.net');
  });

  test('sends a repeated request once and gives the same answer, also at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post(path, body, { key: 'key-0001' })));
    answers.push(await post(path, body, { key: 'key-0001' }));
    expect(answers.map(({ status, body: { messageId } }) => [status, messageId])).toEqual(
      Array.from({ length: 4 }, () => [200, '<1@test>']),
    );
    expect(server.mails).toHaveLength(1);
    expect(await post(path, { ...body, to: 'bob@example.net' }, { key: 'key-0001' })).toMatchObject({
      status: 400,
    });
    await post(path, body, { key: 'key-0002' });
    expect(server.mails).toHaveLength(2);
  });

  test('says that the email may have been sent when the server crashed while sending', async () => {
    await post(path, body, { key: 'key-0003' });
    await runRaw(server.parts, sql`UPDATE mail_requests SET answer = NULL`);
    expect(await post(path, body, { key: 'key-0003' })).toMatchObject({
      status: 502,
      body: { code: 'mail-unknown', error: 'The server stopped in the middle. It may have been sent.' },
    });
    expect(server.mails).toHaveLength(1);
  });

  test('sends nothing to an unsubscribed address', async () => {
    await server.parts.unsubscribed.add('ADA@example.net', 0);
    expect(await post(path, body)).toMatchObject({ status: 400, body: { code: 'address-unsubscribed' } });
    await server.parts.unsubscribed.remove('ada@example.net');
    expect((await post(path, body)).status).toBe(200);
  });

  test('refuses a body of another shape', async () => {
    for (const bad of [{}, [], { ...body, to: 5 }, { ...body, extra: 1 }]) {
      expect(await post(path, bad)).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
    }
  });
});

test('scripts, styles and images are removed from the HTML, and the plain text is sent with it', async () => {
  const html =
    '<p onclick="x()">Dear <b>Ada</b><br>&lt;3</p><script>alert(1)</script><img src="http://x/y.png">' +
    '<a href="javascript:alert(1)">go</a><a href="https://agebetter.au/">home</a><style>p{}</style>';
  await post('send-email', { ...mail, html });
  const sent = server.mails[0]!;
  expect(sent.text).toMatch(/^Walk at 10\.\n\n/);
  expect(sent.html).toContain(
    '<p>Dear <b>Ada</b><br />&lt;3</p><a>go</a><a href="https://agebetter.au/">home</a>',
  );
  expect(sent.html).not.toMatch(/script|onclick|<img|p\{\}/);
});

test('attachments are sent from the request; a path or a URL is never read', async () => {
  const attachment = { filename: 'note.txt', content: Buffer.from('Hello').toString('base64') };
  await post('send-email', { ...mail, attachments: [attachment] });
  expect(server.mails[0]!.attachments).toEqual([{ filename: 'note.txt', content: Buffer.from('Hello') }]);
  for (const bad of [
    { filename: 'x', path: '/etc/passwd' },
    { ...attachment, path: '/etc/passwd' },
    { ...attachment, href: 'http://localhost/' },
    { ...attachment, filename: '../x' },
    { ...attachment, content: 'not base64!' },
  ]) {
    expect((await post('send-email', { ...mail, attachments: [bad] })).status).toBe(400);
  }
  const six = Array.from({ length: 6 }, () => attachment);
  expect((await post('send-email', { ...mail, attachments: six })).status).toBe(400);
});

test('an administrator who has reached the hourly limit of emails is asked to wait', async () => {
  await server.close();
  server = await startTestServer({ MAILS_PER_HOUR: '3' });
  token = await logIn('admin@example.org');
  for (let i = 0; i < 3; i += 1) expect((await post('send-email', mail)).status).toBe(200);
  server.elapse(20 * 60_000);
  const refused = await post('send-email', mail);
  expect(refused).toMatchObject({
    status: 429,
    body: { error: 'You have sent as many emails as one hour allows. Please wait 40 minutes.' },
  });
  expect(refused.headers['retry-after']).toBe('2400');
  server.elapse(40 * 60_000);
  token = await logIn('admin@example.org');
  expect((await post('send-email', mail)).status).toBe(200);
});

test('the hourly limit is enough for a bulk email of 1,000 and its retries', () => {
  expect(server.settings.mail.perHour).toBeGreaterThanOrEqual(1100);
});

test('with a mail server, sample addresses are refused', async () => {
  await server.close();
  server = await startTestServer(sending);
  token = await server.makeAdministrator();
  for (const to of ['ada@example.net', 'ada@mail.EXAMPLE.org', 'ada@home.test', 'ada@some.invalid']) {
    expect(await post('send-email', { ...mail, to })).toMatchObject({ body: { code: 'address-reserved' } });
  }
  expect((await post('send-email', { ...mail, to: 'ada@notexample.net' })).status).toBe(200);
});

test('an export is sent as a CSV file that other programs can read', async () => {
  await post('send-export', table);
  const { subject, text, attachments } = server.mails[0]!;
  expect({ subject, text }).toEqual({
    subject: 'User Management Report',
    text: expect.stringMatching(
      /^User Management Report: 2 rows, in the file users_export_20261121\.csv\.\n\n/,
    ) as string,
  });
  const [file] = attachments!;
  expect(file).toMatchObject({ filename: table.filename });
  const data = parse(Buffer.from(file!.content).toString('utf8').slice(1));
  expect(data.slice(0, 3)).toEqual([
    ['ID', 'Email', 'Role'],
    ['1', 'a@example.org', ''],
    ['2', "'=cmd()", 'say "hi", Bob'],
  ]);
});

test('a PDF that would wait too long is refused before anything is sent, and can be requested again', async () => {
  const full = () => {
    throw new HttpError('unavailable', 'Many PDF files are being made just now.', 60);
  };
  const asked = { ...table, type: 'pdf', filename: 'users_export_20261121.pdf' };
  const { makeReport } = server.parts;
  makeReport.checkRoom = full;
  const refused = await post('send-export', asked, { token, key: 'waiting-1' });
  expect(refused).toMatchObject({ status: 503, body: { error: 'Many PDF files are being made just now.' } });
  expect(refused.headers['retry-after']).toBe('60');
  delete makeReport.checkRoom;
  expect((await post('send-export', asked, { token, key: 'waiting-1' })).status).toBe(200);
  expect(server.mails).toHaveLength(1);
});

test('an export is sent as a PDF file with the sender’s own words', async () => {
  const asked = {
    ...table,
    type: 'pdf',
    filename: 'users_export_20261121.pdf',
    subject: 'Report',
    text: 'Here\nit <is>',
  };
  await post('send-export', asked);
  const { subject, text, html, attachments } = server.mails[0]!;
  expect(subject).toBe('Report');
  expect(text).toMatch(/^Here\nit <is>\n\n/);
  expect(html).toContain('<p>Here<br />it &lt;is&gt;</p>');
  expect(Buffer.from(attachments![0]!.content.slice(0, 5)).toString()).toBe('%PDF-');
  const many = { ...asked, data: Array.from({ length: 10_001 }, () => ({ id: 1 })) };
  expect(await post('send-export', many)).toMatchObject({
    status: 413,
    body: { error: 'A PDF can have at most 10,000 rows. Please choose CSV.' },
  });
});
