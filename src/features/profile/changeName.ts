import type { User } from '@/shared/domain/users/user';
import type { Ports } from '../../ports/ports';
import { UserDirectoryError } from '../../ports/userDirectory';

/** Explains why a name was not saved. */
export const nameFailure = (error: unknown): string =>
  error instanceof UserDirectoryError && error.code === 'permission-denied'
    ? 'Your login has ended, so your name was not saved. Please log in again.'
    : 'Your name could not be saved. Check your connection, then try again.';

/**
 * Saves a person's preferred name in the account and with the login of this device.
 * @param name cleaned; empty: no name any more.
 * @throws UserDirectoryError
 */
export async function changeName(ports: Ports, { id }: Pick<User, 'id'>, name: string): Promise<void> {
  const { currentUser, can } = ports;
  await (await ports.userDirectory()).rename(id, name);
  const now = currentUser.get();
  // Another user has logged in meanwhile, or this one has logged out.
  if (now?.id !== id) return;
  const { name: _, ...rest } = now;
  const named: User = { ...rest, ...(name && { name }) };
  currentUser.set(named);
  if (can.accountsAsUsers) return;
  // This browser's list is a copy. Where it cannot be written, the next login updates it.
  await ports
    .collections()
    .then(({ users }) => users())
    .then((users) => users.put({ ...named, token: '' }))
    .catch(() => undefined);
}
