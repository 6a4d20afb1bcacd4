import { afterEach, describe, expect, test } from 'vitest';
import { sendForm } from '@/testing/server/plainForms';
import { startTestServer, type TestServer } from '@/testing/server/testServer';

const ada = { email: 'Ada@example.net', password: 'Correct1' };

let server: TestServer;
afterEach(() => server.close());

/** Starts a server on which Ada has an account. @returns the token and the cookie of her login. */
async function start(environment: Record<string, string> = {}) {
  server = await startTestServer({ DATA: 'server', ...environment });
  const { body, cookie } = await server.send('POST', '/api/identity/accounts', { body: ada });
  return { token: body['token']!, cookie: cookie! };
}

const isLoggedIn = async (cookie: string) =>
  (await server.send('GET', '/api/identity/me', { cookie })).status === 200;

describe('A form that no page of ours has sent', () => {
  test.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a page of another site, by what the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour, by what the browser says', { 'sec-fetch-site': 'same-site' }],
  ])('is refused from %s, and nothing is done', async (_, headers) => {
    const { token, cookie } = await start({ HOST: '0.0.0.0' });
    for (const path of [
      '/login',
      '/logout',
      '/events/1/registration',
      '/events/1/give-up',
      '/events/1/waiting',
    ]) {
      const answer = await sendForm(server, path, { ...ada, token }, { cookie, headers });
      expect([path, answer.status]).toEqual([path, 403]);
      expect(answer.text).toContain('<h1>That did not work</h1>');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(await isLoggedIn(cookie)).toBe(true);
  });

  test.each([
    ['application/json', JSON.stringify(ada), 415],
    ['text/plain', 'email=a', 415],
    ['application/x-www-form-urlencoded', `email=${'x'.repeat(20_000)}`, 413],
  ])('is refused as %s of that length', async (type, body, status) => {
    await start();
    const answer = await server.send('POST', '/login', { body, headers: { 'content-type': type } });
    expect(answer.status).toBe(status);
    expect(answer.text).toContain('<h1>That did not work</h1>');
    expect(answer.text).not.toContain('JSON');
  });
});
