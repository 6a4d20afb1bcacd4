import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { restoreBackup } from '../backup/restoreBackup';
import { writeBackup } from '../backup/writeBackup';
import { startTestServer, type TestServer } from '../testing/testServer';

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
