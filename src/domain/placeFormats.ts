import { fieldsOf, type Fields } from './parse';
import type { ImportRow } from './placeImport';

/** A file that holds no places at all. Its message is a whole sentence. */
export class PlaceFileError extends Error {
  override readonly name = 'PlaceFileError';
}

/** Other names of columns and properties that are understood, beside the names of the fields. */
const otherNames: Record<string, string> = {
  latitude: 'lat',
  longitude: 'lng',
  lon: 'lng',
  long: 'lng',
  city: 'suburb',
  state_province: 'state',
  address: 'address_1',
  postcode: 'postal_code',
  post_code: 'postal_code',
  website: 'url',
  hours: 'schedule',
  cost: 'fees_description',
  access: 'accessibility',
  last_checked: 'assured_date',
};

function fieldName(text: string): string {
  const name = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return otherNames[name] ?? name;
}

const renamed = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [fieldName(name), value]));

/**
 * The rows of a table.
 * @param lines the cells of each line, with the number of the line in the file. The first holds the names.
 * @throws PlaceFileError where a column is missing that every place needs.
 */
export function rowsOfTable(lines: readonly { line: number; cells: readonly string[] }[]): ImportRow[] {
  const [head, ...rest] = lines;
  const names = (head?.cells ?? []).map(fieldName);
  const missing = ['name', 'type', 'lat', 'lng'].filter((name) => !names.includes(name));
  if (missing.length > 0) {
    throw new PlaceFileError(`The first line has no column ${missing.join(', ')}.`);
  }
  return rest.map(({ line, cells }) => ({
    row: line,
    fields: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])),
  }));
}

function listOf(value: unknown): Fields[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.map(fieldsOf).filter((one) => one !== null);
}

/** The first of these that says something. */
const firstText = (...values: unknown[]) => values.find((value) => typeof value === 'string' && value !== '');

/** One field of all entries of a list, with commas. */
const joined = (list: readonly Fields[], name: string) =>
  list
    .map((one) => one[name])
    .filter((text) => typeof text === 'string' && text !== '')
    .join(', ');

/** GeoJSON as RFC 7946 has it: a point is longitude, then latitude. */
function rowsOfGeoJson({ features }: Fields): ImportRow[] {
  return listOf(features).map(({ geometry, properties, id }, at) => {
    const { type, coordinates } = fieldsOf(geometry) ?? {};
    const [lng, lat] = type === 'Point' && Array.isArray(coordinates) ? (coordinates as unknown[]) : [];
    return { row: at + 1, fields: { id, ...renamed(fieldsOf(properties) ?? {}), lat, lng } };
  });
}

/** What HSDS 3.0 says of a service, or of it at one of its locations: the nearer list counts. */
function details(service: Fields, at: Fields, location: Fields): Fields {
  const nearest = (name: string) =>
    [at, location, service].map((one) => listOf(one[name])).find((list) => list.length > 0) ?? [];
  const [phone] = nearest('phones');
  const hours = nearest('schedules').map((one) => firstText(one['description'], openingHours(one)));
  return {
    phone: phone?.['number'],
    schedule: hours.filter(Boolean).join('; '),
    languages: joined(nearest('languages'), 'name'),
    accessibility: joined(listOf(location['accessibility']), 'description'),
  };
}

const openingHours = ({ byday, opens_at: opens, closes_at: closes }: Fields) =>
  typeof byday === 'string' && typeof opens === 'string' && typeof closes === 'string'
    ? `${byday} ${opens} to ${closes}`
    : '';

/** The name or code of the first term by which a service is sorted. */
function typeOf({ attributes }: Fields): unknown {
  const terms = listOf(attributes).map((one) => fieldsOf(one['taxonomy_term']) ?? {});
  return terms.map(({ name, code }) => firstText(name, code)).find(Boolean);
}

/** Services as the Human Services Data Specification 3.0 has them; each of a service's locations is a place. */
function rowsOfHsds(services: readonly Fields[]): ImportRow[] {
  const places = services.flatMap((service) =>
    listOf(service['service_at_locations']).map((at): Fields => {
      const location = fieldsOf(at['location']) ?? {};
      const [address = {}] = listOf(location['addresses']);
      return {
        name: service['name'],
        description: service['description'],
        type: typeOf(service),
        url: service['url'],
        fees_description: service['fees_description'],
        assured_date: service['assured_date'],
        lat: location['latitude'],
        lng: location['longitude'],
        address_1: address['address_1'],
        suburb: address['city'],
        state: address['state_province'],
        postal_code: address['postal_code'],
        ...details(service, at, location),
      };
    }),
  );
  return places.map((fields, at) => ({ row: at + 1, fields }));
}

/**
 * The rows of JSON: a GeoJSON collection; or HSDS services as a list, as a page with `contents`, or one alone.
 * @throws PlaceFileError where it is none of these.
 */
export function rowsOfJson(value: unknown): ImportRow[] {
  const fields = fieldsOf(value);
  if (fields?.['type'] === 'FeatureCollection') return rowsOfGeoJson(fields);
  const services = Array.isArray(value) ? value : (fields?.['contents'] ?? (fields ? [fields] : []));
  const rows = rowsOfHsds(listOf(services).filter((one) => Array.isArray(one['service_at_locations'])));
  if (rows.length > 0) return rows;
  throw new PlaceFileError(
    'The file holds no GeoJSON collection and no HSDS services with service_at_locations.',
  );
}
