import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStream } from '@/testing/server/changeStream';
import { record, resource } from '@/testing/server/communityServer';
import { startCopies, type Copies } from '@/testing/server/copies';
import type { TestServer } from '@/testing/server/testServer';

let copies: Copies;
beforeEach(async () => {
  copies = await startCopies();
  await copies.b.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => copies.close());

const logIn = async (server: TestServer, email: string) =>
  (await server.send('POST', '/api/identity/session', { body: { email, password: server.password } })).body[
    'token'
  ]!;

test('a stream of one copy tells of each change that another copy made, in order', async () => {
  const { a, b } = copies;
  const stream = await openStream(b);
  expect((await stream.next()).name).toBe('ready');
  const token = await logIn(a, 'admin@example.org');
  const ids = Array.from({ length: 20 }, (_, n) => 500 + n);
  for (const id of ids)
    expect(await a.send('PUT', `/api/resources/${id}`, { token, body: record(resource(id)) })).toMatchObject({
      status: 201,
    });
  for (const id of ids)
    expect(await stream.next()).toMatchObject({
      name: 'change',
      data: { collection: 'resources', id: String(id) },
    });
});

test('a logout on one copy ends the streams of that login on another, and a new role those of that person', async () => {
  const { a, b } = copies;
  const [george, margaret] = [await logIn(a, 'george@example.org'), await logIn(a, 'margaret@example.org')];
  const streams = [await openStream(b, { token: george }), await openStream(b, { token: margaret })] as const;
  for (const stream of streams) expect((await stream.next()).name).toBe('ready');
  await a.send('DELETE', '/api/identity/session', { token: george });
  expect(await streams[0].next()).toMatchObject({ name: 'end', data: { reason: 'signed-out' } });
  const uid = (await a.parts.accounts.byEmail('margaret@example.org'))!.uid;
  const token = await logIn(a, 'admin@example.org');
  const role = await a.send('PUT', `/api/accounts/${uid}/role`, { token, body: { role: 'healthcare' } });
  expect(role).toMatchObject({ status: 200 });
  expect(await streams[1].next()).toMatchObject({ name: 'end', data: { reason: 'rights-changed' } });
});
