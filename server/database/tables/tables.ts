import type { ColumnType, Generated } from 'kysely';
import type { AttemptsTable, CopiesTable } from './copies';
import type { ListTables } from './lists';
import type { PlacesTaken } from '@/shared/domain/events/registration';
import type { SavedItem } from '@/shared/domain/saved/savedItem';
import type { IdentityTables } from './identity';
import type { GuestsTable } from './guests';
import type { ReminderAnswersTable, ReminderChoicesTable } from './reminders';
import type { LastNumbersTable, RemovedPartsTable, RemovedRecordsTable } from './removed';

/**
 * One stored record of any collection: a health resource, an event, an appointment. What the server decides by has a column
 * of its own; all other fields lie in `fields`, as JSON, so that a field that this version does not know is kept.
 */
export interface RecordsTable {
  collection: string;
  /** Numbers as decimal digits. */
  id: string;
  /** The order of a list: a new record goes to the end. */
  position: number;
  /** The number of the change that wrote it, among those of its audience, which only ever grows: what `ETag` says. */
  version: number;
  /** The account whose record it is; null where it belongs to the community. */
  owner: string | null;
  /** Milliseconds since 1970, where the record takes up time; else null. */
  starts_at: number | null;
  ends_at: number | null;
  /** The date, as `YYYY-MM-DD`, of records without a moment: events, and appointments of whole days; else null. */
  day: ColumnType<string | null, string | null | undefined, string | null>;
  fields: string;
}

/** One person's stars for one resource. */
export interface RatingsTable {
  resource_id: number;
  uid: string;
  rating: number;
  /** Milliseconds since 1970. */
  rated_at: number;
}

/** One person's place at one event. */
export interface RegistrationsTable {
  event_id: number;
  uid: string;
  registered_at: number;
  /** 2 with one for a support person. */
  places: ColumnType<PlacesTaken, PlacesTaken | undefined, PlacesTaken>;
}

/** The waiting list; the smallest number is the first in line. */
export interface WaitingTable {
  number: Generated<number>;
  event_id: number;
  uid: string;
  /** Milliseconds since 1970; null where an earlier version did not keep it. */
  joined_at: number | null;
  /** How many places they wait for. */
  places: ColumnType<PlacesTaken, PlacesTaken | undefined, PlacesTaken>;
  /** The event when they joined, as JSON, where it has changed since; null: unchanged. */
  joined_for: ColumnType<string | null, string | null | undefined, string | null>;
  /** Until when free places are offered to them, in milliseconds since 1970; null: none are. */
  offered_until: ColumnType<number | null, number | undefined, number | null>;
}

/** The log of writes, in order. It says that something changed and for whom, never the contents. */
export interface ChangesTable {
  seq: Generated<number>;
  collection: string;
  id: string;
  /** 0 where the record is gone. */
  version: number;
  /** The audience: `all`, or `uid:` and an account. */
  audience: string;
  /** Counts the changes of this audience, so that nobody learns how much others change. */
  number: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** Up to which change some were deleted that an audience may not have read: its readers have to read everything again. */
export interface ForgottenChangesTable {
  audience: string;
  number: number;
}

/** The number of the last change of each collection for an audience: as long as it stays, its list has not changed. */
export interface LatestChangesTable {
  audience: string;
  collection: string;
  number: number;
}

/** The answer that a request with this key got, so that a repeat gets the same one. */
export interface AnswersTable {
  uid: string;
  request_key: string;
  /** A hash of the request. */
  fingerprint: string;
  status: number;
  body: string;
  at: number;
  /** Until when a repeat gets it, in milliseconds since 1970. */
  expires_at: number;
  /** 1: its body has a whole record in it, of which only the id stays after a day. */
  has_record: number;
}

/** The state of a due message. */
export type MessageState =
  /** To be sent when its time has come. */
  | 'due'
  /** A process is sending it now. Nobody sends another meanwhile. */
  | 'sending'
  | 'sent'
  /** It may have been sent. It is never sent again without being asked for. */
  | 'uncertain'
  /** It was certainly not sent, and no further attempt is made. */
  | 'failed'
  /** There is nothing to say any more, or an administrator left it. */
  | 'dropped';

/** A message to a person, sent once. It is written in the transaction that causes it. */
export interface DueMessagesTable {
  number: Generated<number>;
  uid: string;
  /** The kind of message; its text is composed when it is sent, from the records at that time. */
  kind: string;
  /** The record that it is about. */
  collection: string;
  record_id: string;
  /** How it reaches the person: `mail`. */
  channel: string;
  /** Milliseconds since 1970: not before. */
  due_at: number;
  state: MessageState;
  /** How often a process began to send it. */
  attempts: ColumnType<number, number | undefined, number>;
  /** Facts that the records no longer hold when it is sent, as JSON. */
  details: string;
  /** Why it was not sent, in words for an administrator. */
  trouble: string | null;
  /** Of a reminder, the start that it is about; null for any other. In milliseconds since 1970, as all times here. */
  about_at: ColumnType<number | null, number | undefined, number | null>;
  /** Of a reminder, when its time comes; null for any other. */
  remind_at: ColumnType<number | null, number | undefined, number | null>;
  /** Of a reminder, until when it is worth sending; null: there is no such time. */
  send_before: ColumnType<number | null, number | undefined, number | null>;
  /** The account that caused it; null: the person's own, or an earlier version did not keep it. */
  caused_by: ColumnType<string | null, string | undefined, string | null>;
  /** The copy of the server that began to send it last; null: there is one only. */
  sent_by: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: number;
  /** When its state changed last. */
  changed_at: number;
}

/** An address of a person's calendar feed, present or former. */
export interface CalendarFeedsTable {
  /** A hash of the secret in the address. */
  secret_hash: string;
  uid: string;
  /** Milliseconds since 1970. */
  made_at: number;
  /** When it was renewed or turned off; null: it is in use. */
  ended_at: number | null;
  /** The generation of the account's links in which it was made; in a later one it is not in use. */
  generation: number;
  /** 1: titles and places of appointments are shown. */
  titles: number;
}

/** The entries that a person's calendar contained when it was last read. */
export interface CalendarFeedEntriesTable {
  uid: string;
  /** The collection and the id of the record: `appointments/17`. */
  entry: string;
  /** The lines of the calendar file, as JSON. */
  lines: string;
  sequence: number;
  /** Milliseconds since 1970. */
  changed_at: number;
  /** When it is over. */
  ends_at: number;
  /** 1: it is not there any more, and the calendar says that it is off. */
  cancelled: number;
}

/** Things a person has just given up: places at an event, or a position on its waiting list. */
export interface GivenUpTable {
  event_id: number;
  uid: string;
  places: PlacesTaken;
  /** Its number on the waiting list; null: it had places. */
  number: number | null;
  /** Milliseconds since 1970. */
  given_up_at: number;
}

/** One record that one person saved for later, with its words at that time. */
export interface SavedItemsTable {
  uid: string;
  kind: SavedItem['kind'];
  record_id: number;
  title: string;
  detail: string;
  phone: string | null;
  /** Milliseconds since 1970. */
  saved_at: number;
}

/** One block of time that one account takes of others' calendars, as the rules of the domain count it. */
export interface TakenBlocksTable {
  /** The number of the block since 1970. */
  block: number;
  owner: string;
}

/** Notes of the database about itself, such as that the samples were written. */
export interface NotesTable {
  name: string;
  value: string;
}

/** The tables of the community's data, besides those of the accounts. */
export interface Tables extends IdentityTables, ListTables {
  records: RecordsTable;
  ratings: RatingsTable;
  registrations: RegistrationsTable;
  waiting: WaitingTable;
  given_up: GivenUpTable;
  guests: GuestsTable;
  changes: ChangesTable;
  latest_changes: LatestChangesTable;
  forgotten_changes: ForgottenChangesTable;
  answers: AnswersTable;
  notes: NotesTable;
  due_messages: DueMessagesTable;
  calendar_feeds: CalendarFeedsTable;
  calendar_feed_entries: CalendarFeedEntriesTable;
  reminder_choices: ReminderChoicesTable;
  reminder_answers: ReminderAnswersTable;
  saved_items: SavedItemsTable;
  last_numbers: LastNumbersTable;
  removed_records: RemovedRecordsTable;
  removed_parts: RemovedPartsTable;
  taken_blocks: TakenBlocksTable;
  copies: CopiesTable;
  attempts: AttemptsTable;
}
