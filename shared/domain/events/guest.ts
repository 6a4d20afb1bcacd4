import { phoneProblem } from '../phone/phoneProblem';
import { readPhone } from '../phone/readPhone';
import { longDate, parseDay } from '../text/dates';
import { cleanName, nameProblem } from '../users/personName';
import type { CommunityEvent } from './event';
import { freePlaces, type PlacesTaken } from './registration';
import type { EventTime } from './time/eventTime';
import { clockWords, zoneWords } from './time/eventTimeWords';
import { mayRegister, mayWait } from './waitingLine';

/** An organiser's entry for a guest who has no account. */
export interface GuestEntry {
  name: string;
  phone: string;
  places: PlacesTaken;
}

/** The result of putting a guest down: their number on the waiting list, from 1, or one of these. */
export type GuestAdded =
  | number
  | 'registered'
  /** A guest of this name and number is on the list. Nothing was changed. */
  | 'already'
  /** No place is left, and nobody said that they would wait. Nothing was changed. */
  | 'full'
  /** The event is cancelled, or is not on the list any more. Nothing was changed. */
  | 'gone'
  | 'over';

/** The result of bringing a guest back who was taken off: their number on the waiting list, from 1, or one of these. */
export type GuestBack = number | 'registered' | 'gone' | 'over' | 'late';

/** The most characters of a phone number, with words such as an extension. */
const guestPhoneMaximum = 60;

/** The error for a guest's name; null where it is valid. @param text as typed. */
export const guestNameProblem = (text: string): string | null =>
  cleanName(text) === '' ? 'Enter their name.' : nameProblem(text);

/** Returns the problem with their number; null where it can be called. @param text as typed. */
export function guestPhoneProblem(text: string): string | null {
  const phone = cleanName(text);
  const example = 'Enter a phone number, like 03 9123 4567.';
  if (phone === '') return example;
  if (phone.length > guestPhoneMaximum) return `Enter at most ${guestPhoneMaximum} characters.`;
  return phoneProblem(phone) ?? (readPhone(phone).some(({ href }) => href !== undefined) ? null : example);
}

/** A guest as they are kept. */
export const cleanGuest = ({ name, phone, places }: GuestEntry): GuestEntry => ({
  name: cleanName(name),
  phone: cleanName(phone),
  places,
});

const digitsOf = (phone: string) => readPhone(phone).find(({ href }) => href !== undefined)?.href ?? phone;

/** Returns whether both are the same person: two people may share a telephone, but not a name as well. */
export const isSameGuest = (
  one: Pick<GuestEntry, 'name' | 'phone'>,
  other: Pick<GuestEntry, 'name' | 'phone'>,
): boolean =>
  one.name.toLowerCase() === other.name.toLowerCase() && digitsOf(one.phone) === digitsOf(other.phone);

/**
 * Returns the result of putting a guest down now, before it is done.
 * @param waiting how many stand in line.
 * @returns 0: they get their places; else their number in line.
 */
export const turnOf = (event: CommunityEvent, waiting: number, places: PlacesTaken): number =>
  mayRegister(Array<never>(waiting), undefined, event) && !mayWait(event, waiting, places) ? 0 : waiting + 1;

/** The same in words. */
export function turnWords(event: CommunityEvent, waiting: number, places: PlacesTaken): string {
  const turn = turnOf(event, waiting, places);
  if (turn === 0)
    return places === 2
      ? 'There are places for them and their support person.'
      : 'There is a place for them.';
  const why =
    waiting === 0 && freePlaces(event) === 1
      ? 'Only 1 place is left, so they will wait for both.'
      : 'There is no place for them now, so they will wait.';
  return `${why} They will be number ${turn} on the waiting list.`;
}

/** The known time and place of an event. */
export type GuestFacts = Pick<CommunityEvent, 'title' | 'date' | 'location'> & EventTime;

/** How things stand for a guest, or how they were told that they stand. */
export interface GuestState {
  /** They wait for a place. */
  waits: boolean;
  /** The event is cancelled or deleted. */
  isOff: boolean;
  facts: GuestFacts;
}

/** "Friday 11 December 2026, 10 am to 12 noon" */
function whenWords(facts: GuestFacts): string {
  const date = parseDay(facts.date);
  const day = date ? longDate(date) : facts.date;
  const time = clockWords(facts);
  return [day, time, time && facts.timeZone && zoneWords(facts.timeZone)].filter(Boolean).join(', ');
}

const whenOf = ({ date, starts, ends, allDay, timeZone, days }: GuestFacts) =>
  JSON.stringify([date, starts, ends, allDay, timeZone, days]);

/** The news for a guest who knows `told`, as whole sentences; none where nothing is new. */
export function guestNews(told: GuestState, now: GuestState, places: PlacesTaken, reason = ''): string[] {
  if (now.isOff) return told.isOff ? [] : ['It is cancelled.', ...(reason ? [`Why: ${reason}`] : [])];
  const { facts } = now;
  const held = places === 2 ? '2 places, one for a support person' : 'a place';
  const back = told.isOff && 'It takes place after all.';
  const place = told.waits && !now.waits && `They have ${held} now.`;
  const stays = told.isOff && !told.waits && !now.waits && `They still have ${held}.`;
  const line =
    now.waits && (!told.waits || told.isOff) && 'They have no place now: they are on the waiting list.';
  const moved = whenOf(told.facts) !== whenOf(facts) && `It moved to ${whenWords(facts)}.`;
  const elsewhere =
    told.facts.location !== facts.location &&
    (facts.location ? `It is at ${facts.location} now.` : 'Where it is now is not known yet.');
  const renamed = told.facts.title !== facts.title && `It is called ${facts.title} now.`;
  return [back, place, stays, line, moved, elsewhere, renamed].filter((one) => one !== false);
}

/** "Tea, Friday 11 December 2026, 10 am", as the guest was told. */
export const guestAbout = (facts: GuestFacts): string => `${facts.title}, ${whenWords(facts)}`;

/** "Call 1 person", "Call 3 people" */
export const callWords = (count: number): string => (count === 1 ? 'Call 1 person' : `Call ${count} people`);

/** A guest whom an organiser is to call. */
export interface GuestCall {
  /** The guest's id. */
  id: number;
  eventId: number;
  name: string;
  phone: string;
  /** The event as they know it: "Tea, Friday 11 December 2026, 10 am". */
  about: string;
  /** The news for them, in whole sentences. */
  tell: string[];
  /** Names what they are told: where something changes meanwhile, they are to be called again. */
  state: string;
}
