import { join } from 'node:path';
import Database from 'libsql';

/**
 * Writes records into the tables of a running server, past the limit on writes.
 * @param dataFolder of the server.
 * @param records `{ owner?, startsAt?, endsAt?, fields }`; the id is in the fields, times are milliseconds since 1970.
 */
export function fillCollection(dataFolder, collection, records) {
  const database = new Database(join(dataFolder, 'community.db'), { timeout: 5000 });
  const change = database.prepare(
    "INSERT INTO changes (collection, id, audience, at, version) VALUES (?, ?, 'all', ?, 1) RETURNING seq",
  );
  const insert = database.prepare(
    `INSERT INTO records (collection, id, position, version, owner, starts_at, ends_at, fields)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const latest = database.prepare(
    'INSERT INTO latest (collection, seq) VALUES (?, ?) ON CONFLICT (collection) DO UPDATE SET seq = excluded.seq',
  );
  const now = Date.now();
  let last = 0;
  database.exec('BEGIN IMMEDIATE');
  for (const { owner = null, startsAt = null, endsAt = null, fields } of records) {
    const { seq } = change.get(collection, String(fields.id), now);
    last = seq;
    insert.run(collection, String(fields.id), seq, seq, owner, startsAt, endsAt, JSON.stringify(fields));
  }
  latest.run(collection, last);
  database.exec('COMMIT');
  database.close();
}
