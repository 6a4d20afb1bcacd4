import { emailKey } from '../../src/domain/user';
import type { Actor } from '../identity/actor';
import type { OpenDatabase } from '../identity/database';

/** The addresses that asked for no more mail, as the server asks for them. */
export interface Unsubscribed {
  /** @param actor the administrator who wants to write there. */
  has(email: string, actor: Actor): Promise<boolean>;
}

/** The addresses that asked for no more mail, as an operator keeps them. */
export interface UnsubscribedList {
  add(email: string, now: number): Promise<void>;
  /** @returns false when it was not on the list. */
  remove(email: string): Promise<boolean>;
}

/** The list in the embedded database. */
export function createUnsubscribed(database: OpenDatabase): Unsubscribed & UnsubscribedList {
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
