import { isOwn, parseAppointment, type Appointment } from '../appointments/appointment';
import type { CommunityEvent } from '../events/event';
import { placesTaken, type PlacesTaken, type Registration } from '../events/registration';
import { fieldsOf, isBoolean, isFilled, isNumericId, textOr } from '../records/parse';
import { ratingOf } from '../resources/ratings';
import { isRating, type Resource } from '../resources/resource';
import { parseSavedItem, type SavedItem } from '../saved/savedItem';
import { emailKey, sameEmail, type User } from '../users/user';

/** The format of a person's own backup, by which its file is recognised. Another is the server's backup of everybody. */
export const backupFormat = 'age-better-own-backup';

/** The version of that format. Files of a higher one are refused: nobody knows what they mean. */
export const backupVersion = 1;

/** The MIME type of the file. */
export const backupType = 'application/json;charset=utf-8';

/** The largest file that is read, in bytes. A browser keeps about 5 MB for a site, and a file has more spaces. */
export const maxBackupSize = 10_000_000;

/** The choices of this browser that a person takes along. */
export const choiceNames = ['highContrast', 'largeText', 'servicesMap'] as const;

/** What was chosen; what is absent follows the system, or the usual. */
export type Choices = Partial<Record<(typeof choiceNames)[number], boolean>>;

/** A person's rating, with the title that says which resource it is about. */
export interface KeptRating {
  resourceId: number;
  title: string;
  /** A whole number from 1 to 5. */
  rating: number;
  /** ISO 8601 in UTC. */
  timestamp: string;
}

/** A person's place at an event, with what says which event it is. */
export interface KeptPlace {
  eventId: number;
  title: string;
  /** YYYY-MM-DD */
  date: string;
  places: PlacesTaken;
}

/** Everything of one person that only this browser keeps. */
export interface OwnData {
  appointments: readonly Appointment[];
  ratings: readonly KeptRating[];
  places: readonly KeptPlace[];
  saved: readonly SavedItem[];
  choices: Choices;
}

/** The records of this browser, of everybody; what is saved for later and the choices are this person's. */
export interface BrowserRecords {
  appointments: readonly Appointment[];
  resources: readonly Resource[];
  events: readonly CommunityEvent[];
  registrations: readonly Registration[];
  saved: readonly SavedItem[];
  choices: Choices;
}

/** Whose data it is. */
export type Person = Pick<User, 'email' | 'username'>;

/** What is this person's among the records of this browser. */
export function ownDataOf(records: BrowserRecords, person: Person): OwnData {
  const { appointments, resources, events, registrations, saved, choices } = records;
  const byId = new Map(events.map((event) => [event.id, event]));
  return {
    appointments: appointments.filter((one) => isOwn(one, person)),
    ratings: resources.flatMap((resource) => {
      const entry = ratingOf(resource, person.email);
      if (!entry) return [];
      const { rating, timestamp } = entry;
      return [{ resourceId: resource.id, title: resource.title, rating, timestamp }];
    }),
    places: registrations
      .filter(({ userId }) => userId === emailKey(person.email))
      .flatMap(({ eventId, places }) => {
        const event = byId.get(eventId);
        return event ? [{ eventId, title: event.title, date: event.date, places }] : [];
      }),
    saved,
    choices,
  };
}

/** How many records a person has; the choices of the display are none. */
export const sizeOfOwnData = ({ appointments, ratings, places, saved }: OwnData): number =>
  appointments.length + ratings.length + places.length + saved.length;

/**
 * The text of a backup file: JSON with the format's name and version, whose data it is, when it was saved, and the data.
 * {@link readBackup} reads it.
 */
export function writeBackup(data: OwnData, person: Person, now: Date): string {
  const { email, username } = person;
  const head = { format: backupFormat, version: backupVersion, savedAt: now.toISOString() };
  return `${JSON.stringify({ ...head, person: email || username, ...data }, null, 2)}\n`;
}

/** Why a file cannot be brought in. */
export type BackupProblem =
  /** Not JSON: another kind of file, or half of one. */
  | 'not-json'
  /** Of another program, or not of this format. */
  | 'foreign'
  /** A backup of appointments alone, which the section about appointments imports. */
  | 'appointments-only'
  /** Of a later version of this product. */
  | 'newer'
  /** It is somebody else's. */
  | 'other-person'
  /** It should have lists and has none, or nothing in them can be read. */
  | 'damaged';

/** What a backup file says. */
export interface ReadBackup {
  data: OwnData;
  /** How many of its records cannot be read. */
  unreadable: number;
}

/** Reads the whole text of a file, and changes nothing. @returns the data, or why it cannot be brought in. */
export function readBackup(text: string, person: Person): ReadBackup | BackupProblem {
  let value: unknown;
  try {
    // An editor may have put a byte order mark before it.
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return 'not-json';
  }
  const fields = fieldsOf(value);
  if (fields?.['kind'] === 'age-better-appointments') return 'appointments-only';
  if (!fields || fields['format'] !== backupFormat) return 'foreign';
  const { version } = fields;
  if (!isNumericId(version) || version < 1) return 'damaged';
  if (version > backupVersion) return 'newer';
  if (!isFilled(fields['person'])) return 'damaged';
  if (!sameEmail(fields['person'], person.email || person.username)) return 'other-person';

  const lists = ['appointments', 'ratings', 'places', 'saved'].map((name) => fields[name]);
  if (!lists.every((list) => Array.isArray(list))) return 'damaged';
  const [appointments, ratings, places, saved] = lists as [unknown[], unknown[], unknown[], unknown[]];
  const data: OwnData = {
    appointments: readable(appointments, parseAppointment),
    ratings: readable(ratings, parseRating),
    places: readable(places, parsePlace),
    saved: readable(saved, parseSavedItem),
    choices: parseChoices(fields['choices']),
  };
  const all = lists.reduce((sum: number, list) => sum + (list as unknown[]).length, 0);
  const unreadable = all - sizeOfOwnData(data);
  return all > 0 && unreadable === all ? 'damaged' : { data, unreadable };
}

const readable = <T>(list: readonly unknown[], parse: (value: unknown) => T | null): T[] =>
  list.map(parse).filter((one) => one !== null);

function parseRating(value: unknown): KeptRating | null {
  const { resourceId, title, rating, timestamp } = fieldsOf(value) ?? {};
  if (!isNumericId(resourceId) || !isFilled(title) || !isRating(rating)) return null;
  return { resourceId, title, rating, timestamp: textOr(timestamp) };
}

function parsePlace(value: unknown): KeptPlace | null {
  const { eventId, title, date, places } = fieldsOf(value) ?? {};
  if (!isNumericId(eventId) || !isFilled(title) || !isFilled(date)) return null;
  return { eventId, title, date, places: placesTaken(places) };
}

function parseChoices(value: unknown): Choices {
  const fields = fieldsOf(value) ?? {};
  return Object.fromEntries(
    choiceNames.filter((name) => isBoolean(fields[name])).map((name) => [name, fields[name]]),
  );
}
