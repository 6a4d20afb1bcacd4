import { isOwn, parseAppointment } from '../appointments/appointment';
import { placesTaken } from '../events/registration';
import { fieldsOf, isBoolean, isFilled, isNumericId, textOr } from '../records/parse';
import { readEach } from '../records/leftOut';
import { ratingOf } from '../resources/ratings';
import { isRating } from '../resources/resource';
import { parseSavedItem } from '../saved/savedItem';
import { emailKey, sameEmail } from '../users/user';
import {
  backupFormat,
  backupVersion,
  choiceNames,
  sizeOfOwnData,
  type BackupProblem,
  type BrowserRecords,
  type Choices,
  type KeptPlace,
  type KeptRating,
  type OwnData,
  type Person,
  type ReadBackup,
} from './ownBackup';

/** Returns a person's own part of the records of this browser. */
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

/**
 * The text of a backup file: JSON with the format's name and version, whose data it is, when it was saved, and the data.
 * {@link readBackup} reads it.
 */
export function writeBackup(data: OwnData, person: Person, now: Date): string {
  const { email, username } = person;
  const head = { format: backupFormat, version: backupVersion, savedAt: now.toISOString() };
  return `${JSON.stringify({ ...head, person: email || username, ...data }, null, 2)}\n`;
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
  const read = {
    appointments: readEach(appointments, parseAppointment),
    ratings: readEach(ratings, parseRating),
    places: readEach(places, parsePlace),
    saved: readEach(saved, parseSavedItem),
  };
  const data: OwnData = {
    appointments: read.appointments.found,
    ratings: read.ratings.found,
    places: read.places.found,
    saved: read.saved.found,
    choices: parseChoices(fields['choices']),
  };
  const damaged = Object.values(read).flatMap((list) => list.damaged);
  return damaged.length > 0 && sizeOfOwnData(data) === 0 ? 'damaged' : { data, damaged };
}

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
