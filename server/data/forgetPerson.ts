import { forgetFeeds } from '../calendarFeed/feedAddresses';
import type { Queries } from '../database/database';
import { forgetMessages } from './dueMessages';
import { putRating } from './ratings';
import { deleteRecord } from './records';
import { forgetRemovedOf } from './removed/removed';
import { cancelAllRegistrations } from './registrations';
import { forgetReminders } from './reminders/reminderAnswers';
import { forgetSavedItems } from './savedItems';

/**
 * Takes away all that belongs to an account: its stars leave the averages, its places go to those who wait, its
 * appointments go. Nothing that stays names it.
 * @param now milliseconds since 1970.
 */
export async function forgetPerson(queries: Queries, uid: string, now: number): Promise<void> {
  await cancelAllRegistrations(queries, { uid, now });
  const rated = await queries.selectFrom('ratings').select('resource_id').where('uid', '=', uid).execute();
  for (const { resource_id: id } of rated) await putRating(queries, uid, id, null, { ratedAt: now, now });
  const own = await queries
    .selectFrom('records')
    .select(['collection', 'id'])
    .where('owner', '=', uid)
    .execute();
  for (const { collection, id } of own)
    await deleteRecord(queries, { collection, id, audience: `uid:${uid}`, now });
  await forgetMessages(queries, uid);
  await forgetFeeds(queries, uid);
  await forgetReminders(queries, uid);
  await forgetSavedItems(queries, uid);
  await forgetRemovedOf(queries, uid);
  await queries.deleteFrom('answers').where('uid', '=', uid).execute();
  await queries.deleteFrom('given_up').where('uid', '=', uid).execute();
  for (const table of ['changes', 'latest_changes', 'forgotten_changes'] as const)
    await queries.deleteFrom(table).where('audience', '=', `uid:${uid}`).execute();
}
