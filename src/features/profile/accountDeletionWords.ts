import { plainDate } from '@/shared/domain/text/dates';
import { OwnAccountError, type DeletionFacts } from '../../ports/ownAccount';

/** Explains how long backups contain the person's data. */
export function backupWords({ makesBackups, lastBackupGoesAt }: DeletionFacts): string {
  if (!makesBackups) return 'This site makes no backups by itself.';
  if (lastBackupGoesAt === null) return 'There is no daily backup of this site yet.';
  return `Our daily backups hold it until about ${plainDate(new Date(lastBackupGoesAt))}.`;
}

/** The message after a deletion. */
export const deletedWords = (facts: DeletionFacts): string =>
  `Your account is deleted, with all that belonged to it. ${backupWords(facts)}`;

/** Explains why the deletion failed. */
export const failureWords = (error: unknown): string =>
  (error instanceof OwnAccountError && error.text) ||
  'That did not work. Check your connection, then try again.';
