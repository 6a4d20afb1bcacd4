import type { Queries } from '../database/database';

/** The accounts that own anything here. */
export async function peopleIn(queries: Queries): Promise<Set<string>> {
  const tables = [
    'ratings',
    'registrations',
    'waiting',
    'given_up',
    'answers',
    'due_messages',
    'calendar_feeds',
    'calendar_feed_entries',
    'reminder_choices',
    'reminder_answers',
    'saved_items',
    'removed_parts',
  ] as const;
  const found = await Promise.all(
    tables.map((table) => queries.selectFrom(table).select('uid').distinct().execute()),
  );
  const owners = await queries
    .selectFrom('records')
    .select('owner')
    .distinct()
    .where('owner', 'is not', null)
    .execute();
  const told = await queries
    .selectFrom('latest_changes')
    .select('audience')
    .union(queries.selectFrom('forgotten_changes').select('audience'))
    .execute();
  return new Set([
    ...found.flat().map(({ uid }) => uid),
    ...owners.map(({ owner }) => owner!),
    ...told.flatMap(({ audience }) => (audience.startsWith('uid:') ? [audience.slice('uid:'.length)] : [])),
  ]);
}
