import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isOneAddress } from '../identity/emailAddress';
import { compose } from '../mail/compose';
import { sending, startTestServer, type TestServer } from '@/testing/server/testServer';
import { bringKeysUpToDate } from '../identity/earlierKeys';
import { runRaw } from '@/testing/server/rawDatabase';

const ada = { email: 'ada@example.net', password: 'Correct1' };
const wide = 'ａda@example.net';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ LOGIN_FAILURES_PER_ADDRESS: '3' });
});
afterEach(() => server.close());

const register = (email: string, password = ada.password) =>
  server.send('POST', '/api/identity/accounts', { body: { email, password } });
const logIn = (email: string, password = ada.password) =>
  server.send('POST', '/api/identity/session', { body: { email, password } });

/** The token of a user who may send mail. */
async function administrator(): Promise<string> {
  const { body } = await register('grace@example.net');
  const { accounts, now } = server.parts;
  await accounts.grantRole((await accounts.byEmail('grace@example.net'))!, 'admin', now());
  return body['token']!;
}

/** An account as the version before kept it: under its address as typed, in lower case. */
async function keepAsBefore(uid: string, email: string, password: string, createdAt: number): Promise<void> {
  const hash = await server.parts.passwords.hash(password);
  await runRaw(
    server.parts,
    sql`INSERT INTO accounts (uid, email, email_key, password_hash, created_at)
      VALUES (${uid}, ${email}, ${email.trim().toLowerCase()}, ${hash}, ${createdAt})`,
  );
}

test('an address in full-width letters is the same account, and its mail goes to the normalized address', async () => {
  expect((await register('Ａda@example.net')).body['email']).toBe('Ada@example.net');
  expect((await register(ada.email)).status).toBe(409);
  for (const email of [ada.email, wide, 'ADA@ｅxample.net', 'a\u200Bda@example.net']) {
    expect((await logIn(email)).status).toBe(200);
  }
  await server.send('POST', '/api/identity/password-reset', { body: { email: wide } });
  await server.parts.background.settled();
  expect(server.mails.map(({ to }) => to)).toEqual(['Ada@example.net']);
});

test('wrong passwords for one address count together, however it is written', async () => {
  await register(ada.email);
  for (const email of [ada.email, wide, 'aｄa@example.net']) await logIn(email, 'Wrong123');
  expect((await logIn('adａ@example.net', 'Wrong123')).status).toBe(429);
});

test('an account stored under an unnormalized address is found by the normalized one', async () => {
  await keepAsBefore('uid-1', wide, ada.password, 1);
  await bringKeysUpToDate(server.parts.database);
  const { accounts } = server.parts;
  for (const email of [wide, ada.email, 'ADA@example.net']) {
    expect((await accounts.byEmail(email))?.uid).toBe('uid-1');
  }
  expect((await register(ada.email)).status).toBe(409);
});

test('two accounts whose addresses are now the same both keep working as they were typed', async () => {
  await keepAsBefore('older', wide, 'Older123', 1);
  await keepAsBefore('oldest', 'aｄa@example.net', 'Oldest12', 0);
  await keepAsBefore('newer', ada.email, 'Newer123', 2);
  const { accounts, database } = server.parts;
  for (let start = 0; start < 2; start += 1) {
    await bringKeysUpToDate(database);
    expect((await accounts.byEmail(wide))?.uid).toBe('older');
    expect((await accounts.byEmail('aｄa@example.net'))?.uid).toBe('oldest');
    expect((await accounts.byEmail('ADA@example.net'))?.uid).toBe('newer');
  }
  expect((await logIn(wide, 'Older123')).body['uid']).toBe('older');
  expect((await logIn(ada.email, 'Newer123')).body['uid']).toBe('newer');
  expect((await register('adａ@example.net')).status).toBe(409);
});

test('an unsubscribed address gets no mail in full-width letters, also on a list from an earlier version', async () => {
  await runRaw(
    server.parts,
    sql`INSERT INTO unsubscribed (email_key, created_at) VALUES (${wide}, 1), ('bob@example.net', 2)`,
  );
  await bringKeysUpToDate(server.parts.database);
  const list = server.parts.unsubscribed;
  const token = await administrator();
  for (const to of [ada.email, wide, 'bob@ｅxample.net']) {
    const mail = { to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
    const answer = await server.send('POST', '/api/send-email', { token, body: mail });
    expect(answer.body['code']).toBe('address-unsubscribed');
  }
  expect(await list.remove(ada.email)).toBe(true);
  expect(await list.remove(wide)).toBe(false);
});

test('a mail goes to the normalized address, and normalizing never creates a second address', () => {
  const mail = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  expect(compose({ from: 'hello@agebetter.example', replyTo: null }, { ...mail, to: wide }).to).toEqual({
    name: '',
    address: ada.email,
  });
  for (const text of ['ada@example.net，bob@example.net', 'ada@example.net；bob', 'list：ada@example.net']) {
    expect(isOneAddress(text)).toBe(false);
  }
});

test('a sample address in full-width letters is still recognised as one', async () => {
  await server.close();
  server = await startTestServer(sending);
  const token = await administrator();
  const mail = { to: 'ada@people.tｅst', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  const answer = await server.send('POST', '/api/send-email', { token, body: mail });
  expect(answer.body['code']).toBe('address-reserved');
});
