import { HttpError } from './httpError';

/** The possible faults of the disk or its contents. */
export type StorageError = 'full' | 'read-only' | 'damaged' | 'unreadable' | 'away';

const codes: readonly [RegExp, StorageError][] = [
  // With five characters: what PostgreSQL says (its manual, "PostgreSQL Error Codes").
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|53100)$/, 'full'],
  [/^(SQLITE_READONLY|EROFS$|25006$)/, 'read-only'],
  [/^(SQLITE_(CORRUPT|NOTADB)|XX00[12]$)/, 'damaged'],
  [/^(SQLITE_IOERR|EIO$|58030$)/, 'unreadable'],
  // Lost connections, stops and starts, too many at once, what took too long, and what met others too often.
  [/^(08...|57P0[1-5]|57014|25P0[34]|53[234]00|40001|40P01|55P03)$/, 'away'],
];

/** Returns the storage fault behind an error of the database or of a file; null for other errors. */
export function storageErrorOf(error: unknown): StorageError | null {
  const code = String((error as { code?: unknown } | null)?.code);
  return codes.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}

/** Returns whether another process holds a lock that this one needs. */
export function isBusy(error: unknown): boolean {
  return (
    /^SQLITE_(BUSY|LOCKED)/.test(String((error as { code?: unknown }).code)) ||
    /is locked/.test(String(error))
  );
}

/** For the person whose request failed. */
const refusals = {
  full: ['disk-full', 'The server has no room left, so this was not saved.'],
  'read-only': ['disk-failed', 'The server cannot save anything right now, so this was not saved.'],
  damaged: ['data-damaged', 'The server cannot read a part of what it keeps, so this was not done.'],
  unreadable: ['disk-failed', 'The server cannot use its disk right now, so this was not done.'],
  away: ['unavailable', 'The server cannot reach what it keeps right now, so this was not done.'],
} as const;

/** After how many seconds a database may be back. */
const retryAfter = 5;

/** For the operator, as a line of the log. */
const logLines: Record<StorageError, string> = {
  full: 'the disk is full: nothing can be saved until there is room in the data folder',
  'read-only': 'the disk is read-only: nothing can be saved',
  damaged: 'the database is damaged: stop the server and restore a backup (npm run restore -- FILE)',
  unreadable: 'the disk could not be read or written: look at the disk of the data folder',
  away: 'the database could not be reached, or was too busy: look at PostgreSQL and at the network to it',
};

/** The error to answer with. */
export function storageHttpError(trouble: StorageError): HttpError {
  const [code, text] = refusals[trouble];
  const again = trouble === 'away' ? retryAfter : undefined;
  return new HttpError(code, `${text} Please try again later, or tell whoever runs this site.`, again);
}

interface Log {
  error(details: object, line: string): void;
}

/** Logs a failure: a storage error as a plain line, anything else as `line` with its stack. */
export function logFailure(log: Log, error: unknown, line: string): void {
  const trouble = storageErrorOf(error);
  if (trouble === null) log.error({ err: error }, line);
  else log.error({ code: (error as { code: string }).code }, logLines[trouble]);
}
