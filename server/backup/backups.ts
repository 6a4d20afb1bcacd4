import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { giveToOwnerOf } from '../settings/dataFolder';
import type { Settings } from '../settings/settings';
import { BackupError, backupReason } from '../database/backupError';
import { backupName, backupTime, defaultBackupFolder } from '../database/folderNames';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/**
 * The server checks every hour. Half an hour less than a day, or the next backup would be an hour later each
 * day.
 */
const dueAfter = 23.5 * hour;

/**
 * The folder of a server's backups.
 * @param dataFolder the data folder of this process.
 */
export function backupFolderOf(settings: Pick<Settings, 'backups'>, dataFolder: string): string {
  return resolve(settings.backups.folder ?? join(dataFolder, defaultBackupFolder));
}

/**
 * Creates the default folder, for its owner only. One that the operator chose must exist: if its disk is not
 * mounted, a new folder would fill the disk that is being backed up.
 * @throws BackupError
 */
export function prepareBackupFolder(settings: Pick<Settings, 'backups'>, dataFolder: string): string {
  const folder = backupFolderOf(settings, dataFolder);
  if (settings.backups.folder === null) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (process.platform !== 'win32') chmodSync(folder, 0o700);
    giveToOwnerOf(dataFolder, folder);
  } else if (!existsSync(folder)) {
    throw new BackupError(`there is no folder ${folder}; make it, or set BACKUP_DIR to another.`);
  }
  return folder;
}

/**
 * The backups in a folder, the newest first. Times are milliseconds since 1970. A missing folder has none.
 */
function listBackups(folder: string): { name: string; time: number }[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .flatMap((name) => {
      const time = backupTime(name);
      return time === null ? [] : [{ name, time }];
    })
    .toSorted((a, b) => b.time - a.time);
}

/** The state of the backups. */
export interface BackupState {
  /** When the latest was made, in milliseconds since 1970; null: there is none. */
  last: number | null;
  /** True if the last attempt failed. */
  failed: boolean;
}

/** The backups that a running server makes by itself. */
export interface Backups {
  readonly folder: string;
  state(): BackupState;
  /**
   * When the newest backup will have been deleted, as long as one is made each day, in milliseconds since 1970; null:
   * there is none.
   */
  newestGoes(): number | null;
  /**
   * Makes one when the last is a day old, and deletes the oldest. It never rejects.
   * @returns why it could not be made, in one line; null where it was made or none was due.
   */
  makeWhenDue(): Promise<string | null>;
  /** Aborts a backup in progress. */
  close(): Promise<void>;
}

/**
 * Makes one backup.
 * @throws Error whose message is one line with the reason.
 */
export type MakeBackup = (file: string, signal: AbortSignal) => Promise<void>;

/** The options of {@link createBackups}. */
export interface BackupsOptions {
  settings: Pick<Settings, 'backups'>;
  dataFolder: string;
  make: MakeBackup;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** One backup a day, as many as the operator wants to keep. Backups made by the command are never deleted. */
export function createBackups({ settings, dataFolder, make, now }: BackupsOptions): Backups {
  const folder = backupFolderOf(settings, dataFolder);
  const closing = new AbortController();
  let failed = false;
  let running: Promise<string | null> | null = null;

  // A name from the future was given while the clock was wrong: it says nothing about today.
  const past = () => listBackups(folder).filter(({ time }) => time <= now());

  function throwOldAway(made: string): void {
    const daily = past().filter(({ name }) => name.startsWith('daily-') && name !== made);
    for (const { name } of daily.slice(settings.backups.kept - 1))
      rmSync(join(folder, name), { force: true });
  }

  async function run(): Promise<string | null> {
    try {
      const [last] = past();
      if (last !== undefined && now() - last.time < dueAfter) return null;
      prepareBackupFolder(settings, dataFolder);
      const name = backupName('daily', now());
      await make(join(folder, name), closing.signal);
      failed = false;
      throwOldAway(name);
      return null;
    } catch (error) {
      if (closing.signal.aborted) return null;
      failed = true;
      return error instanceof BackupError ? error.message : backupReason(error);
    }
  }

  return {
    folder,
    newestGoes() {
      const newest = running ? now() : past()[0]?.time;
      return newest === undefined ? null : newest + settings.backups.kept * day;
    },
    state: () => ({ last: past()[0]?.time ?? null, failed }),
    makeWhenDue() {
      running ??= run().finally(() => (running = null));
      return running;
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}
