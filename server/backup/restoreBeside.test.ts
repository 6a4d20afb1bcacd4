import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAlone } from '../database/openDatabase';
import { restoreBackup } from './restoreBackup';
import { writeBackup } from './writeBackup';

let outside: string;
beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'age-better-beside-'));
});
afterEach(() => rmSync(outside, { recursive: true, force: true }));

test('a restore that would overwrite a folder of another installation says so and changes nothing', async () => {
  const now = Date.UTC(2026, 10, 22, 9);
  const saved = join(outside, 'saved');
  mkdirSync(join(saved, 'demonstration'), { recursive: true });
  openAlone(join(saved, 'age-better.db')).close();
  const file = join(outside, 'saved.tar.gz');
  await writeBackup({ folder: saved, file, madeAt: now });

  const folder = join(outside, 'data');
  mkdirSync(join(folder, 'demonstration'), { recursive: true });
  writeFileSync(join(folder, 'demonstration', 'server.lock'), '');
  openAlone(join(folder, 'age-better.db')).close();
  const before = readdirSync(folder).toSorted();

  await expect(restoreBackup({ folder, file, now })).rejects.toThrow(
    `it brings a folder "demonstration"; move ${join(folder, 'demonstration')} to another place first.`,
  );
  expect(readdirSync(folder).toSorted()).toEqual(before);

  rmSync(join(folder, 'demonstration'), { recursive: true });
  expect((await restoreBackup({ folder, file, now })).aside).not.toBeNull();
});
