import type { Generated } from 'kysely';
import type { PlacesTaken } from '@/shared/domain/events/registration';

/** A guest: a person without an account whom an organiser put down for an event. */
export interface GuestsTable {
  id: Generated<number>;
  event_id: number;
  name: string;
  phone: string;
  /** 2 with one for a support person. */
  places: PlacesTaken;
  /** The organiser who put them down; null: that account is gone. */
  added_by: string | null;
  /** Milliseconds since 1970. */
  added_at: number;
  /** Since when they have their places, or wait, in milliseconds since 1970. */
  since: number;
  /**
   * Their position on the waiting list: after this number of the table `waiting`, and after earlier guests with
   * the same; null: they have places.
   */
  line_after: number | null;
  /** The news they were last told, as JSON: a call is due where it differs from the present state. */
  told: string;
  /** When an organiser took them off, in milliseconds since 1970: they can come back for a moment. */
  removed_at: number | null;
}

/** The step that makes room for it. */
export const guestsStep = `CREATE TABLE guests (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     event_id INTEGER NOT NULL,
     name TEXT NOT NULL,
     phone TEXT NOT NULL,
     places INTEGER NOT NULL CHECK (places IN (1, 2)),
     added_by TEXT REFERENCES accounts (uid) ON DELETE SET NULL,
     added_at INTEGER NOT NULL,
     since INTEGER NOT NULL,
     line_after INTEGER,
     told TEXT NOT NULL,
     removed_at INTEGER
   ) STRICT;
   CREATE INDEX guests_by_event ON guests (event_id);
   CREATE INDEX guests_by_adder ON guests (added_by);`;
