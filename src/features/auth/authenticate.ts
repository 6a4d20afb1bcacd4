import { cleanName } from '@/shared/domain/users/personName';
import { roleLabels, type SelfChosenRole, type User, type UserDocument } from '@/shared/domain/users/user';
import type { Account } from '../../ports/identity';
import type { Ports } from '../../ports/ports';

/** The values of the form. `name` and `role` are sent on register only. */
export interface Credentials {
  mode: 'login' | 'register';
  email: string;
  /** The preferred name, as typed; empty: none. */
  name: string;
  password: string;
  role: SelfChosenRole;
}

/** The outcome, as a text for the page. */
export interface AuthOutcome {
  message: { kind: 'success' | 'warning'; text: string };
}

/**
 * Logs in or registers, stores the user on this device and, where this browser keeps a users list, adds the person to it.
 * @param isWanted returns false once the person has cancelled: asked after the service has answered.
 * @returns null when the person cancelled meanwhile: nobody is logged in then.
 * @throws IdentityError when the identity service refuses or cannot be reached.
 */
export async function authenticate(
  ports: Ports,
  { mode, email, name: typedName, password, role }: Credentials,
  isWanted: () => boolean,
): Promise<AuthOutcome | null> {
  const identity = await ports.identity();
  const address = email.trim();
  const registers = mode === 'register';
  const account = registers
    ? await identity.createAccount(address, password)
    : await identity.signIn(address, password);
  // The account exists from here on, so no later failure may deny that.
  const now = ports.clock.now().toISOString();
  const name = registers ? cleanName(typedName) : '';
  const asked = { email: address, ...(name && { name }), role: registers ? role : 'user', createdAt: now };
  const document = await documentOf(ports, account, asked, registers);
  if (!isWanted()) {
    await identity.signOut();
    return null;
  }

  const user: User = {
    id: account.uid,
    username: account.email,
    email: account.email,
    ...(document?.name && { name: document.name }),
    role: document?.role ?? 'user',
    token: (await identity.idToken().catch(() => null)) ?? '',
    lastLogin: now,
  };
  // The users list has no proof of the address: a stored one would go out of date.
  const kept = ports.currentUser.set(
    account.addressProved === false
      ? { ...user, addressProved: false, ...(registers && { codeSentAt: now }) }
      : user,
  );
  // Without this code the person is not asked, and nothing changes.
  void ports.deviceUse().then(
    (device) => device.setDue(true),
    () => undefined,
  );
  await listUser(ports, user);
  const later = document?.roleOnceShown;
  const declined = registers && role === 'admin' && user.role !== 'admin' && !later;
  const words = [...(registers ? ['Your account is made.'] : []), `You are logged in as ${user.email}.`];
  if (later) {
    words.push(
      `You are a User for now. You become ${roleLabels[later]} when you have shown that this address is yours: log out, choose “Forgotten your password?” and follow the link in the email.`,
    );
  }
  if (name && !document) words.push('Your name could not be saved. You can give it again on your profile.');
  const why = document ? (account.addressProved === false ? 'not proved' : 'by the server') : 'not saved';
  const { text, kind } = describe(words, declined && why, kept);
  return { message: { text, kind: later || (name && !document) ? 'warning' : kind } };
}

/**
 * Returns the person's document in the user directory. It is written at registration, and at a login where that failed.
 * Null when the directory does not answer: SessionWatch retries.
 */
async function documentOf(
  ports: Ports,
  { uid, document }: Account,
  fresh: UserDocument,
  isNew: boolean,
): Promise<UserDocument | null> {
  if (document) return document;
  try {
    const directory = await ports.userDirectory();
    return (isNew ? null : await directory.read(uid)) ?? (await directory.create(uid, fresh));
  } catch {
    return null;
  }
}

/** Explains why a person did not become an administrator. */
const declinedWords = {
  'by the server':
    'Your account was made as User. Ask the people who run this site if you need to be an administrator.',
  'not proved': 'You are a User for now: we give no other role before you have confirmed your email address.',
  'not saved': 'Your account is made, but your role could not be saved. You are a User for now.',
};

/** Adds to the words why the role was declined and whether the login was kept, and picks the kind of message. */
function describe(
  words: string[],
  declined: false | keyof typeof declinedWords,
  kept: boolean,
): AuthOutcome['message'] {
  if (declined) words.push(declinedWords[declined]);
  // The page forgets the login, but the browser keeps a valid cookie until a logout.
  if (!kept) {
    words.push(
      'This device could not keep your login, so you have to log in again after you close this page. On a computer that others use, log out first.',
    );
  }
  return { kind: declined || !kept ? 'warning' : 'success', text: words.join(' ') };
}

/** A full or blocked storage must not prevent a login: only the row in this browser's list is then missing. */
async function listUser(ports: Ports, user: User): Promise<void> {
  if (ports.can.accountsAsUsers) return;
  try {
    const { users } = await ports.collections();
    await (await users()).put({ ...user, token: '' });
  } catch {
    // The admin dashboard shows the list and reports its errors.
  }
}
