import ICAL from 'ical.js';

/** Counts one step towards the next date. @throws TooManySteps when a rule, or all those of a file, took too many. */
export type Step = () => void;

const maxStepsOfRule = 10_000;
const maxStepsOfFile = 100_000;
/** Within one step, ical.js goes one day after the other over an interval. */
const maxInterval = 1500;

class TooManySteps extends Error {}

/** Gives each rule of one file its own count. */
export function createStepLimit(): () => Step {
  let ofFile = 0;
  return () => {
    let ofRule = 0;
    return () => {
      ofFile += 1;
      ofRule += 1;
      if (ofRule > maxStepsOfRule || ofFile > maxStepsOfFile) throw new TooManySteps();
    };
  };
}

/**
 * Makes the iterators of a rule count their steps. ical.js 2.2 looks for ever for a date that never comes, such as 30 February
 * (https://github.com/kewisch/ical.js/issues/1038); each of its loops goes through one of these three.
 */
export function limitSteps(rule: ICAL.Recur, step: Step): void {
  if (rule.interval > maxInterval) throw new TooManySteps();
  class LimitedIterator extends ICAL.RecurIterator {
    override check_contracting_rules() {
      step();
      // What lies past the end is not looked at, so that any date ends the search.
      const isPast = rule.until !== null && this.last.compare(rule.until) > 0;
      return isPast || super.check_contracting_rules();
    }
    override increment_month() {
      step();
      super.increment_month();
    }
    override increment_year(years: number) {
      step();
      super.increment_year(years);
    }
  }
  rule.iterator = (start) => new LimitedIterator({ rule, dtstart: start });
}

/**
 * The rules that are read: those of calendars for people, as far as ical.js gives the dates of RFC 5545 for them. The test
 * compares each with another program.
 */
export const understoodRules: ReadonlySet<string> = new Set([
  'MINUTELY',
  'HOURLY',
  'HOURLY BYDAY',
  'DAILY',
  'DAILY BYDAY',
  'DAILY BYDAY BYHOUR',
  'DAILY BYDAY BYMONTH',
  'DAILY BYHOUR',
  'DAILY BYMONTH',
  'DAILY BYMONTH BYMONTHDAY',
  'DAILY BYMONTHDAY',
  'WEEKLY',
  'WEEKLY BYDAY',
  'WEEKLY BYDAY BYHOUR',
  'WEEKLY BYDAY BYMONTH',
  'WEEKLY BYHOUR',
  'WEEKLY BYMONTH',
  'MONTHLY',
  'MONTHLY BYDAY',
  'MONTHLY BYDAY BYSETPOS',
  'MONTHLY BYMONTHDAY',
  'YEARLY',
  'YEARLY BYDAY',
  'YEARLY BYDAY BYMONTH',
  'YEARLY BYDAY BYMONTH BYMONTHDAY',
  'YEARLY BYDAY BYMONTH BYSETPOS',
  'YEARLY BYMONTH',
  'YEARLY BYMONTH BYMONTHDAY',
]);

const otherParts = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST']);
/** A weekday, or which one of the month or the year. ical.js reads "20MO" as "0MO". */
const weekday = /^([+-]?[1-9])?(MO|TU|WE|TH|FR|SA|SU)$/;

/** Reads a rule. @throws Error where it is not understood. */
export function readRule(property: ICAL.Property): ICAL.Recur {
  const rule: unknown = property.getFirstValue();
  if (!(rule instanceof ICAL.Recur)) throw new Error('no rule');
  const [written] = (property.toJSON() as unknown[]).slice(3);
  const names = Object.keys(written as object).map((name) => name.toUpperCase());
  const parts = names.filter((name) => !otherParts.has(name)).toSorted();
  const { BYDAY = [], BYMONTH = [], BYMONTHDAY = [] } = rule.parts;
  const isUnderstood =
    understoodRules.has([rule.freq, ...parts].join(' ')) &&
    (rule.freq === 'MONTHLY' || BYMONTHDAY.every((day) => day > 0)) &&
    BYDAY.every((day) => weekday.test(day) && (day.length === 2 || /^(MONTH|YEAR)LY$/.test(rule.freq))) &&
    (!parts.includes('BYSETPOS') || rule.freq === 'MONTHLY' || BYMONTH.length === 1);
  if (!isUnderstood) throw new Error('not understood');
  for (const [name, values] of Object.entries(rule.parts)) {
    // ical.js goes through hours and months in the order in which they are written.
    if (name !== 'BYDAY') (values as number[]).sort((a, b) => a - b);
  }
  return rule;
}

/**
 * The dates of a rule, in order, on the clock of its own zone.
 * @param range the first and the last that are wanted, on that clock.
 * @throws Error where they are too many, or where ical.js finds that the rule makes no sense.
 */
export function* datesOf(
  rule: ICAL.Recur,
  first: ICAL.Time,
  range: { from: ICAL.Time; last: ICAL.Time },
  step: Step,
): Generator<ICAL.Time> {
  const { until } = rule;
  if (until && until.compare(range.from) < 0) return;
  // Where UNTIL is a moment, it is looked at by whoever knows the zone.
  const isMoment = until?.zone === ICAL.Timezone.utcTimezone;
  if (!until || isMoment || until.compare(range.last) > 0) rule.until = range.last;
  else if (until.isDate && !first.isDate) rule.until = endOfDay(until);
  limitSteps(rule, step);
  const start = first.clone();
  start.zone = ICAL.Timezone.localTimezone;
  const iterator = rule.iterator(start);
  for (let time = iterator.next(); time && time.compare(range.last) <= 0; time = iterator.next()) {
    if (time.compare(range.from) < 0) continue;
    const date = time.clone();
    date.zone = first.zone;
    yield date;
  }
}

function endOfDay({ year, month, day }: ICAL.Time): ICAL.Time {
  return ICAL.Time.fromData({ year, month, day, hour: 23, minute: 59, second: 59 });
}
