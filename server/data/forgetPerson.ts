import type { Queries } from '../database/database';
import { putRating } from './ratings';
import { cancelAllRegistrations } from './registrations';

/**
 * Deletes an account with all that belongs to it. Each row that refers to the account goes with it; what others see comes before:
 * its stars leave the averages, and its places go to those who wait. The numbers of its changes go with it too: they name an
 * audience, not an account.
 * @param now milliseconds since 1970.
 */
export async function forgetPerson(queries: Queries, uid: string, now: number): Promise<void> {
  await cancelAllRegistrations(queries, { uid, now });
  const rated = await queries.selectFrom('ratings').select('resource_id').where('uid', '=', uid).execute();
  for (const { resource_id: id } of rated) await putRating(queries, uid, id, null, { ratedAt: now, now });
  await queries.deleteFrom('accounts').where('uid', '=', uid).execute();
  for (const table of ['changes', 'latest_changes', 'forgotten_changes'] as const)
    await queries.deleteFrom(table).where('audience', '=', `uid:${uid}`).execute();
}
