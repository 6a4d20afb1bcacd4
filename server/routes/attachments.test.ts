import { afterEach, beforeEach, expect, test } from 'vitest';
import { compose } from '../mail/compose';
import { startTestServer, type TestServer } from '@/testing/server/testServer';

let server: TestServer;
let token: string | undefined;
beforeEach(async () => {
  server = await startTestServer();
  const body = { email: 'admin@example.org', password: server.password };
  token = (await server.send('POST', '/api/identity/session', { body })).body['token'];
});
afterEach(() => server.close());

/** Mails one file of this name that claims to be a page, and returns the response. */
const attach = (filename: string) =>
  server.send('POST', '/api/send-email', {
    token,
    body: {
      to: 'ada@example.net',
      subject: 'Walks',
      text: 'Walk at 10.',
      html: '<p>Walk at 10.</p>',
      attachments: [{ filename, content: 'SGVsbG8=', contentType: 'text/html' }],
    },
  });

const kind = 'Files of this kind cannot be sent by email. These can: csv, ics, jpeg, jpg, pdf, png, txt.';
const hidden = 'The name of this file has characters that nobody can see. Please give it another name.';
const way = 'The name of this file must not have a slash or a colon in it. Please give it another name.';

test.each([
  ['setup.exe', kind],
  ['page.html', kind],
  ['drawing.svg', kind],
  ['report.pdf.scr', kind],
  ['report.ｐｄｆ', kind],
  ['report.pdf.', kind],
  ['report', kind],
  ['.pdf', kind],
  ['invoice\u202Efdp.exe', hidden],
  ['invoice\u202Eexe.pdf', hidden],
  ['invoice\u2066.pdf', hidden],
  ['invoice.exe\u200B.pdf', hidden],
  ['invoice\u3164.pdf', hidden],
  ['invoice\uD800.pdf', hidden],
  ['invoice\n.pdf', hidden],
  ['setup.exe:x.pdf', way],
  ['../x.pdf', way],
])('a file named %j is refused as an attachment, with the reason', async (filename, error) => {
  expect(await attach(filename)).toMatchObject({ status: 400, body: { code: 'invalid-request', error } });
  expect(server.mails).toEqual([]);
});

test.each([
  ['Plan für Mai.PDF', 'application/pdf'],
  ['users.csv', 'text/csv; charset=utf-8'],
  ['walk.ics', 'text/calendar; charset=utf-8'],
  ['photo 1.v2.JPG', 'image/jpeg'],
  ['photo.jpeg', 'image/jpeg'],
  ['map.png', 'image/png'],
  ['note.txt', 'text/plain; charset=utf-8'],
])('a file named %s is attached as %s, whatever type the request claims', async (filename, contentType) => {
  expect((await attach(filename)).status).toBe(200);
  const sender = { from: 'hello@agebetter.example', replyTo: null };
  expect(compose(sender, server.mails[0]!).attachments).toEqual([
    { filename, contentType, content: Buffer.from('Hello') },
  ]);
});

test('an export whose name does not fit its type is refused', async () => {
  const body = {
    to: 'ada@example.net',
    data: [],
    columns: [{ field: 'id', label: 'ID' }],
    filename: 'users.pdf',
    type: 'csv',
    reportTitle: 'Users',
  };
  expect((await server.send('POST', '/api/send-export', { token, body })).status).toBe(400);
  const hiddenName = { ...body, filename: 'users\u202Evsc.csv' };
  const refused = await server.send('POST', '/api/send-export', { token, body: hiddenName });
  expect(refused).toMatchObject({ status: 400, body: { error: hidden } });
});
