import type { Backups } from '../../ports/backups';
import { adminGet, type AdminCall } from './adminGet';
import { readBackups } from '@/shared/contract/operations/admin';

/** The backups of the app's own server. */
export function createServerBackups(admin: AdminCall): Backups {
  return { state: () => adminGet(admin, readBackups, {}, ({ kept }) => typeof kept === 'boolean') };
}
