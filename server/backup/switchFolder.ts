import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { giveToOwnerOf, reasonOf, syncFolder } from '../settings/dataFolder';
import { StartError } from '../settings/startError';
import { asidePrefix, isDataFolder, restorePrefix, staysInPlace } from '../database/folderNames';

/*
 * A restore changes many files, and no system changes many at once. So it goes in steps that are each one renaming, and the name
 * of the folder with the new files says how far it has come:
 *
 *   .age-better-restore-out-TIME   checked and complete; all else in the data folder is what was there before, and goes aside
 *   .age-better-restore-in-TIME    what was there before has gone aside; the new files go to their places
 *
 * The next process that finds the folder finishes the restore.
 */
const outPrefix = `${restorePrefix}out-`;
const inPrefix = `${restorePrefix}in-`;

const stepName = new RegExp(`^(?:${outPrefix}|${inPrefix})`);

/** Returns whether a restore was interrupted in this data folder. */
export const isHalfRestored = (folder: string): boolean =>
  readdirSync(folder).some((name) => stepName.test(name));

/** Moves the previous data aside, all of it or nothing. */
function moveAside(folder: string, aside: string): void {
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  giveToOwnerOf(folder, aside);
  try {
    for (const name of readdirSync(folder)) {
      if (staysInPlace(name) || isDataFolder(join(folder, name))) continue;
      renameSync(join(folder, name), join(aside, name));
    }
  } catch (error) {
    for (const name of readdirSync(aside)) renameSync(join(aside, name), join(folder, name));
    rmdirSync(aside);
    throw error;
  }
}

/**
 * Finishes a restore that has unpacked and checked its files, however often it is interrupted.
 * @returns the folder with the previous data; null where there was nothing to finish.
 * @throws StartError when something cannot be moved aside; then nothing has changed.
 */
export function finishRestore(folder: string): string | null {
  const found = readdirSync(folder).find((name) => stepName.test(name));
  if (found === undefined) return null;
  const stamp = found.replace(stepName, '');
  const aside = join(folder, `${asidePrefix}${stamp}`);
  const incoming = join(folder, `${inPrefix}${stamp}`);
  if (found.startsWith(outPrefix)) {
    try {
      moveAside(folder, aside);
    } catch (error) {
      renameSync(join(folder, found), join(folder, `${restorePrefix}failed-${stamp}`));
      throw new StartError(
        `What is in ${folder} cannot be moved aside (${reasonOf(error)}). Everything is as it was before.`,
      );
    }
    syncFolder(aside);
    renameSync(join(folder, found), incoming);
    syncFolder(folder);
  }
  for (const name of readdirSync(incoming)) renameSync(join(incoming, name), join(folder, name));
  syncFolder(folder);
  rmdirSync(incoming);
  return aside;
}

/**
 * Replaces the contents of a data folder with checked files.
 * @param unpacked the folder with the new files, in the data folder.
 * @param time names the folder for the previous data.
 * @returns the folder with the previous data.
 * @throws StartError as {@link finishRestore}.
 */
export function switchTo(folder: string, unpacked: string, time: string): string {
  let stamp = time;
  // Two restores in one second: what the first moved aside stays as it is.
  for (let count = 2; existsSync(join(folder, `${asidePrefix}${stamp}`)); count += 1)
    stamp = `${time}-${count}`;
  renameSync(unpacked, join(folder, `${outPrefix}${stamp}`));
  syncFolder(folder);
  return finishRestore(folder)!;
}
