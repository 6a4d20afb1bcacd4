import { isOwn, type Appointment } from '../appointments/appointment';
import { isUnchanged } from '../appointments/appointmentExport';
import type { CommunityEvent } from '../events/event';
import { registrationOf, withoutRegistration, withRegistration } from '../events/registration';
import { ratingOf, withRating } from '../resources/ratings';
import { placeLeftOut, ratingLeftOut, type LeftOut } from '../records/leftOut';
import { isSameRecord, maxSavedItems, type SavedItem } from '../saved/savedItem';
import {
  choiceNames,
  type BrowserRecords,
  type Choices,
  type KeptPlace,
  type KeptRating,
  type OwnData,
  type Person,
} from './ownBackup';

/** The result of importing a backup, done or planned. */
export interface BringIn {
  /** The records of this browser afterwards. */
  records: BrowserRecords;
  /** The imported entries, as they are now: those that can be taken back. */
  brought: OwnData;
  /** How many records were here already. They stay as they are here. */
  already: number;
  /** The entries that cannot come, and why. */
  leftOut: readonly LeftOut[];
}

const notHere = 'What it is about is not here.';
const eventFull = 'The event is full.';
const savedFull = `The list of saved things is full: it has ${maxSavedItems}.`;

/** Equal for two appointments with the same title and times. */
const sameness = ({ title, start, end }: Appointment) =>
  JSON.stringify([title, Date.parse(start), Date.parse(end)]);

/**
 * Returns whether it is the same appointment, changed since the backup: its id and its title or its start are the same. Only
 * an id can be a chance: another program may number from one.
 */
const isLaterForm = (there: Appointment, kept: Appointment) =>
  there.id === kept.id && (there.title === kept.title || Date.parse(there.start) === Date.parse(kept.start));

const sameEvent = (event: CommunityEvent, { title, date }: KeptPlace) =>
  event.title === title && event.date === date;

/**
 * Adds what a backup has and this browser does not have. Nothing that is here is changed or removed, and bringing the same in
 * again adds nothing. An id that another record has is replaced.
 * @param now for new ids, in milliseconds since 1970.
 */
export function bringIn(before: BrowserRecords, data: OwnData, person: Person, now: Date): BringIn {
  let { resources, events, registrations } = before;
  let already = 0;
  const leftOut: LeftOut[] = [];

  const appointments = [...before.appointments];
  const ids = new Map(appointments.map((one) => [one.id, one]));
  const known = new Set(appointments.filter((one) => isOwn(one, person)).map(sameness));
  const newAppointments: Appointment[] = [];
  let newId = now.getTime();
  for (const kept of data.appointments) {
    const there = ids.get(kept.id);
    if (known.has(sameness(kept)) || (there && isOwn(there, person) && isLaterForm(there, kept))) {
      already += 1;
      continue;
    }
    while (ids.has(String(newId))) newId += 1;
    const one = { ...kept, id: there ? String(newId) : kept.id, userId: person.email || person.username };
    ids.set(one.id, one);
    known.add(sameness(one));
    newAppointments.push(one);
  }
  appointments.push(...newAppointments);

  const newRatings: KeptRating[] = [];
  for (const kept of data.ratings) {
    const resource = resources.find(({ id }) => id === kept.resourceId);
    // Browsers number their records from one: only what is called the same is the same.
    if (resource?.title !== kept.title) leftOut.push(ratingLeftOut(kept.title, notHere));
    else if (ratingOf(resource, person.email)) already += 1;
    else {
      const entry = { userId: person.email, rating: kept.rating, timestamp: kept.timestamp };
      const rated = withRating(resource, person.email, entry);
      resources = resources.map((one) => (one === resource ? rated : one));
      newRatings.push(kept);
    }
  }

  const newPlaces: KeptPlace[] = [];
  for (const kept of data.places) {
    const place = registrationOf(kept.eventId, person.email, kept.places);
    const event = events.find(({ id }) => id === kept.eventId);
    const isHere = event !== undefined && sameEvent(event, kept);
    const taken = isHere ? withRegistration(event, kept.places) : null;
    if (isHere && registrations.some(({ id }) => id === place.id)) already += 1;
    else if (!taken) leftOut.push(placeLeftOut(kept.title, kept.date, isHere ? eventFull : notHere));
    else {
      events = events.map((one) => (one === event ? taken : one));
      registrations = [...registrations, place];
      newPlaces.push(kept);
    }
  }

  const newSaved: SavedItem[] = [];
  for (const kept of data.saved) {
    if ([...before.saved, ...newSaved].some((one) => isSameRecord(one, kept))) already += 1;
    else if (before.saved.length + newSaved.length >= maxSavedItems)
      leftOut.push({ name: kept.title, reason: savedFull });
    else newSaved.push(kept);
  }

  // Choices made in this browser are newer than any file.
  const newChoices = chosen((name) => (before.choices[name] === undefined ? data.choices[name] : undefined));
  return {
    records: {
      appointments,
      resources,
      events,
      registrations,
      saved: [...before.saved, ...newSaved],
      choices: { ...before.choices, ...newChoices },
    },
    brought: {
      appointments: newAppointments,
      ratings: newRatings,
      places: newPlaces,
      saved: newSaved,
      choices: newChoices,
    },
    already,
    leftOut,
  };
}

const chosen = (valueOf: (name: (typeof choiceNames)[number]) => boolean | undefined): Choices =>
  Object.fromEntries(
    choiceNames.map((name) => [name, valueOf(name)] as const).filter(([, value]) => value !== undefined),
  );

/** The result of taking back. */
export interface TakenBack {
  records: BrowserRecords;
  /** How many records were changed since they came in, and stay. */
  changed: number;
}

/** Takes out what came in. What was changed since then stays, and what is gone already stays gone. */
export function takeBack(after: BrowserRecords, brought: OwnData, person: Person): TakenBack {
  let { resources, events, registrations } = after;
  let changed = 0;

  const came = new Map(brought.appointments.map((one) => [one.id, one]));
  const appointments = after.appointments.filter((one) => {
    const before = came.get(one.id);
    if (!before || !isOwn(one, person)) return true;
    const isSame = isUnchanged(one, before);
    if (!isSame) changed += 1;
    return !isSame;
  });
  for (const { resourceId, rating, timestamp } of brought.ratings) {
    const resource = resources.find(({ id }) => id === resourceId);
    const entry = resource && ratingOf(resource, person.email);
    if (!entry) continue;
    if (entry.rating !== rating || entry.timestamp !== timestamp) changed += 1;
    else {
      const unrated = withRating(resource, person.email, null);
      resources = resources.map((one) => (one === resource ? unrated : one));
    }
  }
  for (const { eventId, places } of brought.places) {
    const { id } = registrationOf(eventId, person.email);
    const place = registrations.find((one) => one.id === id);
    if (!place) continue;
    if (place.places !== places) changed += 1;
    else {
      events = events.map((one) => (one.id === eventId ? withoutRegistration(one, places) : one));
      registrations = registrations.filter((one) => one !== place);
    }
  }
  const saved = after.saved.filter((one) => {
    const before = brought.saved.find((item) => isSameRecord(item, one));
    const isSame = before?.savedAt === one.savedAt;
    if (before && !isSame) changed += 1;
    return !isSame;
  });
  const choices = chosen((name) =>
    brought.choices[name] !== undefined && brought.choices[name] === after.choices[name]
      ? undefined
      : after.choices[name],
  );
  return { records: { appointments, resources, events, registrations, saved, choices }, changed };
}
