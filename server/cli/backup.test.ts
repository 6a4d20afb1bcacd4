import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { finishRestore } from '../backup/switchFolder';
import { openAlone } from '../database/openDatabase';
import { prepareBuild, run } from '@/testing/server/builtServer';
import { runPublic } from '@/testing/server/publicServer';
import type { Running } from '../../testing/server/startBuilt.mjs';

const built = prepareBuild();
let folder: string;
let running: Running[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-backups-'));
  running = [];
});
afterEach(async () => {
  for (const { process } of running) process.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

const data = () => join(folder, 'data');
async function start(dataFolder = data()): Promise<Running> {
  const server = await runPublic(built, dataFolder, { BACKUPS_KEPT: '0' });
  running.push(server);
  await server.started;
  return server;
}
async function stop(server: Running): Promise<string> {
  server.process.kill('SIGTERM');
  return (await server.ended).stdout;
}
const tool = (name: 'backup' | 'restore', words: string[], environment: Record<string, string> = {}) => {
  const one = run(join(built.folder, `${name}.js`), { DATA_DIR: data(), ...environment }, words);
  running.push(one);
  return one;
};
async function post(server: Running, path: string, email: string): Promise<number> {
  const address = await server.address;
  const response = await fetch(`${address}/api/identity/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address.replace('127.0.0.1', 'localhost') },
    body: JSON.stringify({ email, password: 'Correct1' }),
  });
  return response.text().then(() => response.status);
}
const archive = () => join(folder, 'copy.tar.gz');

test('a backup made while people register holds every account that was confirmed before it began', async () => {
  const server = await start();
  const confirmed: string[] = [];
  const load = { going: true };
  const registering = [0, 1].map(async (line) => {
    for (let i = 0; load.going; i += 1) {
      const email = `person${line}.${i}@example.net`;
      if ((await post(server, 'accounts', email)) === 201) confirmed.push(email);
    }
  });
  await expect.poll(() => confirmed.length, { timeout: 30_000 }).toBeGreaterThan(11);
  const before = [...confirmed];
  const { code, stdout, stderr } = await tool('backup', [archive()]).ended;
  load.going = false;
  await Promise.all(registering);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(
    /^Data folder .*data:\nThe backup is copy\.tar\.gz \(\d+ kB\), in .*\. It holds .*: keep it private\.\n$/,
  );
  expect(confirmed.length).toBeGreaterThan(before.length);
  expect(statSync(archive()).mode & 0o777).toBe(0o600);

  const other = join(folder, 'other');
  const restored = await tool('restore', [archive()], { DATA_DIR: other }).ended;
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toMatch(
    /^The backup of .*Z is back in .*other, with \d+ accounts\.\nThere was nothing there before\.\n$/,
  );
  const second = await start(other);
  const lost: string[] = [];
  for (const email of before) if ((await post(second, 'session', email)) !== 200) lost.push(email);
  expect(lost).toEqual([]);
  // And the server that was backed up has lost nothing either.
  for (const email of confirmed) if ((await post(server, 'session', email)) !== 200) lost.push(email);
  expect(lost).toEqual([]);
}, 120_000);

test('a restore is refused while a server runs, and a backup never overwrites a file', async () => {
  const server = await start();
  expect((await tool('backup', [archive()]).ended).code).toBe(0);
  expect(await tool('backup', [archive()]).ended).toMatchObject({
    code: 1,
    stderr: `${archive()} is there already. Choose another name.\n`,
  });
  const accounts = join(data(), 'age-better.db');
  expect(await tool('backup', [accounts]).ended).toMatchObject({ code: 1 });
  const refused = await tool('restore', [archive()]).ended;
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/^Another server is using the data folder .*data\. Stop it/);
  expect(await post(server, 'accounts', 'ada@example.net')).toBe(201);
  await stop(server);
  expect((await tool('restore', [archive()]).ended).code).toBe(0);
  expect(await post(await start(), 'session', 'ada@example.net')).toBe(401);
});

test.each([
  ['backup', ['a', 'b'], /^Usage: npm run backup -- FILE/],
  ['backup', ['--all'], /^Usage: npm run backup -- FILE/],
  ['backup', [], /^There are no accounts in .*data\. Start the server once, or set DATA_DIR/],
  ['restore', [], /^Usage: npm run restore -- FILE/],
  ['restore', ['nothing.tar.gz'], /^There is no file .*nothing\.tar\.gz\.\n$/],
] as const)('%s %j is reported in one clear line and creates nothing', async (name, words, line) => {
  const { code, stdout, stderr } = await tool(name, [...words]).ended;
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(line);
  expect(stderr.trim()).not.toContain('\n');
  expect(readdirSync(folder)).toEqual([]);
});

/** A data folder with one person, without a server. */
function fill(name: string, person: string): string {
  const made = mkdirSync(join(folder, name), { recursive: true })!;
  const database = openAlone(join(made, 'age-better.db'));
  database.prepare('INSERT INTO unsubscribed (email_key, created_at) VALUES (?, ?)').run(person, 1);
  database.close();
  writeFileSync(join(made, 'token.key'), Buffer.alloc(32, person.charCodeAt(0)));
  writeFileSync(join(made, `${person}.txt`), person);
  return made;
}

test('a backup without a file name goes into the backups folder, which only its owner can read', async () => {
  fill('data', 'ada');
  const { stdout } = await tool('backup', []).ended;
  const [name = ''] = readdirSync(join(data(), 'backups'));
  expect(name).toMatch(/^backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/);
  expect(stdout).toContain(name);
  expect(statSync(join(data(), 'backups')).mode & 0o777).toBe(0o700);
  const chosen = join(folder, 'disk');
  expect(await tool('backup', [], { BACKUP_DIR: chosen }).ended).toMatchObject({
    code: 1,
    stderr: `The backup was not made: there is no folder ${chosen}; make it, or set BACKUP_DIR to another.\n`,
  });
  expect(await tool('backup', [join(data(), 'mine.tar.gz')]).ended).toMatchObject({
    code: 1,
    stderr: `Choose a place outside the data folder ${data()}.\n`,
  });
});

/** Kills the process at the n-th call of a function of the file system. */
function killAt(call: string, count: number): string {
  const path = join(folder, `kill-${call}-${count}.mjs`);
  writeFileSync(
    path,
    `import fs from 'node:fs';
     import { syncBuiltinESMExports } from 'node:module';
     const real = fs.${call};
     let left = ${count};
     fs.${call} = (...words) => ((left -= 1) < 0 ? process.kill(process.pid, 'SIGKILL') : real(...words));
     syncBuiltinESMExports();`,
  );
  return path;
}

test('a backup that is killed at any step leaves no half-written file', async () => {
  fill('data', 'ada');
  const home = mkdirSync(join(folder, 'home'), { recursive: true })!;
  const killed: number[] = [];
  for (const call of ['copyFileSync', 'writeFileSync', 'fsyncSync', 'renameSync']) {
    const { signal } = await tool('backup', [join(home, 'copy.tar.gz')], {
      NODE_OPTIONS: `--import=${killAt(call, 0)}`,
    }).ended;
    expect(signal).toBe('SIGKILL');
    killed.push(readdirSync(home).filter((name) => !name.startsWith('.age-better-backup-')).length);
  }
  expect(killed).toEqual([0, 0, 0, 0]);
  expect((await tool('backup', [join(home, 'copy.tar.gz')]).ended).code).toBe(0);
});

test('a backup that does not fit on the disk is reported in one line and leaves nothing behind', async () => {
  const made = fill('data', 'ada');
  writeFileSync(join(made, 'letters.txt'), randomBytes(200_000));
  const home = mkdirSync(join(folder, 'home'), { recursive: true })!;
  // The system takes no file of more than 100 kB from this process: after the copies, while they are packed.
  const outcome = await promisify(execFile)(
    'sh',
    [
      '-c',
      'ulimit -f 200; exec "$0" "$@"',
      process.execPath,
      join(built.folder, 'backup.js'),
      `${home}/a.tar.gz`,
    ],
    { env: { PATH: process.env['PATH'], DATA_DIR: made } },
  ).catch((error: unknown) => error as { code: number; stderr: string });
  expect(outcome).toMatchObject({ code: 1, stderr: 'The backup was not made: the disk takes no more.\n' });
  expect(readdirSync(home)).toEqual([]);
});

test('a restore that is killed at any step has changed nothing or can be finished', async () => {
  fill('ada', 'ada');
  await tool('backup', [archive()], { DATA_DIR: join(folder, 'ada') }).ended;
  const found = new Set<string>();
  for (let step = 0; ; step += 1) {
    const name = `bob${step}`;
    fill(name, 'bob');
    const { signal } = await tool('restore', [archive()], {
      DATA_DIR: join(folder, name),
      NODE_OPTIONS: `--import=${killAt('renameSync', step)}`,
    }).ended;
    // As a start does, before it opens anything.
    const finished = finishRestore(join(folder, name));
    const names = readdirSync(join(folder, name));
    expect(names.filter((one) => one.endsWith('.txt'))).toHaveLength(1);
    expect(names).toEqual(expect.arrayContaining(['age-better.db', 'token.key']) as string[]);
    const aside = names.find((one) => one.startsWith('before-restore-'));
    const old = names.includes('bob.txt');
    found.add(old ? 'old' : 'new');
    // Either nothing has changed, or everything from before has gone aside.
    expect(aside === undefined && finished === null).toBe(old);
    expect(readdirSync(join(folder, name, aside ?? '.'))).toEqual(
      expect.arrayContaining(['age-better.db', 'bob.txt', 'token.key']) as string[],
    );
    if (!signal) break;
  }
  expect(found).toEqual(new Set(['old', 'new']));
}, 180_000);

test('commands refuse to run after an interrupted restore; a second restore or a start finishes it', async () => {
  fill('ada', 'ada');
  await tool('backup', [archive()], { DATA_DIR: join(folder, 'ada') }).ended;
  fill('data', 'bob');
  await tool('restore', [archive()], { NODE_OPTIONS: `--import=${killAt('renameSync', 2)}` }).ended;
  expect(await tool('backup', []).ended).toMatchObject({
    code: 1,
    stderr: `A restore was interrupted in ${data()}. Start the server, or run the restore again: both finish it.\n`,
  });
  expect((await tool('restore', [archive()]).ended).code).toBe(0);
  expect((await tool('backup', []).ended).code).toBe(0);
  await tool('restore', [archive()], { NODE_OPTIONS: `--import=${killAt('renameSync', 2)}` }).ended;
  expect(await stop(await start())).toMatch(
    /A restore that was interrupted has been finished\. What was there before is in .*before-restore-/,
  );
});
