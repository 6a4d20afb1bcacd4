import type { Actor } from '../identity/actor';
import type { OpenDatabase } from '../identity/database';
import type { MailErrorKind } from './mailError';

/** The outcome of a request to send a mail. */
export type MailAnswer =
  | { outcome: 'sent'; messageId: string }
  /** `later`: not yet; the server tries again by itself, and then one of the others takes its place. */
  | { outcome: MailErrorKind | 'later'; /** For the person. */ text: string };

/** A request as it is remembered: `answer` is null while it is pending, or when the server stopped meanwhile. */
export interface RememberedRequest {
  fingerprint: string;
  answer: MailAnswer | null;
}

/** Remembers requests to send a mail by the key that came with them, so that a retry never sends twice. */
export interface MailRequests {
  find(actor: Actor, key: string): Promise<RememberedRequest | null>;
  /** Records that a request has begun. @returns false when the key was taken meanwhile. */
  begin(actor: Actor, key: string, fingerprint: string, now: number): Promise<boolean>;
  settle(actor: Actor, key: string, answer: MailAnswer): Promise<void>;
  /** Forgets what is older than two days. */
  tidy(now: number): void;
}

/** How long a request is remembered, in milliseconds. */
export const requestsKept = 2 * 24 * 60 * 60 * 1000;

interface Row {
  fingerprint: string;
  answer: string | null;
}

/** The requests in the embedded database. */
export function createMailRequests(database: OpenDatabase): MailRequests {
  const select = database.prepare(
    'SELECT fingerprint, answer FROM mail_requests WHERE uid = ? AND request_key = ?',
  );
  const insert = database.prepare(
    'INSERT INTO mail_requests (uid, request_key, fingerprint, created_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const update = database.prepare('UPDATE mail_requests SET answer = ? WHERE uid = ? AND request_key = ?');
  const removeOld = database.prepare('DELETE FROM mail_requests WHERE created_at <= ?');
  return {
    async find({ uid }, key) {
      const row = select.get(uid, key) as Row | undefined;
      if (!row) return null;
      const answer = row.answer === null ? null : (JSON.parse(row.answer) as MailAnswer);
      return { fingerprint: row.fingerprint, answer };
    },
    begin: async ({ uid }, key, fingerprint, now) => insert.run(uid, key, fingerprint, now).changes === 1,
    settle: async ({ uid }, key, answer) => void update.run(JSON.stringify(answer), uid, key),
    tidy: (now) => void removeOld.run(now - requestsKept),
  };
}
