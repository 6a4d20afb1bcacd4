import type { BackupState } from '../../domain/admin/backup';
import type { Backups } from '../../ports/backups';
import { adminGet, type AdminCall } from './adminGet';

/** The backups of the app's own server. */
export function createServerBackups(admin: AdminCall): Backups {
  return { state: () => adminGet<BackupState>(admin, 'backups', ({ kept }) => typeof kept === 'boolean') };
}
