import { join } from 'node:path';
import Database from 'libsql';
import { placeOf, suburbOf, unsubscriber } from './commands.mjs';

/** Finds the commands' work that is missing in an unused data folder, and checks its database. */
export function findLostWork(dataFolder, rounds) {
  const lost = [];
  const database = new Database(join(dataFolder, 'age-better.db'));
  try {
    const [{ integrity_check: found }] = database.prepare('PRAGMA integrity_check').all();
    if (found !== 'ok') lost.push(`the database: ${found}`);
    const listed = database.prepare('SELECT 1 AS found FROM unsubscribed WHERE email_key = ?');
    for (let round = 0; round < rounds; round += 1) {
      if (listed.get(unsubscriber(round)) === undefined) lost.push(unsubscriber(round));
    }
    const list = database.prepare('SELECT body FROM lists WHERE name = ?');
    const imported = { services: placeOf(rounds - 1), suburbs: suburbOf(rounds - 1) };
    for (const [name, words] of Object.entries(imported))
      if (!list.get(name)?.body.includes(words)) lost.push(words);
  } finally {
    database.close();
  }
  return lost;
}
