import ICAL from 'ical.js';
import { limitSteps, type Step } from './occurrences';
import { windowsZones } from './windowsZones';

/** Resolves a time of a calendar file to a date. @param tzid its TZID parameter. */
export type ToDate = (time: ICAL.Time, tzid: string | undefined) => Date;

/** The timestamp of a local time. @param wall the same year, month, day and time as a UTC timestamp. */
type Zone = (time: ICAL.Time, wall: number) => number;

/** Finds a zone by its name in a file. @returns null for an undefined name. */
export type FindZone = (tzid: string) => Zone | null;

/**
 * Finds the zones that a calendar file names: in the browser's database, in the file, among the names of Windows, or in
 * the person's answers.
 * @param definitions each VTIMEZONE of the file.
 * @param chosen the person's zones by the names in the file.
 */
export function createZones(
  definitions: readonly ICAL.Component[],
  startCount: () => Step,
  chosen: ReadonlyMap<string, string> = new Map(),
): FindZone {
  const byName = new Map(definitions.map((one) => [one.getFirstPropertyValue('tzid') as unknown, one]));
  const zones = new Map<string, Zone | null>();
  const look = (tzid: string): Zone | null => {
    const place = placeIn(tzid);
    // The file's own copy of a zone may be old or lack daylight saving; "EST" means what the file defines.
    if (place) return place;
    const definition = byName.get(tzid);
    const defined = definition && definedZone(definition, startCount());
    if (defined) return defined;
    const name = windowsZones[tzid] ?? chosen.get(tzid) ?? (isAbbreviation(tzid) ? null : tzid);
    return name === null ? null : (fixedZone(name) ?? databaseZone(name));
  };
  return (tzid) => {
    let zone = zones.get(tzid);
    if (zone === undefined) {
      zone = look(tzid);
      zones.set(tzid, zone);
    }
    return zone;
  };
}

/** The zones of one calendar of a file. */
export interface CalendarZones {
  toDate: ToDate;
  /** Returns the undefined zone of a local time; null for all others. */
  unknown: (tzid: string | undefined) => string | null;
}

/** @param floating the zone of times without one. Absent: the reader's own, according to RFC 5545. */
export function zonesWith(find: FindZone, floating?: string): CalendarZones {
  return {
    toDate: (time, tzid = floating) => {
      const { year, month, day, hour, minute, second } = time;
      if (time.isDate) return new Date(year, month - 1, day);
      const wall = Date.UTC(year, month - 1, day, hour, minute, second);
      if (time.zone === ICAL.Timezone.utcTimezone) return new Date(wall);
      const zone = tzid === undefined ? null : find(tzid);
      return zone ? new Date(zone(time, wall)) : new Date(year, month - 1, day, hour, minute, second);
    },
    unknown: (tzid = floating) => (tzid === undefined || find(tzid) ? null : tzid),
  };
}

/** Finds "Australia/Sydney", also after a prefix such as "/mozilla.org/20050126_1/"; null for other names. */
function placeIn(tzid: string): Zone | null {
  const parts = tzid.split('/').filter(Boolean);
  const named = (count: number) =>
    parts.length < count ? null : databaseZone(parts.slice(-count).join('/'));
  return named(3) ?? named(2);
}

/** "EST" is New York for a browser, and eastern Australia for many programs. */
const isAbbreviation = (tzid: string) => /^[A-Z]{3}$/i.test(tzid) && !/^(UTC|GMT|CET|EET|WET)$/i.test(tzid);

/** "UTC+10", "GMT+1000" or "+10:00". */
function fixedZone(tzid: string): Zone | null {
  const [, sign, hours, minutes = '0'] = /^(?:UTC|GMT)?([+-])(\d\d?)(?::?(\d\d))?$/i.exec(tzid) ?? [];
  if (!hours) return null;
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000);
  return (_, wall) => wall - offset;
}

const dayLength = 86_400_000;

function databaseZone(name: string): Zone | null {
  try {
    const format = new Intl.DateTimeFormat('sv', { timeZone: name, dateStyle: 'short', timeStyle: 'medium' });
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
      addOffsetFrom(part, parts);
    }
    const zone = new ICAL.Timezone(definition);
    // Makes the list now, so that a rule without an end fails here.
    zone.utcOffset(ICAL.Time.fromData({ year: lastYear, month: 1, day: 1 }));
    return (time, wall) => wall - (time.year > lastYear ? 0 : zone.utcOffset(time) * 1000);
  } catch {
    return null;
  }
}

/** ical.js needs the offset before a change. Where it is missing, the offset of another part is used. */
function addOffsetFrom(part: ICAL.Component, parts: readonly ICAL.Component[]): void {
  if (part.hasProperty('tzoffsetfrom')) return;
  const before = parts.find((one) => one !== part) ?? part;
  part.addPropertyWithValue('tzoffsetfrom', before.getFirstPropertyValue('tzoffsetto') as never);
}
