import type { BackupState } from '../domain/admin/backup';

/** The backups that the server makes by itself. */
export interface Backups {
  /** It rejects with {@link AdminError} and nothing else. */
  state(): Promise<BackupState>;
}
