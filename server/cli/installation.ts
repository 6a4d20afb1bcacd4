import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isHalfRestored } from '../backup/switchFolder';
import { checkInstallationFolder, demonstrationFolder } from '../settings/mode';
import { earlierNames } from '../database/earlierNames';
import { databaseName } from '../database/openDatabase';
import { keyName } from '../settings/keyFile';
import type { Settings } from '../settings/settings';
import { StartError } from '../settings/startError';

/** The installation of a command, and the line that names it. */
export interface Chosen {
  settings: Settings;
  /** One line: which of the two it is, and where. */
  line: string;
}

/**
 * Returns whether a server has used a folder. A key alone marks one whose accounts are missing, which is then
 * reported.
 */
const hasBeenUsed = (folder: string) =>
  [databaseName, earlierNames.accounts, keyName].some((name) => existsSync(join(folder, name)));

/** Returns whether a server has been started with these settings, of an installation. */
const isInUse = (settings: Settings, folder: string) =>
  settings.keyFile === null ? hasBeenUsed(folder) : existsSync(settings.keyFile);

/**
 * The settings for work on the real installation, or on its demonstration. The shell's `PUBLIC_URL` is
 * ignored: an operator whose shell lacks it would change the wrong accounts.
 * @throws StartError when the data folder is a demonstration's own.
 */
export function settingsOf(settings: Settings, demonstration: boolean): Settings {
  const real = resolve(settings.installationFolder);
  checkInstallationFolder(real);
  if (!demonstration) return { ...settings, dataFolder: real, demonstration };
  return {
    ...settings,
    dataFolder: demonstrationFolder(real),
    demonstration,
    // It has no other address than this machine's, keeps the accounts itself, and stays away from the real backups.
    publicUrl: null,
    databaseUrl: null,
    keyFile: null,
    deletedAccountsFile: null,
    firebase: null,
    backups: { ...settings.backups, folder: null },
  };
}

/**
 * Chooses what a command works on: its demonstration if `asked` or if there is nothing else, otherwise the
 * real installation. No folder is created: a mistyped one is reported instead.
 * @throws StartError
 */
export function chooseInstallation(settings: Settings, asked: boolean): Chosen {
  const real = settingsOf(settings, false).dataFolder;
  const tried = settingsOf(settings, true).dataFolder;
  if (existsSync(real) && isHalfRestored(real)) {
    throw new StartError(
      `A restore was interrupted in ${real}. Start the server, or run the restore again: both finish it.`,
    );
  }
  if (asked && !hasBeenUsed(tried)) throw new StartError(`There is no demonstration in ${tried}.`);
  if (!isInUse(settings, real) && !hasBeenUsed(tried)) {
    throw new StartError(
      `There are no accounts in ${real}. Start the server once, or set DATA_DIR to its data folder.`,
    );
  }
  const demonstration = asked || !isInUse(settings, real);
  const other = !demonstration && hasBeenUsed(tried) ? ' (its demonstration: add --demonstration)' : '';
  return {
    settings: settingsOf(settings, demonstration),
    line: demonstration
      ? `Demonstration in ${tried}`
      : `Data folder ${real}${settings.databaseUrl === null ? '' : ', with the database of DATABASE_URL'}${other}`,
  };
}
