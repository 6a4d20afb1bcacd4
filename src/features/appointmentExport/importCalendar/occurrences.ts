import ICAL from 'ical.js';

/** Counts one step towards the next occurrence. @throws TooManySteps beyond the limit. */
export type Step = () => void;

const maxStepsPerRule = 10_000;
const maxStepsPerFile = 100_000;
/** Within one step, ical.js walks over an interval day by day. */
const maxInterval = 1500;

class TooManySteps extends Error {}

/** Limits the steps of one file: the returned function starts the count of one of its rules. */
export function createStepLimit(): () => Step {
  let ofFile = 0;
  return () => {
    let ofRule = 0;
    return () => {
      ofFile += 1;
      ofRule += 1;
      if (ofRule > maxStepsPerRule || ofFile > maxStepsPerFile) throw new TooManySteps();
    };
  };
}

/**
 * Makes the iterators of a rule count their steps. ical.js 2.2 never returns for a rule without occurrences, such
 * as each 30 February (https://github.com/kewisch/ical.js/issues/1038). Each of its loops calls one of these
 * three methods.
 */
export function limitSteps(rule: ICAL.Recur, step: Step): void {
  if (rule.interval > maxInterval) throw new TooManySteps();
  class LimitedIterator extends ICAL.RecurIterator {
    override check_contracting_rules() {
      step();
      // Beyond the end any date may be returned: it ends the search.
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
 * The supported rules: those of common calendars that ical.js expands according to RFC 5545. The test compares each of
 * them with another library.
 */
export const supportedRules: ReadonlySet<string> = new Set([
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
/** A weekday, or the nth of the month or year. ical.js reads "20MO" as "0MO". */
const weekday = /^([+-]?[1-9])?(MO|TU|WE|TH|FR|SA|SU)$/;

/** Reads a rule. @throws Error for one that is not supported. */
export function readRule(property: ICAL.Property): ICAL.Recur {
  const rule: unknown = property.getFirstValue();
  if (!(rule instanceof ICAL.Recur)) throw new Error('no rule');
  const [written] = (property.toJSON() as unknown[]).slice(3);
  const names = Object.keys(written as object).map((name) => name.toUpperCase());
  const parts = names.filter((name) => !otherParts.has(name)).toSorted();
  const { BYDAY = [], BYMONTH = [], BYMONTHDAY = [] } = rule.parts;
  const isSupported =
    supportedRules.has([rule.freq, ...parts].join(' ')) &&
    (rule.freq === 'MONTHLY' || BYMONTHDAY.every((day) => day > 0)) &&
    BYDAY.every((day) => weekday.test(day) && (day.length === 2 || /^(MONTH|YEAR)LY$/.test(rule.freq))) &&
    (!parts.includes('BYSETPOS') || rule.freq === 'MONTHLY' || BYMONTH.length === 1);
  if (!isSupported) throw new Error('not supported');
  for (const [name, values] of Object.entries(rule.parts)) {
    // ical.js expects sorted hours and months.
    if (name !== 'BYDAY') (values as number[]).sort((a, b) => a - b);
  }
  return rule;
}

/**
 * Yields the occurrences of a rule in order, as local times of its own zone.
 * @param range local times too.
 * @returns true where the rule counts occurrences beyond the end of the range.
 * @throws Error beyond the limit of steps, and where ical.js finds the rule invalid.
 */
export function* expand(
  rule: ICAL.Recur,
  first: ICAL.Time,
  range: { from: ICAL.Time; last: ICAL.Time },
  step: Step,
): Generator<ICAL.Time, boolean> {
  const { until } = rule;
  if (until && until.compare(range.from) < 0) return false;
  // The caller, who knows the zone, compares an UNTIL in UTC.
  const isUtc = until?.zone === ICAL.Timezone.utcTimezone;
  if (!until || isUtc || until.compare(range.last) > 0) rule.until = range.last;
  else if (until.isDate && !first.isDate) rule.until = endOfDay(until);
  limitSteps(rule, step);
  const start = first.clone();
  start.zone = ICAL.Timezone.localTimezone;
  const iterator = rule.iterator(start);
  let count = 0;
  for (let time = iterator.next(); time && time.compare(range.last) <= 0; time = iterator.next()) {
    count += 1;
    if (time.compare(range.from) < 0) continue;
    const occurrence = time.clone();
    occurrence.zone = first.zone;
    yield occurrence;
  }
  return rule.count !== null && count < rule.count;
}

function endOfDay({ year, month, day }: ICAL.Time): ICAL.Time {
  return ICAL.Time.fromData({ year, month, day, hour: 23, minute: 59, second: 59 });
}
