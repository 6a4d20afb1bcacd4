import { afterEach, beforeAll, expect, test } from 'vitest';
import { type OpenStream, openStream } from '@/testing/server/changeStream';
import { appointment, record, startCommunityServer } from '@/testing/server/communityServer';
import { sessionHeaders } from '../../testing/server/sessionCookies.mjs';

const community = startCommunityServer();
beforeAll(async () => void (await community.server.app.listen({ port: 0, host: '127.0.0.1' })));

const opened: OpenStream[] = [];
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close();
});

const logIn = async (email: string) => {
  const body = { email, password: community.server.password };
  return (await community.server.send('POST', '/api/identity/session', { body })).body['token']!;
};

test('a browser’s stream names its session in the query, which grants nothing without the cookie', async () => {
  const [own, others] = [await logIn('george@example.org'), await logIn('margaret@example.org')];
  const cookieOf = (token: string) => sessionHeaders(token)['cookie']!;
  const path = `/api/changes?token=${own}`;
  const openWith = async (headers: Record<string, string>) => {
    const stream = await openStream(community.server, { path, headers });
    opened.push(stream);
    return stream;
  };
  const stream = await openWith({ cookie: cookieOf(own) });
  expect((await stream.next()).name).toBe('ready');
  await community.server.send('PUT', `/api/appointments/named-${community.round}`, {
    token: own,
    body: record(appointment(`named-${community.round}`, 11)),
  });
  expect((await stream.next()).data).toMatchObject({ collection: 'appointments' });
  // A stranger with a stolen token; and a page that one user left open, after another has logged in.
  for (const headers of [{}, { cookie: cookieOf(others) }])
    expect((await openWith(headers)).head.statusCode).toBe(401);
  await community.server.send('DELETE', '/api/identity/session', { token: own });
  expect(await stream.next()).toMatchObject({ name: 'end', data: { reason: 'signed-out' } });
});

test('no other address takes a token from its query, and no log has one', async () => {
  const token = await logIn('george@example.org');
  const headers = { cookie: sessionHeaders(token)['cookie']! };
  const send = async (method: 'GET' | 'PUT', path: string, body?: unknown) =>
    (await community.server.send(method, `/api/${path}`, { headers, body })).status;
  const id = `query-${community.round}`;
  expect(await send('PUT', `appointments/${id}?token=${token}`, record(appointment(id, 12)))).toBe(401);
  expect(await send('GET', 'appointments?token=made-up')).toBe(200);
  expect(await send('GET', 'changes?token=made-up')).toBe(401);
  expect(await send('GET', `changes?token=${token}`)).toBe(200);
  expect(await send('GET', `changes?token=${token}&since=nonsense`)).toBe(400);
  const text = community.server.logLines.join('');
  expect(text).toContain('"route":"/api/changes"');
  expect(text).not.toContain(token);
});
