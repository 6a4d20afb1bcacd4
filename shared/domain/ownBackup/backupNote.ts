import { fieldsOf, textOr } from '../records/parse';
import type { OwnData } from './ownBackup';

/** How many days after the last backup, or after it was put off, one is offered. */
export const backupEvery = 14;

/** The browser's note about a person's backups. */
export interface BackupNote {
  /** True if they said that this is their own device, and want to be reminded. */
  remind: boolean;
  /** When they last saved a backup here; ISO 8601 in UTC, or null. */
  savedAt: string | null;
  /** The mark of its contents, from {@link markOf}; empty before the first. */
  mark: string;
  /** Since when the days are counted: the last backup, "Not now", or the wish to be reminded. ISO 8601 in UTC, or null. */
  since: string | null;
}

/** Nobody has said anything and nothing was saved. */
export const noBackupYet: BackupNote = { remind: false, savedAt: null, mark: '', since: null };

const moment = (value: unknown) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;

/** Reads what was stored. Whatever cannot be read says nothing. */
export function parseBackupNote(text: string | null): BackupNote {
  try {
    const fields = fieldsOf(JSON.parse(text ?? 'null')) ?? {};
    return {
      remind: fields['remind'] === true,
      savedAt: moment(fields['savedAt']),
      mark: textOr(fields['mark']),
      since: moment(fields['since']),
    };
  } catch {
    return noBackupYet;
  }
}

/**
 * A short mark of a person's data: the same for the same data in any order, and in all likelihood another one once something
 * changed. Not for security. The display's choices do not count: nobody saves a file for those.
 */
export function markOf({ appointments, ratings, places, saved }: OwnData): string {
  const parts = [appointments, ratings, places, saved].map((list) =>
    list.map((one) => JSON.stringify(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))).sort(),
  );
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (const unit of JSON.stringify(parts)) {
    const code = unit.codePointAt(0)!;
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  return `${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`;
}

/** Returns whether the days are over, so that it is worth looking whether something changed. */
export function isTimeForBackup({ remind, since }: BackupNote, now: Date): boolean {
  // A clock that was wrong must not put it off for years.
  const days = since === null ? Infinity : Math.abs(now.getTime() - Date.parse(since)) / 86_400_000;
  return remind && days >= backupEvery;
}

/** Returns whether a backup is to be offered: the days are over, there is something, and it is not what was saved last. */
export function isBackupDue(note: BackupNote, data: OwnData, size: number, now: Date): boolean {
  return isTimeForBackup(note, now) && size > 0 && markOf(data) !== note.mark;
}
