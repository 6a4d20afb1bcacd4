import type { Queries } from '../../database/database';
import type { ReminderAnswersTable } from '../../database/tables/reminders';

/** The key of a reminder. */
export type ReminderTopic = Pick<ReminderAnswersTable, 'uid' | 'collection' | 'record_id' | 'about_at'>;

/** How long answers are kept after the start that they are about, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** A person's response by the link of a reminder; null: none. */
export async function reminderAnswer(
  queries: Queries,
  { uid, collection, record_id, about_at }: ReminderTopic,
): Promise<ReminderAnswersTable['answer'] | null> {
  const row = await queries
    .selectFrom('reminder_answers')
    .select('answer')
    .where('uid', '=', uid)
    .where('collection', '=', collection)
    .where('record_id', '=', record_id)
    .where('about_at', '=', about_at)
    .executeTakeFirst();
  return row?.answer ?? null;
}

/** Stores what a person has answered. @param at milliseconds since 1970. */
export async function writeReminderAnswer(
  queries: Queries,
  topic: ReminderTopic,
  answer: ReminderAnswersTable['answer'],
  at: number,
): Promise<void> {
  await queries
    .insertInto('reminder_answers')
    .values({ ...topic, answer, at })
    .onConflict((conflict) =>
      conflict.columns(['uid', 'collection', 'record_id', 'about_at']).doUpdateSet({ answer, at }),
    )
    .execute();
}

/** A person's stored responses, by the start of their subject. */
export const reminderAnswersOf = (queries: Queries, uid: string) =>
  queries.selectFrom('reminder_answers').selectAll().where('uid', '=', uid).orderBy('about_at').execute();

/** Deletes answers about what is long over. */
export async function forgetReminderAnswers(queries: Queries, now: number): Promise<void> {
  await queries
    .deleteFrom('reminder_answers')
    .where('about_at', '<', now - keptFor)
    .execute();
}
