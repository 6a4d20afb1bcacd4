import { remindersStep } from '../tables/reminders';
import { removedStep } from '../tables/removed';

/** The step that makes room for it. */
const givenUpStep = `CREATE TABLE given_up (
     event_id INTEGER NOT NULL,
     uid TEXT NOT NULL,
     places INTEGER NOT NULL CHECK (places IN (1, 2)),
     number INTEGER,
     given_up_at INTEGER NOT NULL,
     PRIMARY KEY (event_id, uid)
   ) STRICT, WITHOUT ROWID;`;

/** The step that makes room for saved items. */
const savedItemsStep = `CREATE TABLE saved_items (
     uid TEXT NOT NULL,
     kind TEXT NOT NULL,
     record_id INTEGER NOT NULL,
     title TEXT NOT NULL,
     detail TEXT NOT NULL,
     phone TEXT,
     saved_at INTEGER NOT NULL,
     PRIMARY KEY (uid, kind, record_id)
   ) STRICT, WITHOUT ROWID;`;

/** The step that makes room for taken blocks. The server counts them when it starts. */
const takenBlocksStep = `CREATE TABLE taken_blocks (
     block INTEGER NOT NULL,
     owner TEXT NOT NULL,
     PRIMARY KEY (block, owner)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX taken_blocks_by_owner ON taken_blocks (owner, block);`;

/** The step that gives each audience numbers of its own, which go on from those that its records have. */
const audiencesStep = `ALTER TABLE changes ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
   UPDATE changes SET number = seq;
   CREATE UNIQUE INDEX changes_by_audience ON changes (audience, number);
   CREATE TABLE latest_changes (
     audience TEXT NOT NULL,
     collection TEXT NOT NULL,
     number INTEGER NOT NULL,
     PRIMARY KEY (audience, collection)
   ) STRICT, WITHOUT ROWID;
   INSERT INTO latest_changes (audience, collection, number)
     SELECT audience, collection, max(number) FROM (
       SELECT audience, collection, seq AS number FROM changes
       UNION ALL
       SELECT CASE WHEN owner IS NULL THEN 'all' ELSE 'uid:' || owner END, collection, version FROM records
       UNION ALL
       SELECT 'all', collection, seq FROM latest WHERE collection IN ('resources', 'events')
     ) GROUP BY audience, collection;
   DROP TABLE latest;`;

/**
 * The steps of the community's data, before the accounts came into the same database. They are never changed; new ones
 * stand in `database/steps.ts`.
 */
export const communitySteps: readonly string[] = [
  `CREATE TABLE records (
     collection TEXT NOT NULL,
     id TEXT NOT NULL,
     position INTEGER NOT NULL,
     version INTEGER NOT NULL,
     owner TEXT,
     starts_at INTEGER,
     ends_at INTEGER,
     fields TEXT NOT NULL,
     PRIMARY KEY (collection, id)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX records_in_order ON records (collection, position);
   CREATE INDEX records_by_owner ON records (owner, collection, position) WHERE owner IS NOT NULL;
   CREATE INDEX records_by_time ON records (collection, ends_at, starts_at) WHERE ends_at IS NOT NULL;
   CREATE TABLE ratings (
     resource_id INTEGER NOT NULL,
     uid TEXT NOT NULL,
     rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
     rated_at INTEGER NOT NULL,
     PRIMARY KEY (uid, resource_id)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX ratings_by_resource ON ratings (resource_id);
   CREATE TABLE registrations (
     event_id INTEGER NOT NULL,
     uid TEXT NOT NULL,
     registered_at INTEGER NOT NULL,
     PRIMARY KEY (uid, event_id)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX registrations_by_event ON registrations (event_id);
   CREATE TABLE waiting (
     number INTEGER PRIMARY KEY AUTOINCREMENT,
     event_id INTEGER NOT NULL,
     uid TEXT NOT NULL,
     UNIQUE (event_id, uid)
   ) STRICT;
   CREATE INDEX waiting_by_uid ON waiting (uid);
   CREATE TABLE changes (
     seq INTEGER PRIMARY KEY AUTOINCREMENT,
     collection TEXT NOT NULL,
     id TEXT NOT NULL,
     version INTEGER NOT NULL DEFAULT 0,
     audience TEXT NOT NULL,
     at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX changes_by_time ON changes (at);
   CREATE TABLE latest (
     collection TEXT PRIMARY KEY,
     seq INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE answers (
     uid TEXT NOT NULL,
     request_key TEXT NOT NULL,
     fingerprint TEXT NOT NULL,
     status INTEGER NOT NULL,
     body TEXT NOT NULL,
     at INTEGER NOT NULL,
     PRIMARY KEY (uid, request_key)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX answers_by_time ON answers (at);
   CREATE TABLE notes (
     name TEXT PRIMARY KEY,
     value TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;`,
  // Without it an account's appointments of a month are found among everybody's.
  `CREATE INDEX records_by_owner_and_end ON records (owner, collection, ends_at) WHERE owner IS NOT NULL;`,
  // All that is read of other people's appointments, so that the records themselves are not.
  `DROP INDEX records_by_time;
   CREATE INDEX records_by_time ON records (collection, ends_at, starts_at, owner) WHERE ends_at IS NOT NULL;`,
  `CREATE TABLE due_messages (
     number INTEGER PRIMARY KEY AUTOINCREMENT,
     uid TEXT NOT NULL,
     kind TEXT NOT NULL,
     collection TEXT NOT NULL,
     record_id TEXT NOT NULL,
     channel TEXT NOT NULL,
     due_at INTEGER NOT NULL,
     state TEXT NOT NULL CHECK (state IN ('due', 'sending', 'sent', 'uncertain', 'failed', 'dropped')),
     attempts INTEGER NOT NULL DEFAULT 0,
     details TEXT NOT NULL,
     trouble TEXT,
     created_at INTEGER NOT NULL,
     changed_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX due_messages_by_time ON due_messages (state, due_at);
   CREATE INDEX due_messages_by_record ON due_messages (uid, collection, record_id);
   ALTER TABLE waiting ADD COLUMN joined_at INTEGER;`,
  // Until then, each registration was for one person.
  `ALTER TABLE registrations ADD COLUMN places INTEGER NOT NULL DEFAULT 1 CHECK (places IN (1, 2));
   ALTER TABLE waiting ADD COLUMN places INTEGER NOT NULL DEFAULT 1 CHECK (places IN (1, 2));`,
  `CREATE TABLE calendar_feeds (
     secret_hash TEXT PRIMARY KEY,
     uid TEXT NOT NULL,
     made_at INTEGER NOT NULL,
     ended_at INTEGER,
     titles INTEGER NOT NULL CHECK (titles IN (0, 1))
   ) STRICT, WITHOUT ROWID;
   CREATE UNIQUE INDEX calendar_feeds_in_use ON calendar_feeds (uid) WHERE ended_at IS NULL;
   CREATE INDEX calendar_feeds_by_uid ON calendar_feeds (uid);
   CREATE TABLE calendar_feed_entries (
     uid TEXT NOT NULL,
     entry TEXT NOT NULL,
     lines TEXT NOT NULL,
     sequence INTEGER NOT NULL,
     changed_at INTEGER NOT NULL,
     ends_at INTEGER NOT NULL,
     cancelled INTEGER NOT NULL CHECK (cancelled IN (0, 1)),
     PRIMARY KEY (uid, entry)
   ) STRICT, WITHOUT ROWID;`,
  remindersStep,
  // Until then, each answer was kept for a day.
  `ALTER TABLE answers ADD COLUMN expires_at INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE answers ADD COLUMN has_record INTEGER NOT NULL DEFAULT 0;
   UPDATE answers SET expires_at = at + 86400000;
   DROP INDEX answers_by_time;
   CREATE INDEX answers_by_expiry ON answers (expires_at);
   CREATE INDEX answers_with_records ON answers (at) WHERE has_record = 1;`,
  savedItemsStep,
  removedStep,
  takenBlocksStep,
  audiencesStep,
  `ALTER TABLE due_messages ADD COLUMN caused_by TEXT;
   ALTER TABLE calendar_feeds ADD COLUMN generation INTEGER NOT NULL DEFAULT 0;`,
  // Whole answers are counted for each account. What was forgotten of the changes was what came before the oldest one.
  `DROP INDEX answers_with_records;
   CREATE INDEX answers_with_records ON answers (uid, at) WHERE has_record = 1;
   CREATE TABLE forgotten_changes (
     audience TEXT PRIMARY KEY,
     number INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   INSERT INTO forgotten_changes (audience, number)
     SELECT latest.audience, coalesce(
       (SELECT min(changes.number) - 1 FROM changes WHERE changes.audience = latest.audience),
       max(latest.number)
     ) FROM latest_changes AS latest GROUP BY latest.audience;`,
  // The zone of the clocks of who is reminded; null until they say so.
  `ALTER TABLE reminder_choices ADD COLUMN zone TEXT;`,
  `ALTER TABLE waiting ADD COLUMN joined_for TEXT;
   ALTER TABLE waiting ADD COLUMN offered_until INTEGER;`,
  givenUpStep,
  // Until then, each reminder was worth sending for half an hour.
  `ALTER TABLE due_messages ADD COLUMN remind_at INTEGER;
   UPDATE due_messages SET remind_at = send_before - 1800000 WHERE about_at IS NOT NULL;`,
];
