import { type OwnedTable, recordsTable, tablesOfPeople, takenBlocksTable } from './ownedTables';

/* The step that links each row of a person to their account, so that it is deleted with it. Like every step it never changes. */

/** The ids in the shared data that have no account: the step deletes their rows. */
export const strangersQuery = `SELECT uid FROM (
     SELECT uid FROM ratings
     UNION SELECT uid FROM registrations
     UNION SELECT uid FROM waiting
     UNION SELECT uid FROM given_up
     UNION SELECT uid FROM answers
     UNION SELECT uid FROM due_messages
     UNION SELECT uid FROM calendar_feeds
     UNION SELECT uid FROM calendar_feed_entries
     UNION SELECT uid FROM reminder_choices
     UNION SELECT uid FROM reminder_answers
     UNION SELECT uid FROM saved_items
     UNION SELECT uid FROM removed_parts
     UNION SELECT owner FROM records WHERE owner IS NOT NULL
     UNION SELECT owner FROM taken_blocks
     UNION SELECT substr(audience, 5) FROM latest_changes WHERE audience LIKE 'uid:%'
     UNION SELECT substr(audience, 5) FROM forgotten_changes WHERE audience LIKE 'uid:%'
   ) WHERE uid NOT IN (SELECT uid FROM accounts)`;

const isOfAccount = 'IN (SELECT uid FROM accounts)';
const isOfStranger = 'IN (SELECT uid FROM strangers)';

/** SQLite keeps the last AUTOINCREMENT number of a table outside of it, and would drop it with the table. */
const keepLastNumber = (name: string) => `DELETE FROM sqlite_sequence WHERE name = 'new_${name}';
   INSERT INTO sqlite_sequence (name, seq)
     SELECT 'new_${name}', seq FROM sqlite_sequence WHERE name = '${name}';`;

/**
 * Recreates a table, because SQLite adds no reference to an existing one, in the order that its documentation gives
 * (“Making Other Kinds Of Table Schema Changes”). Nothing refers to these tables, so dropping the old one deletes nothing else.
 * @param rows what is copied; by default the rows of those who have an account.
 */
const renew = (
  { name, columns, options, indexes = '' }: OwnedTable,
  rows = `SELECT * FROM ${name} WHERE uid ${isOfAccount}`,
) => `CREATE TABLE new_${name} (${columns}) ${options};
   INSERT INTO new_${name} ${rows};
   ${columns.includes('AUTOINCREMENT') ? keepLastNumber(name) : ''}
   DROP TABLE ${name};
   ALTER TABLE new_${name} RENAME TO ${name};
   ${indexes}`;

/** Takes what strangers have added out of numbers in a record. */
const without = (numbers: Record<string, string>) =>
  `json_set(fields, ${Object.entries(numbers)
    .map(
      ([field, added]) => `'$.${field}', max(0, coalesce(json_extract(fields, '$.${field}'), 0) - ${added})`,
    )
    .join(', ')})`;

/**
 * The records: the stars of strangers leave the averages, and their places are free. Those who wait get these at the next start,
 * as all that are free.
 */
const keptRecords = `SELECT collection, records.id, position, version, owner, starts_at, ends_at, CASE
       WHEN freed.id IS NOT NULL THEN ${without({ attendees: 'freed.places' })}
       WHEN unrated.id IS NOT NULL THEN ${without({ ratingCount: 'unrated.count', ratingSum: 'unrated.sum' })}
       ELSE fields
     END
   FROM records
   LEFT JOIN (
     SELECT CAST(event_id AS TEXT) AS id, sum(places) AS places
     FROM registrations WHERE uid ${isOfStranger} GROUP BY event_id
   ) AS freed ON collection = 'events' AND freed.id = records.id
   LEFT JOIN (
     SELECT CAST(resource_id AS TEXT) AS id, count(*) AS count, sum(rating) AS sum
     FROM ratings WHERE uid ${isOfStranger} GROUP BY resource_id
   ) AS unrated ON collection = 'resources' AND unrated.id = records.id
   WHERE owner IS NULL OR owner ${isOfAccount}`;

/** Tables that had the reference before: a tool that does not follow references may have left rows in them. */
const referring = ['users', 'sessions', 'password_resets', 'address_codes', 'refused_hosted_logins'];

const audiences = ['changes', 'latest_changes', 'forgotten_changes'];

/**
 * The step. Where there were strangers, a new epoch of versions begins after it: counts and lists have changed without any row in
 * `changes`.
 */
export const accountsOwnRowsStep = `CREATE TABLE strangers (uid TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
   INSERT INTO strangers ${strangersQuery};
   DELETE FROM notes WHERE name = 'epoch' AND EXISTS (SELECT 1 FROM strangers);
   ${renew(recordsTable, keptRecords)}
   ${renew(takenBlocksTable, `SELECT * FROM taken_blocks WHERE owner ${isOfAccount}`)}
   ${tablesOfPeople.map((table) => renew(table)).join('\n   ')}
   ${audiences
     .map((name) => `DELETE FROM ${name} WHERE audience IN (SELECT 'uid:' || uid FROM strangers);`)
     .join('\n   ')}
   ${referring.map((name) => `DELETE FROM ${name} WHERE NOT uid ${isOfAccount};`).join('\n   ')}
   DROP TABLE strangers;`;
