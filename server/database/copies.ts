import { randomUUID } from 'node:crypto';
import type { Database, Queries } from './database';

/** How often a copy says that it runs, in milliseconds. */
const sayEvery = 5000;

/**
 * How long after it was seen last a copy counts as ended, in milliseconds. Whatever it was sending is uncertain then, and nobody
 * sends it again by themselves: so a copy that was wrongly taken for ended, as where clocks differ, does no harm.
 */
export const copyEndsAfter = 60_000;

/** This copy of the server, among those that use the same database. */
export interface Copy {
  /** null: there are no others. */
  id: string | null;
  /** Says that it runs, where it has not for a while. */
  say(): Promise<void>;
  /**
   * Returns whether this copy is to do now what one of them does regularly.
   * @param every how long nobody does it again, in milliseconds.
   * @param time milliseconds since 1970.
   */
  takeTurn(name: string, every: number, time: number): Promise<boolean>;
  /** Says that it ends. */
  close(): Promise<void>;
}

/** Of a data folder, which one process has alone. */
const alone: Copy = { id: null, say: async () => {}, takeTurn: async () => true, close: async () => {} };

/** The ids of the copies that run. */
export const runningCopies = (queries: Queries, now: number) =>
  queries
    .selectFrom('copies')
    .select('id')
    .where('seen_at', '>', now - copyEndsAfter);

async function sayRunning(queries: Queries, id: string, now: number): Promise<void> {
  await queries
    .insertInto('copies')
    .values({ id, seen_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now }))
    .execute();
}

async function takeTurn(queries: Queries, name: string, every: number, time: number): Promise<boolean> {
  const note = await queries.selectFrom('notes').select('value').where('name', '=', name).executeTakeFirst();
  const last = Number(note?.value ?? -Infinity);
  // One in the future was written by a clock that was wrong.
  if (last <= time && time - last < every) return false;
  const value = String(time);
  await queries
    .insertInto('notes')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  return true;
}

/** Joins the copies that use the database. @param now milliseconds since 1970. */
export async function joinCopies(database: Database, now: () => number): Promise<Copy> {
  if (!database.hasCopies) return alone;
  const id = randomUUID();
  let saidAt = -Infinity;
  const say = async () => {
    const time = now();
    await database.write(
      async (queries) => {
        await sayRunning(queries, id, time);
        // They have ended without a word.
        await queries
          .deleteFrom('copies')
          .where('seen_at', '<', time - 24 * 60 * copyEndsAfter)
          .execute();
      },
      { isFlushed: false },
    );
    saidAt = time;
  };
  await say();
  // If it cannot be written, the next request reports the failure; the next attempt may succeed.
  const timer = setInterval(() => void say().catch(() => undefined), sayEvery);
  timer.unref();
  return {
    id,
    say: async () => {
      if (Math.abs(now() - saidAt) > sayEvery) await say();
    },
    takeTurn: (name, every, time) => database.write((queries) => takeTurn(queries, name, every, time)),
    async close() {
      clearInterval(timer);
      await database
        .write((queries) => queries.deleteFrom('copies').where('id', '=', id).execute())
        .catch(() => undefined);
    },
  };
}
