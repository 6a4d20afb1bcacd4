import type { BackupState } from '@/shared/domain/admin/backup';
import type { Backups } from '../../ports/backups';

/** Backups as a story or a test says they are; by default none are made. */
export function createMemoryBackups(
  state: BackupState = { kept: false, last: null, failed: false },
): Backups {
  return { state: async () => state };
}
