import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chownSync,
  closeSync,
  constants,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartError } from './startError';

/** The reason of a failed file operation in a few plain words. */
export function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const reasons: Record<string, string> = {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'the disk is read-only',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'a part of the path is a file',
    EEXIST: 'there is a file of that name',
    EISDIR: 'it is a folder',
    SQLITE_CORRUPT: 'the database is damaged',
    SQLITE_FULL: 'the disk is full',
    SQLITE_READONLY: 'the disk is read-only',
    SQLITE_CANTOPEN: 'the file or its folder cannot be used',
    SQLITE_IOERR: 'the disk could not be read or written',
  };
  return reasons[code] ?? reasons[code.replace(/^(SQLITE_[A-Z]+)_.*/, '$1')] ?? (code || 'unknown reason');
}

/**
 * Creates the data folder where it is missing and checks that it is writable.
 * @returns its full path.
 * @throws StartError
 */
export function prepareDataFolder(folder: string): string {
  const path = resolve(folder);
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `The data folder ${path} cannot be written to (${reasonOf(error)}). Set DATA_DIR to a folder that can.`,
    );
  }
  return path;
}

/**
 * Writes a file that only its owner may read, under a temporary name, then renames it in one step. If another
 * process was first, its file stays.
 */
export function writeOnce(path: string, content: Uint8Array): void {
  const temporary = `${path}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`;
  const handle = openSync(temporary, 'wx', 0o600);
  try {
    writeSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    linkSync(temporary, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  syncFolder(dirname(path));
}

/** Makes a rename survive a loss of power, on systems that can. */
export function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
  } catch {
    // Windows cannot open folders.
  }
}

/**
 * Gives a new file to the owner of a folder. An operator may run a command as root while the server runs as a
 * user of its own, who could not open it otherwise.
 */
export function giveToOwnerOf(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(path, uid, gid);
}
