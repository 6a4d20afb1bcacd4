/** The role of a user. `user` is the default, also for a missing or unknown role. */
export type Role = 'user' | 'admin' | 'healthcare';

/** The roles that the register form offers. Healthcare is granted by an operator only. */
export type SelfChosenRole = Extract<Role, 'user' | 'admin'>;

/** The labels of the roles on screen and in the register form. */
export const roleLabels: Record<Role, string> = {
  user: 'User',
  admin: 'Administrator',
  healthcare: 'Healthcare worker',
};

/**
 * The person who is logged in, as kept under the local storage key `user`.
 * No password is ever part of it.
 */
export interface User {
  /** The identity provider's id. */
  id: string;
  /** The same text as `email`: people log in with their address. */
  username: string;
  /** The address as the person typed it; compare with {@link sameEmail}. */
  email: string;
  /** The person's preferred name. Absent: not given. */
  name?: string | undefined;
  role: Role;
  /** Names the login; the server takes no write without it, and none with that of another login. Empty in the local `users` list. */
  token: string;
  /** ISO 8601 in UTC. */
  lastLogin: string;
  /** False: nobody has shown yet that the address is theirs. Absent: it was shown, or nobody asks. */
  addressProved?: false | undefined;
  /** When a code for that was mailed last, ISO 8601 in UTC by this device's clock. Only on the person's device. */
  codeSentAt?: string | undefined;
  /** Set where the person has put the proof off, until the next login. Only on the person's device. */
  provesLater?: true | undefined;
}

/** The document of each person in the database, under `users/{uid}`. */
export interface UserDocument {
  email: string;
  /** The person's preferred name. Absent: not given. */
  name?: string | undefined;
  role: Role;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** A role granted to this person that takes effect once they have verified their address. Never stored. */
  roleOnceShown?: Exclude<Role, 'user'>;
}

/** Reads a document that came over the network. @returns null where it is none. */
export function parseDocument(value: unknown): UserDocument | null {
  const { email, name, role, createdAt } = (value ?? {}) as Record<string, unknown>;
  if (typeof email !== 'string' || typeof createdAt !== 'string' || !isRole(role)) return null;
  return { email, ...(typeof name === 'string' && { name }), role, createdAt };
}

/** True for the three roles, false for everything else. */
export function isRole(value: unknown): value is Role {
  return value === 'user' || value === 'admin' || value === 'healthcare';
}

/**
 * The normalized form of an address, which mail is sent to. The same mailbox can be written with full-width
 * letters, other full stops and invisible characters; case is preserved.
 */
export function plainEmail(email: string): string {
  return email
    .replaceAll(/\p{DI}/gu, '')
    .normalize('NFKC')
    .replaceAll('。', '.')
    .trim();
}

/** The form in which addresses are compared: normalized, and in lower case. */
export function emailKey(email: string): string {
  return plainEmail(email).toLowerCase();
}

/** Returns whether two addresses belong to the same person. */
export function sameEmail(a: string, b: string): boolean {
  return emailKey(a) === emailKey(b);
}

/**
 * Reads one stored person. Unknown fields are left alone by the caller; here only what the product relies on is
 * checked: a role outside the three counts as `user`.
 * @returns the person, or null when a required field is missing or of the wrong type.
 */
export function parseUser(value: unknown): User | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, username, email, role, token, lastLogin, ...rest } = value as Record<string, unknown>;
  if (typeof id !== 'string' || id === '' || typeof email !== 'string' || email.trim() === '') return null;
  return {
    id,
    username: typeof username === 'string' && username !== '' ? username : email,
    email,
    ...(typeof rest['name'] === 'string' && rest['name'] !== '' && { name: rest['name'] }),
    role: isRole(role) ? role : 'user',
    token: typeof token === 'string' ? token : '',
    lastLogin: typeof lastLogin === 'string' ? lastLogin : '',
    ...(rest['addressProved'] === false && {
      addressProved: false,
      ...(typeof rest['codeSentAt'] === 'string' && { codeSentAt: rest['codeSentAt'] }),
      ...(rest['provesLater'] === true && { provesLater: true }),
    }),
  };
}

/** The same person with what is known of the proof of their address; once it is proved, nothing more is kept about that. */
export function withProof(user: User, isProved: boolean): User {
  const { addressProved: _, codeSentAt, provesLater, ...person } = user;
  return isProved
    ? person
    : {
        ...person,
        addressProved: false,
        ...(codeSentAt !== undefined && { codeSentAt }),
        ...(provesLater && { provesLater }),
      };
}

/** The message to administrators who try to delete themselves from the list. */
export const deletingYourself = 'This is your own row. You cannot delete yourself from the list.';
