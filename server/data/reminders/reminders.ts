import { parseAppointment } from '@/shared/domain/appointments/appointment';
import { isCancelled, parseEvent } from '@/shared/domain/events/event';
import {
  appointmentOccasion,
  eventOccasion,
  type Occasion,
  type ReminderKind,
} from '@/shared/domain/reminders/occasion';
import type { Queries } from '../../database/database';
import type { DueMessage } from '../dueMessages';
import { deleteRecord, findRecord } from '../records';
import { cancelRegistration } from '../registrations';
import { readReminderChoices, zoneOfPerson } from './reminderChoices';
import type { ReminderTime } from './planReminders';

/** The subject of a reminder: an appointment of one's own, or a place at an event. */
export interface ReminderSubject {
  uid: string;
  collection: 'appointments' | 'events';
  /** The record's id. */
  id: string;
}

/** An appointment or an event with reminders. */
export interface Reminded extends ReminderSubject {
  title: string;
  location: string;
  /** On the clocks of the person. Of an event on those of the place where it is. */
  occasion: Occasion;
  /** The time in the zone of the booking, where that is another one. */
  there?: Occasion;
  /** How many places the person has at the event; 1 for an appointment. */
  places: number;
}

/** The contents of a reminder. */
export interface Reminder extends Reminded {
  kind: ReminderKind;
  /** True if the email may say what an appointment is and where. */
  titles: boolean;
}

/** Returns whether a message is a reminder, not news about a place. */
export const isReminder = (message: DueMessage): message is DueMessage & { aboutAt: number } =>
  message.aboutAt !== null;

/** Returns whether a message is optional: a reminder, or the confirmation of a registration. */
export const isOnRequest = (message: DueMessage): boolean =>
  isReminder(message) || message.kind === 'registered';

/** A user's places at an event: 2 with a support person, 0 where they do not go. */
const placesAt = async (queries: Queries, uid: string, eventId: string): Promise<number> =>
  (
    await queries
      .selectFrom('registrations')
      .select('places')
      .where('uid', '=', uid)
      .where('event_id', '=', Number(eventId))
      .executeTakeFirst()
  )?.places ?? 0;

/** A user's appointment, or any event, as stored now; null where it is gone. */
export async function findReminded(
  queries: Queries,
  { uid, collection, id }: ReminderSubject,
  zone: string,
): Promise<Reminded | null> {
  const found = await findRecord(queries, collection, id);
  if (!found) return null;
  if (collection === 'events') {
    const event = parseEvent(found.fields);
    if (!event || isCancelled(event)) return null;
    const { title, location } = event;
    const places = await placesAt(queries, uid, id);
    return { uid, collection, id, title, location, occasion: eventOccasion(event, zone), places };
  }
  if (found.owner !== uid) return null;
  const appointment = parseAppointment(found.fields);
  if (!appointment) return null;
  const { title, location, zone: zoneThere = zone } = appointment;
  const zoneHere = (await zoneOfPerson(queries, uid)) ?? zoneThere;
  const occasion = appointmentOccasion(appointment, zoneHere, zone);
  const there = appointmentOccasion(appointment, zoneThere, zone);
  const isElsewhere =
    appointment.zone !== undefined && (there.time !== occasion.time || there.day !== occasion.day);
  return { uid, collection, id, title, location, occasion, places: 1, ...(isElsewhere && { there }) };
}

/**
 * Returns the present contents of a reminder; null where there is nothing left to remind of: it was moved, deleted or given up, it
 * has begun, or the person does not want it any more.
 */
export async function reminderOf(
  queries: Queries,
  { uid, collection, id, kind, aboutAt }: DueMessage & { aboutAt: number },
  { now, zone }: ReminderTime,
): Promise<Reminder | null> {
  const subject = { uid, id, collection: collection as ReminderSubject['collection'] };
  const choices = await readReminderChoices(queries, uid);
  const { appointmentDay, appointmentHours, eventDay, eventHours } = choices;
  const [day, hours] = collection === 'events' ? [eventDay, eventHours] : [appointmentDay, appointmentHours];
  if (!(kind === 'day-before' ? day : hours)) return null;
  const found = await findReminded(queries, subject, zone);
  if (!found || found.places === 0) return null;
  if (found.occasion.startsAt !== aboutAt || found.occasion.openUntil <= now) return null;
  return { ...found, kind: kind as ReminderKind, titles: choices.titles };
}

/** Gives up a place, which goes to the next in line, or deletes an appointment. @param now milliseconds since 1970. */
export async function giveUp(
  queries: Queries,
  { uid, collection, id }: ReminderSubject,
  now: number,
): Promise<void> {
  if (collection === 'events') await cancelRegistration(queries, Number(id), { uid, now });
  else await deleteRecord(queries, { collection, id, audience: `uid:${uid}`, now });
}
