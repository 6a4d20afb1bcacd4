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
}

/** Whether a place is open at a moment. Times are "HH:MM" in its own zone. */
export type OpenState =
  | { state: 'open'; until: Moment }
  /** Open all day on every day. */
  | { state: 'always' }
  /** `next`: when it opens; null for a week without any hours. */
  | { state: 'closed'; next: Moment | null };

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

/** Formatters are slow to make: one for each zone. */
const formatters = new Map<string, Intl.DateTimeFormat>();
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(timeZone, made);
  return made;
}

/** What a clock on a place's wall says. `today`: 0 is Monday. `time`: "HH:MM". */
type Reading = readonly [today: number, time: string];

/** What the clocks of each zone say at one moment: thousands of places ask at once. */
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
  const reading = [today, `${part('hour')}:${part('minute')}`] as const;
  readings.set(zone, reading);
  return reading;
}

/** The stretches of a week in minutes since Monday 00:00, joined where one goes on in the next; the last may end in the next week. */
function stretchesOf({ week: days }: OpeningHours): [from: number, to: number][] {
  const all = days
    .flatMap((times, at) =>
      times.map(({ opens, closes }): [number, number] => {
        const from = at * day + minutesOf(opens);
        const to = at * day + minutesOf(closes);
        return [from, to > from ? to : to + day];
      }),
    )
    .toSorted((a, b) => a[0] - b[0]);
  const joined: [number, number][] = [];
  for (const [from, to] of all) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** Whether a place is open at a moment, until when, and when it opens next. Clock changes count as on its own wall clock. */
export function openAt(hours: OpeningHours, now: Date): OpenState {
  const stretches = stretchesOf(hours);
  const [today, time] = clockOf(hours.zone, now);
  const minute = today * day + minutesOf(time);
  const [first] = stretches;
  if (!first) return { state: 'closed', next: null };
  const momentAt = (at: number): Moment => {
    const inDay = ((at % day) + day) % day;
    const inDays = Math.floor(at / day) - Math.floor(minute / day);
    return {
      inDays,
      weekday: Math.floor(at / day) % 7,
      time: `${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`,
    };
  };
  const goesOn = (to: number): number =>
    // Sunday night may go on into Monday morning.
    to >= week && first[0] <= to - week && first[1] > to - week ? week + first[1] : to;
  for (const [from, to] of stretches) {
    for (const shift of [0, -week]) {
      if (minute < from + shift || minute >= to + shift) continue;
      const until = goesOn(to) + shift;
      return until - minute >= week || to - from >= week
        ? { state: 'always' }
        : { state: 'open', until: momentAt(until) };
    }
  }
  const next = stretches.find(([from]) => from > minute)?.[0] ?? first[0] + week;
  return { state: 'closed', next: momentAt(next) };
}

/** Whether it is open now: null where nobody knows. As {@link openAt} has it, and quicker, for thousands of places at once. */
export function isOpenAt(hours: OpeningHours | undefined, now: Date): boolean | null {
  if (!hours) return null;
  const [today, time] = clockOf(hours.zone, now);
  const yesterday = (today + 6) % 7;
  return Boolean(
    hours.week[today]?.some(({ opens, closes }) => opens <= time && (time < closes || closes <= opens)) ||
    hours.week[yesterday]?.some(({ opens, closes }) => time < closes && closes <= opens),
  );
}

function dayWords({ inDays, weekday }: Moment): string {
  if (inDays === 0) return '';
  if (inDays === 1) return ' tomorrow';
  return inDays < 7 ? ` on ${weekdays[weekday]}` : ` next ${weekdays[weekday]}`;
}

/** "Open now until 5 pm", "Closed now. Opens tomorrow at 9 am": what is so at a moment. */
export function openWords(state: OpenState): string {
  if (state.state === 'always') return 'Open day and night';
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

/** Where a postcode's clocks differ from those of its state. */
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
