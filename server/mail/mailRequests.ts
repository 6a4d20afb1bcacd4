import type { OpenDatabase } from '../identity/database';
import type { MailTrouble } from './mailError';

/** What came of a request to send a mail. */
export type MailAnswer =
  { outcome: 'sent'; messageId: string } | { outcome: MailTrouble; /** For the person. */ text: string };

/** A request as it is remembered: `answer` is null while it is under way, or when the server ended in the middle of it. */
export interface RememberedRequest {
  fingerprint: string;
  answer: MailAnswer | null;
}

/**
 * Remembers requests to send a mail by the key that came with them, so that a repeated request never sends twice. Several
 * servers must share what is behind it.
 */
export interface MailRequests {
  find(uid: string, key: string): RememberedRequest | null;
  /** Remembers that a request has begun. @returns false when somebody else was first. */
  begin(uid: string, key: string, fingerprint: string, now: number): boolean;
  settle(uid: string, key: string, answer: MailAnswer): void;
  /** Forgets what is older than two days. */
  tidy(now: number): void;
}

const keptMilliseconds = 2 * 24 * 60 * 60 * 1000;

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
    find(uid, key) {
      const row = select.get(uid, key) as { fingerprint: string; answer: string | null } | undefined;
      if (!row) return null;
      const answer = row.answer === null ? null : (JSON.parse(row.answer) as MailAnswer);
      return { fingerprint: row.fingerprint, answer };
    },
    begin: (uid, key, fingerprint, now) => insert.run(uid, key, fingerprint, now).changes === 1,
    settle: (uid, key, answer) => void update.run(JSON.stringify(answer), uid, key),
    tidy: (now) => void removeOld.run(now - keptMilliseconds),
  };
}
