import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { restoreBackup } from '../backup/restoreBackup';
import { writeBackup } from '../backup/writeBackup';
import { resource } from '@/testing/server/communityServer';
import { startTestServer, type TestServer } from '@/testing/server/testServer';

const environment = { DATA: 'server', PUBLIC_URL: 'https://agebetter.example' };
const person = { email: 'ann@example.net', password: 'Correct1' };
const booking = {
  record: {
    id: 'a1',
    title: 'Podiatrist',
    start: '2026-12-01T10:00:00.000Z',
    end: '2026-12-01T11:00:00.000Z',
  },
};

test('a backup of shared data that is restored elsewhere is a working community', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'age-better-move-'));
  onTestFinished(() => rmSync(outside, { recursive: true, force: true }));
  const [here, there] = [join(outside, 'here'), join(outside, 'there')];
  const file = join(outside, 'moved.tar.gz');
  const now = Date.UTC(2026, 10, 22, 9);
  const inServer = async (folder: string, work: (server: TestServer) => Promise<void>) => {
    const server = await startTestServer(environment, folder);
    try {
      await work(server);
    } finally {
      await server.close();
    }
  };

  await inServer(here, async (server) => {
    const { token } = (await server.send('POST', '/api/identity/accounts', { body: person })).body;
    const answer = await server.send('PUT', '/api/appointments/a1', { token, body: booking });
    expect(answer.status).toBe(201);
    await writeBackup({ folder: here, file, madeAt: now });
  });
  mkdirSync(there);
  await restoreBackup({ folder: there, file, now });
  await inServer(there, async (server) => {
    const { token } = (await server.send('POST', '/api/identity/session', { body: person })).body;
    const { text } = await server.send('GET', '/api/appointments', { token });
    expect(JSON.parse(text)).toMatchObject({ records: [{ record: booking.record }], next: null });
    expect((await server.send('DELETE', '/api/appointments/a1', { token })).status).toBe(200);
  });
});

test('the number of an event that was added after a backup is not given to another one once the backup is restored', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'age-better-numbers-'));
  onTestFinished(() => rmSync(outside, { recursive: true, force: true }));
  const [here, there] = [join(outside, 'here'), join(outside, 'there')];
  const file = join(outside, 'moved.tar.gz');
  const now = Date.UTC(2026, 10, 22, 9);
  const inServer = async (folder: string, work: (server: TestServer, token: string) => Promise<void>) => {
    const server = await startTestServer(environment, folder);
    const token = await server.makeAdministrator();
    try {
      await work(server, token);
    } finally {
      await server.close();
    }
  };
  const add = async (server: TestServer, token: string, id: number) => {
    const body = { record: resource(id) };
    return server.send('PUT', `/api/resources/${id}`, { token, body, headers: { 'if-none-match': '*' } });
  };
  await inServer(here, async (server, token) => {
    expect((await add(server, token, 1)).status).toBe(201);
    await writeBackup({ folder: here, file, madeAt: now });
    expect((await add(server, token, 2)).status).toBe(201);
  });
  mkdirSync(there);
  await restoreBackup({ folder: there, file, now });
  const server = await startTestServer(environment, there);
  onTestFinished(() => server.close());
  const body = { email: 'operator@agebetter.example', password: 'Correct1' };
  const { token } = (await server.send('POST', '/api/identity/session', { body })).body;
  expect((await add(server, token!, 2)).body).toMatchObject({ code: 'number-used' });
  expect((await add(server, token!, 1001)).body).toMatchObject({ code: 'number-used' });
  expect((await add(server, token!, 1002)).status).toBe(201);
});
