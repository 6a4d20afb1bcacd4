import { toCsv } from '../admin/csv';
import { wholeHoursText } from '../serviceImport/openingHoursSyntax';
import { holidaysForOthers } from '../serviceImport/rowHours';
import { zoneOf } from './openingHours';
import { placeUuid } from './placeUuid';
import { serviceTypeLabels, type ServiceLocation } from './serviceLocation';
import { zoneOffset } from './zoneOffset';

/** The columns of a table and the properties of a GeoJSON feature, as an import reads them. */
const fields = [
  'id',
  'name',
  'type',
  'lat',
  'lng',
  'address_1',
  'suburb',
  'state',
  'postal_code',
  'phone',
  'url',
  'opening_hours',
  'timezone',
  'schedule',
  'status',
  'alert',
  'eligibility_description',
  'application_process',
  'fees_description',
  'languages',
  'accessibility',
  'description',
  'assured_date',
] as const;

/** A location as texts and numbers, without those that it does not have. */
function flat(place: ServiceLocation): Record<string, string | number> {
  const hours = place.opening_hours;
  const values = {
    ...place,
    opening_hours: hours && wholeHoursText(hours),
    timezone: hours?.zone,
  };
  const known = fields.map((field) => [field, values[field]] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== undefined && value !== '')) as Record<
    string,
    string | number
  >;
}

/** A table. Texts that a spreadsheet could take for formulas, numbers or dates begin with an apostrophe, which an import takes off. */
export const placesAsCsv = (places: readonly ServiceLocation[]): string =>
  toCsv(
    fields.map((field) => ({ field, label: field })),
    places.map(flat),
  );

/** A GeoJSON collection of points (RFC 7946). */
export function placesAsGeoJson(places: readonly ServiceLocation[]): object {
  const features = places.map((place) => {
    const { id, lat, lng, ...properties } = flat(place);
    return { type: 'Feature', id, geometry: { type: 'Point', coordinates: [lng, lat] }, properties };
  });
  return { type: 'FeatureCollection', features };
}

const days = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** Without an object's empty parts. */
const filled = (value: object) =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([, part]) => part !== undefined && part !== '' && (part as unknown[]).length !== 0,
    ),
  );

/** The code of the taxonomy term for a schedule's IANA time zone; HSDS itself has offsets only. */
export const zoneTermCode = 'iana-time-zone';

/** Notes that a place keeps another time zone than that of its address: nothing where it does not. */
function zoneAttributes({ id, state, postal_code = '', opening_hours: hours }: ServiceLocation, at: number) {
  if (!hours || hours.zone === zoneOf({ state, postal_code })) return {};
  const term = { code: zoneTermCode, name: 'Time zone', description: 'IANA time zone' };
  const attribute = {
    id: placeUuid(id, 'attribute', at + 1),
    link_entity: 'schedule',
    link_id: placeUuid(id, 'schedule', at),
    link_type: 'time zone',
    value: hours.zone,
    taxonomy_term: { id: placeUuid(id, 'term', 1), ...term },
  };
  return { attributes: [attribute] };
}

function schedulesOf(place: ServiceLocation, now: Date): object[] {
  const { id, schedule, opening_hours: hours } = place;
  const offset = hours ? zoneOffset(hours.zone, now) : '';
  const times = (hours?.week ?? []).flatMap((day, at) =>
    day.map(({ opens, closes }) => ({
      freq: 'WEEKLY',
      byday: days[at],
      opens_at: `${opens}${offset}`,
      closes_at: `${closes}${offset}`,
    })),
  );
  // HSDS has no word for public holidays.
  const words = [schedule, hours?.holidays && holidaysForOthers(hours.holidays)].filter(Boolean).join('; ');
  const all: object[] = times.length > 0 || !words ? times : [{}];
  return all.map((one, at) => ({
    id: placeUuid(id, 'schedule', at),
    ...one,
    ...zoneAttributes(place, at),
    // Once: it is about all of them.
    ...(at === 0 && words && { description: words }),
  }));
}

/** A number as it is displayed: "03 5550 0006 ext 12". Nothing else is known of its type but that people call it. */
function phonesOf({ id, phone }: ServiceLocation): object[] {
  if (!phone) return [];
  const [, number = phone, extension] = /^(.*\S) ext (\d{1,6})$/.exec(phone) ?? [];
  const parts = { number, ...(extension && { extension: Number(extension) }), type: 'voice' };
  return [{ id: placeUuid(id, 'phone'), ...parts }];
}

/**
 * HSDS requires every part of an address: what nobody knows of it is empty, so that the rest can be said. Where nothing is known
 * there is none.
 */
function addressesOf({ id, address_1 = '', suburb, state, postal_code = '' }: ServiceLocation): object[] {
  const address = { address_1, city: suburb, state_province: state, postal_code };
  if (Object.values(address).every((part) => part === '')) return [];
  return [{ id: placeUuid(id, 'address'), ...address, country: 'AU', address_type: 'physical' }];
}

/** A web address as RFC 3986 has it: what may not stand in one is percent-encoded. */
function uriOf(url: string): string {
  const [address = '', ...fragment] = url
    // A half of a character has no code.
    .replaceAll(/[\uD800-\uDFFF]/gu, '\uFFFD')
    .replaceAll(/[^!#-;=?-Z_a-z~]|%(?![\dA-Fa-f]{2})/gu, encodeURIComponent)
    .split('#');
  return fragment.length > 0 ? `${address}#${fragment.join('%23')}` : address;
}

function serviceOf(place: ServiceLocation, now: Date): object {
  const { id, name, description, url, fees_description, assured_date, languages, accessibility } = place;
  const location = filled({
    id: placeUuid(id, 'location'),
    location_type: 'physical',
    latitude: place.lat,
    longitude: place.lng,
    addresses: addressesOf(place),
    accessibility: accessibility ? [{ id: placeUuid(id, 'accessibility'), description: accessibility }] : [],
  });
  return filled({
    id: placeUuid(id, 'service'),
    name,
    description,
    url: url && uriOf(url),
    status: place.status ?? 'active',
    alert: place.alert,
    eligibility_description: place.eligibility_description,
    application_process: place.application_process,
    fees_description,
    assured_date,
    attributes: [
      {
        id: placeUuid(id, 'attribute'),
        link_entity: 'service',
        link_id: placeUuid(id, 'service'),
        link_type: 'kind of service',
        taxonomy_term: {
          id: placeUuid(id, 'term'),
          code: place.type,
          name: serviceTypeLabels[place.type],
          description: serviceTypeLabels[place.type],
        },
      },
    ],
    languages: (languages ?? '')
      .split(', ')
      .filter(Boolean)
      .map((text, at) => ({ id: placeUuid(id, 'language', at), name: text })),
    service_at_locations: [
      filled({
        id: placeUuid(id, 'place'),
        location,
        phones: phonesOf(place),
        schedules: schedulesOf(place, now),
      }),
    ],
  });
}

/**
 * Services as a page of the Human Services Data Specification 3.0, each with one location.
 * @param now whose offsets from Greenwich the times have.
 */
export const placesAsHsds = (places: readonly ServiceLocation[], now: Date): object => ({
  total_items: places.length,
  total_pages: 1,
  page_number: 1,
  size: places.length,
  first_page: true,
  last_page: true,
  empty: places.length === 0,
  contents: places.map((place) => serviceOf(place, now)),
});
