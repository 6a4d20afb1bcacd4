import { isDay } from '../text/dates';
import type { OpeningHours } from './openingHours';
import { parseOpeningHours } from './parseOpeningHours';
import {
  fieldsOf,
  isBoolean,
  isFilled,
  isNumberIn,
  isNumericId,
  isOneOf,
  optional,
  textOr,
} from '../records/parse';

/** The kinds of services. */
export const serviceTypes = ['home-help', 'exercise', 'transport', 'community', 'health'] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** The labels of the types, in lists, legends and the names of markers. */
export const serviceTypeLabels: Record<ServiceType, string> = {
  'home-help': 'Home help',
  exercise: 'Exercise',
  transport: 'Transport',
  community: 'Community',
  health: 'Health',
};

/** The status of a place that is not open as usual, as the Human Services Data Specification 3.0 names it. */
export const placeStatuses = ['temporarily closed'] as const;
export type PlaceStatus = (typeof placeStatuses)[number];

/** The text in place of its hours. */
export const placeStatusLabels: Record<PlaceStatus, string> = { 'temporarily closed': 'Temporarily closed' };

/** A place where a service is offered. */
export interface ServiceLocation {
  id: number;
  name: string;
  /** Degrees north; negative in Australia. */
  lat: number;
  /** Degrees east. */
  lng: number;
  type: ServiceType;
  suburb: string;
  /** Abbreviation of the state or territory, such as "VIC". */
  state: string;
  /** True for a made-up location that came with the product. */
  sample?: boolean;

  /* More facts about a place, named as Open Referral's Human Services Data Specification 3.0 names them. */

  /** Absent: it runs as usual. */
  status?: PlaceStatus;
  /** Current news, such as "Closed this week because of flooding." */
  alert?: string;
  description?: string;
  /** The people who may come, in words. */
  eligibility_description?: string;
  /** How to apply, in words: ask a doctor, bring a card, wait. */
  application_process?: string;
  /** Street and number. */
  address_1?: string;
  /** Four digits. */
  postal_code?: string;
  /** As it is displayed, for example "03 5550 0000". */
  phone?: string;
  /** An address that starts with https:// or http://. */
  url?: string;
  /** When it is open, in words: what is said besides the hours, or instead of them. */
  schedule?: string;
  /** The hours of a usual week; absent where nobody knows them. */
  opening_hours?: OpeningHours;
  /** The cost, in words. */
  fees_description?: string;
  languages?: string;
  /** How accessible it is, in words. */
  accessibility?: string;
  /** The local date of the last check: `YYYY-MM-DD`. */
  assured_date?: string;
}

/** The optional text fields of a location. */
export const placeTexts = [
  'alert',
  'description',
  'eligibility_description',
  'application_process',
  'address_1',
  'phone',
  'schedule',
  'fees_description',
  'languages',
  'accessibility',
] as const satisfies readonly (keyof ServiceLocation)[];

const isPostcode = (value: unknown): value is string => typeof value === 'string' && /^\d{4}$/.test(value);

/** Returns whether it is an http or https URL: nothing else may become a link. */
export function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\/[^\s/?#]\S*$/i.test(value);
}

/**
 * Reads one location.
 * @returns null without an id, a name, a valid point and one of the five types.
 */
export function parseServiceLocation(value: unknown): ServiceLocation | null {
  const fields = fieldsOf(value);
  if (!fields || !isNumericId(fields['id']) || !isFilled(fields['name'])) return null;
  const { lat, lng, type } = fields;
  if (!isNumberIn(lat, -90, 90) || !isNumberIn(lng, -180, 180) || !isOneOf(serviceTypes, type)) return null;
  const hours = parseOpeningHours(fields['opening_hours']);
  return {
    id: fields['id'],
    name: fields['name'],
    lat,
    lng,
    type,
    suburb: textOr(fields['suburb']),
    state: textOr(fields['state']),
    ...optional('sample', fields['sample'], isBoolean),
    ...(isOneOf(placeStatuses, fields['status']) && { status: fields['status'] }),
    ...Object.assign({}, ...placeTexts.map((name) => optional(name, fields[name], isFilled))),
    ...optional('postal_code', fields['postal_code'], isPostcode),
    ...optional('url', fields['url'], isWebAddress),
    ...(hours && { opening_hours: hours }),
    ...optional('assured_date', fields['assured_date'], isDay),
  };
}
