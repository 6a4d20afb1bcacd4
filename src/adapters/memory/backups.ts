import type { BackupState } from '@/shared/domain/admin/backup';
import type { Backups } from '../../ports/backups';

/** Backups with a given state; by default none are made. */
export function createMemoryBackups(
  state: BackupState = { kept: false, last: null, failed: false },
): Backups {
  return { state: async () => state };
}
