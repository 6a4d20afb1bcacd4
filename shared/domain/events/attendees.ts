import type { FileTable } from '../admin/exportFile';
import { wordsOf } from '../search/words';
import { clockTime, eventDate, fileStamp, plainDate } from '../text/dates';
import type { CommunityEvent } from './event';
import type { GuestCall } from './guest';
import type { PlacesTaken } from './registration';
import { clockWords } from './time/eventTimeWords';

/** Details of a guest without an account, besides their name. */
export interface AttendingGuest {
  id: number;
  phone: string;
  /** The address of the organiser who put them down; null: that account is gone. */
  addedBy: string | null;
  /** In ISO 8601. */
  addedAt: string;
  /** The due call; null: none. */
  call: GuestCall | null;
}

/** A person who has a place at an event, or waits for one. */
export interface Attendee {
  /** Empty for a guest without an account. */
  email: string;
  /** Their preferred name. Absent: not given. */
  name?: string | undefined;
  /** For guests: their number, and who put them down when. */
  guest?: AttendingGuest;
  /** Their number in line, from 1; null where they have a place. */
  position: number | null;
  /** Since when, in ISO 8601; null where that is not known. */
  since: string | null;
  /** How many places they have or wait for. Absent: one. */
  places?: PlacesTaken;
}

/** Tells the people of a list apart. */
export const attendeeId = ({ email, guest }: Attendee): string => (guest ? `guest ${guest.id}` : email);

/** How to reach a person: "nina@example.org", "By phone: 03 9123 4567". */
export const reachText = ({ email, guest }: Attendee): string => (guest ? `By phone: ${guest.phone}` : email);

/** "Has a place", "Has 2 places, with a support person", "Waits, number 2 in line". */
export function placeText({ position, places }: Attendee): string {
  if (places !== 2) return position === null ? 'Has a place' : `Waits, number ${position} in line`;
  return position === null
    ? 'Has 2 places, with a support person'
    : `Waits for 2 places, with a support person, number ${position} in line`;
}

/** How many places these people have, those who wait left out. */
export const placesHeld = (people: readonly Attendee[]): number =>
  people.reduce((sum, { position, places = 1 }) => (position === null ? sum + places : sum), 0);

/** "21 November 2026, 9:00 am"; empty where it is not known. */
export function sinceText({ since }: Attendee): string {
  if (since === null) return '';
  const date = new Date(since);
  return `${plainDate(date)}, ${clockTime(date)}`;
}

/** "18 people have a place. 3 of them bring a support person: 21 places. 2 people wait for one." */
export function attendeesLine(people: readonly Attendee[]): string {
  const waiting = people.filter(({ position }) => position !== null).length;
  const coming = people.length - waiting;
  const held = placesHeld(people);
  const pairs = held - coming;
  return [
    coming === 1 ? '1 person has a place.' : `${coming} people have a place.`,
    pairs > 0 &&
      `${pairs} of them ${pairs === 1 ? 'brings' : 'bring'} a support person: ${held} places in all.`,
    waiting > 0 && (waiting === 1 ? '1 person waits for one.' : `${waiting} people wait for one.`),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The columns of the list, on the screen and in files. */
export const attendeeColumns = [
  { field: 'email', label: 'Email' },
  { field: 'name', label: 'Name' },
  { field: 'place', label: 'Place' },
  { field: 'since', label: 'Since' },
] as const;

/** The columns that say something: without a name of anybody there is no column of names. The first names what is in it. */
export const columnsFor = <Column extends { field: string; label: string }>(
  columns: readonly Column[],
  people: readonly Attendee[],
): readonly Column[] =>
  columns
    .filter(({ field }) => field !== 'name' || people.some(({ name }) => name))
    .map((column) =>
      column.field === 'email' && people.some(({ guest }) => guest)
        ? { ...column, label: 'Email or phone' }
        : column,
    );

/**
 * The people as a table for a file or on paper.
 * @param now gives the local date in the file's name.
 */
export function attendeesTable(event: CommunityEvent, people: readonly Attendee[], now: Date): FileTable {
  const { id, title, date } = event;
  const time = clockWords(event);
  const words = wordsOf(title).join('-').slice(0, 60) || `event-${id}`;
  return {
    title: `Who is coming to ${title}, ${[eventDate(date), time].filter(Boolean).join(', ')}`,
    name: `who-is-coming-${words}-${fileStamp(now)}`,
    columns: columnsFor(attendeeColumns, people),
    records: people.map((person) => ({
      email: reachText(person),
      name: person.name ?? '',
      place: placeText(person),
      since: sinceText(person),
    })),
  };
}
