import { withoutFormulaGuard } from '../admin/csv';
import { isUuid, placeIdOf } from '../services/placeUuid';
import { fieldsOf, type Fields } from '../records/parse';
import type { ImportRow } from './serviceImport';
import { doorAddress, limitsOf, voicePhone } from './hsdsDetails';
import { readSchedules, scheduleFields, type HsdsHours } from './hsdsHours';
import { importLimits, tooManyColumns, tooManyRows } from './importLimits';

/** A file without any service locations. Its message is a whole sentence. */
export class ServiceFileError extends Error {
  override readonly name = 'ServiceFileError';
}

/** Further names of columns and properties that are accepted, beside those of the fields. */
const otherNames = new Map(
  Object.entries({
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
    time_zone: 'timezone',
    eligibility: 'eligibility_description',
  }),
);

function fieldName(text: string): string {
  const name = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return otherNames.get(name) ?? name;
}

const renamed = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [fieldName(name), value]));

/** @throws ServiceFileError for too many rows. Call it before any work is done on them. */
function checkRows(count: number): void {
  if (count > importLimits.rows) throw new ServiceFileError(tooManyRows);
}

/**
 * @param names the first line of a table.
 * @throws ServiceFileError for too many columns.
 */
export function checkColumns(names: readonly string[]): void {
  if (names.length > importLimits.columns) throw new ServiceFileError(tooManyColumns);
}

/**
 * The rows of a table.
 * @param lines the cells of each line, with the number of the line in the file. The first holds the names.
 * @throws ServiceFileError for a missing required column, or too many columns or rows.
 */
export function rowsOfTable(lines: readonly { line: number; cells: readonly string[] }[]): ImportRow[] {
  const [head] = lines;
  checkColumns(head?.cells ?? []);
  checkRows(lines.length - 1);
  const names = (head?.cells ?? []).map(fieldName);
  const missing = ['name', 'type', 'lat', 'lng'].filter((name) => !names.includes(name));
  if (missing.length > 0) {
    throw new ServiceFileError(`The first line has no column ${missing.join(', ')}.`);
  }
  return lines.slice(1).map(({ line, cells }) => ({
    row: line,
    fields: Object.fromEntries(names.map((name, at) => [name, withoutFormulaGuard(cells[at] ?? '')])),
  }));
}

function listOf(value: unknown): Fields[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.map(fieldsOf).filter((one) => one !== null);
}

/** The first of these that is not empty. */
const firstText = (...values: unknown[]) => values.find((value) => typeof value === 'string' && value !== '');

/** One field of all entries of a list, joined with commas. */
const joined = (list: readonly Fields[], name: string) =>
  list
    .map((one) => one[name])
    .filter((text) => typeof text === 'string' && text !== '')
    .join(', ');

/** GeoJSON as in RFC 7946: a point is longitude, then latitude. */
function rowsOfGeoJson({ features }: Fields): ImportRow[] {
  if (Array.isArray(features)) checkRows(features.length);
  return listOf(features).map(({ geometry, properties, id }, at) => {
    const { type, coordinates } = fieldsOf(geometry) ?? {};
    const [lng, lat] = type === 'Point' && Array.isArray(coordinates) ? (coordinates as unknown[]) : [];
    return { row: at + 1, fields: { id, ...renamed(fieldsOf(properties) ?? {}), lat, lng } };
  });
}

/** The details of a service, or of one of its locations; lists that it does not have are absent. */
interface Details {
  phone?: unknown;
  hours?: HsdsHours;
  languages?: string;
}

function detailsOf(one: Fields, today: string): Details {
  const phone = voicePhone(one['phones']);
  const schedules = listOf(one['schedules']);
  const languages = listOf(one['languages']);
  return {
    ...(phone !== undefined && { phone }),
    ...(schedules.length > 0 && { hours: readSchedules(schedules, today) }),
    ...(languages.length > 0 && { languages: joined(languages, 'name') }),
  };
}

/** The name or code of the first taxonomy term of a service. */
function typeOf({ attributes }: Fields): unknown {
  const terms = listOf(attributes).map((one) => fieldsOf(one['taxonomy_term']) ?? {});
  return terms.map(({ name, code }) => firstText(name, code)).find(Boolean);
}

/** Services in the Human Services Data Specification 3.0; each of a service's locations becomes one row. */
function rowsOfHsds(services: readonly Fields[], today: string): ImportRow[] {
  const locations = services.map((service) => service['service_at_locations'] as unknown[]);
  checkRows(locations.reduce((sum, list) => sum + list.length, 0));
  const places = services.flatMap((service) => {
    // Once for all its locations: each of them may have a list that is as long as the file.
    const general = { type: typeOf(service), ...limitsOf(service), ...detailsOf(service, today) };
    return listOf(service['service_at_locations']).map((at): Fields => {
      const location = fieldsOf(at['location']) ?? {};
      const address = doorAddress(location['addresses']);
      // The nearer list counts.
      const { hours, ...details } = { ...general, ...detailsOf(location, today), ...detailsOf(at, today) };
      return {
        // A number where it is from our own export; otherwise the register's.
        ...(isUuid(at['id']) && { id: placeIdOf(at['id']) ?? at['id'] }),
        name: service['name'],
        description: service['description'],
        url: service['url'],
        fees_description: service['fees_description'],
        assured_date: service['assured_date'],
        location_type: location['location_type'],
        lat: location['latitude'],
        lng: location['longitude'],
        address_1: address['address_1'],
        suburb: address['city'],
        state: address['state_province'],
        postal_code: address['postal_code'],
        accessibility: joined(listOf(location['accessibility']), 'description'),
        ...details,
        ...(hours && scheduleFields(hours, address)),
      };
    });
  });
  return places.map((fields, at) => ({ row: at + 1, fields }));
}

/**
 * The rows of JSON: a GeoJSON collection; or HSDS services as a list, as a page with `contents`, or one
 * alone.
 * @param today YYYY-MM-DD: what has ended before is left out. Default: nothing has.
 * @throws ServiceFileError for anything else, or too many rows.
 */
export function rowsOfJson(value: unknown, today = ''): ImportRow[] {
  const fields = fieldsOf(value);
  if (fields?.['type'] === 'FeatureCollection') return rowsOfGeoJson(fields);
  const services = Array.isArray(value) ? value : (fields?.['contents'] ?? (fields ? [fields] : []));
  const located = listOf(services).filter((one) => Array.isArray(one['service_at_locations']));
  const rows = rowsOfHsds(located, today);
  if (rows.length > 0) return rows;
  throw new ServiceFileError(
    'The file holds no GeoJSON collection and no HSDS services with service_at_locations.',
  );
}
