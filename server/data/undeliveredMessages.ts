import type { Queries } from '../database/database';
import { messageOf, settleMessage, type DueMessage } from './dueMessages';
import type { MessageState } from '../database/tables/tables';

/** How long messages are kept, in milliseconds: those that are done with, and those that an administrator has to see. */
const doneKeptFor = 30 * 24 * 60 * 60 * 1000;
const shownKeptFor = 90 * 24 * 60 * 60 * 1000;

/** How many messages to one person that are done with are kept; beyond that the oldest go. */
export const doneKept = 500;

/**
 * Ends a claimed message that must not be sent. Administrators are shown one of each person and reason: a hundred would say no
 * more, and hide others.
 * @param trouble why, in words for them.
 */
export async function refuseMessage(
  queries: Queries,
  message: DueMessage,
  trouble: string,
  now: number,
): Promise<void> {
  const shown = await queries
    .selectFrom('due_messages')
    .select('number')
    .where('uid', '=', message.uid)
    .where('state', '=', 'failed')
    .where('trouble', '=', trouble)
    .limit(1)
    .executeTakeFirst();
  await settleMessage(queries, message, { state: shown ? 'dropped' : 'failed', trouble }, now);
}

/** The messages that may not have arrived, the latest first. */
export async function undeliveredMessages(queries: Queries, limit: number): Promise<DueMessage[]> {
  const rows = await queries
    .selectFrom('due_messages')
    .selectAll()
    .where('state', 'in', ['uncertain', 'failed'])
    .orderBy('changed_at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.map(messageOf);
}

/**
 * An administrator decides about a message that may not have arrived: it is due again, or left.
 * @returns whether there was one.
 */
export async function decideMessage(
  queries: Queries,
  number: number,
  state: 'due' | 'dropped',
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('due_messages')
    .set((builder) => ({
      state,
      changed_at: now,
      // Asked for by a person, a reminder is worth sending until the start.
      ...(state === 'due' ? { due_at: now, send_before: builder.ref('about_at') } : {}),
    }))
    .where('number', '=', number)
    .where('state', 'in', ['uncertain', 'failed'])
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes messages that need not be kept any longer. */
export async function forgetOldMessages(queries: Queries, now: number): Promise<void> {
  const forget = (states: MessageState[], before: number) =>
    queries
      .deleteFrom('due_messages')
      .where('state', 'in', states)
      .where('changed_at', '<', before)
      .execute();
  await forget(['sent', 'dropped'], now - doneKeptFor);
  await forget(['uncertain', 'failed'], now - shownKeptFor);
  await forgetTooMany(queries, now);
}

async function forgetTooMany(queries: Queries, now: number): Promise<void> {
  const done = queries
    .selectFrom('due_messages')
    .where('state', 'in', ['sent', 'dropped'])
    // As long as a reminder's start is to come, its row keeps a second one from being planned.
    .where(({ or, eb }) => or([eb('about_at', 'is', null), eb('about_at', '<', now)]));
  const crowded = await done
    .select('uid')
    .groupBy('uid')
    .having(({ fn }) => fn.countAll(), '>', doneKept)
    .execute();
  for (const { uid } of crowded) {
    const tooMany = done
      .select('number')
      .where('uid', '=', uid)
      .orderBy('number', 'desc')
      .limit(-1)
      .offset(doneKept);
    await queries.deleteFrom('due_messages').where('number', 'in', tooMany).execute();
  }
}
