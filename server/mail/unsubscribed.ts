import { emailKey } from '../../src/domain/user';
import type { OpenDatabase } from '../identity/database';

/** The addresses that asked for no more mail. */
export interface Unsubscribed {
  has(email: string): boolean;
  add(email: string, now: number): void;
  /** @returns false when it was not on the list. */
  remove(email: string): boolean;
}

/** The list in the embedded database. */
export function createUnsubscribed(database: OpenDatabase): Unsubscribed {
  const select = database.prepare('SELECT 1 AS found FROM unsubscribed WHERE email_key = ?');
  const insert = database.prepare(
    'INSERT INTO unsubscribed (email_key, created_at) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const remove = database.prepare('DELETE FROM unsubscribed WHERE email_key = ?');
  return {
    has: (email) => select.get(emailKey(email)) !== undefined,
    add: (email, now) => void insert.run(emailKey(email), now),
    remove: (email) => remove.run(emailKey(email)).changes > 0,
  };
}
