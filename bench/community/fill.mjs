import { join } from 'node:path';
import Database from 'libsql';

const block = 30 * 60 * 1000;

/**
 * Writes records into the tables of a running server, past the limit on writes.
 * @param dataFolder of the server.
 * @param records `{ owner?, startsAt?, endsAt?, fields }`; the id is in the fields, times are milliseconds since 1970. One account's
 * appointments of a week are less than it may take of others' calendars.
 */
export function fillCollection(dataFolder, collection, records) {
  const database = new Database(join(dataFolder, 'age-better.db'), { timeout: 5000 });
  const insert = database.prepare(
    `INSERT INTO records (collection, id, position, version, owner, starts_at, ends_at, fields)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const { note, finish } = logOf(database, collection);
  database.exec('BEGIN IMMEDIATE');
  for (const { owner = null, startsAt = null, endsAt = null, fields } of records) {
    const number = note(String(fields.id), owner, startsAt, endsAt);
    insert.run(
      collection,
      String(fields.id),
      number,
      number,
      owner,
      startsAt,
      endsAt,
      JSON.stringify(fields),
    );
  }
  finish();
  database.exec('COMMIT');
  database.close();
}

/** Writes the log of changes, and what is taken of others' calendars. The baseline may still have one number for all. */
function logOf(database, collection) {
  const hasAudiences = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'latest_changes'").get();
  return (hasAudiences ? audienceLog : commonLog)(database, collection, Date.now());
}

function audienceLog(database, collection, now) {
  const last = database.prepare('SELECT max(number) AS number FROM latest_changes WHERE audience = ?');
  const change = database.prepare(
    'INSERT INTO changes (collection, id, audience, number, version, at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const latest = database.prepare(
    `INSERT INTO latest_changes (audience, collection, number) VALUES (?, ?, ?)
     ON CONFLICT (audience, collection) DO UPDATE SET number = excluded.number`,
  );
  const take = database.prepare('INSERT OR IGNORE INTO taken_blocks (block, owner) VALUES (?, ?)');
  return {
    note(id, owner, startsAt, endsAt) {
      const audience = owner === null ? 'all' : `uid:${owner}`;
      const number = (last.get(audience).number ?? 0) + 1;
      change.run(collection, id, audience, number, number, now);
      latest.run(audience, collection, number);
      if (owner !== null && startsAt !== null)
        for (let at = Math.floor(startsAt / block); at * block < endsAt; at += 1) take.run(at, owner);
      return number;
    },
    finish: () => {},
  };
}

function commonLog(database, collection, now) {
  const change = database.prepare(
    "INSERT INTO changes (collection, id, audience, at, version) VALUES (?, ?, 'all', ?, 1) RETURNING seq",
  );
  const latest = database.prepare(
    'INSERT INTO latest (collection, seq) VALUES (?, ?) ON CONFLICT (collection) DO UPDATE SET seq = excluded.seq',
  );
  let last = 0;
  return {
    note: (id) => (last = change.get(collection, id, now).seq),
    finish: () => latest.run(collection, last),
  };
}
