import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { sendForm, destinationOf } from '@/testing/server/plainForms';
import { runRaw } from '@/testing/server/rawDatabase';
import { startTestServer, type Reply, type TestServer } from '@/testing/server/testServer';

const ada = { email: 'Ada@example.net', password: 'Correct1' };

let server: TestServer;
afterEach(() => server.close());

/** Starts a server on which Ada has an account. @returns the token and the cookie of her login. */
async function start(environment: Record<string, string> = {}) {
  server = await startTestServer({ DATA: 'server', ...environment });
  const { body, cookie } = await server.send('POST', '/api/identity/accounts', { body: ada });
  return { token: body['token']!, cookie: cookie! };
}

const logIn = (fields: Record<string, string> = {}, options = {}) =>
  sendForm(server, '/login', { ...ada, next: '/', ...fields }, options);
const isLoggedIn = async (cookie: string | undefined) =>
  (await server.send('GET', '/api/identity/me', { cookie })).status === 200;
const cookiesOf = ({ headers }: Reply) => [headers['set-cookie'] ?? []].flat().map(String);

/** The window's title, what is listed at the top, and the errors beside the fields. */
function wrongIn({ text }: Reply) {
  const words = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('&#39;', "'");
  return {
    title: /<title>(.*?)<\/title>/.exec(text)![1],
    summary: [
      ...text
        .split('</h2>')[1]!
        .split('</div>')[0]!
        .matchAll(/<li>(.*?)<\/li>/g),
    ].map(([, item]) => words(item!)),
    fields: [...text.matchAll(/<p class="error" id="(\w+)-error">(.*?)<\/p>/g)].map(([, field, error]) => [
      field,
      words(error!),
    ]),
  };
}

describe('The page with the form to log in', () => {
  test('has a label for each field, and nothing that it would have to load', async () => {
    await start();
    const { status, text, headers } = await server.send('GET', '/login?next=/events');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect(text).toContain('<title>Login - Age Better</title>');
    for (const id of ['email', 'password']) expect(text).toContain(`<label for="${id}">`);
    expect(text).toContain('<form class="login" method="post" action="/login" novalidate>');
    expect(text).toContain('<input type="hidden" name="next" value="/events">');
    expect(text).toContain('Is this your own device?');
    expect(text).not.toContain('src=');
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/login'])(
    'goes on to no other site, and never to itself: %s',
    async (next) => {
      await start();
      const { text } = await server.send('GET', `/login?next=${encodeURIComponent(next)}`);
      expect(text).toContain('name="next" value="/"');
      expect(destinationOf(await logIn({ next }))).toEqual([303, '/?said=logged-in']);
    },
  );

  test.each([
    ['http://localhost:3000/events?item=4', '/events?item=4'],
    ['http://localhost:3000/nowhere', '/'],
    ['http://evil.example/events', '/'],
    ['rubbish', '/'],
  ])('knows the page that it was opened from: %s', async (referer, next) => {
    await start();
    const { text } = await server.send('GET', '/login', { headers: { referer } });
    expect(text).toContain(`name="next" value="${next}"`);
  });

  test('shows nothing that was put into the address', async () => {
    await start();
    const { text } = await server.send('GET', `/login?next=${encodeURIComponent('/?q="><script>')}`);
    expect(text).not.toContain('"><script>');
  });

  test('redirects a logged-in user to where they wanted to go', async () => {
    const { cookie } = await start();
    expect(destinationOf(await server.send('GET', '/login?next=/profile', { cookie }))).toEqual([
      303,
      '/profile',
    ]);
    expect(destinationOf(await server.send('GET', '/login', { cookie }))).toEqual([303, '/']);
    expect((await server.send('GET', '/login', { cookie: 'session=rubbish' })).status).toBe(200);
  });

  test('leaves it to the dialog to make accounts', async () => {
    await start();
    expect(destinationOf(await server.send('GET', '/login?auth=register'))).toEqual([303, '/?auth=register']);
  });

  test.each([
    ['the browser keeps the records', { DATA: 'local' }],
    [
      'Firebase keeps the accounts',
      { FIREBASE_API_KEY: 'AIzaSyExample-key_1', FIREBASE_PROJECT_ID: 'age-better-1a2b3' },
    ],
  ])('leaves all to the dialog where %s', async (_, environment) => {
    server = await startTestServer({ DATA: 'server', ...environment });
    expect(destinationOf(await server.send('GET', '/login?auth=login'))).toEqual([303, '/?auth=login']);
    expect(destinationOf(await server.send('GET', '/login?auth=register'))).toEqual([303, '/?auth=register']);
    for (const path of ['/login', '/logout', '/events/1/registration', '/events/1/give-up'])
      expect((await sendForm(server, path, ada)).status).toBeGreaterThanOrEqual(404);
  });
});

describe('Logging in by the form', () => {
  test('gives the cookies of a login, and leads on', async () => {
    await start();
    const answer = await logIn({ next: '/events?item=4#event-4-title' });
    expect(destinationOf(answer)).toEqual([303, '/events?item=4&said=logged-in#event-4-title']);
    const cookies = cookiesOf(answer);
    expect(cookies[0]).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookies.slice(1).map((cookie) => /Path=([^;]+)/.exec(cookie)![1])).toEqual([
      '/api/identity',
      '/login',
    ]);
    expect(await isLoggedIn(answer.cookie)).toBe(true);
    const noted = await runRaw(server.parts, sql`SELECT what FROM audit`);
    expect(noted).toContainEqual({ what: 'logged-in' });
  });

  test('ends the login that was there on the device', async () => {
    const { cookie } = await start();
    await logIn({}, { cookie });
    expect(await isLoggedIn(cookie)).toBe(false);
  });

  test.each<[string, Record<string, string>, number, Record<string, string>]>([
    [
      'nothing',
      { email: '', password: '' },
      400,
      { email: 'Email is required.', password: 'Password must be at least 8 characters.' },
    ],
    ['no address', { email: 'ada' }, 400, { email: 'Please enter a valid email address.' }],
    ['a stranger', { email: 'bob@example.net' }, 401, { email: 'No user found with this email.' }],
    ['a wrong password', { password: 'Wrong123' }, 401, { password: 'Incorrect password.' }],
    [
      'a password without end',
      { password: `A1${'x'.repeat(4200)}` },
      401,
      { password: 'Incorrect password.' },
    ],
  ])('says beside its field what is wrong with %s', async (_, fields, status, errors) => {
    await start();
    const answer = await logIn({ next: '/events', device: 'shared', ...fields });
    expect(answer.status).toBe(status);
    expect(wrongIn(answer)).toEqual({
      title: 'Error: Login - Age Better',
      summary: Object.values(errors),
      fields: Object.entries(errors).map(([field, text]) => [field, `Error: ${text}`]),
    });
    for (const field of Object.keys(errors)) {
      expect(answer.text).toContain(`<a href="#${field}">`);
      expect(answer.text).toMatch(
        new RegExp(`id="${field}"[^>]* aria-invalid="true" aria-describedby="${field}-error`),
      );
    }
    // The earlier input is still there, except for the password.
    expect(answer.text).toContain(`value="${fields['email'] ?? ada.email}"`);
    expect(answer.text).toContain('name="next" value="/events"');
    expect(answer.text).toContain('value="shared" checked');
    expect(answer.text).not.toMatch(/Correct1|Wrong123|A1xxx/);
    expect(cookiesOf(answer)).toEqual([]);
  });

  test('has the limits of the API, together with it', async () => {
    await start({ LOGIN_FAILURES_PER_ADDRESS: '3' });
    const wrong = { ...ada, password: 'Wrong123' };
    await logIn(wrong);
    await server.send('POST', '/api/identity/session', { body: wrong });
    await logIn(wrong);
    const answer = await logIn();
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect(wrongIn(answer).summary).toEqual([expect.stringContaining('There were too many tries. Wait ')]);
    expect(wrongIn(answer).fields).toEqual([]);
  });

  test('knows the device as the API does', async () => {
    await start({ LOGIN_FAILURES_PER_ADDRESS: '3' });
    const known = (await server.send('POST', '/api/identity/session', { body: ada })).headers['set-cookie'];
    const cookie = [known!]
      .flat()
      .map(String)
      .find((one) => one.includes('Path=/login'))!
      .split(';')[0]!;
    for (let tries = 0; tries < 3; tries += 1) await logIn({ password: 'Wrong123' });
    expect((await logIn()).status).toBe(429);
    expect((await logIn({}, { cookie })).status).toBe(303);
  });

  test('on a shared computer ends with the browser, and soon without use', async () => {
    await start();
    const answer = await logIn({ device: 'shared' });
    const [session, ...devices] = cookiesOf(answer);
    expect(session).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    for (const device of devices) expect(device).toMatch(/^device=; .*Expires=Thu, 01 Jan 1970/);
    server.elapse(17 * 60_000);
    expect(await isLoggedIn(answer.cookie)).toBe(false);
  });

  test('does so without a question in a library', async () => {
    await start({ LIBRARY_MODE: 'on' });
    expect((await server.send('GET', '/login')).text).not.toContain('own device');
    expect(cookiesOf(await logIn({ device: 'own' }))[0]).not.toContain('Max-Age');
  });
});

describe('Logging out by the form', () => {
  test('ends the login that the form names', async () => {
    const { token, cookie } = await start();
    const answer = await sendForm(server, '/logout', { token }, { cookie });
    expect(destinationOf(answer)).toEqual([303, '/?said=logged-out']);
    expect(cookiesOf(answer)[0]).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/);
    expect(await isLoggedIn(cookie)).toBe(false);
  });

  test('leaves alone a login that the form does not name', async () => {
    const first = await start();
    const { cookie } = await logIn();
    for (const fields of [{ token: first.token }, { token: '' }, {}] as Record<string, string>[]) {
      const answer = await sendForm(server, '/logout', fields, { cookie });
      expect(destinationOf(answer)).toEqual([303, '/']);
      expect(cookiesOf(answer)).toEqual([]);
    }
    expect(await isLoggedIn(cookie)).toBe(true);
  });

  test('says that it is done where nobody is logged in any more', async () => {
    const { token } = await start();
    expect(destinationOf(await sendForm(server, '/logout', { token }))).toEqual([303, '/?said=logged-out']);
  });
});
