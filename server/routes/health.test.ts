import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backupName } from '../database/folderNames';
import { addMessage } from '../data/dueMessages';
import { startTestServer } from '@/testing/server/testServer';
import { makeTinyDisk } from '@/testing/server/tinyDisk';

test('a server is ready while it can save; a message that waits for long is a warning that takes nobody away from it', async () => {
  const server = await startTestServer({ DATA: 'server' });
  onTestFinished(server.close);
  const ask = async () => {
    const { status, body } = await server.send('GET', '/api/ready');
    return { status, body };
  };
  const ready = (...warnings: string[]) => ({ status: 200, body: { status: 'ready', warnings } });
  expect(await ask()).toEqual(ready());
  const { uid } = (await server.parts.accounts.byEmail('george@example.org'))!;
  const now = server.parts.now();
  const message = { uid, collection: 'events', id: '1', kind: 'event-changed', dueAt: now, causedBy: null };
  await server.parts.community!.write((queries) => addMessage(queries, message, now));
  server.elapse(30 * 60_000);
  expect(await ask()).toEqual(ready());
  server.elapse(1);
  expect(await ask()).toEqual(ready('mail-waits'));
});

test('a server whose storage has failed is not ready', async () => {
  const server = await startTestServer({ DATA: 'server' });
  onTestFinished(server.close);
  server.parts.storage.noteDamage();
  expect(await server.send('GET', '/api/ready')).toMatchObject({ status: 500 });
});

test('an old backup is a warning, and one of yesterday is none', async () => {
  const server = await startTestServer(
    { DATA: 'server', PUBLIC_URL: 'https://agebetter.example' },
    undefined,
    {
      makeBackup: async () => {},
    },
  );
  onTestFinished(server.close);
  const folder = server.parts.backups!.folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, backupName('daily', server.parts.now())), '');
  const ask = async () => (await server.send('GET', '/api/ready')).body;
  server.elapse(48 * 60 * 60_000);
  expect(await ask()).toEqual({ status: 'ready', warnings: [] });
  server.elapse(1000);
  expect(await ask()).toEqual({ status: 'ready', warnings: ['backup-old'] });
});

test('a server whose data folder has no room is not ready, until there is some', async ({ skip }) => {
  const disk = makeTinyDisk({ size: '40m' });
  if (typeof disk === 'string') return skip(disk);
  onTestFinished(disk.remove);
  const server = await startTestServer({ DATA: 'server' }, disk.folder);
  onTestFinished(server.close);
  expect((await server.send('GET', '/api/ready')).status).toBe(200);
  // Enough for a small write, and too little for a list or a mail.
  writeFileSync(join(disk.folder, 'other'), Buffer.alloc(25 * 1024 * 1024, 1));
  expect(await server.send('GET', '/api/ready')).toMatchObject({ status: 507, body: { code: 'disk-full' } });
  expect((await server.send('GET', '/api/health')).status).toBe(200);
  writeFileSync(join(disk.folder, 'other'), '');
  expect((await server.send('GET', '/api/ready')).status).toBe(200);
});
