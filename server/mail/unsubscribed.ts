import { emailKey } from '../../src/domain/users/user';
import type { Actor } from '../identity/actor';
import type { OpenDatabase } from '../identity/database';
import { hasOtherLetters } from '../identity/otherLetters';

/** The unsubscribed addresses, as the server looks them up. */
export interface Unsubscribed {
  /** @param actor the administrator who wants to write there. */
  has(email: string, actor: Actor): Promise<boolean>;
}

/** The unsubscribed addresses, as an operator maintains them. */
export interface UnsubscribedList {
  add(email: string, now: number): Promise<void>;
  /** @returns false when it was not on the list. */
  remove(email: string): Promise<boolean>;
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
export function createUnsubscribed(database: OpenDatabase): Unsubscribed & UnsubscribedList {
  bringKeysUpToDate(database);
  const select = database.prepare('SELECT 1 AS found FROM unsubscribed WHERE email_key = ?');
  const insert = database.prepare(
    'INSERT INTO unsubscribed (email_key, created_at) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const remove = database.prepare('DELETE FROM unsubscribed WHERE email_key = ?');
  return {
    has: async (email) => select.get(emailKey(email)) !== undefined,
    add: async (email, now) => void insert.run(emailKey(email), now),
    remove: async (email) => remove.run(emailKey(email)).changes > 0,
  };
}
