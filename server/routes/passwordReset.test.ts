import { afterEach, beforeEach, expect, test } from 'vitest';
import { MailError } from '../mail/mailError';
import { startTestServer, type SendOptions, type TestServer } from '@/testing/server/testServer';

const ada = { email: 'ada@example.net', password: 'Correct1' };

let server: TestServer;
const ask = (email = ada.email, options: SendOptions = {}) =>
  server.send('POST', '/api/identity/password-reset', { body: { email }, ...options });
const choose = (code: string, password = 'Changed1') =>
  server.send('POST', '/api/identity/password', { body: { code, password } });
const logIn = (password: string) =>
  server.send('POST', '/api/identity/session', { body: { email: ada.email, password } });

async function mailedLink(): Promise<string> {
  await server.parts.background.settled();
  return /https?:\/\/\S+/.exec(server.mails.at(-1)!.text)![0];
}
const codeIn = (link: string) => link.split('#code=')[1]!;

beforeEach(async () => {
  server = await startTestServer();
  await server.send('POST', '/api/identity/accounts', { body: ada });
});
afterEach(() => server.close());

test('the mailed link sets a new password once and ends all logins', async () => {
  const before = await logIn(ada.password);
  expect(await ask()).toMatchObject({ status: 202, body: { status: 'accepted' } });
  const link = await mailedLink();
  expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password#code=[\w-]{22}$/);
  expect(server.mails[0]).toMatchObject({ to: ada.email, subject: 'Choose a new password for Age Better' });
  expect(server.mails[0]!.html).toContain(`<a href="${link}">Choose a new password</a>`);

  expect((await choose(codeIn(link))).status).toBe(204);
  expect((await logIn(ada.password)).body['code']).toBe('wrong-password');
  expect((await logIn('Changed1')).status).toBe(200);
  expect((await server.send('GET', '/api/identity/me', { token: before.body['token'] })).status).toBe(401);
  expect((await server.send('GET', '/api/identity/me', { cookie: before.cookie })).status).toBe(401);
  expect((await choose(codeIn(link), 'Another1')).body['code']).toBe('invalid-credential');
});

test('a weak password does not use up the link', async () => {
  await ask();
  const code = codeIn(await mailedLink());
  expect((await choose(code, 'weak')).body).toEqual({
    error: 'Password must be at least 8 characters.',
    code: 'weak-password',
  });
  expect((await choose(code)).status).toBe(204);
});

test('a link expires after an hour', async () => {
  await ask();
  const code = codeIn(await mailedLink());
  server.elapse(60 * 60 * 1000);
  expect((await choose(code)).body['code']).toBe('invalid-credential');
});

test('one of two simultaneous uses of a link succeeds', async () => {
  await ask();
  const code = codeIn(await mailedLink());
  const answers = await Promise.all([choose(code, 'Changed1'), choose(code, 'Changed2')]);
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([204, 400]));
});

test('a login with the old password that is in progress while it changes is refused', async () => {
  const code = await server.parts.resets.start(
    (await server.parts.accounts.byEmail(ada.email))!.uid,
    server.parts.now(),
    true,
  );
  const { isRight } = server.parts.passwords;
  server.parts.passwords.isRight = async (...check) => {
    const right = await isRight(...check);
    await choose(code);
    return right;
  };
  expect((await logIn(ada.password)).body['code']).toBe('wrong-password');
  server.parts.passwords.isRight = isRight;
  expect((await logIn('Changed1')).status).toBe(200);
});

test('an address without an account gets the same answer and no mail', async () => {
  const known = await ask();
  const unknown = await ask('nobody@example.net');
  await server.parts.background.settled();
  expect(server.mails).toHaveLength(1);
  const { date: _1, ...knownHeaders } = known.headers;
  const { date: _2, ...unknownHeaders } = unknown.headers;
  expect(unknown).toEqual({ ...known, headers: expect.anything() as object });
  expect(unknownHeaders).toEqual(knownHeaders);
});

test('the answer does not wait for the mail, so that its timing reveals nothing', async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let sent = false;
  server.parts.mail.send = async () => {
    await gate;
    sent = true;
    return { messageId: 'late' };
  };
  expect((await ask()).status).toBe(202);
  expect(sent).toBe(false);
  release();
  await server.parts.background.settled();
  expect(sent).toBe(true);
});

test('a mail that cannot be sent is logged without the address', async () => {
  server.failMail(new Error('550 <ada@example.net> unknown'));
  expect((await ask()).status).toBe(202);
  await server.parts.background.settled();
  const line = server.logLines.find((one) => one.includes('a mail could not be sent'));
  expect(line).toBeDefined();
  expect(server.logLines.join('')).not.toContain('ada@example.net');
});

test('the mail server’s reason for a refusal is logged in our own words', async () => {
  server.failMail(new MailError('not-sent', 'The mail server has no safe connection.'));
  await ask();
  await server.parts.background.settled();
  const line = server.logLines.find((one) => one.includes('a mail could not be sent'));
  expect(JSON.parse(line!)).toMatchObject({
    msg: 'a mail could not be sent: The mail server has no safe connection.',
  });
});

test.each([
  ['a foreign host', { HOST: '0.0.0.0' }, { host: 'evil.example' }, 'http://localhost:3000/'],
  ['a local host', {}, { host: '127.0.0.1:4000' }, 'http://127.0.0.1:4000/'],
  ['a forwarded host', { HOST: '0.0.0.0' }, { 'x-forwarded-host': 'evil.example' }, 'http://localhost:3000/'],
  [
    'a public address',
    { PUBLIC_URL: 'https://agebetter.example' },
    { host: 'evil.example' },
    'https://agebetter.example/',
  ],
])('with %s the link leads to our own site', async (_, environment, headers, start) => {
  await server.close();
  server = await startTestServer(environment);
  await server.send('POST', '/api/identity/accounts', { body: ada });
  await ask(ada.email, { headers });
  expect(await mailedLink()).toMatch(new RegExp(`^${start}reset-password#code=`));
});
