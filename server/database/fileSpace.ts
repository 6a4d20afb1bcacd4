import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type Database from 'libsql';
import { isBusy } from '../http/storageError';

/** How many pages one step gives back: a few milliseconds, in which nothing else is done. */
const pagesInStep = 250;

/** So many free pages, and this share of a file, stay for what is written next. */
const pagesToKeep = 256;
const shareToKeep = 0.05;

/** A file of an earlier version is rewritten where so many bytes, and this share of it, are free. */
const bytesToRewrite = 16 * 1024 * 1024;
const shareToRewrite = 0.25;

/** How long requests are let pass between two steps, in milliseconds. */
const betweenSteps = 20;

/** How long other programs are waited for, in milliseconds: as `timeout` of the connections. */
const usualTimeout = 5000;

const numberOf = (database: Database.Database, name: string) =>
  Number(Object.values((database.pragma(name) as object[])[0]!)[0]);

/** Makes a new file one that can give room back page by page. To be called before its first table is made. */
export function prepareFileSpace(database: Database.Database): void {
  database.pragma('auto_vacuum = INCREMENTAL');
}

/**
 * Rewrites a file of an earlier version, which cannot return space page by page. Done once; it takes about a second for 100 MB of
 * data, however much is free.
 */
function rewrite(
  database: Database.Database,
  path: string,
  { pages, free }: { pages: number; free: number },
): void {
  const pageSize = numberOf(database, 'page_size');
  if (free * pageSize < bytesToRewrite || free < pages * shareToRewrite) return;
  const disk = statfsSync(dirname(path));
  // A copy of the data, and once more in the log.
  if (disk.bavail * disk.bsize < 2 * (pages - free) * pageSize + bytesToRewrite) return;
  prepareFileSpace(database);
  database.exec('VACUUM');
}

function giveSome(database: Database.Database, path: string): boolean {
  const [pages, free] = [numberOf(database, 'page_count'), numberOf(database, 'freelist_count')];
  const spare = free - Math.max(pagesToKeep, Math.ceil(pages * shareToKeep));
  if (spare > 0 && numberOf(database, 'auto_vacuum') !== 0) {
    database.exec(`PRAGMA incremental_vacuum(${Math.min(spare, pagesInStep)})`);
    return spare > pagesInStep;
  }
  if (spare > 0) rewrite(database, path, { pages, free });
  return false;
}

/**
 * Gives some of a file's free room back to the disk, and after the last step that of its log. Nobody is waited for: where
 * another program is at work on the file, there is another time. To be called outside of transactions.
 * @returns whether there is more to give back.
 * @throws errors of SQLite, such as a full disk.
 */
export function releaseFreeSpace(database: Database.Database, path: string): boolean {
  database.pragma('busy_timeout = 0');
  try {
    if (giveSome(database, path)) return true;
    database.pragma('wal_checkpoint(TRUNCATE)');
    return false;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  } finally {
    database.pragma(`busy_timeout = ${usualTimeout}`);
  }
}

/** Gives room back step by step, so that requests are answered in between. @param step returns whether there is more. */
export async function inSteps(step: () => boolean | Promise<boolean>): Promise<void> {
  while (await step()) await wait(betweenSteps);
}
