import { createHmac } from 'node:crypto';
import type { Database, Queries } from '../database/database';
import { tooManyTries } from './attempts';
import type { Counter, Place, Rate, Tries } from './tries';

/** A place, and the name of its row. */
type Row<Limit> = Place<Limit> & { hash: string };

/** The current value of a row; it does not count after its end. */
interface Kept {
  count: number;
  ends_at: number;
}

async function read(queries: Queries, hashes: readonly string[]): Promise<Map<string, Kept>> {
  const rows = await queries
    .selectFrom('attempts')
    .select(['key_hash', 'count', 'ends_at'])
    .where('key_hash', 'in', hashes)
    .execute();
  return new Map(rows.map(({ key_hash: hash, ...kept }) => [hash, kept]));
}

/** @throws HttpError too-many-requests */
function currentCount({ limit }: Row<Counter>, kept: Kept | undefined, now: number): Kept {
  const { windowMilliseconds: window, most, says } = limit;
  if (!kept || kept.ends_at <= now || kept.count <= 0) return { count: 1, ends_at: now + window };
  // Nobody waits longer than the window, whatever the clock did.
  const endsAt = Math.min(kept.ends_at, now + window);
  if (kept.count >= most) throw tooManyTries(Math.ceil((endsAt - now) / 1000), says);
  return { count: kept.count + 1, ends_at: endsAt };
}

/** A rate is full again at the end of its row. @returns null: it is too often. */
function used({ limit }: Row<Rate>, kept: Kept | undefined, now: number): Kept | null {
  const longest = limit.atOnce * limit.everyMilliseconds;
  const from = Math.min(Math.max(now, kept?.ends_at ?? now), now + longest);
  if (from + limit.everyMilliseconds > now + longest) return null;
  return { count: 0, ends_at: from + limit.everyMilliseconds };
}

/**
 * Counts in the database, together with all copies of the server. Keys are there as hashes only: nobody reads from them who has
 * tried. A loss of power may lose the last ones.
 * @param key the secret of the key file.
 * @param clocks milliseconds since 1970, and those of a clock that nobody sets.
 */
export function createSharedTries(
  database: Database,
  key: Uint8Array,
  clocks: { now: () => number; monotonic: () => number },
): Tries {
  const { now, monotonic } = clocks;
  const [began, beganAt] = [now(), monotonic()];
  // All copies have this time, and nobody who sets a clock lets others guess.
  const time = () => Math.round(began + (monotonic() - beganAt));
  const hash = (...parts: string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  const aboutOf = (about: string | undefined) => (about === undefined ? '' : hash('about', about));
  const rowsOf = <Limit extends { name: string }>(places: readonly Place<Limit>[]): Row<Limit>[] =>
    places.map((place) => ({ ...place, hash: hash(place.limit.name, place.key) }));
  const write = <T>(work: (queries: Queries) => Promise<T>) => database.write(work, { isFlushed: false });

  async function keep(queries: Queries, rows: readonly Row<unknown>[], kept: readonly Kept[]) {
    if (rows.length === 0) return;
    const values = rows.map((row, at) => ({ key_hash: row.hash, about: aboutOf(row.about), ...kept[at]! }));
    await queries
      .insertInto('attempts')
      .values(values)
      .onConflict((conflict) =>
        conflict.column('key_hash').doUpdateSet(({ ref }) => ({
          count: ref('excluded.count'),
          ends_at: ref('excluded.ends_at'),
        })),
      )
      .execute();
  }

  async function count(queries: Queries, rows: readonly Row<Counter>[]): Promise<Kept[]> {
    const kept = await read(
      queries,
      rows.map(({ hash: name }) => name),
    );
    return rows.map((row) => currentCount(row, kept.get(row.hash), time()));
  }

  return {
    async begin(places) {
      const rows = rowsOf(places);
      if (rows.length > 0) {
        // Who has tried too often already stops nobody else's writes.
        await count(database.read, rows);
        await write(async (queries) => keep(queries, rows, await count(queries, rows)));
      }
      const names = rows.map(({ hash: name }) => name);
      return {
        async takeBack() {
          if (names.length === 0) return;
          await write((queries) =>
            queries
              .updateTable('attempts')
              .set(({ eb }) => ({ count: eb('count', '-', 1) }))
              .where('key_hash', 'in', names)
              .where('count', '>', 0)
              .execute(),
          );
        },
        async forgetFirst() {
          await write((queries) =>
            queries
              .deleteFrom('attempts')
              .where('key_hash', '=', names[0] ?? '')
              .execute(),
          );
        },
      };
    },

    async take(places) {
      const rows = rowsOf(places);
      const names = rows.map(({ hash: name }) => name);
      const isTaken = await write(async (queries) => {
        const kept = await read(queries, names);
        const next = rows.map((row) => used(row, kept.get(row.hash), time()));
        const all = next.filter((one) => one !== null);
        if (all.length < next.length) return false;
        await keep(queries, rows, all);
        return true;
      });
      if (!isTaken) return null;
      return async () => {
        await write(async (queries) => {
          for (const { hash: name, limit } of rows)
            await queries
              .updateTable('attempts')
              .set(({ eb }) => ({ ends_at: eb('ends_at', '-', limit.everyMilliseconds) }))
              .where('key_hash', '=', name)
              .execute();
        });
      };
    },

    async forget(about) {
      await write((queries) => queries.deleteFrom('attempts').where('about', '=', aboutOf(about)).execute());
    },

    async tidy() {
      await write((queries) => queries.deleteFrom('attempts').where('ends_at', '<=', time()).execute());
    },
  };
}
