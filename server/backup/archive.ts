import { closeSync, fsyncSync, openSync } from 'node:fs';
import { create, extract, list, type ReadEntry } from 'tar';
import { BackupError } from '../database/backupError';
import { isLeftOut } from '../database/folderNames';

/** The archive's first file: it says that this is a backup, in which format, and when it was made. */
export const manifestName = 'age-better-backup.json';

/** The folder in the archive with the contents of the data folder. */
export const contentsName = 'data';

/** Flushes a file to the disk. */
export function syncFile(path: string): void {
  const handle = openSync(path, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Packs the manifest and the contents of a folder into one file that only its owner may read.
 * @param file a path that does not exist yet.
 */
export async function pack(folder: string, file: string): Promise<void> {
  // Portable: without names, numbers and times of this machine's users.
  await create({ cwd: folder, file, gzip: true, portable: true, strict: true, mode: 0o600 }, [
    manifestName,
    contentsName,
  ]);
  syncFile(file);
}

/** Returns whether an entry may be unpacked: a file or a folder, at a path that a backup contains. */
function mayUnpack({ path, type }: Pick<ReadEntry, 'path' | 'type'>): boolean {
  if (path === manifestName) return type === 'File';
  if (type !== 'File' && type !== 'Directory') return false;
  const [root, ...names] = path.replace(/\/$/, '').split('/');
  return (
    root === contentsName &&
    names.every((name) => name !== '' && name !== '.' && name !== '..' && !/[\\\0]/.test(name)) &&
    // Each folder on the way counts too.
    names.every((_, index) => !isLeftOut(names.slice(0, index + 1)))
  );
}

const damaged = (error: unknown) => new BackupError('it is damaged, or not a backup.', { cause: error });

/** An empty database compresses a thousandfold, which the reader takes for an attack by default. */
const reading = { gzip: true, strict: true, maxDecompressionRatio: 1100 } as const;

/**
 * Reads a whole archive without unpacking it.
 * @throws BackupError when it is damaged or holds what no backup does: links, devices, paths that lead out of
 *   it.
 */
export async function checkArchive(file: string): Promise<void> {
  const names = new Set<string>();
  let foreign: string | null = null;
  const onReadEntry = (entry: ReadEntry) => {
    if (!mayUnpack(entry) || names.has(entry.path)) foreign ??= entry.path;
    names.add(entry.path);
    entry.resume();
  };
  try {
    await list({ ...reading, file, onReadEntry });
  } catch (error) {
    // Nobody can read it: that is another matter than a damaged one.
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
    throw damaged(error);
  }
  if (foreign !== null) throw new BackupError(`it holds "${String(foreign)}", which no backup does.`);
  if (!names.has(manifestName)) throw damaged(undefined);
}

/**
 * Unpacks an archive that {@link checkArchive} has read.
 * @param folder an empty folder.
 * @throws BackupError
 */
export async function unpack(file: string, folder: string): Promise<void> {
  const filter = (path: string, entry: unknown) => mayUnpack({ path, type: (entry as ReadEntry).type });
  try {
    await extract({ ...reading, file, cwd: folder, preserveOwner: false, noMtime: true, filter });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
    throw damaged(error);
  }
}
