import { wantsReminders } from '@/shared/domain/reminders/reminderChoices';
import { endFeed, feedsInUse } from '../data/feedAddresses';
import { readReminderChoices, turnOffReminders } from '../data/reminders/reminderChoices';
import type { Database, Queries } from '../database/database';
import { type Ended, knownOfEnded, noteAllKnown, readEndedLinks } from './endedLinks';

/** Ends the links of accounts. @returns whose. */
async function endLinks(queries: Queries, { generations, reminders }: Ended, now: number): Promise<string[]> {
  const changed: string[] = [];
  const change = async (uid: string, made: Promise<{ numUpdatedRows: bigint }>) => {
    if ((await made).numUpdatedRows > 0n) changed.push(uid);
  };
  for (const [uid, generation] of generations) {
    const raised = queries
      .updateTable('accounts')
      .set({ links_generation: generation })
      .where('uid', '=', uid)
      .where('links_generation', '<', generation);
    await change(uid, raised.executeTakeFirstOrThrow());
  }
  for (const [uid, state] of reminders) {
    if (state !== 'stopped') continue;
    const stopped = queries
      .updateTable('accounts')
      .set({ reminders_stopped_at: now })
      .where('uid', '=', uid)
      .where('reminders_stopped_at', 'is', null);
    await change(uid, stopped.executeTakeFirstOrThrow());
  }
  return changed;
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
 */
export async function reapplyEndedLinks(database: Database, folder: string, now: number): Promise<number> {
  // Its entries may be older than reminders that another copy of the server has turned on since.
  const ended = readEndedLinks(folder, await knownOfEnded(database.read, folder));
  if (ended.feeds.length + ended.generations.size + ended.reminders.size === 0) return 0;
  return database.write(async (queries) => {
    const changed = [...(await endShared(queries, ended, now)), ...(await endLinks(queries, ended, now))];
    await noteAllKnown(queries, folder);
    return new Set(changed).size;
  });
}

/** The line for the operator. */
export const endedLine = (count: number): string =>
  `Calendar addresses or reminders that ${count} ${count === 1 ? 'person' : 'people'} had turned off are turned off again.`;
