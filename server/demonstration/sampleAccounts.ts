import { sampleUsers } from '@/shared/seeds/users';
import type { Accounts } from '../identity/accounts';
import type { Passwords } from '../identity/passwords';

/**
 * Creates the missing accounts of the sample people, with their ids, and sets their password to the one
 * printed at the start, so that a changed one does not lock the next person out. An account without its
 * document, which holds the role, is completed: a killed server may have left one.
 */
export async function prepareSampleAccounts(
  accounts: Accounts,
  passwords: Passwords,
  password: string,
  now: number,
): Promise<void> {
  const passwordHash = await passwords.hash(password);
  for (const { id, email, role } of sampleUsers) {
    const account = { uid: id, email, passwordHash, createdAt: now, demonstration: true };
    if (!(await accounts.create(account))) {
      // Another user may have registered with the address: that account is theirs.
      if (!(await accounts.byUid(id))?.demonstration) continue;
      await accounts.setPassword(id, passwordHash);
    }
    await accounts.createDocument(account, role, true, now);
  }
}
