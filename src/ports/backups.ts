import type { BackupState } from '@/shared/domain/admin/backup';

/** The server's automatic backups. */
export interface Backups {
  /** Rejects with {@link AdminError} only. */
  state(): Promise<BackupState>;
}
