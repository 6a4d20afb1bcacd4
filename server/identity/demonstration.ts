import { sampleUsers } from '../../src/seeds/users';
import type { Accounts } from './accounts';
import type { Passwords } from './passwords';

/** The password of all demonstration accounts. It opens nothing outside a demonstration on one's own machine. */
export const demonstrationPassword = 'Sunshine1';

/**
 * Makes the demonstration accounts, with the ids of the sample people, where they are missing, and sets their password to
 * the one that is printed at the start, so that a changed one does not lock the next person out.
 */
export async function prepareDemonstration(
  accounts: Accounts,
  passwords: Passwords,
  now: number,
): Promise<void> {
  const passwordHash = await passwords.hash(demonstrationPassword);
  for (const { id, email, role } of sampleUsers) {
    const account = { uid: id, email, passwordHash, createdAt: now, demonstration: true };
    if (accounts.create(account)) accounts.createDocument(account, role, true, now);
    else if (accounts.byUid(id)?.demonstration) accounts.setPassword(id, passwordHash);
  }
}
