import { afterEach, describe, expect, test } from 'vitest';
import { sharedDeviceMinutes } from '@/shared/domain/auth/sharedSession';
import { sessionHeaders } from '../../testing/server/sessionCookies.mjs';
import { sendForm } from '@/testing/server/plainForms';
import { type Reply, startTestServer, type TestServer } from '@/testing/server/testServer';
import type { DrawPage } from './drawnPage';

let server: TestServer;
afterEach(() => server.close());

const start = async (drawPage: DrawPage, environment: Record<string, string> = {}) => {
  server = await startTestServer({ DATA: 'server', ...environment }, undefined, { drawPage });
};
const enter = async (email: string) =>
  (await server.send('POST', '/api/identity/accounts', { body: { email, password: 'Correct1' } })).body[
    'token'
  ]!;
const cookieOf = (token: string) => sessionHeaders(token)['cookie']!;
/** The cookies that the browser sends after a response. */
const cookiesOf = ({ headers }: Reply) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((one) => String(one).split(';', 1)[0])
    .join('; ');
const drawnFor = (text: string) => /id="drawn">(.*?)<\/script>/.exec(text)![1]!;
const events = (cookie: string, address = '/events') =>
  server.send('GET', address, { cookie, headers: { accept: 'text/html' } });

/** Draws who asks, and what the API answers them after a while, as pages do. */
const drawOwn: DrawPage = async (_address, { user, fetch }) => {
  await new Promise((resolve) => setImmediate(resolve));
  const answer = await (await fetch('/api/registrations')).text();
  return `<main>${user?.email ?? 'nobody'} ${answer.length}</main>`;
};

describe('A page for a logged-in user', () => {
  test('has what was drawn for them, the answers that it was drawn from, and for whom it is', async () => {
    await start(drawOwn);
    const token = await enter('margaret@example.net');
    const { status, text, headers } = await events(cookieOf(token));
    expect(status).toBe(200);
    expect(text).toContain('<main>margaret@example.net ');
    expect(text).toMatch(
      /<script type="application\/json" data-answer="\/api\/registrations" data-tag="[^"]*"/,
    );
    const drawn = JSON.parse(drawnFor(text)) as object;
    expect(drawn).toMatchObject({
      user: { email: 'margaret@example.net', role: 'user', token },
      since: expect.stringMatching(/./) as string,
    });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['etag']).toBeUndefined();
  });

  test('is that of nobody else, however requests of many are mixed', async () => {
    await start(drawOwn);
    const people = ['margaret', 'george', 'nina'].map((name) => `${name}@example.net`);
    const cookies: string[] = [];
    for (const email of people) cookies.push(cookieOf(await enter(email)));
    const asked = Array.from({ length: 90 }, (_, number) => (number * 7 + (number >> 3)) % people.length);
    const pages = await Promise.all(asked.map((who) => events(cookies[who]!)));
    for (const [index, { text }] of pages.entries())
      for (const [who, email] of people.entries())
        expect(text.includes(`<main>${email} `)).toBe(who === asked[index]);
  });

  test('comes as everybody’s while the database does not answer', async () => {
    await start(() => new Promise(() => undefined));
    const { status, text } = await events(cookieOf(await enter('margaret@example.net')));
    expect([status, text.includes('events'), text.includes('margaret')]).toEqual([200, true, false]);
  });

  test('comes as everybody’s where it cannot be drawn, and the log says why', async () => {
    await start(() => Promise.reject(new Error('window is not defined')));
    const { status, text } = await events(cookieOf(await enter('margaret@example.net')));
    expect([status, text.includes('events'), text.includes('window')]).toEqual([200, true, false]);
    expect(server.logLines.join('')).toContain('a page comes without its content');
  });

  test('comes as everybody’s on a shared computer', async () => {
    await start(drawOwn);
    const token = await enter('margaret@example.net');
    const cookie = cookieOf(token);
    await server.send('PUT', '/api/identity/session/device', { body: { use: 'shared' }, token, cookie });
    expect((await events(cookie)).text).not.toContain('margaret');
  });

  test('is theirs on a shared computer whose browser runs no code, and is use of it', async () => {
    await start(drawOwn);
    const fields = { email: 'margaret@example.net', password: 'Correct1', device: 'shared' };
    await enter(fields.email);
    const withCode = await sendForm(server, '/login', fields);
    expect((await events(cookiesOf(withCode))).text).not.toContain('margaret');
    const cookie = cookiesOf(await sendForm(server, '/login', { ...fields, code: 'none' }));
    for (let minutes = 0; minutes <= 2 * sharedDeviceMinutes; minutes += sharedDeviceMinutes - 1) {
      expect((await events(cookie)).text).toContain('margaret');
      server.elapse((sharedDeviceMinutes - 1) * 60_000);
    }
    const { token } = (JSON.parse(drawnFor((await events(cookie)).text)) as { user: { token: string } }).user;
    const out = await sendForm(server, '/logout', { token }, { cookie });
    expect(cookiesOf(out)).toContain('without-code=');
    expect(cookiesOf(out)).not.toContain('without-code=1');
    expect((await events(cookie)).text).not.toContain('margaret');
  });

  test('comes as everybody’s once the login has ended', async () => {
    await start(drawOwn);
    const token = await enter('margaret@example.net');
    await server.send('DELETE', '/api/identity/session', { token, cookie: cookieOf(token) });
    expect((await events(cookieOf(token))).text).not.toContain('margaret');
  });

  test('comes as everybody’s where each browser has its own data', async () => {
    await start(drawOwn, { DATA: 'local' });
    expect((await events(cookieOf(await enter('margaret@example.net')))).text).not.toContain('margaret');
  });

  test('cannot be opened without a login, whatever the address asks for', async () => {
    await start(drawOwn);
    expect((await events('', '/events?item=1')).text).not.toContain('<main>');
  });
});
