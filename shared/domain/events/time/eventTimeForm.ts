import { isDay } from '../../text/dates';
import { problemOfValue, readTime } from '../../text/typedDate';
import { isZone } from '../../text/zones';
import { daysUntil, lastDayOf, type EventWhen } from './eventEnd';
import { isDays, maxDays, parseEventTime, type EventTime } from './eventTime';

/** The input about the time of an event. */
export interface EventTimeForm {
  /** `times`: it has a start. `allDay`. Empty: not known yet. */
  time: string;
  starts: string;
  ends: string;
  /** An IANA name; empty: that of the site. */
  timeZone: string;
  /** The day on which it ends, YYYY-MM-DD, or what was typed while it is none; empty: the same day. */
  lastDay: string;
}

/** The fields in their order on the form. */
export const eventTimeFormFields = ['time', 'starts', 'ends', 'lastDay', 'timeZone'] as const;

/** The answers to what the time is. */
export const timeChoices = [
  { value: '', label: 'Not known yet' },
  { value: 'times', label: 'It has a start' },
  { value: 'allDay', label: 'All day' },
];

const two = (part: number) => String(part).padStart(2, '0');

/** "14:30" as "2:30 pm". */
const typed = (time = '') => {
  if (time === '') return '';
  const [hours = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}${time.slice(2)} ${hours < 12 ? 'am' : 'pm'}`;
};

/** Reads input as HH:MM; null where it is no time. */
function timeOf(text: string): string | null {
  const time = readTime(text);
  return typeof time === 'string' ? null : `${two(time.hours)}:${two(time.minutes)}`;
}

/** The time of an event as the form shows it. */
export function eventTimeFormOf(event: EventWhen): EventTimeForm {
  const { starts, ends, allDay, timeZone = '', days = 1 } = event;
  return {
    time: allDay ? 'allDay' : starts ? 'times' : '',
    starts: typed(starts),
    ends: typed(ends),
    timeZone,
    lastDay: days > 1 ? lastDayOf(event) : '',
  };
}

function problemOf(text: string): string | undefined {
  const time = readTime(text);
  if (time === 'unclear') return 'Write am or pm after the time, like 2:30 pm.';
  return time === 'invalid' ? 'Enter a time, like 2:30 pm.' : undefined;
}

/** The input about the time and the first day. */
type WhenForm = EventTimeForm & { date: string };

/** On how many days the event is that was typed; null where that cannot be. */
function daysOf({ time, date, lastDay }: WhenForm): number | null {
  if (time === '' || !lastDay || !isDay(date)) return 1;
  const days = isDay(lastDay) ? daysUntil(date, lastDay) : 0;
  return days === 1 || isDays(days) ? days : null;
}

function lastDayProblem({ date, lastDay }: WhenForm): string {
  if (!isDay(lastDay)) return problemOfValue(lastDay, 'day')?.text ?? 'Enter a day, month and year.';
  return lastDay < date
    ? 'Enter the day of the start or a later day.'
    : `Enter a day at most ${maxDays - 1} days after the start.`;
}

/** Returns the problem with the typed time. Only times that will be stored are checked. */
export function checkEventTime(form: WhenForm): { starts?: string; ends?: string; lastDay?: string } {
  const { time, starts, ends } = form;
  const days = daysOf(form);
  const wrongDay = days === null ? { lastDay: lastDayProblem(form) } : {};
  if (time !== 'times') return wrongDay;
  const wrong = problemOf(starts);
  const wrongEnd = ends.trim() === '' ? undefined : problemOf(ends);
  const isBefore =
    days === 1 && !wrong && !wrongEnd && ends.trim() !== '' && timeOf(ends)! <= timeOf(starts)!;
  return {
    ...(wrong && { starts: wrong }),
    ...(wrongEnd && { ends: wrongEnd }),
    ...(isBefore && {
      ends: `Enter a time after the start, which is ${typed(timeOf(starts)!)}. If it ends on another day, enter that day below.`,
    }),
    ...wrongDay,
  };
}

/** The time that a form without errors says. */
export function timeOfForm(form: WhenForm): EventTime {
  const { time, starts, ends, timeZone } = form;
  const days = daysOf(form);
  if (time !== 'times') return parseEventTime({ allDay: time === 'allDay', days });
  return parseEventTime({
    starts: timeOf(starts),
    ends: ends.trim() && timeOf(ends),
    ...(isZone(timeZone) && { timeZone }),
    days,
  });
}

const zones = ['Adelaide', 'Brisbane', 'Darwin', 'Hobart', 'Lord_Howe', 'Melbourne', 'Perth', 'Sydney'];

/** The time zones to choose from. @param siteZone the one of events that name none. @param own that of the event. */
export function zoneChoices(siteZone: string, own: string): { value: string; label: string }[] {
  const all = zones.map((place) => `Australia/${place}`);
  const named = [...all, ...(own && !all.includes(own) ? [own] : [])].filter(
    (zone) => zone === own || zone !== siteZone,
  );
  const placeOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return [
    { value: '', label: `${placeOf(siteZone)}, as on the whole site` },
    ...named.map((zone) => ({ value: zone, label: placeOf(zone) })),
  ];
}
