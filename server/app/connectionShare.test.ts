import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessionHeaders } from '../../testing/server/sessionCookies.mjs';
import { startTestServer, type TestServer } from '@/testing/server/testServer';

let folder: string;
let server: TestServer;
let agent: Agent;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-share-'));
  agent = new Agent({ keepAlive: true });
  server = await startTestServer({}, folder, { connections: { most: 20, maxPerClient: 15 } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  agent.destroy();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const openOnes = () =>
  new Promise<number>((resolve) => server.app.server.getConnections((_, n) => resolve(n)));

/** One request. @param localAddress who asks: all of 127.0.0.0/8 is this machine. */
async function ask(path: string, localAddress: string, headers: Record<string, string>, kept?: Agent) {
  const { port } = server.app.server.address() as AddressInfo;
  const sending = get({
    port,
    host: '127.0.0.1',
    localAddress,
    path,
    agent: kept ?? false,
    headers: { host: 'localhost:3000', ...headers },
  });
  const [response] = await once(sending, 'response');
  response.resume();
  await once(response, 'end');
  return response.statusCode as number;
}

test('one logged-in person who holds every connection locks nobody else out', async () => {
  const token = await server.makeAdministrator();
  const held = Array.from({ length: 20 }, () =>
    ask('/api/identity/me', '127.0.0.1', sessionHeaders(token), agent),
  );
  expect(await Promise.all(held)).toEqual(Array(20).fill(200));
  expect(await openOnes()).toBe(20);

  const others = Array.from({ length: 10 }, () => ask('/api/health', '127.0.0.2', {}));
  expect(await Promise.all(others)).toEqual(Array(10).fill(200));
});
