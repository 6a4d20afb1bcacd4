import ICAL from 'ical.js';
import { limitSteps, type Step } from './occurrences';

/** Resolves a time of a calendar file to a date. @param tzid the TZID parameter beside it. */
export type ToDate = (time: ICAL.Time, tzid: string | undefined) => Date;

/** The timestamp of a local time. @param wall the same year, month, day and time as a UTC timestamp. */
type Zone = (time: ICAL.Time, wall: number) => number;

/**
 * Resolves times in the zones that the browser knows (Australia/Sydney), then in those that the file defines,
 * as Outlook does (AUS Eastern Standard Time). All others are in the reader's own time zone.
 * @param definitions each VTIMEZONE of the file.
 */
export function createToDate(definitions: readonly ICAL.Component[], startCount: () => Step): ToDate {
  const byName = new Map(definitions.map((one) => [one.getFirstPropertyValue('tzid') as unknown, one]));
  const zones = new Map<string, Zone | null>();
  const find = (tzid: string) => {
    let zone = zones.get(tzid);
    if (zone === undefined) {
      const definition = byName.get(tzid);
      zone = browserZone(tzid) ?? (definition ? definedZone(definition, startCount()) : null);
      zones.set(tzid, zone);
    }
    return zone;
  };
  return (time, tzid) => {
    const { year, month, day, hour, minute, second } = time;
    if (time.isDate) return new Date(year, month - 1, day);
    const wall = Date.UTC(year, month - 1, day, hour, minute, second);
    if (time.zone === ICAL.Timezone.utcTimezone) return new Date(wall);
    const zone = tzid === undefined ? null : find(tzid);
    return zone ? new Date(zone(time, wall)) : new Date(year, month - 1, day, hour, minute, second);
  };
}

const dayLength = 86_400_000;

function browserZone(tzid: string): Zone | null {
  try {
    const format = new Intl.DateTimeFormat('sv', { timeZone: tzid, dateStyle: 'short', timeStyle: 'medium' });
    const offsetAt = (timestamp: number) =>
      Date.parse(`${format.format(timestamp).replace(' ', 'T')}Z`) - timestamp;
    // At a clock change the earlier offset counts: the first of two equal hours; a skipped hour is later.
    return (_, wall) => {
      const before = wall - offsetAt(wall - dayLength);
      if (wall - offsetAt(before) === before) return before;
      const after = wall - offsetAt(wall + dayLength);
      return wall - offsetAt(after) === after ? after : before;
    };
  } catch {
    return null;
  }
}

/** ical.js lists the clock changes of a zone up to this year. */
const lastYear = 2100;

function definedZone(definition: ICAL.Component, step: Step): Zone | null {
  try {
    const parts = definition.getAllSubcomponents();
    if (parts.length === 0) return null;
    for (const part of parts) {
      const rule: unknown = part.getFirstPropertyValue('rrule');
      if (rule instanceof ICAL.Recur) limitSteps(rule, step);
    }
    const zone = new ICAL.Timezone(definition);
    // Makes the list now, so that a rule without an end fails here.
    zone.utcOffset(ICAL.Time.fromData({ year: lastYear, month: 1, day: 1 }));
    return (time, wall) => wall - (time.year > lastYear ? 0 : zone.utcOffset(time) * 1000);
  } catch {
    return null;
  }
}
