import { checkSource, inMove } from '../postgres/moveConnection';
import { openAlone } from '../openDatabase';
import { fillFileFrom, fillFromFile } from './moveData';

const silent = () => {};

/** Copies the database out of PostgreSQL for a backup: a snapshot of one moment, while servers go on. */
export const snapshotOf = (url: string, now: number) => (target: string) =>
  inMove(url, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', async (connection) => {
    await checkSource(connection);
    await fillFileFrom(connection, target, { now, say: silent, isNoted: false });
  });

/**
 * How a restore brings a database file into an empty database of PostgreSQL, all of it or nothing.
 * @param how where the file came from, for the note that is left, and milliseconds since 1970.
 */
export const loadInto =
  (url: string, { from, now }: { from: string; now: number }) =>
  (path: string) =>
    inMove(url, 'BEGIN', async (connection) => {
      const database = openAlone(path);
      try {
        await fillFromFile(connection, database, { from, now, say: silent });
      } finally {
        database.close();
      }
    });
