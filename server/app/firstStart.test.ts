import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installed, prepareBuild, run } from '@/testing/server/builtServer';

const built = prepareBuild();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-first-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = (environment: Record<string, string>) =>
  run(join(built.folder, 'start.js'), { PORT: '0', DATA_DIR: folder, BACKUPS_KEPT: '0', ...environment });

test.each(['server.lock', 'age-better.db', 'age-better.db-wal', 'token.key', 'demonstration-password.txt'])(
  'a first start that is killed when %s exists does not prevent the next start',
  async (name) => {
    const tried = name === 'demonstration-password.txt';
    const settings = tried ? {} : await installed();
    const place = tried ? join(folder, 'demonstration') : folder;
    mkdirSync(place, { recursive: true });
    const first = start(settings);
    while (!readdirSync(place).some((one) => one.startsWith(name))) {
      expect(first.process.exitCode).toBeNull();
      await nextTurn();
    }
    first.process.kill('SIGKILL');
    await first.ended;
    const next = start(settings);
    const { status } = await fetch(`${await next.address}/api/health`);
    next.process.kill('SIGKILL');
    await next.ended;
    expect(status).toBe(200);
  },
);
