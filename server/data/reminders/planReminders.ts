import { dayAfter } from '@/shared/domain/text/dates';
import { dayIn } from '@/shared/domain/text/zones';
import { parseAppointment } from '@/shared/domain/appointments/appointment';
import { isCancelled, parseEvent } from '@/shared/domain/events/event';
import {
  appointmentOccasion,
  eventOccasion,
  remindersOf,
  maxReminderDelay,
  usefulUntil,
  type Occasion,
  type ReminderKind,
} from '@/shared/domain/reminders/occasion';
import type { Queries } from '../../database/database';

/** How far back to look for reminders that nobody planned, because no server ran, in milliseconds. */
const lookBack = 3 * 24 * 60 * 60 * 1000;

const hour = 60 * 60 * 1000;

/**
 * How long before the start a reminder can be due, in hours: two, and a day, with the hour that the clocks may change by.
 */
const notices = [
  [2, 2],
  [23, 25],
] as const;

/**
 * The same for whole days, whose start is the midnight of Greenwich, or was that of some browser: until how long after it they
 * can be due, and how long before it, in every zone of the earth.
 */
const noticesOfDays = { least: -33, most: 41 };

const noteName = 'reminders-planned-until';

/** When reminders are planned. Moments are in milliseconds since 1970. */
export interface ReminderTime {
  now: number;
  /** The zone of the site. */
  zone: string;
}

/** The moments after which reminders are due, and up to which: the second one is included. */
interface Span {
  after: number;
  until: number;
}

interface Planned {
  uid: string;
  collection: string;
  id: string;
  kind: ReminderKind;
  at: number;
  occasion: Occasion;
}

/** Writes a reminder that is due. One that was written before, by whatever process, stays as it is. */
async function add(queries: Queries, { uid, collection, id, kind, at, occasion }: Planned, now: number) {
  await queries
    .insertInto('due_messages')
    .values({
      uid,
      kind,
      collection,
      record_id: id,
      channel: 'mail',
      due_at: at,
      state: 'due',
      details: '{}',
      trouble: null,
      about_at: occasion.startsAt,
      remind_at: at,
      send_before: usefulUntil(occasion, at),
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const dueIn = (occasion: Occasion, { after, until }: Span) =>
  remindersOf(occasion).filter(({ at }) => at > after && at <= until);

/** Returns whether something was written after a moment. What a clock wrote that was ahead says nothing about that. */
const isSince = (at: number, writtenAt: number, now: number) => at <= writtenAt && writtenAt <= now;

async function planAppointments(queries: Queries, span: Span, { now, zone }: ReminderTime): Promise<void> {
  const rows = await queries
    .selectFrom('records')
    .innerJoin('reminder_choices as choices', 'choices.uid', 'records.owner')
    .leftJoin('changes', (join) =>
      join
        .onRef('changes.number', '=', 'records.version')
        .on(({ eb, val }) => eb('changes.audience', '=', eb(val('uid:'), '||', eb.ref('records.owner')))),
    )
    .select([
      'records.id',
      'records.fields',
      'choices.uid',
      'choices.appointment_day',
      'choices.appointment_hours',
      'choices.changed_at',
      'choices.zone',
      'changes.at as writtenAt',
    ])
    .where('records.collection', '=', 'appointments')
    // Not all of the next day at each look.
    .where((builder) => {
      const startsWithin = (least: number, most: number) =>
        builder.and([
          builder('records.starts_at', '>', span.after + least * hour),
          // The start may have seconds, which reminders leave out.
          builder('records.starts_at', '<', span.until + most * hour + 60_000),
        ]);
      return builder.or([
        ...notices.map(([least, most]) => startsWithin(least, most)),
        builder.and([
          startsWithin(noticesOfDays.least, noticesOfDays.most),
          builder('records.day', 'is not', null),
        ]),
      ]);
    })
    .execute();
  for (const { id, fields, uid, changed_at, zone: zoneHere, writtenAt, ...wanted } of rows) {
    const appointment = parseAppointment(JSON.parse(fields));
    if (!appointment) continue;
    const occasion = appointmentOccasion(appointment, zoneHere ?? appointment.zone ?? zone, zone);
    for (const { kind, at } of dueIn(occasion, span)) {
      const isWanted = kind === 'day-before' ? wanted.appointment_day : wanted.appointment_hours;
      // Bookings and choices since then did not miss a reminder.
      if (!isWanted || isSince(at, changed_at, now) || isSince(at, writtenAt ?? 0, now)) continue;
      await add(queries, { uid, collection: 'appointments', id, kind, at, occasion }, now);
    }
  }
}

async function planEvents(queries: Queries, span: Span, { now, zone }: ReminderTime): Promise<void> {
  // Wide enough for every zone of the earth.
  const first = dayAfter(dayIn('UTC', span.after), -1);
  const events = await queries
    .selectFrom('records')
    .select(['id', 'fields'])
    .where('collection', '=', 'events')
    .where('day', '>=', first)
    .where('day', '<=', dayAfter(dayIn('UTC', span.until), 3))
    .orderBy('day')
    .orderBy('id')
    .execute();
  for (const { id, fields } of events) {
    const event = parseEvent(JSON.parse(fields));
    if (!event || isCancelled(event)) continue;
    const occasion = eventOccasion(event, zone);
    for (const { kind, at } of dueIn(occasion, span)) {
      const people = await queries
        .selectFrom('registrations')
        .innerJoin('reminder_choices as choices', 'choices.uid', 'registrations.uid')
        .select(['choices.uid', 'choices.changed_at', 'registered_at'])
        .where('event_id', '=', Number(id))
        .where(kind === 'day-before' ? 'event_day' : 'event_hours', '=', 1)
        .execute();
      for (const { uid, changed_at, registered_at } of people)
        if (!isSince(at, changed_at, now) && !isSince(at, registered_at, now))
          await add(queries, { uid, collection: 'events', id, kind, at, occasion }, now);
    }
  }
}

/**
 * Deletes reminders that were planned while the clock was ahead and whose time has not come, unless they were sent: they are
 * planned again when it comes.
 * @param now milliseconds since 1970.
 */
async function forgetAhead(queries: Queries, now: number): Promise<void> {
  await queries
    .deleteFrom('due_messages')
    .where('state', 'in', ['due', 'failed', 'dropped'])
    .where('about_at', 'is not', null)
    .where('changed_at', '>', now)
    .where('remind_at', '>', now)
    .execute();
}

/**
 * Writes the reminders whose time has come since the last look, from the records as they are now: so one of what was moved,
 * deleted or given up never comes to be. What was due while no server ran is written as well, and is late then.
 */
export async function planReminders(queries: Queries, { now, zone }: ReminderTime): Promise<void> {
  // Most communities begin without, and each note is a write.
  if (!(await queries.selectFrom('reminder_choices').select('uid').limit(1).executeTakeFirst())) return;
  const note = await queries
    .selectFrom('notes')
    .select('value')
    .where('name', '=', noteName)
    .executeTakeFirst();
  const plannedUntil = Number(note?.value ?? 0);
  // The clock was ahead at the last look.
  const wasAhead = plannedUntil > now;
  if (wasAhead) await forgetAhead(queries, now);
  const span = {
    after: wasAhead ? now - maxReminderDelay : Math.max(plannedUntil, now - lookBack),
    until: now,
  };
  if (span.after >= span.until) return;
  await planAppointments(queries, span, { now, zone });
  await planEvents(queries, span, { now, zone });
  const value = String(now);
  await queries
    .insertInto('notes')
    .values({ name: noteName, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
