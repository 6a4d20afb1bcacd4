import { shortTime } from '../text/shortTime';

/** A stretch of time on which a place is open. Both are "HH:MM" on a clock of 24 hours. */
export interface OpenTime {
  opens: string;
  /** "24:00" at midnight. At or before `opens`: it closes on the next day. */
  closes: string;
}

/** The opening hours of a usual week. A place whose hours are not known has none of these at all. */
export interface OpeningHours {
  /** The place's own time zone, by its IANA name: "Australia/Melbourne". */
  zone: string;
  /** Seven days from Monday, each with its stretches, the earliest first. A day without one: closed. */
  week: readonly (readonly OpenTime[])[];
  /** The hours of a public holiday, whichever day of the week it is; empty: closed. Absent where nobody says. */
  holidays?: readonly OpenTime[];
  /** The public holidays of its state about now, each YYYY-MM-DD: as the list says them, never stored with the place. */
  holidayDates?: readonly string[];
}

/** The state of a place at a moment. Times are "HH:MM" in its own zone. */
export type OpenState =
  | { state: 'open'; until: Moment }
  /** Open all day on every day. */
  | { state: 'always' }
  /** `next`: when it opens; null for a week without any hours. */
  | { state: 'closed'; next: Moment | null }
  /** It is closed until this public holiday, or today is one: nobody knows whether it opens on it. */
  | { state: 'holiday'; holiday: Omit<Moment, 'time'> };

/** A moment in the coming week, as a place's own calendar has it. */
export interface Moment {
  /** 0: today, 1: tomorrow, up to 7. */
  inDays: number;
  /** 0: Monday. */
  weekday: number;
  /** "HH:MM" from 00:00 to 23:59. */
  time: string;
}

/** The days of a week, in the order of {@link OpeningHours.week}. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const day = 24 * 60;
const week = 7 * day;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const pad = (part: number) => String(part).padStart(2, '0');

/** The date so many days after another, both YYYY-MM-DD. */
const dateAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * day * 60_000).toISOString().slice(0, 10);

const isAllDay = ([time]: readonly OpenTime[]) => time?.opens === '00:00' && time.closes === '24:00';

/** The hours of one day; null where nobody knows them, since it is a public holiday. "24/7" says all days. */
function timesOn(hours: OpeningHours, weekday: number, date: string): readonly OpenTime[] | null {
  const usual = hours.week[weekday] ?? [];
  if (!hours.holidayDates?.includes(date)) return usual;
  return hours.holidays ?? (usual.length === 0 || hours.week.every(isAllDay) ? usual : null);
}

/** Formatters are slow to make: one for each zone. */
const formatters = new Map<string, Intl.DateTimeFormat>();
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(timeZone, made);
  return made;
}

/** The local time of a place. `today`: 0 is Monday. `time`: "HH:MM". `date`: YYYY-MM-DD, and the one of yesterday. */
type Reading = readonly [today: number, time: string, date: string, before: string];

/** The local times of each zone at one moment: thousands of places ask at once. */
const readings = new Map<string, Reading>();
let readAt = 0;

function clockOf(zone: string, now: Date): Reading {
  const moment = now.getTime();
  if (readAt !== moment) readings.clear();
  readAt = moment;
  const known = readings.get(zone);
  if (known) return known;
  const parts = formatterOf(zone).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const today = weekdays.indexOf(part('weekday') as (typeof weekdays)[number]);
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  const reading = [today, `${part('hour')}:${part('minute')}`, date, dateAfter(date, -1)] as const;
  readings.set(zone, reading);
  return reading;
}

/** The days around a moment, from yesterday on: what is open today may have opened then, and be open for a week. */
const daysAround = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Returns whether a place is open at a moment, until when, and when it opens next, by its own wall clock. */
export function openAt(hours: OpeningHours, now: Date): OpenState {
  const [today, time, date] = clockOf(hours.zone, now);
  const minute = minutesOf(time);
  const weekdayIn = (days: number) => (today + days + 7) % 7;
  const days = daysAround.map((inDays) => ({
    inDays,
    times: timesOn(hours, weekdayIn(inDays), dateAfter(date, inDays)),
  }));
  // In minutes since the midnight before; joined where one goes on in the next.
  const stretches: [from: number, to: number][] = [];
  for (const { inDays, times } of days)
    for (const { opens, closes } of times ?? []) {
      const from = inDays * day + minutesOf(opens);
      const end = inDays * day + minutesOf(closes);
      const to = end > from ? end : end + day;
      const last = stretches.at(-1);
      if (last && from <= last[1]) last[1] = Math.max(last[1], to);
      else stretches.push([from, to]);
    }
  const momentAt = (at: number): Moment => {
    const inDays = Math.floor(at / day);
    const inDay = at - inDays * day;
    return {
      inDays,
      weekday: weekdayIn(inDays),
      time: `${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`,
    };
  };
  const open = stretches.find(([from, to]) => from <= minute && minute < to);
  if (open)
    return open[1] - minute >= week ? { state: 'always' } : { state: 'open', until: momentAt(open[1]) };
  const next = stretches
    .map(([from]) => momentAt(from))
    .find(({ inDays, time: opens }) => inDays * day + minutesOf(opens) > minute && inDays <= 7);
  const unknown = days.find(({ inDays, times }) => times === null && inDays >= 0);
  if (unknown && unknown.inDays <= (next?.inDays ?? 7))
    return { state: 'holiday', holiday: { inDays: unknown.inDays, weekday: weekdayIn(unknown.inDays) } };
  return { state: 'closed', next: next ?? null };
}

/** Returns whether a place is open now; null if unknown. The same as {@link openAt}, but fast enough for thousands of places. */
export function isOpenAt(hours: OpeningHours | undefined, now: Date): boolean | null {
  if (!hours) return null;
  const [today, time, date, before] = clockOf(hours.zone, now);
  const night = timesOn(hours, (today + 6) % 7, before);
  if (night?.some(({ opens, closes }) => time < closes && closes <= opens)) return true;
  const times = timesOn(hours, today, date);
  return times && times.some(({ opens, closes }) => opens <= time && (time < closes || closes <= opens));
}

function dayWords({ inDays, weekday }: Omit<Moment, 'time'>): string {
  if (inDays === 0) return '';
  if (inDays === 1) return ' tomorrow';
  return inDays < 7 ? ` on ${weekdays[weekday]}` : ` next ${weekdays[weekday]}`;
}

/** "Open now until 5 pm", "Closed now. Opens tomorrow at 9 am": what is so at a moment. */
export function openWords(state: OpenState): string {
  if (state.state === 'always') return 'Open day and night';
  if (state.state === 'holiday')
    return state.holiday.inDays === 0
      ? 'Public holiday today: call first'
      : `Closed now. Public holiday${dayWords(state.holiday)}: call first`;
  if (state.state === 'closed')
    return state.next
      ? `Closed now. Opens${dayWords(state.next)} at ${shortTime(state.next.time)}`
      : 'Closed now';
  const { until } = state;
  const atNight = until.inDays === 1 && until.time === '00:00';
  return `Open now until ${shortTime(until.time)}${atNight ? '' : dayWords(until)}`;
}

const stateZones: Record<string, string> = {
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  NT: 'Australia/Darwin',
  WA: 'Australia/Perth',
  TAS: 'Australia/Hobart',
};

/** Postcodes whose time zones differ from those of their states. */
const postcodeZones: Record<string, string> = {
  2880: 'Australia/Broken_Hill',
  2898: 'Australia/Lord_Howe',
  2899: 'Pacific/Norfolk',
  6798: 'Indian/Christmas',
  6799: 'Indian/Cocos',
};

/** The time zone of an address in Australia. @returns null for an unknown state. */
export function zoneOf({ state, postal_code = '' }: { state: string; postal_code?: string }): string | null {
  return postcodeZones[postal_code] ?? stateZones[state] ?? null;
}
