import { randomInt } from 'node:crypto';
import type Database from 'libsql';

/*
 * Versions of records, names of lists (`ETag`) and places in the stream of changes are numbers that grow with each change of an
 * audience. A restored backup would give out once more the numbers that were given out after it was made, and a browser that
 * kept one would take another record for the one it knows. So the numbers carry an epoch: each begins at random, so far beyond
 * the one before that the two never meet. Nothing that was named before is found under its name again: lists are sent whole, a
 * write over an older version is a conflict, and who follows the changes reads everything.
 */

/** The name of the note that an epoch has begun, with how far the numbers moved on. */
export const epochNote = 'epoch';

/** Besides the audiences, the number at which those without a change begin. */
export const epochAudience = '';

/**
 * How far an epoch begins beyond the numbers of the one before. The least is more changes than a community ever makes; between
 * the two there is room for two restores of one backup that never meet. The numbers stay exact for 8,000 epochs.
 */
const [least, most] = [2 ** 39, 2 ** 40];

/** Returns whether the database has begun an epoch: new ones and those of an earlier version have not. */
export const hasEpoch = (database: Database.Database): boolean =>
  database.prepare('SELECT 1 AS found FROM notes WHERE name = ?').get(epochNote) !== undefined;

/** A statement and the values of its question marks. */
export type Statement = readonly [text: string, ...values: (string | number)[]];

/** The statements with which a new epoch begins, for one transaction: every number that is in use moves on by the same distance. */
export function epochBeginning(): Statement[] {
  const distance = randomInt(least, most);
  return [
    ['UPDATE records SET version = version + ?', distance],
    // Past each other: the numbers of an audience are unique at every moment.
    ['UPDATE changes SET number = -number - ?', distance],
    ['UPDATE changes SET number = -number'],
    ['UPDATE changes SET version = version + ? WHERE version > 0', distance],
    [
      `INSERT INTO latest_changes (audience, collection, number) VALUES (?, '', 0)
       ON CONFLICT (audience, collection) DO NOTHING`,
      epochAudience,
    ],
    ['UPDATE latest_changes SET number = number + ?', distance],
    ['UPDATE forgotten_changes SET number = number + ?', distance],
    // A reader who knows a number of the earlier epoch has missed the changes between the two.
    [
      `INSERT INTO forgotten_changes (audience, number) SELECT audience, number FROM latest_changes WHERE audience = ?
       ON CONFLICT (audience) DO UPDATE SET number = excluded.number`,
      epochAudience,
    ],
    [
      'INSERT INTO notes (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      epochNote,
      String(distance),
    ],
  ];
}

/** Begins a new epoch in a file, in a transaction of the caller's. */
export function beginEpoch(database: Database.Database): void {
  for (const [text, ...values] of epochBeginning()) database.prepare(text).run(...values);
}
