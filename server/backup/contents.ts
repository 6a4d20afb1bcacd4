import { constants, copyFileSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkDatabase, copyDatabase } from '../database/databaseCopy';
import { isDatabase, isDataFolder, isLeftOut } from '../database/folderNames';

/** Mails come and go while the server runs. */
function copyUnlessGone(copy: () => void): void {
  try {
    copy();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * Copies what a backup contains: databases through SQLite, each checked page by page before and after, everything else as
 * files. Links are followed, for a key may be on another disk.
 * @param folder the data folder, which a server may be using.
 * @param target an empty folder.
 */
export function copyContents(folder: string, target: string): void {
  const seen = new Set<string>();
  const copyFolder = (path: readonly string[]) => {
    const from = join(folder, ...path);
    const real = realpathSync(from);
    // A link to a folder above would go round for ever.
    if (seen.has(real)) return;
    seen.add(real);
    if (path.length > 0) mkdirSync(join(target, ...path), { mode: 0o700 });
    for (const name of readdirSync(from)) copyUnlessGone(() => copyOne([...path, name]));
  };
  const copyOne = (path: readonly string[]) => {
    if (isLeftOut(path)) return;
    const from = join(folder, ...path);
    const to = join(target, ...path);
    const found = statSync(from);
    if (found.isDirectory()) {
      if (!isDataFolder(from)) copyFolder(path);
    } else if (isDatabase(from)) {
      copyDatabase(from, to);
      checkDatabase(to);
    } else if (found.isFile()) {
      copyFileSync(from, to, constants.COPYFILE_FICLONE);
    }
  };
  copyFolder([]);
}
