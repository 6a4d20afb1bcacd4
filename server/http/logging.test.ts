import { afterEach, beforeEach, expect, test } from 'vitest';
import { withoutPersonalData } from './errors';
import { startTestServer, type TestServer } from '@/testing/server/testServer';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

test('the log has a line for each request, with nothing about the person', async () => {
  const ada = { email: 'ada@example.net', password: 'Correct1' };
  const remoteAddress = '203.0.113.77';
  const { body, cookie } = await server.send('POST', '/api/identity/accounts', { body: ada, remoteAddress });
  const uid = body['uid']!;
  const token = body['token']!;
  await server.send('GET', `/api/users/${uid}?why=secret-question`, { token, cookie, remoteAddress });
  await server.send('GET', '/search?q=my+illness', { remoteAddress });
  await server.send('POST', '/api/identity/session', {
    body: { ...ada, password: 'Wrong123' },
    remoteAddress,
  });
  await server.send('POST', '/api/identity/session', { body: { email: 5 }, remoteAddress });

  const text = server.logLines.join('');
  const lines = server.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['POST', '/api/identity/accounts', 201],
    ['GET', '/api/users/:uid', 404],
    ['GET', '/*', 200],
    ['POST', '/api/identity/session', 401],
    ['POST', '/api/identity/session', 400],
  ]);
  for (const secret of [
    'ada@',
    'Correct1',
    'Wrong123',
    uid,
    token,
    cookie!.split('=')[1]!,
    remoteAddress,
    'secret-question',
    'illness',
  ]) {
    expect(text).not.toContain(secret);
  }
});

test('a server error is logged with its stack trace, and the answer contains none of it', async () => {
  server.parts.accounts.byEmail = () => {
    throw new Error('row of ada@example.net is broken');
  };
  const answer = await server.send('POST', '/api/identity/session', {
    body: { email: 'ada@example.net', password: 'Correct1' },
  });
  expect(answer).toMatchObject({
    status: 500,
    body: { code: 'internal', error: 'Something went wrong on our side. Please try again later.' },
  });
  const text = server.logLines.join('');
  expect(text).toContain('a request failed');
  expect(text).toContain('logging.test.ts');
  expect(text).not.toContain('ada@example.net');
});

test('a logged error keeps its type, code and stack, but not its message', () => {
  const error = Object.assign(new TypeError('for ada@example.net\n    but not at (here)'), {
    code: 'EENVELOPE',
  });
  const logged = withoutPersonalData(error);
  expect(logged).toMatchObject({ type: 'TypeError', message: 'EENVELOPE' });
  expect(JSON.stringify(logged)).not.toContain('ada@');
  expect(logged.stack).toMatch(/^at /);
});
