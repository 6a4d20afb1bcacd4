import type { Selectable } from 'kysely';
import type { UserDocument } from '@/shared/domain/users/user';
import type { AccountsTable, UsersTable } from '../database/tables/identity';

/** The columns of an account that the server decides by. */
export const accountColumns = [
  'accounts.uid',
  'accounts.email',
  'password_hash',
  'accounts.created_at',
  'demonstration',
  'address_proved_at',
  'links_generation',
  'reminders_stopped_at',
  'name',
] as const;

/** A row of an account, as a `StoredAccount`. */
export const toAccount = (row: Omit<Selectable<AccountsTable>, 'email_key' | 'last_login'>) => ({
  uid: row.uid,
  email: row.email,
  passwordHash: row.password_hash,
  createdAt: row.created_at,
  demonstration: row.demonstration === 1,
  addressProvedAt: row.address_proved_at,
  linksGeneration: row.links_generation,
  remindersStoppedAt: row.reminders_stopped_at,
  name: row.name,
});

/**
 * A row of a document.
 * @param demonstration whether the accounts are those of a demonstration; a role that was granted in one is `user` elsewhere.
 */
export function toDocument(
  row: Pick<Selectable<UsersTable>, 'email' | 'role' | 'role_for_demonstration' | 'created_at'> & {
    name: string | null;
  },
  demonstration: boolean,
): UserDocument {
  const role = row.role_for_demonstration === 1 && !demonstration ? 'user' : row.role;
  const { email, name } = row;
  return { email, ...(name && { name }), role, createdAt: new Date(row.created_at).toISOString() };
}
