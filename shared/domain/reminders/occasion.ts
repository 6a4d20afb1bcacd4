import { endOf, type EventWhen } from '../events/time/eventEnd';
import { dayAfter } from '../text/dates';
import { dayIn, momentIn, timeIn } from '../text/zones';

const minute = 60_000;

/** Two hours, in milliseconds. */
export const hoursBefore = 2 * 60 * minute;

/** When people are reminded of something without a time, on the day before: in the morning, when the day can be planned. */
export const morning = '09:00';

/** When they are reminded on the day of an appointment that goes on all day: before they leave the house. */
const earlyMorning = '07:00';

/** When something is that people are reminded of. Moments are in milliseconds since 1970. */
export interface Occasion {
  /** The start; that of its day where no time is known. */
  startsAt: number;
  /** null where no end is known. */
  endsAt: number | null;
  /** Until when people can say whether they come: the start; the end of its day where no time is known. */
  openUntil: number;
  /** The day of the start on the clocks of the zone, YYYY-MM-DD. */
  day: string;
  /** The time of the start on these clocks, HH:MM; null where no time is known. */
  time: string | null;
  /** The IANA name of the zone. */
  zone: string;
  /** The last one of whole days, YYYY-MM-DD, where people are reminded on the first one, too. */
  lastDay?: string;
}

/** The two reminders. */
export type ReminderKind = 'day-before' | 'hours-before';

const wholeDay = (zone: string, day: string): Occasion => ({
  startsAt: Number(momentIn(zone, day, '00:00')),
  endsAt: null,
  openUntil: Number(momentIn(zone, dayAfter(day, 1), '00:00')),
  day,
  time: null,
  zone,
});

/** When an event is. @param siteZone the zone of events that name none. */
export function eventOccasion(event: EventWhen, siteZone: string): Occasion {
  const { date, starts, timeZone: zone = siteZone } = event;
  if (starts === undefined) return wholeDay(siteZone, date);
  const startsAt = Number(momentIn(zone, date, starts));
  return { startsAt, endsAt: endOf(event, siteZone), openUntil: startsAt, day: date, time: starts, zone };
}

/**
 * When an appointment is.
 * @param zone that of the person's clocks.
 * @param siteZone that in which the start of whole days is told apart from another one, wherever the person is by then.
 */
export function appointmentOccasion(
  { start, end, allDay }: { start: string; end: string; allDay: boolean },
  zone: string,
  siteZone: string,
): Occasion {
  if (allDay) {
    const { startsAt } = wholeDay(siteZone, start);
    const { openUntil } = wholeDay(zone, end);
    return { ...wholeDay(zone, start), startsAt, openUntil, lastDay: end };
  }
  const startsAt = Math.floor(Date.parse(start) / minute) * minute;
  const day = dayIn(zone, startsAt);
  return { startsAt, endsAt: Date.parse(end), openUntil: startsAt, day, time: timeIn(zone, startsAt), zone };
}

/**
 * When people are reminded of something: the day before at the same time on the clock, which is not 24 hours before where the
 * clocks change, and two hours before. Without a time there is the day before, and of whole days of one's own the morning.
 */
export function remindersOf({
  startsAt,
  day,
  time,
  zone,
  lastDay,
}: Occasion): { kind: ReminderKind; at: number }[] {
  const dayBefore = Number(momentIn(zone, dayAfter(day, -1), time ?? morning));
  const reminders: { kind: ReminderKind; at: number }[] = [{ kind: 'day-before', at: dayBefore }];
  if (time !== null) reminders.push({ kind: 'hours-before', at: startsAt - hoursBefore });
  else if (lastDay !== undefined)
    reminders.push({ kind: 'hours-before', at: Number(momentIn(zone, day, earlyMorning)) });
  return reminders;
}

/** How much later than its time the last reminder is still sent, in milliseconds: half an hour. */
export const maxReminderDelay = 30 * minute;

/**
 * Until when a reminder is worth sending, in milliseconds since 1970: until the next one, whether or not the person wants that;
 * the last one half an hour. Where the only one is that of the day before: until the day begins.
 */
export function usefulUntil(occasion: Occasion, at: number): number {
  const times = remindersOf(occasion).map((one) => one.at);
  const next = times.find((time) => time > at);
  return next ?? (times.length > 1 ? at + maxReminderDelay : occasion.startsAt);
}
