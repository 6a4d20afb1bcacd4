import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openParts } from '../app/parts';
import { StartError } from '../app/startError';
import { chooseData } from '../settings/chooseData';
import { readSettings } from '../settings/settings';
import { damageLastPage } from '../testing/damage';
import { openCommunityDatabase } from './database';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-lost-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const community = () => join(folder, 'community.db');

/** Starts as a server does, up to its first answer. @returns where the data is. */
async function start(environment: Record<string, string> = {}): Promise<string> {
  const settings = readSettings({
    DATA_DIR: folder,
    PUBLIC_URL: 'https://agebetter.example',
    ...environment,
  });
  const { data } = await chooseData(settings, folder);
  const parts = await openParts({ ...settings, data }, { warn: () => {} });
  await parts.close();
  return data;
}
const reasonOf = async (environment: Record<string, string> = {}) =>
  start(environment).catch((error: unknown) => {
    expect(error).toBeInstanceOf(StartError);
    return (error as Error).message;
  });

/** Takes the file away, with what lies beside it. */
const lose = () => {
  for (const end of ['', '-wal', '-shm']) rmSync(`${community()}${end}`, { force: true });
};
/** A file as an operator may find it, without a log beside it. */
const replaceBy = (content: Uint8Array) => {
  lose();
  writeFileSync(community(), content);
};
/** What an earlier version wrote down: nothing. */
const asBefore = () => {
  const accounts = new Database(join(folder, 'accounts.db'));
  accounts.exec('DELETE FROM notes');
  accounts.close();
};

const gone = (how: string, what = '') =>
  `The shared data is gone: ${community()} is ${how}, but this folder has held shared data. Restore a backup with: npm run restore -- FILE. To begin with none, ${what}start once with DATA=local.`;
const isDamaged = () =>
  `The shared data in ${community()} is damaged. Restore a backup with: npm run restore -- FILE`;

describe.each([
  ['by itself', {}],
  ['with DATA=server', { DATA: 'server' }],
])('A server that starts %s in a folder that has lost its shared data', (_how, environment) => {
  beforeEach(async () => {
    await start({ DATA: 'server' });
  });

  test('refuses where the file is missing, makes no other and does not go on without it', async () => {
    lose();
    expect(await reasonOf(environment)).toBe(gone('missing'));
    expect(existsSync(community())).toBe(false);
  });

  test('refuses where the file is empty, and leaves it and its log alone', async () => {
    replaceBy(Buffer.alloc(0));
    writeFileSync(`${community()}-wal`, 'what is left');
    const both = `move ${community()} and ${community()}-wal to another folder and `;
    expect(await reasonOf(environment)).toBe(gone('empty', both));
    expect(statSync(`${community()}-wal`).size).toBeGreaterThan(0);
  });

  test('refuses where the file has no tables, as a copy without its log', async () => {
    lose();
    const empty = new Database(community());
    empty.exec('CREATE TABLE anything (x); DROP TABLE anything');
    empty.close();
    expect(await reasonOf(environment)).toMatch(`The shared data is gone: ${community()} is empty`);
  });

  test.each([
    ['nothing but the first bytes of a database', Buffer.from('SQLite format 3\0')],
    ['text', Buffer.from('not a database\n'.repeat(1000))],
  ])('refuses where the file holds %s', async (_what, content) => {
    replaceBy(content);
    expect(await reasonOf(environment)).toBe(isDamaged());
    expect(statSync(community()).size).toBe(content.length);
  });

  test('refuses where a folder or a link to nowhere is in its place', async () => {
    lose();
    mkdirSync(community());
    expect(await reasonOf(environment)).toBe(`${community()} is not a file. Move it to another place.`);
    rmSync(community(), { recursive: true });
    symlinkSync(join(folder, 'disk', 'community.db'), community());
    expect(await reasonOf(environment)).toMatch(/is missing, but this folder has held shared data/);
  });

  test('refuses where both databases are missing', async () => {
    lose();
    for (const end of ['', '-wal', '-shm']) rmSync(join(folder, `accounts.db${end}`), { force: true });
    expect(await reasonOf(environment)).toMatch(/^The accounts are gone: .*accounts\.db is missing/);
    expect(readdirSync(folder)).not.toContain('community.db');
  });

  test('refuses where a page deep in a tree is damaged', async () => {
    const database = openCommunityDatabase(folder);
    await database.write(async (queries) => {
      for (let id = 0; id < 2000; id += 1)
        await queries
          .insertInto('notes')
          .values({ name: `n${id}`, value: 'x'.repeat(100) })
          .execute();
    });
    await database.close();
    damageLastPage(community());
    expect(await reasonOf(environment)).toBe(isDamaged());
  });
});

test('a folder of an earlier version that has lost its shared data is known by what is left of it', async () => {
  await start({ DATA: 'server' });
  asBefore();
  replaceBy(Buffer.alloc(0));
  expect(await reasonOf()).toBe(gone('empty', `move ${community()} to another folder and `));
  rmSync(community());
  writeFileSync(`${community()}-wal`, '');
  expect(await reasonOf()).toBe(gone('missing', `move ${community()}-wal to another folder and `));
});

test('a folder of an earlier version with shared data knows from its next start on that there should be some', async () => {
  await start({ DATA: 'server' });
  asBefore();
  expect(await start()).toBe('server');
  lose();
  expect(await reasonOf()).toBe(gone('missing'));
});

test('a folder with accounts that never held shared data starts as before, and may begin to share', async () => {
  expect(await start({ DATA: 'local' })).toBe('local');
  expect(await start()).toBe('local');
  expect(await start({ DATA: 'server' })).toBe('server');
  expect(await start()).toBe('server');
});

test('who says once that there is no shared data any more may begin with none, and keeps the accounts', async () => {
  await start();
  lose();
  expect(await reasonOf({ DATA: 'server' })).toBe(gone('missing'));
  expect(await start({ DATA: 'local' })).toBe('local');
  expect(await start({ DATA: 'server' })).toBe('server');
  expect(existsSync(join(folder, 'accounts.db'))).toBe(true);
});

test('DATA=local beside shared data leaves it alone, and it is missed when it is gone later', async () => {
  await start();
  expect(await start({ DATA: 'local' })).toBe('local');
  expect(await start()).toBe('server');
  lose();
  expect(await reasonOf()).toBe(gone('missing'));
});

test('shared data that is a link to another disk is used where it is', async () => {
  await start();
  mkdirSync(join(folder, 'disk'));
  for (const end of ['-wal', '-shm']) rmSync(`${community()}${end}`, { force: true });
  renameSync(community(), join(folder, 'disk', 'community.db'));
  symlinkSync(join(folder, 'disk', 'community.db'), community());
  expect(await start()).toBe('server');
});

test('a first start that was interrupted when the file had been made begins again', async () => {
  writeFileSync(community(), '');
  expect(await start()).toBe('server');
});

test('new shared data is whole or not there, wherever its first start is interrupted', async () => {
  await start({ DATA: 'local' });
  // What a process leaves that is killed before it gives the file its name.
  writeFileSync(join(folder, '.community.db.new'), 'half');
  expect(await start()).toBe('local');
  expect(await start({ DATA: 'server' })).toBe('server');
  expect(readdirSync(folder)).not.toContain('.community.db.new');
  truncateSync(community(), 0);
  expect(await reasonOf()).toMatch(/is empty/);
});
