import { emailKey, type Role } from '../../src/domain/users/user';
import type { Audit } from '../audit/audit';
import type { Accounts } from '../identity/accounts';
import type { OpenDatabase } from '../identity/database';
import type { ProvedAddresses } from '../identity/provedAddresses';
import type { Bounces } from './bounces';
import type { Attachment, Mail, MailMessage } from './mail';
import { MailError } from './mailError';
import type { MailAnswer, MailRequests } from './mailRequests';
import type { Unsubscribed } from './unsubscribed';

/** A mail that the mail server of its receiver did not take yet. */
export interface KeptMail {
  /** Whose mail it is. */
  uid: string;
  /** The idempotency key of its request, which gets the outcome; null: none. */
  key: string | null;
  kind: 'bulk' | 'own';
  what: 'email-sent' | 'export-sent';
  message: MailMessage;
}

/** Tries mails again that were refused for now, as mail servers do with senders whom they do not know yet. */
export interface MailRetries {
  /** Keeps a mail for later. @returns false where it is too large, or too many wait: then nothing is tried again. */
  keep(mail: KeptMail): boolean;
  /** Tries what is due now, one after the other. */
  sendDue(): Promise<void>;
  /** Tries from now on whatever becomes due. @param failed called with errors for the operator. */
  start(failed: (error: unknown) => void): void;
  /** Ends after the mail that is being sent. */
  close(): Promise<void>;
}

/** What {@link createMailRetries} needs. */
export interface MailRetriesParts {
  database: OpenDatabase;
  mail: Mail;
  accounts: Pick<Accounts, 'document'>;
  addresses: Pick<ProvedAddresses, 'mayBeWrittenTo'>;
  bounces: Pick<Bounces, 'has' | 'add'>;
  mailRequests: Pick<MailRequests, 'settle'>;
  unsubscribed: Unsubscribed;
  audit: Audit;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** What the sender is told. */
export const triedLater =
  'The mail server of this person asks us to wait. We try again by ourselves, for about ten hours.';

/** What stands beside the address at the end. */
const gaveUp = 'The mail server of this person asked us to wait each time, for about ten hours.';

const aMinute = 60_000;

/** The waits before the next attempts, in milliseconds: strangers are usually let in after some minutes. */
const waits = [5, 15, 60, 3 * 60, 6 * 60].map((minutes) => minutes * aMinute);

/** How often to look, in milliseconds. */
const lookEvery = aMinute;

/** A mail with a longer text or larger files is not kept, and no more than so many mails are. */
const mostCharacters = 300_000;
const mostKept = 5000;

const mayWrite: Record<KeptMail['kind'], readonly Role[]> = { bulk: ['admin'], own: ['admin', 'healthcare'] };

interface Row {
  id: number;
  uid: string;
  request_key: string | null;
  kind: KeptMail['kind'];
  what: KeptMail['what'];
  message: string;
  attempts: number;
}

type StoredMessage = Omit<MailMessage, 'attachments'> & {
  /** Base64. */
  attachments: readonly { filename: string; content: string }[];
};

const textOf = ({ attachments = [], ...rest }: MailMessage): string =>
  JSON.stringify({
    ...rest,
    attachments: attachments.map(({ filename, content }) => ({
      filename,
      content: Buffer.from(content).toString('base64'),
    })),
  } satisfies StoredMessage);

function messageOf(text: string): MailMessage {
  const { attachments, ...rest } = JSON.parse(text) as StoredMessage;
  const files = attachments.map(({ filename, content }): Attachment => ({
    filename,
    content: Buffer.from(content, 'base64'),
  }));
  return { ...rest, attachments: files };
}

/** The mails in the embedded database, so that they are tried after a restart, too. */
export function createMailRetries(parts: MailRetriesParts): MailRetries {
  const { database, mail, accounts, addresses, bounces, mailRequests, unsubscribed, audit, now } = parts;
  const count = database.prepare('SELECT count(*) AS kept FROM mail_retries');
  const insert = database.prepare(
    `INSERT INTO mail_retries (uid, request_key, recipient_key, kind, what, message, attempts, due_at)
     VALUES (?, ?, ?, ?, ?, ?, 0, ?)`,
  );
  const next = database.prepare(
    'SELECT * FROM mail_retries WHERE begun_at IS NULL AND due_at <= ? ORDER BY due_at, id LIMIT 1',
  );
  const interrupted = database.prepare('SELECT * FROM mail_retries WHERE begun_at IS NOT NULL');
  const begin = database.prepare('UPDATE mail_retries SET begun_at = ? WHERE id = ?');
  const later = database.prepare(
    'UPDATE mail_retries SET begun_at = NULL, attempts = ?, due_at = ? WHERE id = ?',
  );
  const remove = database.prepare('DELETE FROM mail_retries WHERE id = ?');
  let failed: (error: unknown) => void = () => {};
  let running: Promise<void> | null = null;
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  const actorOf = (uid: string) => {
    const document = accounts.document(uid);
    return document && { uid, email: document.email, role: document.role, token: '' };
  };

  /** Ends the attempts, and tells the request that began them. */
  async function settle({ id, uid, request_key: key, what }: Row, answer: MailAnswer): Promise<void> {
    remove.run(id);
    const actor = actorOf(uid);
    if (!actor) return;
    if (key !== null) await mailRequests.settle(actor, key, answer);
    if (answer.outcome !== 'not-sent') await audit.record(actor, what, 1, now());
  }

  /** Whether the one may still write and the other wants it: both can have changed meanwhile. */
  async function mayGo({ uid, kind }: Row, to: string): Promise<boolean> {
    const actor = actorOf(uid);
    if (!actor || !mayWrite[kind].includes(actor.role) || !addresses.mayBeWrittenTo(to)) return false;
    if (kind === 'bulk' && bounces.has(to)) return false;
    return !(await unsubscribed.has(to, kind));
  }

  async function tryAgain(row: Row): Promise<void> {
    const message = messageOf(row.message);
    if (!(await mayGo(row, message.to)))
      return settle(row, { outcome: 'not-sent', text: 'It may not be sent any more.' });
    // From here on it may have been sent, whatever happens to this process.
    begin.run(now(), row.id);
    try {
      const { messageId } = await mail.send(message);
      return await settle(row, { outcome: 'sent', messageId });
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      const { trouble, message: text, refused } = error;
      if (trouble === 'not-sent' && refused !== 'for good') {
        const wait = waits[row.attempts + 1];
        if (wait !== undefined) return void later.run(row.attempts + 1, now() + wait, row.id);
        if (refused === 'for now') bounces.add(message.to, gaveUp, now());
      }
      failed(error);
      return settle(row, { outcome: trouble, text });
    }
  }

  async function sendAll(): Promise<void> {
    // Only this process sends: what was begun before it started was cut off, and is not sent twice.
    for (const row of interrupted.all() as Row[])
      await settle(row, {
        outcome: 'unknown',
        text: 'The server stopped in the middle. It may have been sent.',
      });
    let row = next.get(now()) as Row | undefined;
    while (row && !closing.signal.aborted) {
      await tryAgain(row);
      row = next.get(now()) as Row | undefined;
    }
  }

  const sendDue = () => (running ??= sendAll().finally(() => (running = null)));

  return {
    keep({ uid, key, kind, what, message }) {
      const text = textOf(message);
      if (text.length > mostCharacters || (count.get() as { kept: number }).kept >= mostKept) return false;
      insert.run(uid, key, emailKey(message.to), kind, what, text, now() + waits[0]!);
      return true;
    },
    sendDue,
    start(report) {
      failed = report;
      const look = () => void sendDue().catch(failed);
      look();
      timer = setInterval(look, lookEvery);
      timer.unref();
    },
    async close() {
      closing.abort();
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
