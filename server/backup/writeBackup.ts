import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { checkDatabase } from '../database/databaseCopy';
import { databaseName } from '../database/openDatabase';
import { keyName } from '../settings/keyFile';
import { giveToOwnerOf, syncFolder } from '../settings/dataFolder';
import { checkArchive, contentsName, manifestName, pack } from './archive';
import { copyContents } from './contents';
import { draftPrefix } from '../database/folderNames';

/** The format of archives that this version writes, and the newest that it reads. */
export const archiveFormat = 1;

/** The age from which no process can still be writing a draft, in milliseconds. */
const abandonedAfter = 6 * 60 * 60 * 1000;

/**
 * Removes the temporary folders of killed backups. Both times are the disk's, so that no clock has to be
 * right.
 */
function removeAbandoned(folder: string, draft: string): void {
  const now = statSync(draft).mtimeMs;
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(draftPrefix)) continue;
    const found = statSync(join(folder, name), { throwIfNoEntry: false });
    if (found && now - found.mtimeMs > abandonedAfter)
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** The source and target of a backup. */
export interface BackupOptions {
  /** The data folder; a server may be using it. */
  folder: string;
  /**
   * The path of the backup. Its folder must exist; a file of this name is replaced once the backup is
   * complete.
   */
  file: string;
  /** Milliseconds since 1970. */
  madeAt: number;
  /** The path of the key, unless it is in the folder. */
  keyFile?: string | null;
  /** Copies a database outside the folder into an SQLite file. */
  copyFrom?: (target: string) => Promise<void>;
}

/**
 * Copies a data folder into one file that only its owner may read. The file gets its name only when it is
 * complete, checked and on the disk: a backup that fails or is killed leaves an earlier one unchanged.
 * @throws an error of the file system or of SQLite, or a BackupError; see `backupReason`.
 */
export async function writeBackup({
  folder,
  file,
  madeAt,
  keyFile = null,
  copyFrom,
}: BackupOptions): Promise<void> {
  const home = dirname(file);
  // Beside the file, so that the name can be given in one step; closed to others, whatever the copies' own rights.
  const draft = mkdtempSync(join(home, draftPrefix));
  try {
    removeAbandoned(home, draft);
    const inside = join(draft, 'archive');
    mkdirSync(join(inside, contentsName), { recursive: true, mode: 0o700 });
    const manifest = { format: archiveFormat, madeAt: new Date(madeAt).toISOString() };
    writeFileSync(join(inside, manifestName), `${JSON.stringify(manifest)}\n`);
    const contents = join(inside, contentsName);
    copyContents(folder, contents);
    if (keyFile !== null) copyFileSync(keyFile, join(contents, keyName));
    if (copyFrom) {
      const database = join(contents, databaseName);
      await copyFrom(database);
      checkDatabase(database);
    }
    const packed = join(draft, 'archive.tar.gz');
    await pack(inside, packed);
    await checkArchive(packed);
    giveToOwnerOf(home, packed);
    renameSync(packed, file);
    syncFolder(home);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
