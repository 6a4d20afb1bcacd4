import { emailKey, type Role, type UserDocument } from '@/shared/domain/users/user';
import type { Database, Queries } from '../database/database';
import { createStore, type Store } from '../database/store';
import { accountColumns, toAccount, toDocument } from './accountRows';

/** One account as it is kept. */
export interface StoredAccount {
  uid: string;
  /** As it was typed at registration, in plain letters; one from an earlier version may have other letters. */
  email: string;
  /** Empty for a Firebase account. */
  passwordHash: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** True for the seven built-in accounts, which exist in a demonstration only. */
  demonstration: boolean;
  /** When the user proved that the address is theirs, in milliseconds since 1970; null: not yet. */
  addressProvedAt: number | null;
  /** Calendar addresses and links of reminders that were made in an earlier one do nothing any more. */
  linksGeneration: number;
  /** When all reminders were turned off by a mailed link, in milliseconds since 1970; null: the account decides. */
  remindersStoppedAt: number | null;
  /** The person's preferred name; null: not given. */
  name: string | null;
}

/** The fields of a new account. */
export type NewAccount = Omit<
  StoredAccount,
  'addressProvedAt' | 'linksGeneration' | 'remindersStoppedAt' | 'name'
>;

/** An account as administrators see it. */
export interface ListedAccount {
  uid: string;
  email: string;
  /** The person's preferred name; null: not given. */
  name: string | null;
  role: Role;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Milliseconds since 1970; null for a user who has never logged in. */
  lastLogin: number | null;
  addressProvedAt: number | null;
}

/** Returns whether Firebase keeps the address and the password of an account. */
export const isFirebaseAccount = ({ passwordHash }: Pick<StoredAccount, 'passwordHash'>): boolean =>
  passwordHash === '';

/** The accounts and the documents `users/{uid}`. */
export interface AccountMethods {
  /** @returns false when the address is taken, in whatever letters and case. */
  create(account: NewAccount): Promise<boolean>;
  /** Finds an account by its address in whatever letters and case. Where two share it, by the letters that were typed. */
  byEmail(email: string): Promise<StoredAccount | null>;
  byUid(uid: string): Promise<StoredAccount | null>;
  setPassword(uid: string, passwordHash: string): Promise<void>;
  /** Stores a user's name. @param name cleaned; null: none. */
  setName(uid: string, name: string | null): Promise<void>;
  /** @returns null when there is no document yet. */
  document(uid: string): Promise<UserDocument | null>;
  /**
   * Notes that the address is proved, and that reminders can be turned on again.
   * @returns whether the person had chosen to be administrator meanwhile; it is forgotten.
   */
  proveAddress(uid: string, now: number): Promise<{ wantsAdmin: boolean }>;
  /** Ends all present calendar addresses and links of reminders. @returns the generation of later ones. */
  endLinks(uid: string): Promise<number>;
  /** Notes that all reminders were turned off by a mailed link. A code that was mailed before does not undo it. */
  stopReminders(uid: string, now: number): Promise<void>;
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
  ): Promise<boolean>;
  /** Remembers that a user chose to be administrator, until the address is proved. */
  noteWantsAdmin(uid: string): Promise<void>;
  /** Grants a role permanently, as an operator does. */
  grantRole(account: Pick<StoredAccount, 'uid' | 'email'>, role: Role, now: number): Promise<void>;
  /** All accounts, the oldest first. */
  list(): Promise<ListedAccount[]>;
}

/** The accounts, in or outside of a transaction. */
export type Accounts = Store<AccountMethods>;

/** The key of an address as earlier versions kept it. */
const earlierKey = (email: string) => email.trim().toLowerCase();

function accountsIn(queries: Queries, demonstration: boolean): AccountMethods {
  const byKey = async (key: string) => {
    const row = await queries
      .selectFrom('accounts')
      .select(accountColumns)
      .where('email_key', '=', key)
      .executeTakeFirst();
    return row ? toAccount(row) : null;
  };
  const update = (uid: string) => queries.updateTable('accounts').where('uid', '=', uid);
  const removeCode = async (uid: string) => {
    await queries.deleteFrom('address_codes').where('uid', '=', uid).execute();
  };
  return {
    async create({ uid, email, passwordHash, createdAt, demonstration: sample }) {
      const { numInsertedOrUpdatedRows } = await queries
        .insertInto('accounts')
        .values({
          uid,
          email,
          email_key: emailKey(email),
          password_hash: passwordHash,
          created_at: createdAt,
          demonstration: Number(sample),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return Number(numInsertedOrUpdatedRows) === 1;
    },
    byEmail: async (email) => (await byKey(earlierKey(email))) ?? byKey(emailKey(email)),
    async byUid(uid) {
      const row = await queries
        .selectFrom('accounts')
        .select(accountColumns)
        .where('uid', '=', uid)
        .executeTakeFirst();
      return row ? toAccount(row) : null;
    },
    async setPassword(uid, passwordHash) {
      await update(uid).set({ password_hash: passwordHash }).execute();
    },
    async setName(uid, name) {
      await update(uid).set({ name }).execute();
    },
    async document(uid) {
      const row = await queries
        .selectFrom('users')
        .innerJoin('accounts', 'accounts.uid', 'users.uid')
        .select(['users.email', 'role', 'role_for_demonstration', 'users.created_at', 'name'])
        .where('users.uid', '=', uid)
        .executeTakeFirst();
      return row ? toDocument(row, demonstration) : null;
    },
    async proveAddress(uid, now) {
      await update(uid)
        .set(({ fn, ref, val }) => ({
          address_proved_at: fn.coalesce(ref('address_proved_at'), val(now)),
          reminders_stopped_at: null,
        }))
        .execute();
      await removeCode(uid);
      const { numUpdatedRows } = await queries
        .updateTable('users')
        .set({ wants_admin: 0 })
        .where('uid', '=', uid)
        .where('wants_admin', '=', 1)
        .executeTakeFirstOrThrow();
      return { wantsAdmin: Number(numUpdatedRows) === 1 };
    },
    async endLinks(uid) {
      const row = await update(uid)
        .set(({ eb }) => ({ links_generation: eb('links_generation', '+', 1) }))
        .returning('links_generation')
        .executeTakeFirstOrThrow();
      return row.links_generation;
    },
    async stopReminders(uid, now) {
      // A Firebase account has no codes, and reminders only where the mailbox is its person's, who may turn them on again.
      await update(uid).where('password_hash', '<>', '').set({ reminders_stopped_at: now }).execute();
      await removeCode(uid);
    },
    async noteWantsAdmin(uid) {
      await queries.updateTable('users').set({ wants_admin: 1 }).where('uid', '=', uid).execute();
    },
    async createDocument({ uid, email }, role, forDemonstration, createdAt) {
      const { numInsertedOrUpdatedRows } = await queries
        .insertInto('users')
        .values({ uid, email, role, role_for_demonstration: Number(forDemonstration), created_at: createdAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return Number(numInsertedOrUpdatedRows) === 1;
    },
    async grantRole({ uid, email }, role, now) {
      await queries
        .insertInto('users')
        .values({ uid, email, role, role_for_demonstration: 0, created_at: now })
        .onConflict((conflict) => conflict.column('uid').doUpdateSet({ role, role_for_demonstration: 0 }))
        .execute();
    },
    async list() {
      const rows = await queries
        .selectFrom('accounts')
        .leftJoin('users', 'users.uid', 'accounts.uid')
        .select(['accounts.uid', 'accounts.email', 'accounts.created_at', 'name', 'last_login'])
        .select(['address_proved_at', 'role', 'role_for_demonstration'])
        .orderBy('accounts.created_at')
        .orderBy('accounts.uid')
        .execute();
      return rows.map((row) => ({
        uid: row.uid,
        email: row.email,
        role: row.role_for_demonstration === 1 && !demonstration ? 'user' : (row.role ?? 'user'),
        createdAt: row.created_at,
        lastLogin: row.last_login,
        addressProvedAt: row.address_proved_at,
        name: row.name,
      }));
    },
  };
}

/**
 * The accounts in the database.
 * @param demonstration whether they are those of a demonstration; a role that was granted in one is `user` elsewhere.
 */
export const createAccounts = (database: Database, demonstration: boolean): Accounts =>
  createStore(database, (queries) => accountsIn(queries, demonstration), [
    'byEmail',
    'byUid',
    'document',
    'list',
  ]);
