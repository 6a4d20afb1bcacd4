import type { FileTable } from '../admin/exportFile';
import { wordsOf } from '../search/words';
import { clockTime, eventDate, fileStamp, plainDate } from '../text/dates';
import type { CommunityEvent } from './event';

/** Somebody who has a place at an event, or waits for one. */
export interface Attendee {
  email: string;
  /** Their number in line, from 1; null where they have a place. */
  position: number | null;
  /** Since when, in ISO 8601; null where that is not known. */
  since: string | null;
}

/** "Has a place", "Waits, number 2 in line". */
export function placeText({ position }: Attendee): string {
  return position === null ? 'Has a place' : `Waits, number ${position} in line`;
}

/** "21 November 2026, 9:00 am"; empty where it is not known. */
export function sinceText({ since }: Attendee): string {
  if (since === null) return '';
  const date = new Date(since);
  return `${plainDate(date)}, ${clockTime(date)}`;
}

/** "18 people have a place. 2 people wait for one." */
export function attendeesLine(people: readonly Attendee[]): string {
  const waiting = people.filter(({ position }) => position !== null).length;
  const coming = people.length - waiting;
  return [
    coming === 1 ? '1 person has a place.' : `${coming} people have a place.`,
    waiting > 0 && (waiting === 1 ? '1 person waits for one.' : `${waiting} people wait for one.`),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The columns of the list, on the screen and in files. */
export const attendeeColumns = [
  { field: 'email', label: 'Email' },
  { field: 'place', label: 'Place' },
  { field: 'since', label: 'Since' },
] as const;

/**
 * The people as a table for a file or on paper.
 * @param now gives the local date in the file's name.
 */
export function attendeesTable(
  { id, title, date }: CommunityEvent,
  people: readonly Attendee[],
  now: Date,
): FileTable {
  const words = wordsOf(title).join('-').slice(0, 60) || `event-${id}`;
  return {
    title: `Who is coming to ${title}, ${eventDate(date)}`,
    name: `who-is-coming-${words}-${fileStamp(now)}`,
    columns: attendeeColumns,
    records: people.map((person) => ({
      email: person.email,
      place: placeText(person),
      since: sinceText(person),
    })),
  };
}
