import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '../settings/startError';
import { damageLastPage } from '@/testing/server/damage';
import { fillEarlierFolder } from '@/testing/server/earlierFiles';
import { moveEarlierFiles } from './moveEarlierFiles';
import { openDatabase } from './openDatabase';

// An existing database may hold less than the earlier files.

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-beside-'));
  await fillEarlierFolder(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const one = 'age-better.db';
const move = () => moveEarlierFiles(folder, Date.UTC(2026, 10, 26, 9));
/** As an operator who goes back to the earlier version. */
function goBack({ aside }: { aside: string }): void {
  for (const name of readdirSync(aside)) renameSync(join(aside, name), join(folder, name));
  rmSync(aside, { recursive: true });
}

test.each<[string, () => Promise<unknown> | void, RegExp]>([
  ['an empty database', () => writeFileSync(join(folder, one), ''), /age-better\.db is empty, beside files/],
  [
    'a damaged database',
    async () => {
      goBack((await move())!);
      damageLastPage(join(folder, one));
    },
    /age-better\.db is damaged/,
  ],
  ['no database', () => writeFileSync(join(folder, one), 'hello'), /age-better\.db is damaged/],
  [
    'a database that was never made from them',
    async () => {
      const other = join(folder, 'other');
      mkdirSync(other);
      await (await openDatabase(other)).close();
      renameSync(join(other, one), join(folder, one));
      rmSync(other, { recursive: true });
    },
    /holds two sets of data/,
  ],
  [
    'a database that was made from them before the earlier version went on',
    async () => {
      goBack((await move())!);
      const database = new Libsql(join(folder, 'accounts.db'));
      database.exec("UPDATE accounts SET email = 'new@example.net'");
      database.close();
    },
    /holds two sets of data/,
  ],
])('beside %s the earlier files stay where they are, and one line says why', async (_what, make, reason) => {
  await make();
  const before = readdirSync(folder).toSorted();
  const error: unknown = await move().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartError);
  expect((error as Error).message).toMatch(reason);
  expect((error as Error).message).not.toContain('\n');
  const left = readdirSync(folder).filter((name) => !/-(wal|shm)$/.test(name));
  expect(left.toSorted()).toEqual(before.filter((name) => !/-(wal|shm)$/.test(name)));
});

test('earlier files that were put back and not used since go aside again', async () => {
  goBack((await move())!);
  expect(await move()).toMatchObject({ strangers: 0 });
  const database = await openDatabase(folder);
  expect(await database.read.selectFrom('accounts').select('uid').execute()).toEqual([{ uid: 'bob' }]);
  await database.close();
});
