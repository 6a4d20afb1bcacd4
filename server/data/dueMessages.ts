import type { Selectable } from 'kysely';
import type { Queries } from '../database/database';
import { markInterrupted, sendingTimeout } from './interruptedMessages';
import type { DueMessagesTable, MessageState } from '../database/tables/tables';

/** How a message reaches a person. */
export type Channel = 'mail';

/** A message that a person is to get, and the record that it is about. */
export interface MessageTopic {
  uid: string;
  collection: string;
  /** The record's id. */
  id: string;
}

/** A due message as it is stored. */
export interface DueMessage extends MessageTopic {
  number: number;
  kind: string;
  state: MessageState;
  /** How often a process began to send it. */
  attempts: number;
  /** Facts that the records no longer hold. */
  details: unknown;
  /** Why it was not sent, in words; null. */
  trouble: string | null;
  /** Of a reminder, the start that it is about, in milliseconds since 1970; null for any other message. */
  aboutAt: number | null;
  /** Of a reminder, until when it is worth sending; null: there is no such time. */
  sendBefore: number | null;
  /** The account that caused it; null if unknown. */
  causedBy: string | null;
  /** The copy of the server that began to send it last; null: there is one only. */
  sentBy: string | null;
  /** When its state changed last, in milliseconds since 1970. */
  changedAt: number;
}

/** The waits before the next attempts, in milliseconds: long enough for a mail server to come back overnight. */
const aMinute = 60 * 1000;
const retryDelays = [1, 10, 60, 6 * 60].map((minutes) => minutes * aMinute);

/** The longest wait before the next attempt at a reminder, in milliseconds. */
const reminderDelay = 60 * aMinute;

/** A row as the rest of the server sees it. */
export const messageOf = (row: Selectable<DueMessagesTable>): DueMessage => ({
  number: row.number,
  uid: row.uid,
  kind: row.kind,
  collection: row.collection,
  id: row.record_id,
  state: row.state,
  attempts: row.attempts,
  details: JSON.parse(row.details) as unknown,
  trouble: row.trouble,
  aboutAt: row.about_at,
  sendBefore: row.send_before,
  causedBy: row.caused_by,
  sentBy: row.sent_by,
  changedAt: row.changed_at,
});

/** Adds a message, in the transaction that causes it. @param dueAt milliseconds since 1970. */
export async function addMessage(
  queries: Queries,
  message: MessageTopic & {
    kind: string;
    details?: object;
    dueAt: number;
    channel?: Channel;
    /** The account that causes it; null: the server's own work. */
    causedBy: string | null;
  },
  now: number,
): Promise<void> {
  const { uid, kind, collection, id, details = {}, dueAt, channel = 'mail', causedBy } = message;
  await queries
    .insertInto('due_messages')
    .values({
      uid,
      kind,
      collection,
      record_id: id,
      channel,
      due_at: dueAt,
      state: 'due',
      details: JSON.stringify(details),
      trouble: null,
      ...(causedBy === null ? {} : { caused_by: causedBy }),
      created_at: now,
      changed_at: now,
    })
    .execute();
}

/** The last message to a person about a record, or null. Reminders are apart: they are no news of it. */
export async function lastMessage(
  queries: Queries,
  { uid, collection, id }: MessageTopic,
): Promise<DueMessage | null> {
  const row = await queries
    .selectFrom('due_messages')
    .selectAll()
    .where('uid', '=', uid)
    .where('collection', '=', collection)
    .where('record_id', '=', id)
    .where('about_at', 'is', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? messageOf(row) : null;
}

/** Deletes the messages to a person about a record that nobody has begun to send, except reminders. */
export async function removeDueMessages(
  queries: Queries,
  { uid, collection, id }: MessageTopic,
): Promise<void> {
  await queries
    .deleteFrom('due_messages')
    .where('state', '=', 'due')
    .where('uid', '=', uid)
    .where('collection', '=', collection)
    .where('record_id', '=', id)
    .where('about_at', 'is', null)
    .execute();
}

/**
 * Takes back what this copy has claimed and not begun to send, since the connection broke at that moment. It sends one after the
 * other, and claims nothing before it has recorded the result of the last.
 */
async function takeBackOwn(queries: Queries, copy: string, now: number): Promise<void> {
  await queries
    .updateTable('due_messages')
    .set((builder) => ({
      state: 'due',
      attempts: builder('attempts', '-', 1),
      sent_by: null,
      changed_at: now,
    }))
    .where('state', '=', 'sending')
    .where('sent_by', '=', copy)
    .execute();
}

/**
 * Claims the next message whose time has come. As long as it is not settled, nobody claims another, in any process.
 * @param copy the copy of the server that sends it; null: there is one only.
 * @returns null when there is none, or another one is being sent.
 */
export async function claimMessage(
  queries: Queries,
  now: number,
  copy: string | null,
): Promise<DueMessage | null> {
  if (copy !== null) await takeBackOwn(queries, copy, now);
  await markInterrupted(queries, now - sendingTimeout, now);
  const numbers = queries.selectFrom('due_messages').select('number').limit(1);
  if (await numbers.where('state', '=', 'sending').executeTakeFirst()) return null;
  const next = await numbers
    .where('state', '=', 'due')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('number')
    .executeTakeFirst();
  if (!next) return null;
  const row = await queries
    .updateTable('due_messages')
    .set((builder) => ({
      state: 'sending',
      attempts: builder('attempts', '+', 1),
      sent_by: copy,
      changed_at: now,
    }))
    .where('number', '=', next.number)
    .returningAll()
    .executeTakeFirstOrThrow();
  return messageOf(row);
}

/** The result of sending a message. `trouble` is in words for an administrator. */
export type MessageOutcome =
  | { state: 'sent' | 'dropped'; trouble?: string }
  | { state: 'uncertain' | 'not-sent' | 'failed'; trouble: string };

/** Why a reminder was not sent, whatever came before. */
export const tooLate = 'Its time has passed, so it was not sent late.';

/** When a message that was not sent is tried again, the last time when it is no longer worth it; null: never. */
function retryAt({ attempts, sendBefore }: DueMessage, now: number): number | null {
  const delay = retryDelays[attempts - 1];
  if (sendBefore === null) return delay === undefined ? null : now + delay;
  const soon = Math.min(delay ?? reminderDelay, reminderDelay);
  const last = sendBefore - aMinute;
  return now < last ? Math.min(now + soon, last) : null;
}

/** Records the result of a claimed message. One that was not sent is tried again a few times. */
export async function settleMessage(
  queries: Queries,
  message: DueMessage,
  outcome: MessageOutcome,
  now: number,
): Promise<void> {
  const { number, attempts, sendBefore } = message;
  const again = outcome.state === 'not-sent' ? retryAt(message, now) : null;
  const trouble = outcome.trouble ?? null;
  const isLate = outcome.state === 'not-sent' && again === null && sendBefore !== null;
  await queries
    .updateTable('due_messages')
    .set({
      state: outcome.state === 'not-sent' ? (again === null ? 'failed' : 'due') : outcome.state,
      trouble: isLate ? `${trouble} ${tooLate}` : trouble,
      changed_at: now,
      ...(again === null ? {} : { due_at: again }),
    })
    .where('number', '=', number)
    // Only what this claim began; it may have been slower than the timeout.
    .where('attempts', '=', attempts)
    .where('state', 'in', ['sending', 'uncertain'])
    .execute();
}

/** When the next message is due, in milliseconds since 1970; null: none is. */
export async function nextDueAt(queries: Queries): Promise<number | null> {
  const { at } = await queries
    .selectFrom('due_messages')
    .select((builder) => builder.fn.min('due_at').as('at'))
    .where('state', '=', 'due')
    .executeTakeFirstOrThrow();
  return at;
}

/** All messages to a person that are kept, the oldest first. */
export async function messagesTo(queries: Queries, uid: string): Promise<DueMessage[]> {
  const rows = await queries
    .selectFrom('due_messages')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('number')
    .execute();
  return rows.map(messageOf);
}
