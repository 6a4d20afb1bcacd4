import { reasonOf } from '../settings/dataFolder';

/** The reason why a backup cannot be made or restored. Its message is one line for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/**
 * The reason of a failed backup in a few plain words, also for errors of SQLite and of the archive's reader.
 */
export function backupReason(error: unknown): string {
  if (error instanceof BackupError) return error.message.replace(/\.$/, '');
  const { code, message } = error as { code?: string; message?: string };
  const words = `${code ?? ''} ${message ?? ''}`;
  if (/SQLITE_FULL|disk is full/.test(words)) return 'the disk is full';
  if (/SQLITE_(CORRUPT|NOTADB)|malformed|not a database/.test(words)) return 'the database is damaged';
  if (/SQLITE_(BUSY|LOCKED)|is locked/.test(words)) return 'the database is in use by another program';
  if (/^EFBIG$|SQLITE_IOERR/.test(code ?? '')) return 'the disk takes no more';
  if (code === 'ENOENT') return 'there is no such file or folder';
  return reasonOf(error);
}
