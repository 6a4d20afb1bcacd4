/** The state of the server's automatic backups. */
export interface BackupState {
  /** False: the server makes none. */
  kept: boolean;
  /** When the latest was made, ISO 8601 in UTC; null: there is none yet. */
  last: string | null;
  /** True if the last attempt failed. */
  failed: boolean;
}

const hour = 60 * 60 * 1000;

const countText = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/**
 * A duration in its largest unit: "less than an hour", "5 hours", "2 days".
 * @param milliseconds 0 or more.
 */
export function ageInWords(milliseconds: number): string {
  const hours = Math.floor(milliseconds / hour);
  if (hours < 1) return 'less than an hour';
  return hours < 48 ? countText(hours, 'hour') : countText(Math.floor(hours / 24), 'day');
}

const logSaysWhy = "The server's log says why.";

/**
 * The age of the last backup, for administrators.
 * @returns the text, and whether it needs attention; null where the server makes no backups.
 */
export function backupWords(
  { kept, last, failed }: BackupState,
  now: Date,
): { words: string; worry: boolean } | null {
  if (!kept) return null;
  if (last === null) {
    return failed
      ? { words: `No backup could be made. ${logSaysWhy}`, worry: true }
      : { words: 'The first backup is on its way.', worry: false };
  }
  const age = Math.max(0, now.getTime() - Date.parse(last));
  const words = `The last backup was made ${ageInWords(age)} ago.`;
  return failed
    ? { words: `${words} The next one could not be made. ${logSaysWhy}`, worry: true }
    : { words, worry: age > 48 * hour };
}
