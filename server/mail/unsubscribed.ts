import { emailKey } from '../../src/domain/users/user';
import type { OpenDatabase } from '../identity/database';
import { hasOtherLetters } from '../identity/otherLetters';

/** The unsubscribed addresses, as the server looks them up. */
export interface Unsubscribed {
  /**
   * @param what `bulk`: an email to many people; `own`: about the person's own place or appointment. Who pressed the link in
   * one to many people still gets these.
   */
  has(email: string, what: 'bulk' | 'own'): Promise<boolean>;
}

/** The unsubscribed addresses, as an operator maintains them. */
export interface UnsubscribedList {
  add(email: string, now: number): Promise<void>;
  /** @returns false when it was not on the list. */
  remove(email: string): Promise<boolean>;
}

/** The unsubscribed addresses, as the link in an email changes them. */
export interface UnsubscribedByLink {
  /** `bulk`: by the link, from emails to many people; `all`: by an operator, which no link takes back. */
  state(email: string): 'none' | 'bulk' | 'all';
  stop(email: string, now: number): void;
  takeBack(email: string): void;
  /** All of them, the latest first; `at` in milliseconds since 1970. */
  list(): readonly { email: string; at: number; isBulkOnly: boolean }[];
}

/** Brings keys of earlier versions, in which the same address could have several forms, into the one of today. */
function bringKeysUpToDate(database: OpenDatabase): void {
  const rows = database.prepare(`SELECT email_key FROM unsubscribed WHERE ${hasOtherLetters}`).all();
  const update = database.prepare('UPDATE OR REPLACE unsubscribed SET email_key = ? WHERE email_key = ?');
  for (const { email_key } of rows as { email_key: string }[]) {
    if (emailKey(email_key) !== email_key) update.run(emailKey(email_key), email_key);
  }
}

/** The list in the embedded database. */
export function createUnsubscribed(
  database: OpenDatabase,
): Unsubscribed & UnsubscribedList & { byLink: UnsubscribedByLink } {
  bringKeysUpToDate(database);
  const select = database.prepare('SELECT bulk_only FROM unsubscribed WHERE email_key = ?');
  const insert = database.prepare(
    'INSERT INTO unsubscribed (email_key, created_at) VALUES (?, ?) ON CONFLICT DO UPDATE SET bulk_only = 0',
  );
  const insertByLink = database.prepare(
    'INSERT INTO unsubscribed (email_key, created_at, bulk_only) VALUES (?, ?, 1) ON CONFLICT DO NOTHING',
  );
  const all = database.prepare(
    'SELECT email_key AS email, created_at AS at, bulk_only FROM unsubscribed ORDER BY created_at DESC, email_key',
  );
  const removeByLink = database.prepare('DELETE FROM unsubscribed WHERE email_key = ? AND bulk_only = 1');
  const remove = database.prepare('DELETE FROM unsubscribed WHERE email_key = ?');
  const state: UnsubscribedByLink['state'] = (email) => {
    const row = select.get(emailKey(email)) as { bulk_only: number } | undefined;
    return row === undefined ? 'none' : row.bulk_only === 1 ? 'bulk' : 'all';
  };
  return {
    byLink: {
      state,
      stop: (email, now) => void insertByLink.run(emailKey(email), now),
      list: () =>
        (all.all() as { email: string; at: number; bulk_only: number }[]).map(({ bulk_only, ...row }) => ({
          ...row,
          isBulkOnly: bulk_only === 1,
        })),
      takeBack: (email) => void removeByLink.run(emailKey(email)),
    },
    has: async (email, what) => state(email) === 'all' || (what === 'bulk' && state(email) === 'bulk'),
    add: async (email, now) => void insert.run(emailKey(email), now),
    remove: async (email) => remove.run(emailKey(email)).changes > 0,
  };
}
