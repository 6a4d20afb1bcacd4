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
  /** Milliseconds since 1970. */
  beganAt: number;
  answer: MailAnswer | null;
}

/**
 * Remembers requests to send a mail by the key that came with them, so that a retry never sends twice. With several
 * servers, its storage must be shared.
 */
export interface MailRequests {
  /**
   * How long after its beginning another server may still be at work on a request, in milliseconds. After that, one without
   * an answer counts as aborted.
   */
  readonly timeout: number;
  find(actor: Actor, key: string): Promise<RememberedRequest | null>;
  /** Records that a request has begun. @returns false when the key was taken meanwhile. */
  begin(actor: Actor, key: string, fingerprint: string, now: number): Promise<boolean>;
  settle(actor: Actor, key: string, answer: MailAnswer, now: number): Promise<void>;
  /** Forgets what is older than two days. */
  tidy(now: number): void;
}

/** How long a request is remembered, in milliseconds. */
export const requestsKept = 2 * 24 * 60 * 60 * 1000;

interface Row {
  fingerprint: string;
  answer: string | null;
  created_at: number;
}

/** The requests in the embedded database: nobody else works on them. */
export function createMailRequests(database: OpenDatabase): MailRequests {
  const select = database.prepare(
    'SELECT fingerprint, answer, created_at FROM mail_requests WHERE uid = ? AND request_key = ?',
  );
  const insert = database.prepare(
    'INSERT INTO mail_requests (uid, request_key, fingerprint, created_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const update = database.prepare('UPDATE mail_requests SET answer = ? WHERE uid = ? AND request_key = ?');
  const removeOld = database.prepare('DELETE FROM mail_requests WHERE created_at <= ?');
  return {
    timeout: 0,
    async find({ uid }, key) {
      const row = select.get(uid, key) as Row | undefined;
      if (!row) return null;
      const answer = row.answer === null ? null : (JSON.parse(row.answer) as MailAnswer);
      return { fingerprint: row.fingerprint, beganAt: row.created_at, answer };
    },
    begin: async ({ uid }, key, fingerprint, now) => insert.run(uid, key, fingerprint, now).changes === 1,
    settle: async ({ uid }, key, answer) => void update.run(JSON.stringify(answer), uid, key),
    tidy: (now) => void removeOld.run(now - requestsKept),
  };
}
