import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { giveToOwnerOf, syncFolder } from '../settings/dataFolder';
import { keyName, keyLength } from '../settings/keyFile';
import { checkArchive, contentsName, manifestName, syncFile, unpack } from './archive';
import { BackupError } from '../database/backupError';
import { prepareDatabase } from './copiedData';
import { databaseName } from '../database/openDatabase';
import { checkDatabase } from '../database/databaseCopy';
import { isDatabase, isDataFolder, restorePrefix, stampOf } from '../database/folderNames';
import { finishRestore, switchTo } from './switchFolder';
import { archiveFormat } from './writeBackup';

const manifestShape = z.object({ format: z.number().int(), madeAt: z.iso.datetime() });

/** @returns when the backup was made, ISO 8601 in UTC. */
function readManifest(path: string): string {
  const manifest = manifestShape.parse(JSON.parse(readFileSync(path, 'utf8')));
  if (manifest.format > archiveFormat)
    throw new BackupError('it was made by a newer version of this server.');
  return manifest.madeAt;
}

/** Checks every page of each database. */
function checkPages(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) checkPages(path);
    else if (isDatabase(path)) checkDatabase(path);
  }
}

/** Makes each file readable by its owner only, the data folder's owner, and flushes all to the disk. */
function settle(folder: string, owned: string): void {
  giveToOwnerOf(owned, folder);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    chmodSync(path, entry.isDirectory() ? 0o700 : 0o600);
    if (entry.isDirectory()) {
      settle(path, owned);
      continue;
    }
    giveToOwnerOf(owned, path);
    syncFile(path);
  }
  syncFolder(folder);
}

/** Checks what was unpacked. */
function checkContents(contents: string): void {
  const key = join(contents, keyName);
  checkPages(contents);
  if (existsSync(key) && statSync(key).size !== keyLength) throw new BackupError('its key is damaged.');
}

/** Data folders stay in place: one in the way of the backup's folder would stop the restore half way. */
function checkNothingInTheWay(contents: string, folder: string): void {
  const name = readdirSync(contents).find((one) => isDataFolder(join(folder, one)));
  if (name !== undefined) {
    const there = join(folder, name);
    throw new BackupError(`it brings a folder "${name}"; move ${there} to another place first.`);
  }
}

/** The source and target of a restore. */
export interface RestoreOptions {
  /** A data folder that the caller has locked: no server is using it. */
  folder: string;
  /** The path of the backup. */
  file: string;
  /** Milliseconds since 1970: names the folder for the previous data. */
  now: number;
  /**
   * Takes a database file into a database elsewhere, all of it or nothing; without, the file goes into the folder. What is in the
   * folder is replaced after that.
   */
  load?: (path: string) => Promise<void>;
}

/** The result of a restore. */
export interface Restored {
  /** When the backup was made, ISO 8601 in UTC. */
  madeAt: string;
  accounts: number;
  /** How many people without an account there were in the shared data; nothing of theirs is left. */
  strangers: number;
  /** The folder with the previous data; null where there was none. */
  aside: string | null;
}

/**
 * Replaces the contents of a data folder with a backup, and keeps the previous data aside. Nothing changes
 * until the whole backup has been checked; from then on, an interrupted restore is finished by the next
 * start.
 * @throws BackupError, or an Error of the file system; see `backupReason`.
 */
export async function restoreBackup({ folder, file, now, load }: RestoreOptions): Promise<Restored> {
  finishRestore(folder);
  // Of earlier ones that were killed before anything had changed, or that failed.
  for (const name of readdirSync(folder)) {
    if (name.startsWith(restorePrefix)) rmSync(join(folder, name), { recursive: true, force: true });
  }
  await checkArchive(file);
  const unpacked = mkdtempSync(join(folder, `${restorePrefix}unpacking-`));
  try {
    await unpack(file, unpacked);
    const madeAt = readManifest(join(unpacked, manifestName));
    const contents = join(unpacked, contentsName);
    checkContents(contents);
    checkNothingInTheWay(contents, folder);
    const { accounts, strangers } = await prepareDatabase(contents, now);
    if (load) {
      await load(join(contents, databaseName));
      rmSync(join(contents, databaseName));
    }
    settle(contents, folder);
    const aside = switchTo(folder, contents, stampOf(now));
    const anything = readdirSync(aside).length > 0;
    if (!anything) rmdirSync(aside);
    return { madeAt, accounts, strangers, aside: anything ? aside : null };
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}
