import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareBuild, run } from '@/testing/server/builtServer';

const built = prepareBuild();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-apart-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the server, ends it again, and tells what it has loaded of the packages of PostgreSQL. */
async function loaded(environment: Record<string, string>): Promise<string[]> {
  const list = join(folder, 'loaded.json');
  const spy = join(folder, 'spy.mjs');
  writeFileSync(
    spy,
    `import { writeFileSync } from 'node:fs';
     import Module from 'node:module';
     process.on('exit', () => writeFileSync(${JSON.stringify(list)}, JSON.stringify(Object.keys(Module._cache))));`,
  );
  const server = run(join(built.folder, 'start.js'), {
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    BACKUPS_KEPT: '0',
    PUBLIC_URL: 'http://localhost:3999',
    NODE_OPTIONS: `--import=${spy}`,
    ...environment,
  });
  await Promise.race([server.started, server.ended]);
  await server.end('SIGTERM');
  const { default: files } = (await import(list, { with: { type: 'json' } })) as { default: string[] };
  return files.filter((file) => /node_modules\/pg[-/]/.test(file));
}

test('nothing of PostgreSQL is loaded where the data lies in a file', async () => {
  expect(await loaded({})).toEqual([]);
});

test('it is where DATABASE_URL is set', async () => {
  expect(await loaded({ DATABASE_URL: 'postgresql://127.0.0.1:1/age_better' })).not.toEqual([]);
});

test('a file beside DATABASE_URL is refused in one line, and stays', async () => {
  await loaded({});
  const environment = { DATA_DIR: join(folder, 'data'), PUBLIC_URL: 'http://localhost:3999', PORT: '0' };
  const { code, stderr } = await run(join(built.folder, 'start.js'), {
    ...environment,
    DATABASE_URL: 'postgresql://127.0.0.1:1/age_better',
  }).ended;
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^DATABASE_URL is set, and there is a database in .*data as well\. Move age-better\.db .*\n$/,
  );
});
