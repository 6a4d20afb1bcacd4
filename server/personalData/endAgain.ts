import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endFeed, feedsInUse } from '../calendarFeed/feedAddresses';
import { communityDatabaseName, openCommunityDatabase, type Queries } from '../data/database';
import { readReminderChoices, turnOffReminders } from '../data/reminders/reminderChoices';
import { databaseName, openDatabase, type OpenDatabase } from '../identity/database';
import { wantsReminders } from '../../src/domain/reminders/reminderChoices';
import { readEndedLinks, type Ended } from './endedLinks';

/** Ends the links of accounts. @returns whose. */
function endLinks(database: OpenDatabase, { generations, reminders }: Ended, now: number): string[] {
  const raise = database.prepare(
    'UPDATE accounts SET links_generation = $generation WHERE uid = $uid AND links_generation < $generation',
  );
  const stop = database.prepare(
    'UPDATE accounts SET reminders_stopped_at = ? WHERE uid = ? AND reminders_stopped_at IS NULL',
  );
  const raised = [...generations].filter(([uid, generation]) => raise.run({ uid, generation }).changes > 0);
  const stopped = [...reminders].filter(
    ([uid, state]) => state === 'stopped' && stop.run(now, uid).changes > 0,
  );
  return [...raised, ...stopped].map(([uid]) => uid);
}

/** Ends calendar addresses, and reminders. @returns whose. */
async function endShared(queries: Queries, { feeds, reminders }: Ended, now: number): Promise<string[]> {
  const changed: string[] = [];
  for (const { uid, hash } of await feedsInUse(queries)) {
    if (!feeds.includes(hash)) continue;
    await endFeed(queries, uid, now);
    changed.push(uid);
  }
  for (const [uid, state] of reminders) {
    if (state === 'on' || !wantsReminders(await readReminderChoices(queries, uid))) continue;
    await turnOffReminders(queries, uid);
    changed.push(uid);
  }
  return changed;
}

/**
 * Turns off again what people had turned off before: after a restore it is on again. To be called before a server uses the
 * folder. Where nothing was restored it changes nothing.
 * @param folder the data folder, which the caller has locked.
 * @param now milliseconds since 1970.
 * @returns how many people it was.
 * @throws StartError
 */
export async function endAgain(folder: string, now: number): Promise<number> {
  const ended = readEndedLinks(folder);
  const isEmpty = ended.feeds.length + ended.generations.size + ended.reminders.size === 0;
  if (isEmpty || !existsSync(join(folder, databaseName))) return 0;
  const changed = new Set<string>();
  if (existsSync(join(folder, communityDatabaseName))) {
    const community = openCommunityDatabase(folder);
    try {
      const uids = await community.write((queries) => endShared(queries, ended, now));
      for (const uid of uids) changed.add(uid);
    } finally {
      await community.close();
    }
  }
  const database = openDatabase(folder);
  try {
    for (const uid of endLinks(database, ended, now)) changed.add(uid);
  } finally {
    database.close();
  }
  return changed.size;
}

/** What an operator is told of it. */
export const endedLine = (count: number): string =>
  `Calendar addresses or reminders that ${count} ${count === 1 ? 'person' : 'people'} had turned off are turned off again.`;
