import type { User } from '@/shared/domain/users/user';
import type { Ports } from '../../ports/ports';
import { UserDirectoryError } from '../../ports/userDirectory';

/** What a person is told when their name was not kept. */
export const nameFailure = (error: unknown): string =>
  error instanceof UserDirectoryError && error.code === 'permission-denied'
    ? 'Your login has ended, so your name was not saved. Please log in again.'
    : 'Your name could not be saved. Check your connection, then try again.';

/**
 * Keeps what somebody wants to be called: in the account, and with the login of this device.
 * @param name cleaned; empty: no name any more.
 * @throws UserDirectoryError
 */
export async function changeName(ports: Ports, { id }: Pick<User, 'id'>, name: string): Promise<void> {
  const { currentUser, can } = ports;
  await (await ports.userDirectory()).rename(id, name);
  const now = currentUser.get();
  // Somebody else, or nobody, while the answer was on its way.
  if (now?.id !== id) return;
  const { name: _, ...rest } = now;
  const named: User = { ...rest, ...(name && { name }) };
  currentUser.set(named);
  if (can.accountsAsUsers) return;
  // The list of this browser is a copy. Where it cannot be written, the next login does it.
  await ports
    .collections()
    .then(({ users }) => users())
    .then((users) => users.put({ ...named, token: '' }))
    .catch(() => undefined);
}
