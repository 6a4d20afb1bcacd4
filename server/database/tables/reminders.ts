import type { ColumnType } from 'kysely';

/** A user's choice of emails about their own plans: 1 or 0 each. No row means that nothing was chosen. */
export interface ReminderChoicesTable {
  uid: string;
  appointment_day: number;
  appointment_hours: number;
  event_day: number;
  event_hours: number;
  titles: number;
  /** Milliseconds since 1970. */
  changed_at: number;
  /** The IANA name of the zone of their clocks, as their device said it last; null: it did not yet. */
  zone: ColumnType<string | null, string | null | undefined, string | null>;
  /** 1: they get an email when they have registered for an event; else 0. */
  event_registered: ColumnType<number, number | undefined, number>;
}

/** A person's response by the link of a reminder. */
export interface ReminderAnswersTable {
  uid: string;
  collection: string;
  record_id: string;
  /** The start that they were reminded of, in milliseconds since 1970. */
  about_at: number;
  answer: 'kept' | 'given-up';
  at: number;
}

/** The step that makes room for reminders. */
export const remindersStep = `ALTER TABLE due_messages ADD COLUMN about_at INTEGER;
   ALTER TABLE due_messages ADD COLUMN send_before INTEGER;
   CREATE UNIQUE INDEX due_messages_of_reminders ON due_messages (uid, collection, record_id, kind, about_at)
     WHERE about_at IS NOT NULL;
   CREATE TABLE reminder_choices (
     uid TEXT PRIMARY KEY,
     appointment_day INTEGER NOT NULL,
     appointment_hours INTEGER NOT NULL,
     event_day INTEGER NOT NULL,
     event_hours INTEGER NOT NULL,
     titles INTEGER NOT NULL,
     changed_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE reminder_answers (
     uid TEXT NOT NULL,
     collection TEXT NOT NULL,
     record_id TEXT NOT NULL,
     about_at INTEGER NOT NULL,
     answer TEXT NOT NULL CHECK (answer IN ('kept', 'given-up')),
     at INTEGER NOT NULL,
     PRIMARY KEY (uid, collection, record_id, about_at)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX records_by_start ON records (collection, starts_at) WHERE starts_at IS NOT NULL;
   CREATE INDEX events_by_date ON records (json_extract(fields, '$.date')) WHERE collection = 'events';`;
