import { emailKey, type Role, type UserDocument } from '../../src/domain/users/user';
import { hasOtherLetters } from './otherLetters';
import { inTransaction, type OpenDatabase } from './database';

/** One account as it is kept. */
export interface StoredAccount {
  uid: string;
  /** As it was typed at registration, in plain letters; one from an earlier version may have other letters. */
  email: string;
  passwordHash: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** True for the seven built-in accounts, which exist in a demonstration only. */
  demonstration: boolean;
  /** When somebody has proved that the address is theirs, in milliseconds since 1970; null: nobody has. */
  addressProvedAt: number | null;
  /** Calendar addresses and links of reminders that were made in an earlier one do nothing any more. */
  linksGeneration: number;
  /** When all reminders were turned off by a mailed link, in milliseconds since 1970; null: the account decides. */
  remindersStoppedAt: number | null;
  /** What the person wants to be called; null: they did not say. */
  name: string | null;
}

/** What a new account has. */
export type NewAccount = Omit<
  StoredAccount,
  'addressProvedAt' | 'linksGeneration' | 'remindersStoppedAt' | 'name'
>;

/** An account as administrators see it. */
export interface ListedAccount {
  uid: string;
  email: string;
  /** What the person wants to be called; null: they did not say. */
  name: string | null;
  role: Role;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Milliseconds since 1970; null for somebody who has never logged in. */
  lastLogin: number | null;
  addressProvedAt: number | null;
}

/** The accounts and the documents `users/{uid}`. Every method has written to disk when it returns. */
export interface Accounts {
  /** @returns false when the address is taken, in whatever letters and case. */
  create(account: NewAccount): boolean;
  /** Finds an account by its address in whatever letters and case. Where two share it, by the letters that were typed. */
  byEmail(email: string): StoredAccount | null;
  byUid(uid: string): StoredAccount | null;
  setPassword(uid: string, passwordHash: string): void;
  /** Keeps what somebody wants to be called. @param name cleaned; null: nothing any more. */
  setName(uid: string, name: string | null): void;
  /** @returns null when there is no document yet. */
  document(uid: string): UserDocument | null;
  /**
   * Notes that the address is proved, and that reminders can be turned on again.
   * @returns whether the person had chosen to be administrator meanwhile; it is forgotten.
   */
  proveAddress(uid: string, now: number): { wantsAdmin: boolean };
  /** From now on calendar addresses and links of reminders of before do nothing. */
  endLinks(uid: string): void;
  /** Notes that all reminders were turned off by a mailed link. A code that was mailed before does not undo it. */
  stopReminders(uid: string, now: number): void;
  /**
   * Writes the document once.
   * @param forDemonstration whether the role was granted by a demonstration.
   * @returns false when there is one already.
   */
  createDocument(
    account: Pick<StoredAccount, 'uid' | 'email'>,
    role: Role,
    forDemonstration: boolean,
    createdAt: number,
  ): boolean;
  /** Keeps that somebody chose to be administrator, until the address is proved. */
  noteWantsAdmin(uid: string): void;
  /** Grants a role permanently, as an operator does. */
  grantRole(account: NewAccount, role: Role, now: number): void;
  /** All accounts, the oldest first. */
  list(): ListedAccount[];
  /** Removes the built-in accounts, on a server that is not a demonstration. */
  removeDemonstration(): void;
}

interface AccountRow {
  uid: string;
  email: string;
  password_hash: string;
  created_at: number;
  demonstration: number;
  address_proved_at: number | null;
  links_generation: number;
  reminders_stopped_at: number | null;
  name: string | null;
}

interface UserRow {
  email: string;
  role: Role;
  role_for_demonstration: number;
  created_at: number;
  name: string | null;
}

function toAccount(row: unknown): StoredAccount | null {
  if (row === undefined) return null;
  const { uid, email, password_hash, created_at, demonstration, ...rest } = row as AccountRow;
  return {
    uid,
    email,
    passwordHash: password_hash,
    createdAt: created_at,
    demonstration: demonstration === 1,
    addressProvedAt: rest.address_proved_at,
    linksGeneration: rest.links_generation,
    remindersStoppedAt: rest.reminders_stopped_at,
    name: rest.name,
  };
}

/** The key of an address as earlier versions kept it. */
const earlierKey = (email: string) => email.trim().toLowerCase();

/**
 * Brings keys of earlier versions, in which the same address could have several forms, into the one of today. Where two
 * accounts have become one address, the later one keeps its key: it is found by the letters in which it was typed.
 */
function bringKeysUpToDate(database: OpenDatabase): void {
  const rows = database
    .prepare(`SELECT uid, email_key FROM accounts WHERE ${hasOtherLetters} ORDER BY created_at, uid`)
    .all() as { uid: string; email_key: string }[];
  const update = database.prepare('UPDATE OR IGNORE accounts SET email_key = ? WHERE uid = ?');
  for (const { uid, email_key } of rows) {
    const key = emailKey(email_key);
    if (key !== email_key) update.run(key, uid);
  }
}

/**
 * The accounts in the embedded database.
 * @param demonstration whether they are those of a demonstration; a role that was granted in one is `user` elsewhere.
 */
export function createAccounts(database: OpenDatabase, demonstration: boolean): Accounts {
  bringKeysUpToDate(database);
  const columns =
    'uid, email, password_hash, created_at, demonstration, address_proved_at, links_generation, reminders_stopped_at, name';
  const insert = database.prepare(
    `INSERT INTO accounts (uid, email, email_key, password_hash, created_at, demonstration)
     VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  const selectByEmail = database.prepare(`SELECT ${columns} FROM accounts WHERE email_key = ?`);
  const selectByUid = database.prepare(`SELECT ${columns} FROM accounts WHERE uid = ?`);
  const updatePassword = database.prepare('UPDATE accounts SET password_hash = ? WHERE uid = ?');
  const updateName = database.prepare('UPDATE accounts SET name = ? WHERE uid = ?');
  const selectUser = database.prepare(
    `SELECT users.email, role, role_for_demonstration, users.created_at, name
     FROM users JOIN accounts USING (uid) WHERE uid = ?`,
  );
  const insertUser = database.prepare(
    `INSERT INTO users (uid, email, role, role_for_demonstration, created_at)
     VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  const upsertUser = database.prepare(
    `INSERT INTO users (uid, email, role, role_for_demonstration, created_at) VALUES (?, ?, ?, 0, ?)
     ON CONFLICT (uid) DO UPDATE SET role = excluded.role, role_for_demonstration = 0`,
  );
  const prove = database.prepare(
    `UPDATE accounts SET address_proved_at = COALESCE(address_proved_at, ?), reminders_stopped_at = NULL WHERE uid = ?`,
  );
  const takeWish = database.prepare('UPDATE users SET wants_admin = 0 WHERE uid = ? AND wants_admin = 1');
  const noteWish = database.prepare('UPDATE users SET wants_admin = 1 WHERE uid = ?');
  const nextGeneration = database.prepare(
    'UPDATE accounts SET links_generation = links_generation + 1 WHERE uid = ?',
  );
  const stop = database.prepare('UPDATE accounts SET reminders_stopped_at = ? WHERE uid = ?');
  const removeCodes = database.prepare('DELETE FROM address_codes WHERE uid = ?');
  const selectAll = database.prepare(
    `SELECT uid, accounts.email, accounts.created_at AS createdAt, address_proved_at AS addressProvedAt, name,
       CASE WHEN role IS NULL OR (role_for_demonstration = 1 AND ?) THEN 'user' ELSE role END AS role,
       last_login AS lastLogin
     FROM accounts LEFT JOIN users USING (uid) ORDER BY accounts.created_at, uid`,
  );
  const deleteDemonstration = database.prepare('DELETE FROM accounts WHERE demonstration = 1');

  return {
    create: ({ uid, email, passwordHash, createdAt, demonstration: sample }) =>
      insert.run(uid, email, emailKey(email), passwordHash, createdAt, sample ? 1 : 0).changes === 1,
    byEmail: (email) => toAccount(selectByEmail.get(earlierKey(email)) ?? selectByEmail.get(emailKey(email))),
    byUid: (uid) => toAccount(selectByUid.get(uid)),
    setPassword: (uid, passwordHash) => void updatePassword.run(passwordHash, uid),
    setName: (uid, name) => void updateName.run(name, uid),
    document(uid) {
      const row = selectUser.get(uid) as UserRow | undefined;
      if (!row) return null;
      const role = row.role_for_demonstration === 1 && !demonstration ? 'user' : row.role;
      const { email, name } = row;
      return { email, ...(name && { name }), role, createdAt: new Date(row.created_at).toISOString() };
    },
    proveAddress: (uid, now) =>
      inTransaction(database, () => {
        prove.run(now, uid);
        removeCodes.run(uid);
        return { wantsAdmin: takeWish.run(uid).changes === 1 };
      }),
    endLinks: (uid) => void nextGeneration.run(uid),
    stopReminders: (uid, now) =>
      inTransaction(database, () => {
        stop.run(now, uid);
        removeCodes.run(uid);
      }),
    noteWantsAdmin: (uid) => void noteWish.run(uid),
    createDocument: ({ uid, email }, role, forDemonstration, createdAt) =>
      insertUser.run(uid, email, role, forDemonstration ? 1 : 0, createdAt).changes === 1,
    grantRole: ({ uid, email }, role, now) => void upsertUser.run(uid, email, role, now),
    list: () =>
      (selectAll.all(demonstration ? 0 : 1) as ListedAccount[]).map(
        ({ uid, email, role, createdAt, lastLogin, addressProvedAt, name }) => ({
          uid,
          email,
          role,
          createdAt,
          lastLogin,
          addressProvedAt,
          name,
        }),
      ),
    removeDemonstration: () => void deleteDemonstration.run(),
  };
}
