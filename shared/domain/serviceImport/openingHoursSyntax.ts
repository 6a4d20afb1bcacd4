import type { OpenTime, OpeningHours } from '../services/openingHours';

/** A usual week as a file gives it, before its time zone is known. */
export interface ReadHours {
  week: OpeningHours['week'];
  /** The hours of public holidays; null where the text does not mention them. */
  holidays: readonly OpenTime[] | null;
}

/** As OpenStreetMap writes them, from Monday; public holidays are the eighth. */
const dayNames = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su', 'ph'];
const holiday = 7;
const lastDay = 6;

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const allDay: OpenTime = { opens: '00:00', closes: '24:00' };

const dayPattern = '(?:mo|tu|we|th|fr|sa|su|ph)';
const daysPattern = `${dayPattern}(?:-${dayPattern})?(?:,${dayPattern}(?:-${dayPattern})?)*`;
const timePattern = String.raw`\d{1,2}:\d{2}-\d{1,2}:\d{2}`;
const timesPattern = `${timePattern}(?:,${timePattern})*`;

/** One rule: days, then times or "off". Either may be absent, never both. */
const rulePattern = new RegExp(`^(${daysPattern})? ?(24/7|off|closed|${timesPattern})?$`);

/** A comma after a time and before a day begins a rule that adds to the ones before it. */
const additionPattern = new RegExp(`(?<=\\d|off|closed),(?=${dayPattern})`);

/** Unifies spellings: letters, dashes, and spaces around signs. */
const tidied = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([-,;]) ?/g, '$1')
    .replace(/;$/, '')
    .trim();

/** @returns the days of "mo,we-fr" or "sa-mo"; null where a public holiday begins or ends a range. */
function daysOf(text: string): number[] | null {
  const days: number[] = [];
  for (const part of text.split(',')) {
    const [from, to] = part.split('-').map((name) => dayNames.indexOf(name)) as [number, number?];
    if (to === undefined) days.push(from);
    else if (from === holiday || to === holiday || from === to) return null;
    else
      for (let day = from; ; day = day === lastDay ? 0 : day + 1) {
        days.push(day);
        if (day === to) break;
      }
  }
  return days;
}

const pad = (part: number) => String(part).padStart(2, '0');
const day = 24 * 60;

/** @returns minutes since midnight, up to 48 hours: "26:00" is 2 am of the next day. Null for no time. */
function minutesOf(text: string): number | null {
  const [hours, minutes] = text.split(':').map(Number) as [number, number];
  const all = hours * 60 + minutes;
  return minutes < 60 && all <= 2 * day ? all : null;
}

const timeOf = (minutes: number) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;

/** Reads one stretch. @returns null where it has no single meaning, such as "10:00-10:00". */
function stretchOf(text: string): OpenTime | null {
  const [opens, closes] = text.split('-').map(minutesOf);
  if (opens == null || closes == null || opens >= day || opens === closes) return null;
  if (opens === 0 && closes === day) return allDay;
  if (closes > day && closes - opens >= day) return null;
  return { opens: timeOf(opens), closes: closes % day === 0 ? '24:00' : timeOf(closes % day) };
}

/** Returns whether it closes on the next day: it then goes on into that day's own hours. */
const isOverMidnight = ({ opens, closes }: OpenTime) => closes <= opens;

/**
 * The stretches of one day, the earliest first.
 * @returns null where two of them overlap: nobody writes that on purpose.
 */
function inOneDay(times: readonly OpenTime[]): OpenTime[] | null {
  const sorted = times.toSorted((a, b) => a.opens.localeCompare(b.opens));
  const fits = sorted.every((time, at) => {
    const next = sorted[at + 1];
    return !next || (!isOverMidnight(time) && time.closes <= next.opens);
  });
  return fits ? sorted : null;
}

interface Rule {
  days: number[];
  /** Empty: closed on these days. */
  times: OpenTime[];
  /** It adds to the rules before it, instead of taking their place. */
  adds: boolean;
}

function ruleOf(text: string, adds: boolean): Rule | null {
  const [, dayText, hours] = rulePattern.exec(text) ?? [];
  if (!hours || (!dayText && (hours === 'off' || hours === 'closed'))) return null;
  // "24/7" says the days itself.
  if (hours === '24/7' && dayText) return null;
  const days = dayText ? daysOf(dayText) : everyDay;
  if (!days) return null;
  if (hours === 'off' || hours === 'closed') return { days, times: [], adds };
  const times = hours === '24/7' ? [allDay] : hours.split(',').map(stretchOf);
  const known = times.filter((time) => time !== null);
  return known.length === times.length ? { days, times: known, adds } : null;
}

const dayBefore = (at: number) => (at === 0 ? lastDay : at - 1);

/** Returns whether everybody who reads the syntax takes a rule in the same way, after what the rules before it say. */
function hasOneMeaning(
  { days, times, adds }: Rule,
  before: readonly (readonly OpenTime[] | null)[],
): boolean {
  if (adds && times.length > 0) return true;
  // Nothing is added by closing, except for a day that nothing was said about.
  if (adds && days.some((at) => before[at] !== null)) return false;
  // Of a night before the day, or of one that it takes the place of, some keep the hours after midnight.
  const nights = days.flatMap((at) => [before[at], at === holiday ? null : before[dayBefore(at)]]);
  return !nights.some((night) => night?.some(isOverMidnight));
}

/**
 * Reads hours in OpenStreetMap's syntax (`opening_hours`): days, times, "off", "24/7" and public holidays. Case and spaces do not
 * matter.
 * @returns null for everything else, and for what different readers of the syntax take differently: it is never guessed, and never
 * read in part. Null, too, for a week without any hours: that says less than the words do.
 */
export function readOpeningHours(text: string): ReadHours | null {
  const rules = tidied(text)
    .split(';')
    .flatMap((part) => part.split(additionPattern).map((one, at) => ruleOf(one, at > 0)));
  const days: (OpenTime[] | null)[] = Array.from({ length: 8 }, () => null);
  for (const rule of rules) {
    if (!rule || !hasOneMeaning(rule, days)) return null;
    for (const at of rule.days) {
      const times = inOneDay(rule.adds ? [...(days[at] ?? []), ...rule.times] : rule.times);
      if (!times) return null;
      days[at] = times;
    }
  }
  const week = days.slice(0, holiday).map((times) => times ?? []);
  return week.some((times) => times.length > 0) ? { week, holidays: days[holiday] ?? null } : null;
}

/** Writes a week in OpenStreetMap's syntax: "Mo-Fr 09:00-17:00; Sa 10:00-12:00". Reading it again gives the same week. */
export function openingHoursText(week: OpeningHours['week']): string {
  const inWords = week.map((times) => times.map(({ opens, closes }) => `${opens}-${closes}`).join(','));
  if (inWords.every((times) => times === '00:00-24:00')) return '24/7';
  const names = dayNames.map((name) => `${name[0]!.toUpperCase()}${name[1]}`);
  const rules: string[] = [];
  for (let from = 0; from < week.length;) {
    let to = from;
    while (to < lastDay && inWords[to + 1] === inWords[from]) to += 1;
    const days = to === from ? names[from] : `${names[from]}-${names[to]}`;
    if (inWords[from]) rules.push(`${days} ${inWords[from]}`);
    from = to + 1;
  }
  // After a night, a rule that takes the place of others would cut it off.
  return rules.join(week.flat().some(isOverMidnight) ? ', ' : '; ');
}

/** Writes hours with those of public holidays, where they are known: "Mo-Fr 09:00-17:00; PH off". */
export function wholeHoursText({ week, holidays }: OpeningHours): string {
  const times = holidays?.map(({ opens, closes }) => `${opens}-${closes}`).join(',');
  return holidays ? `${openingHoursText(week)}; PH ${times || 'off'}` : openingHoursText(week);
}
