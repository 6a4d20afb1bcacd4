import { emailKey, type Role } from '@/shared/domain/users/user';
import type { Audit } from '../audit/audit';
import type { Selectable } from 'kysely';
import { type Copy, runningCopies } from '../database/copies';
import type { Database, Queries } from '../database/database';
import type { Accounts } from '../identity/accounts';
import type { ProvedAddresses } from '../identity/provedAddresses';
import type { MailRetriesTable } from '../database/tables/identity';
import type { Bounces } from './bounces';
import type { Mail, MailMessage } from './mail';
import { MailError } from './mailError';
import type { MailAnswer, MailRequests } from './mailRequests';
import { messageOf, textOf } from './storedMail';
import type { Unsubscribed } from './unsubscribed';

/** A mail that the mail server of its receiver did not take yet. */
export interface KeptMail {
  /** The user whose mail it is. */
  uid: string;
  /** The idempotency key of its request, which gets the outcome; null: none. */
  key: string | null;
  kind: 'bulk' | 'own';
  what: 'email-sent' | 'export-sent';
  message: MailMessage;
}

/** Tries mails again that were refused for now, as mail servers do with senders whom they do not know yet. */
export interface MailRetries {
  /**
   * Keeps a mail for later.
   * @returns false where it is too large, too many wait, or the account is gone: then nothing is tried again.
   */
  keep(mail: KeptMail): Promise<boolean>;
  /** Tries what is due now, one after the other. */
  sendDue(): Promise<void>;
  /** Tries from now on whatever becomes due. @param failed called with errors for the operator. */
  start(failed: (error: unknown) => void): void;
  /** Ends after the mail that is being sent. */
  close(): Promise<void>;
}

/** The options of {@link createMailRetries}. */
export interface MailRetriesParts {
  database: Pick<Database, 'read' | 'write'>;
  copy: Pick<Copy, 'id'>;
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

/** The text for the sender. */
export const triedLater =
  'The mail server of this person asks us to wait. We try again by ourselves, for about ten hours.';

/** The final text next to the address. */
const gaveUp = 'The mail server of this person asked us to wait each time, for about ten hours.';

const aMinute = 60_000;

/** The waits before the next attempts, in milliseconds: strangers are usually let in after some minutes. */
const waits = [5, 15, 60, 3 * 60, 6 * 60].map((minutes) => minutes * aMinute);

/** How often to look, in milliseconds. */
const lookEvery = aMinute;

/** A mail with a longer text or larger files is not kept, and no more than so many mails are. */
const maxCharacters = 300_000;
const maxKept = 5000;

const mayWrite: Record<KeptMail['kind'], readonly Role[]> = { bulk: ['admin'], own: ['admin', 'healthcare'] };

type Row = Selectable<MailRetriesTable>;

async function countKept(queries: Queries): Promise<number> {
  const { kept } = await queries
    .selectFrom('mail_retries')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .executeTakeFirstOrThrow();
  return kept;
}

/** The mails in the database, so that they are tried after a restart, too. */
export function createMailRetries(parts: MailRetriesParts): MailRetries {
  const { database, copy, mail, accounts, addresses, bounces, mailRequests, unsubscribed, audit, now } =
    parts;
  const next = () =>
    database.read
      .selectFrom('mail_retries')
      .selectAll()
      .where('begun_at', 'is', null)
      .where('due_at', '<=', now())
      .orderBy('due_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
  const update = (id: number, change: Partial<Omit<Row, 'id'>>) =>
    database.write((queries) =>
      queries.updateTable('mail_retries').set(change).where('id', '=', id).execute(),
    );
  /** @returns false: another copy of the server sends it. */
  const claim = (id: number) =>
    database.write(async (queries) => {
      const { numUpdatedRows } = await queries
        .updateTable('mail_retries')
        .set({ begun_at: now(), sent_by: copy.id })
        .where('id', '=', id)
        .where('begun_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows) === 1;
    });
  let failed: (error: unknown) => void = () => {};
  let running: Promise<void> | null = null;
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  const actorOf = async (uid: string) => {
    const document = await accounts.document(uid);
    return document && { uid, email: document.email, role: document.role, token: '' };
  };

  /** Ends the attempts, and tells the request that began them. */
  async function settle({ id, uid, request_key: key, what }: Row, answer: MailAnswer): Promise<void> {
    await database.write((queries) => queries.deleteFrom('mail_retries').where('id', '=', id).execute());
    const actor = await actorOf(uid);
    if (!actor) return;
    if (key !== null) await mailRequests.settle(actor, key, answer);
    if (answer.outcome !== 'not-sent') await audit.record(actor, what, 1, now());
  }

  /** Returns whether the one may still write and the other wants it: both can have changed meanwhile. */
  async function mayGo({ uid, kind }: Row, to: string): Promise<boolean> {
    const actor = await actorOf(uid);
    if (!actor || !mayWrite[kind].includes(actor.role)) return false;
    if (!(await addresses.mayBeWrittenTo(to))) return false;
    if (kind === 'bulk' && (await bounces.has(to))) return false;
    return !(await unsubscribed.has(to, kind));
  }

  async function tryAgain(row: Row): Promise<void> {
    const message = messageOf(row.message);
    if (!(await mayGo(row, message.to)))
      return settle(row, { outcome: 'not-sent', text: 'It may not be sent any more.' });
    // From here on it may have been sent, whatever happens to this process.
    if (!(await claim(row.id))) return undefined;
    try {
      const { messageId } = await mail.send(message);
      return await settle(row, { outcome: 'sent', messageId });
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      const { trouble, message: text, refused } = error;
      if (trouble === 'not-sent' && refused !== 'for good') {
        const wait = waits[row.attempts + 1];
        if (wait !== undefined) {
          const later = { begun_at: null, attempts: row.attempts + 1, due_at: now() + wait };
          return void (await update(row.id, later));
        }
        if (refused === 'for now') await bounces.add(message.to, gaveUp, now());
      }
      failed(error);
      return settle(row, { outcome: trouble, text });
    }
  }

  async function sendAll(): Promise<void> {
    // This process sends one at a time: what it, or one that has ended, had begun was cut off, and is not sent twice.
    const interrupted = await database.read
      .selectFrom('mail_retries')
      .selectAll()
      .where('begun_at', 'is not', null)
      .where(({ eb, or }) =>
        or([
          eb('sent_by', 'is', null),
          eb('sent_by', '=', copy.id ?? ''),
          eb('sent_by', 'not in', runningCopies(database.read, now())),
        ]),
      )
      .execute();
    for (const row of interrupted)
      await settle(row, {
        outcome: 'unknown',
        text: 'The server stopped in the middle. It may have been sent.',
      });
    let row = await next();
    while (row && !closing.signal.aborted) {
      await tryAgain(row);
      row = await next();
    }
  }

  const sendDue = () => (running ??= sendAll().finally(() => (running = null)));

  return {
    async keep({ uid, key, kind, what, message }) {
      const text = textOf(message);
      if (text.length > maxCharacters) return false;
      const row = {
        uid,
        kind,
        what,
        request_key: key,
        recipient_key: emailKey(message.to),
        message: text,
        attempts: 0,
        due_at: now() + waits[0]!,
      };
      return database.write(async (queries) => {
        if ((await countKept(queries)) >= maxKept) return false;
        const account = queries.selectFrom('accounts').select('uid').where('uid', '=', uid);
        if (!(await account.executeTakeFirst())) return false;
        await queries.insertInto('mail_retries').values(row).execute();
        return true;
      });
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
