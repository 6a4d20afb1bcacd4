import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { event, record } from '@/testing/server/communityServer';
import { brokenReferences } from '@/testing/server/ownedRows';
import { startTestServer } from '@/testing/server/testServer';

const environment = { DATA: 'server', PUBLIC_URL: 'https://agebetter.example' };

test('a server that is no demonstration removes sample people, and those who wait get their places', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-samples-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const server = await startTestServer(environment, folder);
  const [sample, waiting] = await Promise.all(
    ['sample', 'waiting'].map(async (name) => {
      const body = { email: `${name}@example.net`, password: 'Correct1' };
      return (await server.send('POST', '/api/identity/accounts', { body })).body as {
        uid: string;
        token: string;
      };
    }),
  );
  const { accounts, database } = server.parts;
  await accounts.grantRole({ uid: waiting!.uid, email: 'waiting@example.net' }, 'healthcare', 0);
  const put = (path: string, { token }: { token: string }, body?: unknown) =>
    server.send('PUT', `/api/events/1${path}`, { token, body });
  await put('', waiting!, record({ ...event(1), capacity: 1 }));
  await put('/registration', sample!);
  await put('/waiting', waiting!);
  // As a folder of an earlier version has it that was used for a demonstration as well.
  await database.write((queries) =>
    queries.updateTable('accounts').set({ demonstration: 1 }).where('uid', '=', sample!.uid).execute(),
  );
  await server.close();

  const next = await startTestServer(environment, folder);
  onTestFinished(() => next.close());
  const { read } = next.parts.database;
  expect(await next.parts.accounts.byUid(sample!.uid)).toBeNull();
  expect(await read.selectFrom('registrations').select('uid').execute()).toEqual([{ uid: waiting!.uid }]);
  expect(await brokenReferences(read)).toEqual([]);
});
