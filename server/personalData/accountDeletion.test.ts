import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readImport, type ImportOrder, type ImportOutcome } from '../services/readImport';
import { startTestServer, type TestServer } from '@/testing/server/testServer';
import { checkReferences } from '@/testing/server/ownedRows';
import { mailFileName, outboxFolderOf } from '../mail/outboxFolder';
import { standingRight } from '@/testing/server/standingRight';
import { putList } from '@/testing/server/storedLists';
import { deletedAccountsName } from '../database/folderNames';
import { readDeletedAccounts } from './deletedAccounts';
import { leftInFiles } from './eraseAccount';

let server: TestServer;
/** Resolves once an import has been read. */
let isRead: Promise<void>;
/** Lets the imports that wait be read. */
let release: () => void;
beforeEach(async () => {
  let noteRead = () => {};
  isRead = new Promise((resolve) => {
    noteRead = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  server = await startTestServer({ DATA: 'server' }, undefined, {
    async readImport(order: ImportOrder, before: string | null): Promise<ImportOutcome> {
      const outcome = readImport(order, {
        folder: server.settings.dataFolder,
        before,
        today: '2026-11-21',
      });
      noteRead();
      await released;
      return outcome;
    },
  });
});
afterEach(async () => {
  await checkReferences(server.parts.database.read);
  await server.close();
});

const logIn = async (email: string, password = server.password) =>
  (await server.send('POST', '/api/identity/session', { body: { email, password } })).body['token']!;

test('an account is deleted whole while imports wait, and an import that was being read brings its address not back', async () => {
  const token = await logIn('admin@example.org');
  const body = { email: 'ann@example.net', password: 'Correct1' };
  const ann = (await server.send('POST', '/api/identity/accounts', { body })).body;
  await server.send('PUT', `/api/accounts/${ann['uid']}/role`, { token, body: { role: 'admin' } });
  const fields = { name: 'Hall Street Bus', type: 'transport', lat: '-33.9', lng: '151.3' };
  const hers = await logIn(body.email, body.password);
  await server.send('POST', '/api/services/places', { token: hers, body: { fields, checked: ['name'] } });

  const content = 'name,type,lat,lng\nHall Street Tram,transport,-33.9,151.3';
  const file = { format: 'csv', content, dryRun: false, leaveOutRefused: false };
  const imports = [1, 2, 3].map(() => server.send('POST', '/api/services', { token, body: file }));
  await isRead;

  const left = await server.send('DELETE', `/api/accounts/${ann['uid']}`, { token });
  expect(left).toMatchObject({ status: 200 });
  expect(await server.parts.accounts.byEmail(body.email)).toBeNull();
  release();
  // Which of them was being read is a matter of chance; the others read the list as it is now.
  const answers = await Promise.all(imports);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'list-changed' } });
  expect(JSON.stringify(answers)).not.toContain(body.email);
  expect(JSON.stringify(await server.parts.places.kept())).not.toContain(body.email);
});

test('a deletion that is not allowed is not even noted, so that no start finishes it', async () => {
  // Whatever would be written there fails otherwise.
  mkdirSync(join(server.parts.folder, deletedAccountsName));
  const { deletion } = server.parts;
  await expect(deletion!.run('nobody', standingRight('nobody'))).rejects.toMatchObject({ code: 'not-found' });
  release();
});

test('a deletion on a full disk changes nothing; where only a file cannot be changed the person is gone, and their address within the hour', async () => {
  const token = await logIn('admin@example.org');
  const body = { email: 'ann@example.net', password: 'Correct1' };
  const ann = (await server.send('POST', '/api/identity/accounts', { body })).body;
  const { accounts, community, database, deletion, folder } = server.parts;
  const list = join(folder, deletedAccountsName);
  const leave = () => server.send('DELETE', `/api/accounts/${ann['uid']}`, { token });
  const full = () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  const write = community!.write.bind(community);
  community!.write = async () => full();
  expect((await leave()).status).toBe(507);
  community!.write = write;
  expect(await accounts.byEmail(body.email)).not.toBeNull();
  expect(readDeletedAccounts(list)).toEqual([]);

  const checks = { name: { by: body.email, on: '2026-11-21' } };
  const hall = { id: 1, name: 'Hall', type: 'community', lat: -37.8, lng: 144.9, checks };
  await putList(database, 'services', JSON.stringify({ lastId: 1, places: [hall] }));
  // A folder where a mail should be cannot be read as one.
  const mail = join(outboxFolderOf(folder), mailFileName(0, 1));
  mkdirSync(mail, { recursive: true });
  expect((await leave()).status).toBe(200);
  rmSync(mail, { recursive: true });
  expect(await accounts.byEmail(body.email)).toBeNull();
  expect(readDeletedAccounts(list)).toHaveLength(1);
  // The list of places is in the database, and changed with the account.
  expect(JSON.stringify(await server.parts.places.kept())).not.toContain(body.email);
  expect(await leftInFiles(database.read)).toEqual([{ uid: ann['uid'], email: body.email }]);
  await deletion!.tidy();
  expect(await leftInFiles(database.read)).toEqual([]);
  release();
});
