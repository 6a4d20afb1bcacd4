import { offsetAt } from '../text/zones';

/** A change of the clocks of a zone. */
interface ClockChange {
  /** The first moment after it, in milliseconds since 1970. */
  at: number;
  /** The minutes ahead of Greenwich before and after it. */
  from: number;
  to: number;
}

const aMinute = 60_000;
const aWeek = 7 * 24 * 60 * aMinute;

/** The clock changes between two moments, in order. */
function changesOf(zone: string, first: number, last: number): ClockChange[] {
  const changes: ClockChange[] = [];
  for (let at = first; at < last; at += aWeek) {
    const from = offsetAt(zone, at);
    const to = offsetAt(zone, at + aWeek);
    if (from === to) continue;
    let [before, after] = [at, at + aWeek];
    while (after - before > aMinute) {
      const middle = Math.floor((before + after) / 2 / aMinute) * aMinute;
      if (offsetAt(zone, middle) === from) before = middle;
      else after = middle;
    }
    changes.push({ at: after, from, to });
  }
  return changes;
}

/** 660 as "+1100". */
function offsetText(minutes: number): string {
  const length = Math.abs(minutes);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(length / 60))}${two(length % 60)}`;
}

function partOf({ at, from, to }: ClockChange): string[] {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD';
  const wall = new Date(at + from * aMinute).toISOString().replaceAll(/[-:]|\.\d+Z/g, '');
  return [
    `BEGIN:${kind}`,
    `DTSTART:${wall}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${kind}`,
  ];
}

/**
 * A VTIMEZONE that is right from the year before the first of these days to the year after the last. Each clock change is
 * written as a day of its own: no rule about Sundays, which a parliament may change.
 * @param days YYYY-MM-DD, at least one.
 */
export function zoneLines(zone: string, days: readonly string[]): string[] {
  const years = days.map((day) => Number(day.slice(0, 4)));
  const first = Date.UTC(Math.min(...years) - 1, 0);
  const start = offsetAt(zone, first);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...partOf({ at: first, from: start, to: start }),
    ...changesOf(zone, first, Date.UTC(Math.max(...years) + 2, 0)).flatMap(partOf),
    'END:VTIMEZONE',
  ];
}
