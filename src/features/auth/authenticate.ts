import type { SelfChosenRole, User, UserDocument } from '../../domain/user';
import type { Account } from '../../ports/identity';
import type { Services } from '../../ports/services';

/** What the form sends. `role` goes along on register only. */
export interface Credentials {
  mode: 'login' | 'register';
  email: string;
  password: string;
  role: SelfChosenRole;
}

/** What came of it, in words for the page. */
export interface AuthOutcome {
  message: { kind: 'success' | 'warning'; text: string };
}

/**
 * Logs in or registers, keeps the user on this device and puts the person on the local users list.
 * @throws IdentityError when the identity service refuses or cannot be reached.
 */
export async function authenticate(services: Services, credentials: Credentials): Promise<AuthOutcome> {
  const { mode, email, password, role } = credentials;
  const [identity, directory] = await Promise.all([services.identity(), services.userDirectory()]);
  const address = email.trim();
  const now = services.clock.now().toISOString();

  let account: Account;
  let document: UserDocument | null;
  if (mode === 'register') {
    account = await identity.createAccount(address, password);
    // From here on the account exists. Whatever fails now must not tell the person that it does not.
    document = await directory
      .create(account.uid, { email: address, role, createdAt: now })
      .catch(() => null);
  } else {
    account = await identity.signIn(address, password);
    document = await directory.read(account.uid).catch(() => null);
  }

  const user: User = {
    id: account.uid,
    username: account.email,
    email: account.email,
    role: document?.role ?? 'user',
    token: (await identity.idToken().catch(() => null)) ?? '',
    lastLogin: now,
  };
  const kept = services.currentUser.set(user);
  await listUser(services, user);
  return { message: describe(user, mode === 'register' && role === 'admin' && user.role !== 'admin', kept) };
}

/** Says who is logged in, and what is not as the person asked. */
function describe(user: User, roleDeclined: boolean, kept: boolean): AuthOutcome['message'] {
  const words = [`You are logged in as ${user.email}.`];
  if (roleDeclined) {
    words.push(
      'Your account was made as User. Ask the people who run this site if you need to be an administrator.',
    );
  }
  if (!kept) words.push('This device could not keep your login. It ends when you close this page.');
  return { kind: roleDeclined || !kept ? 'warning' : 'success', text: words.join(' ') };
}

/** A full or refused storage must not stop anybody from logging in: the row is then missing from the list, no more. */
async function listUser(services: Services, user: User): Promise<void> {
  try {
    const { users } = await services.collections();
    await users.put({ ...user, token: '' });
  } catch {
    // Said by the admin dashboard, which shows the list and what is wrong with it.
  }
}
