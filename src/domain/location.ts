import { fieldsOf, isBoolean, isFilled, isNumberIn, isNumericId, isOneOf, optional, textOr } from './parse';

/** The kinds of services. */
export const serviceTypes = ['home-help', 'exercise', 'transport', 'community', 'health'] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** The words for each kind, in lists, legends and the names of markers. */
export const serviceTypeLabels: Record<ServiceType, string> = {
  'home-help': 'Home help',
  exercise: 'Exercise',
  transport: 'Transport',
  community: 'Community',
  health: 'Health',
};

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
  /** Short form of the state or territory, such as "VIC". */
  state: string;
  /** True for a made-up place that came with the product as an example. */
  sample?: boolean;
}

/** Reads one place. @returns null without an id, a name, a point on the globe and one of the five kinds. */
export function parseServiceLocation(value: unknown): ServiceLocation | null {
  const fields = fieldsOf(value);
  if (!fields || !isNumericId(fields['id']) || !isFilled(fields['name'])) return null;
  const { lat, lng, type } = fields;
  if (!isNumberIn(lat, -90, 90) || !isNumberIn(lng, -180, 180) || !isOneOf(serviceTypes, type)) return null;
  return {
    id: fields['id'],
    name: fields['name'],
    lat,
    lng,
    type,
    suburb: textOr(fields['suburb']),
    state: textOr(fields['state']),
    ...optional('sample', fields['sample'], isBoolean),
  };
}
