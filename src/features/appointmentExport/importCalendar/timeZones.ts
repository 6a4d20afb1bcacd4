import ICAL from 'ical.js';
import { limitSteps, type Step } from './occurrences';

/** The moment of a time in a calendar file. @param zone the TZID that stands beside it. */
export type ToMoment = (time: ICAL.Time, zone: string | undefined) => Date;

/** Milliseconds since 1970 of a time in one zone; `wall` is the same time in UTC. */
type Zone = (time: ICAL.Time, wall: number) => number;

/**
 * Reads times in the zones that the browser knows (Australia/Sydney), then in those that the file itself describes, as
 * Outlook does (AUS Eastern Standard Time). Without a zone, or in one that nobody knows, a time is on the reader's own clock.
 * @param described each VTIMEZONE of the file.
 */
export function createToMoment(described: readonly ICAL.Component[], steps: () => Step): ToMoment {
  const byName = new Map(described.map((one) => [one.getFirstPropertyValue('tzid') as unknown, one]));
  const zones = new Map<string, Zone | null>();
  const find = (name: string) => {
    let zone = zones.get(name);
    if (zone === undefined) {
      const component = byName.get(name);
      zone = browserZone(name) ?? (component ? describedZone(component, steps()) : null);
      zones.set(name, zone);
    }
    return zone;
  };
  return (time, name) => {
    const { year, month, day, hour, minute, second } = time;
    if (time.isDate) return new Date(year, month - 1, day);
    const wall = Date.UTC(year, month - 1, day, hour, minute, second);
    if (time.zone === ICAL.Timezone.utcTimezone) return new Date(wall);
    const zone = name === undefined ? null : find(name);
    return zone ? new Date(zone(time, wall)) : new Date(year, month - 1, day, hour, minute, second);
  };
}

const day = 86_400_000;

function browserZone(name: string): Zone | null {
  try {
    const clock = new Intl.DateTimeFormat('sv', { timeZone: name, dateStyle: 'short', timeStyle: 'medium' });
    const ahead = (moment: number) => Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - moment;
    // An hour that comes twice is the first one, and one that is left out is an hour later, both as before the change.
    return (_, wall) => {
      const before = wall - ahead(wall - day);
      if (wall - ahead(before) === before) return before;
      const after = wall - ahead(wall + day);
      return wall - ahead(after) === after ? after : before;
    };
  } catch {
    return null;
  }
}

/** Up to when ical.js lists the changes of a zone. */
const lastYear = 2100;

function describedZone(component: ICAL.Component, step: Step): Zone | null {
  try {
    const parts = component.getAllSubcomponents();
    for (const part of parts) {
      const rule: unknown = part.getFirstPropertyValue('rrule');
      if (rule instanceof ICAL.Recur) limitSteps(rule, step);
    }
    const zone = new ICAL.Timezone(component);
    // Lists them now, where a rule that never ends does no harm.
    zone.utcOffset(ICAL.Time.fromData({ year: lastYear, month: 1, day: 1 }));
    if (parts.length === 0) return null;
    return (time, wall) => wall - (time.year > lastYear ? 0 : zone.utcOffset(time) * 1000);
  } catch {
    return null;
  }
}
