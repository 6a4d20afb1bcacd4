/** The highest number that a record of a collection was ever given, also where that record is gone. */
export interface LastNumbersTable {
  collection: string;
  number: number;
}

/** A numbered record that was deleted. As long as it is kept, the same record can come back under its number. */
export interface RemovedRecordsTable {
  collection: string;
  id: string;
  /** A hash of its contents. */
  fingerprint: string;
  /** Milliseconds since 1970. */
  removed_at: number;
}

/** A row that ended with the record that it belonged to, kept for Undo. */
export interface RemovedPartsTable {
  collection: string;
  record_id: string;
  /** The former owner. */
  uid: string;
  /** The table that it was in. */
  source: 'registrations' | 'reminder_answers' | 'due_messages';
  /** The row, as JSON. */
  fields: string;
  /** Milliseconds since 1970. */
  removed_at: number;
}

const isGone = (collection: string, id: string) =>
  `NOT EXISTS (SELECT 1 FROM records WHERE records.collection = ${collection} AND records.id = ${id})`;
const eventIsGone = isGone("'events'", 'CAST(event_id AS TEXT)');

/**
 * The step from which on no number is given twice: the highest one is that of anything that names a record. What belonged to
 * records that are gone ends, except the news of their deletion that is still to be sent.
 */
export const removedStep = `CREATE TABLE last_numbers (
     collection TEXT PRIMARY KEY,
     number INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   INSERT INTO last_numbers
     SELECT collection, MAX(number) FROM (
       SELECT collection, CAST(id AS INTEGER) AS number FROM records
       UNION ALL SELECT collection, CAST(id AS INTEGER) FROM changes
       UNION ALL SELECT 'events', CAST(id AS INTEGER) FROM changes WHERE collection = 'registrations'
       UNION ALL SELECT 'events', event_id FROM registrations
       UNION ALL SELECT 'events', event_id FROM waiting
       UNION ALL SELECT 'resources', resource_id FROM ratings
       UNION ALL SELECT kind || 's', record_id FROM saved_items
       UNION ALL SELECT collection, CAST(record_id AS INTEGER) FROM due_messages
       UNION ALL SELECT collection, CAST(record_id AS INTEGER) FROM reminder_answers
       UNION ALL SELECT 'events', CAST(substr(entry, 8) AS INTEGER) FROM calendar_feed_entries WHERE entry LIKE 'events/%'
     ) WHERE collection IN ('events', 'resources') GROUP BY collection;
   CREATE TABLE removed_records (
     collection TEXT NOT NULL,
     id TEXT NOT NULL,
     fingerprint TEXT NOT NULL,
     removed_at INTEGER NOT NULL,
     PRIMARY KEY (collection, id)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE removed_parts (
     collection TEXT NOT NULL,
     record_id TEXT NOT NULL,
     uid TEXT NOT NULL,
     source TEXT NOT NULL CHECK (source IN ('registrations', 'reminder_answers', 'due_messages')),
     fields TEXT NOT NULL,
     removed_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX removed_parts_by_record ON removed_parts (collection, record_id);
   CREATE INDEX removed_parts_by_uid ON removed_parts (uid);
   DELETE FROM registrations WHERE ${eventIsGone};
   DELETE FROM waiting WHERE ${eventIsGone};
   DELETE FROM ratings WHERE ${isGone("'resources'", 'CAST(resource_id AS TEXT)')};
   DELETE FROM reminder_answers WHERE collection = 'events' AND ${isGone("'events'", 'record_id')};
   DELETE FROM due_messages WHERE state = 'due' AND kind <> 'event-deleted'
     AND ${isGone('due_messages.collection', 'record_id')};`;
