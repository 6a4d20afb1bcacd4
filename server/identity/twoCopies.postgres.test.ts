import { afterEach, beforeEach, expect, test } from 'vitest';
import { startCopies, type Copies } from '@/testing/server/copies';
import type { TestServer } from '@/testing/server/testServer';

let copies: Copies;
beforeEach(async () => {
  copies = await startCopies({ LOGIN_FAILURES_PER_ADDRESS: '20', REGISTRATIONS_PER_HOUR: '10' });
});
afterEach(() => copies.close());

/** One copy after the other, as a balancer without memory chooses. */
const turnOf = (n: number) => (n % 2 === 0 ? copies.a : copies.b);

const logIn = (server: TestServer, password: string) =>
  server.send('POST', '/api/identity/session', { body: { email: 'george@example.org', password } });

test('failed logins that are spread over two copies stop where those of one copy do, until the right password clears them', async () => {
  const { a } = copies;
  for (let n = 0; n < 19; n += 1) expect((await logIn(turnOf(n), 'Wrong111')).status).toBe(401);
  // The right password resets the count, on both.
  expect((await logIn(a, a.password)).status).toBe(200);
  for (let n = 0; n < 20; n += 1) expect((await logIn(turnOf(n), 'Wrong111')).status).toBe(401);
  for (const server of [copies.a, copies.b])
    expect(await logIn(server, server.password)).toMatchObject({
      status: 429,
      body: { code: 'too-many-requests' },
      headers: { 'retry-after': String(15 * 60) },
    });
  for (const server of [copies.a, copies.b]) server.elapse(15 * 60_000);
  expect((await logIn(copies.b, copies.b.password)).status).toBe(200);
});

test('failed logins at the same moment on two copies are counted one by one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => logIn(turnOf(n), 'Wrong111').then(({ status }) => status)),
  );
  expect(answers.filter((status) => status === 401)).toHaveLength(20);
  expect(answers.filter((status) => status === 429)).toHaveLength(10);
});

test('registrations from one client, and mails for one new password, are counted over both copies', async () => {
  const register = (n: number) =>
    turnOf(n).send('POST', '/api/identity/accounts', {
      body: { email: `person${n}@example.net`, password: 'Correct1' },
    });
  const made = [];
  for (let n = 0; n < 11; n += 1) made.push((await register(n)).status);
  expect(made).toEqual([...Array.from({ length: 10 }, () => 201), 429]);

  const body = { email: 'margaret@example.org' };
  for (let n = 0; n < 6; n += 1)
    expect((await turnOf(n).send('POST', '/api/identity/password-reset', { body })).status).toBeLessThan(300);
  for (const { parts } of [copies.a, copies.b]) await parts.background.settled();
  expect([...copies.a.mails, ...copies.b.mails].filter(({ to }) => to === body.email)).toHaveLength(3);
});
