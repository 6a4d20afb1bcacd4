import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailsOfAccount } from '../identity/mailBudget';
import { mailedCode } from '@/testing/server/provedAddress';
import { sending, startTestServer, type Reply, type TestServer } from '@/testing/server/testServer';
import { runRaw } from '@/testing/server/rawDatabase';

const ada = { email: 'ada@people.net', password: 'Correct1' };
const day = 24 * 60 * 60 * 1000;

let server: TestServer;
let registered: Reply;
beforeEach(async () => {
  server = await startTestServer({ DATA: 'server', ...sending });
  registered = await register(ada.email);
});
afterEach(() => server.close());

const register = (email: string) =>
  server.send('POST', '/api/identity/accounts', { body: { email, password: ada.password } });
const logIn = (email = ada.email) =>
  server.send('POST', '/api/identity/session', { body: { email, password: ada.password } });
const tokenOf = ({ body }: Reply) => body['token']!;
const ask = (token = tokenOf(registered)) => server.send('POST', '/api/identity/address/code', { token });
const use = (code: string, token = tokenOf(registered)) =>
  server.send('PUT', '/api/identity/address', { token, body: { code } });
const me = (token: string) => server.send('GET', '/api/identity/me', { token });
const codeOf = (email = ada.email) => mailedCode(server, email);
/** Six digits that are not these. */
const otherThan = (digits: string) => String((Number(digits) + 1) % 1_000_000).padStart(6, '0');

test('registering mails one code and one link, and nothing of what a stranger has written', async () => {
  const { digits, link } = await codeOf();
  expect(registered.body).toMatchObject({ addressProved: false });
  expect((await me(tokenOf(registered))).body).toMatchObject({ addressProved: false });
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toMatchObject({
    to: ada.email,
    subject: 'Confirm your email address for Age Better',
    isPrivate: true,
  });
  expect(link).toMatch(/^[\w-]{22}$/);
  expect(server.mails[0]!.text).toContain(`https://agebetter.example/profile#confirm=${link}`);
  expect(server.mails[0]!.text.replaceAll('\n', ' ')).toContain(
    'If you did not ask for this, you need to do nothing: nothing else will be sent to this address.',
  );
  expect(server.mails[0]!.html).toContain(digits);
});

test.each(['digits', 'link'] as const)(
  'the %s of the mail prove the address, end every other login and begin a new one',
  async (kind) => {
    const other = await logIn();
    const { [kind]: code } = await codeOf();
    const answer = await use(` ${code} `);
    expect(answer).toMatchObject({ status: 200, body: { email: ada.email, addressProved: true } });
    expect((await me(tokenOf(answer))).body).toMatchObject({ addressProved: true });
    for (const before of [registered, other]) {
      expect((await me(tokenOf(before))).status).toBe(401);
      expect((await server.send('GET', '/api/identity/me', { cookie: before.cookie })).status).toBe(401);
    }
    const byCookie = await server.send('GET', '/api/identity/me', { cookie: answer.cookie });
    expect(byCookie).toMatchObject({ status: 200, body: { addressProved: true } });
    expect((await logIn()).body).toMatchObject({ addressProved: true });
  },
);

test('an address that is proved is not proved again: the login goes on, and no code is mailed', async () => {
  const proved = tokenOf(await use((await codeOf()).digits));
  const again = await use('000000', proved);
  expect(again).toMatchObject({ status: 200, body: { addressProved: true } });
  expect(tokenOf(again)).toBe(proved);
  expect(await ask(proved)).toMatchObject({ status: 409, body: { code: 'address-proved' } });
  await server.parts.background.settled();
  expect(server.mails).toHaveLength(1);
});

test('a wrong code is refused with a sentence, and five of them end the right one', async () => {
  const { digits } = await codeOf();
  for (let tried = 0; tried < 5; tried += 1)
    expect(await use(otherThan(digits))).toMatchObject({
      status: 400,
      body: {
        code: 'invalid-credential',
        error: 'This code is not right, or too old. Please look for the newest email, or ask for a new code.',
      },
    });
  expect((await use(digits)).status).toBe(400);
  expect((await ask()).status).toBe(202);
  expect((await use((await codeOf()).digits)).status).toBe(200);
});

test('a code lasts for a day, and ends when a new one is made', async () => {
  const first = await codeOf();
  await ask();
  const second = await codeOf();
  expect((await use(first.link)).status).toBe(400);
  server.elapse(day);
  const { token } = (await logIn()).body;
  expect((await use(second.link, token)).status).toBe(400);
});

test('the code of one account does not prove the address of another', async () => {
  const { link } = await codeOf();
  const bob = await register('bob@people.net');
  expect((await use(link, tokenOf(bob))).status).toBe(400);
  expect((await server.send('PUT', '/api/identity/address', { body: { code: link } })).status).toBe(401);
});

test('no more than four codes an hour and eight a day go to an address, whichever accounts ask', async () => {
  const many = async () => {
    const answers = [];
    for (let asked = 0; asked < 5; asked += 1)
      answers.push((await ask((await logIn()).body['token'])).status);
    return answers;
  };
  expect(await many()).toEqual([202, 202, 202, 429, 429]);
  await runRaw(server.parts, sql`DELETE FROM accounts`);
  // Registering is possible, but no code is mailed.
  expect((await register(ada.email)).status).toBe(201);
  await server.parts.background.settled();
  expect(server.mails).toHaveLength(4);
  server.elapse(day / 24);
  expect(await many()).toEqual([202, 202, 202, 202, 429]);
  server.elapse(day / 24);
  const late = await ask((await logIn()).body['token']);
  expect(late).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(20 * 60 * 60);
});

test('a mail that was not sent does not count, and the operator reads why', async () => {
  await codeOf();
  server.failMail('not-sent');
  for (let asked = 0; asked < 6; asked += 1) {
    expect((await ask()).status).toBe(202);
    await server.parts.background.settled();
  }
  expect(server.logLines.filter((line) => line.includes('a mail could not be sent'))).toHaveLength(6);
});

test('links to a new password count for the logged-in user who asks for them, and never for a stranger', async () => {
  await codeOf();
  const { budget, now } = server.parts;
  // One was the code.
  for (let at = 1; at < 30; at += 1) await budget.take([[registered.body['uid']!, mailsOfAccount]], now());
  const askForReset = (token?: string) =>
    server.send('POST', '/api/identity/password-reset', { token, body: { email: ada.email } });
  expect(await askForReset(tokenOf(registered))).toMatchObject({
    status: 429,
    body: { code: 'too-many-requests' },
  });
  expect((await askForReset()).status).toBe(202);
});

test('a used link to a new password proves the address as well; one that an operator made does not', async () => {
  const choose = (code: string, password: string) =>
    server.send('POST', '/api/identity/password', { body: { code, password } });
  const { uid } = registered.body;
  const handed = await server.parts.resets.start(uid!, server.parts.now(), false);
  expect((await choose(handed, ada.password)).status).toBe(204);
  expect((await logIn()).body).toMatchObject({ addressProved: false });
  await server.send('POST', '/api/identity/password-reset', { body: { email: ada.email } });
  await server.parts.background.settled();
  const code = /#code=(\S+)/.exec(server.mails.at(-1)!.text)![1]!;
  expect((await choose(code, ada.password)).status).toBe(204);
  expect((await logIn()).body).toMatchObject({ addressProved: true });
});

test('without a mail server nobody is asked and everything counts as proved, until there is one', async () => {
  await server.parts.background.settled();
  const plain = await startTestServer({ DATA: 'server', PUBLIC_URL: sending.PUBLIC_URL });
  const answer = await plain.send('POST', '/api/identity/accounts', { body: ada });
  expect(answer.body).toMatchObject({ addressProved: true });
  await plain.parts.background.settled();
  expect(plain.mails).toEqual([]);
  expect((await plain.parts.accounts.byEmail(ada.email))!.addressProvedAt).toBeNull();
  const token = tokenOf(answer);
  expect((await plain.send('POST', '/api/identity/address/code', { token })).status).toBe(409);
  await plain.close();
});
