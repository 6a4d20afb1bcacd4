import { emailKey } from '../../src/domain/users/user';
import type { OpenDatabase } from '../identity/database';
import type { Mail } from './mail';
import { MailError } from './mailError';

/** An address from which mail came back. */
export interface Bounce {
  /** As addresses are compared. */
  email: string;
  /** When it came back last, in milliseconds since 1970. */
  at: number;
  /** Why, in words for an administrator. */
  reason: string;
}

/** The addresses from which mail came back: emails to many people do not go there until an administrator says so. */
export interface Bounces {
  has(email: string): boolean;
  add(email: string, reason: string, now: number): void;
  /** @returns false when it was not on the list. */
  remove(email: string): boolean;
  /** The latest first. */
  list(): readonly Bounce[];
}

/** The list in the embedded database. */
export function createBounces(database: OpenDatabase): Bounces {
  const select = database.prepare('SELECT 1 AS found FROM bounces WHERE email_key = ?');
  const insert = database.prepare(
    `INSERT INTO bounces (email_key, returned_at, reason) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET returned_at = excluded.returned_at, reason = excluded.reason`,
  );
  const remove = database.prepare('DELETE FROM bounces WHERE email_key = ?');
  const list = database.prepare(
    'SELECT email_key AS email, returned_at AS at, reason FROM bounces ORDER BY returned_at DESC, email_key',
  );
  return {
    has: (email) => select.get(emailKey(email)) !== undefined,
    add: (email, reason, now) => void insert.run(emailKey(email), now, reason),
    remove: (email) => remove.run(emailKey(email)).changes > 0,
    list: () => list.all() as Bounce[],
  };
}

/**
 * The same mail, which remembers each address that a mail server refuses for good.
 * @param failed called when that could not be written down.
 */
export const rememberBounces = (
  mail: Mail,
  bounces: Pick<Bounces, 'add'>,
  now: () => number,
  failed: (error: unknown) => void,
): Mail => ({
  goesTo: mail.goesTo,
  close: () => mail.close(),
  async send(message) {
    try {
      return await mail.send(message);
    } catch (error) {
      if (error instanceof MailError && error.refused === 'for good') {
        try {
          bounces.add(message.to, error.message, now());
        } catch (notWritten) {
          // The mail's outcome stands all the same.
          failed(notWritten);
        }
      }
      throw error;
    }
  },
});
