import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseName, openAlone } from '@/server/database/openDatabase';
import { steps } from '@/server/database/steps/steps';

let made: Buffer | null = null;

/** Makes a file without the last step, as of an earlier version: opening it begins a new epoch. */
function makeFile(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-empty-'));
  try {
    const path = join(folder, databaseName);
    openAlone(path, steps.length - 1).close();
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Puts an empty database into a data folder that has nothing yet. To make one by all steps takes a fifth of what a test of the
 * server costs; that a first start does so is tested in server/database/openDatabase.test.ts.
 */
export function placeEmptyDatabase(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0) return;
  writeFileSync(join(folder, databaseName), (made ??= makeFile()), { mode: 0o600 });
}
