import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkLiveDatabase } from '../database/databaseCopy';
import { isDatabase } from '../database/folderNames';

/** The exit code of a check that has found damage. */
export const damagedExitCode = 2;

/**
 * Reads every page and every index of the databases in a data folder, which a server may be using.
 * @returns the names of the files.
 * @throws BackupError that names the first that is damaged.
 */
export function checkFolder(folder: string): string[] {
  const names = readdirSync(folder).filter(isDatabase).toSorted();
  for (const name of names) checkLiveDatabase(join(folder, name));
  return names;
}

/**
 * Checks the databases.
 * @returns one line that names the damaged one; null: all are good. Rejects where they could not be checked.
 */
export type CheckData = (signal: AbortSignal) => Promise<string | null>;

/** The check that a running server makes of its databases: damage is found by it, not by people. */
export interface DailyCheck {
  /** Checks them when the last time is a day ago or before the start. Never rejects. */
  runWhenDue(): Promise<void>;
  /** Ends a check that runs. */
  close(): Promise<void>;
}

/** The options of {@link createDailyCheck}. */
export interface DailyCheckOptions {
  check: CheckData;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called with the line about damage. */
  damaged: (line: string) => void;
  /** Called where a check was not possible. */
  failed: (error: unknown) => void;
}

/** The server asks every hour: half an hour less than a day, as for backups. */
const dueAfter = 23.5 * 60 * 60 * 1000;

/** Creates the check, which is due at once. */
export function createDailyCheck({ check, now, damaged, failed }: DailyCheckOptions): DailyCheck {
  const closing = new AbortController();
  let last: number | null = null;
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    // A clock that was set back must not put it off.
    if (last !== null && Math.abs(now() - last) < dueAfter) return;
    try {
      const line = await check(closing.signal);
      last = now();
      if (line !== null) damaged(line);
    } catch (error) {
      if (!closing.signal.aborted) failed(error);
    }
  }

  return {
    runWhenDue() {
      running ??= run().finally(() => (running = null));
      return running;
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}
