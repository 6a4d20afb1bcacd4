import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { backupReason } from '../database/backupError';
import { backupFolderOf, prepareBackupFolder } from '../backup/backups';
import { backupName } from '../database/folderNames';
import { writeBackup } from '../backup/writeBackup';
import { StartError } from '../settings/startError';
import { runFolderTool, ToolError } from './tool';

const usage =
  'Usage: npm run backup -- FILE (without FILE it goes into the folder of the backups; DATA_DIR is that of the server).';

const isInside = (folder: string, path: string) => {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`);
};

/** A name that is free, in a folder that is there, and not among the things that a backup holds. */
function checkFile(file: string, folder: string, backups: string): void {
  if (existsSync(file)) throw new ToolError(`${file} is there already. Choose another name.`);
  if (!existsSync(dirname(file))) throw new ToolError(`There is no folder ${dirname(file)}.`);
  if (isInside(folder, file) && dirname(file) !== backups) {
    throw new ToolError(`Choose a place outside the data folder ${folder}.`);
  }
}

const sizeOf = (file: string) => `${Math.max(1, Math.round(statSync(file).size / 1000))} kB`;

await runFolderTool(
  ([file, ...rest]) => {
    if (rest.length > 0 || file?.startsWith('-')) throw new ToolError(usage);
    return file ?? null;
  },
  async (asked, { settings, folder }) => {
    const now = Date.now();
    let file: string;
    try {
      if (asked === null) {
        file = join(prepareBackupFolder(settings, folder), backupName('backup', now));
      } else {
        file = resolve(asked);
        checkFile(file, folder, backupFolderOf(settings, folder));
      }
      const { databaseUrl, keyFile } = settings;
      // The code for PostgreSQL is loaded only if needed.
      const copyFrom =
        databaseUrl === null
          ? undefined
          : (await import('../database/move/snapshots')).snapshotOf(databaseUrl, now);
      await writeBackup({ folder, file, madeAt: now, keyFile, ...(copyFrom && { copyFrom }) });
    } catch (error) {
      if (error instanceof ToolError) throw error;
      if (error instanceof StartError) throw new ToolError(`The backup was not made: ${error.message}`);
      throw new ToolError(`The backup was not made: ${backupReason(error)}.`);
    }
    return `The backup is ${basename(file)} (${sizeOf(file)}), in ${dirname(file)}. It holds passwords' hashes and the key: keep it private.`;
  },
);
