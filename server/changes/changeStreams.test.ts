import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { recordChange } from '../data/changes';
import { openStream } from '@/testing/server/changeStream';
import { startTestServer } from '@/testing/server/testServer';

afterEach(() => void vi.useRealTimers());

test('streams of people who are logged in leave the connections of their address to others', async () => {
  const server = await startTestServer({ DATA: 'server' }, undefined, { connections: { maxPerClient: 2 } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const body = { email: 'george@example.org', password: server.password };
  const { token } = (await server.send('POST', '/api/identity/session', { body })).body;
  const own = [];
  for (let n = 0; n < 4; n += 1) own.push(await openStream(server, { token }));
  const visitors = [await openStream(server), await openStream(server)];
  await server.parts.community!.write((queries) =>
    recordChange(queries, { collection: 'events', id: '1', audience: 'all' }, 0),
  );
  for (const stream of [...own, ...visitors]) {
    expect((await stream.next()).name).toBe('ready');
    expect((await stream.next()).name).toBe('change');
  }
  await server.close();
});

test('a stop that ends streams waits for no clock, not for those of readers who do not read either', async () => {
  const server = await startTestServer({ DATA: 'server' });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const streams = await Promise.all(Array.from({ length: 20 }, () => openStream(server)));
  for (const stream of streams) expect((await stream.next()).name).toBe('ready');
  streams[0]!.pause();
  // No time goes by any more: what waits for it never ends.
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  const closed = server.close();
  expect(await streams[1]!.next()).toMatchObject({ name: 'end', data: { reason: 'stopping' } });
  await closed;
});

test('a reader who does not read is dropped, and holds nobody else up', async () => {
  const server = await startTestServer({ DATA: 'server' });
  const sockets: Socket[] = [];
  server.app.server.on('connection', (socket: Socket) => void sockets.push(socket));
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const [idle, reader] = [await openStream(server), await openStream(server)];
  for (const stream of [idle, reader]) expect((await stream.next()).name).toBe('ready');
  idle.pause();
  const dropped = once(sockets[0]!, 'close');
  // More than the buffers of the system hold.
  const id = 'x'.repeat(40_000);
  for (let n = 0; n < 10; n += 1) {
    await server.parts.community!.write(async (queries) => {
      for (let m = 0; m < 50; m += 1)
        await recordChange(queries, { collection: 'events', id, audience: 'all' }, 0);
    });
    for (let m = 0; m < 50; m += 1) expect((await reader.next()).name).toBe('change');
  }
  await dropped;
  await server.close();
});
