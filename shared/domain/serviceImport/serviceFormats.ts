import { withoutFormulaGuard } from '../admin/csv';
import { isUuid, placeIdOf } from '../services/placeUuid';
import { fieldsOf, type Fields } from '../records/parse';
import { centreOf } from '../suburbs/centreOf';
import {
  listedColumns,
  missingFields,
  planColumns,
  type ColumnChoices,
  type FileColumn,
} from './fileColumns';
import { withPoint } from './fieldTexts';
import type { ImportField } from './importFields';
import type { ImportDefaults, ImportRow } from './serviceImport';
import { doorAddress, limitsOf, voicePhone } from './hsdsDetails';
import { readSchedules, scheduleFields, type HsdsHours } from './hsdsHours';
import { importLimits, tooManyColumns, tooManyRows } from './importLimits';

/** A file without any service locations. Its message is a whole sentence. */
export class ServiceFileError extends Error {
  override readonly name = 'ServiceFileError';
}

/** @throws ServiceFileError for too many rows. Call it before any work is done on them. */
function checkRows(count: number): void {
  if (count > importLimits.rows) throw new ServiceFileError(tooManyRows);
}

/** A line of a table. */
export interface TableLine {
  /** Its number in the file, from 1. */
  line: number;
  cells: readonly string[];
}

/** The administrator's choices about a file. */
export interface ImportOptions {
  columns?: ColumnChoices | undefined;
  defaults?: ImportDefaults | undefined;
}

/**
 * @param names the first line of a table.
 * @throws ServiceFileError for too many columns.
 */
export function checkColumns(names: readonly string[]): void {
  if (names.length > importLimits.columns) throw new ServiceFileError(tooManyColumns);
}

/** The contents of a file, before its rows are checked. */
export interface FileContents {
  rows: ImportRow[];
  /** Its columns or properties; none in HSDS, whose fields have one meaning only. */
  columns: FileColumn[];
  /** How many more columns there are than are listed. */
  moreColumns: number;
  /** The fields without which no row can be a place, and which no column holds. */
  missing: ImportField[];
}

/**
 * The contents of a table.
 * @param lines the cells of each line, with the number of the line in the file. The first holds the names.
 * @throws ServiceFileError for too many rows.
 */
export function contentsOfTable(lines: readonly TableLine[], options: ImportOptions = {}): FileContents {
  const [head, ...others] = lines;
  checkRows(others.length);
  // Lines may be longer than the first one.
  const width = lines.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const headings = Array.from(
    { length: Math.min(width, importLimits.columns) },
    (_, at) => head?.cells[at] ?? '',
  );
  const plan = planColumns(headings, options.columns);
  const cellOf = (line: TableLine) => (at: number) => withoutFormulaGuard(line.cells[at] ?? '');
  return {
    rows: others.map((line) => ({ row: line.line, fields: withPoint(plan.fieldsOf(cellOf(line))) })),
    ...listedColumns(plan.columns(others.map(cellOf))),
    missing: missingFields(plan.used, options.defaults?.type ? ['type'] : []),
  };
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

/** The features of a GeoJSON collection; null: it is something else. */
export function featuresOf(value: unknown): unknown[] | null {
  const { type, features } = fieldsOf(value) ?? {};
  if (type !== 'FeatureCollection') return null;
  return Array.isArray(features) ? (features as unknown[]) : [];
}

/**
 * The contents of GeoJSON (RFC 7946). An area counts as the point in its middle.
 * @throws ServiceFileError for too many rows.
 */
export function contentsOfGeoJson(features: readonly unknown[], options: ImportOptions = {}): FileContents {
  checkRows(features.length);
  const found = features.map((feature) => fieldsOf(feature) ?? {});
  const properties = found.map((one) => fieldsOf(one['properties']) ?? {});
  const names = [...new Set(properties.flatMap((one) => Object.keys(one)))];
  const plan = planColumns(names, options.columns);
  const values = properties.map((one) => (at: number) => {
    const name = names[at]!;
    return Object.hasOwn(one, name) ? one[name] : undefined;
  });
  const rows = found.map(({ geometry, id }, at) => {
    const fields = withPoint(plan.fieldsOf(values[at]!));
    return { row: at + 1, fields: { id, ...fields, ...centreOf(fieldsOf(geometry) ?? {}) } };
  });
  return {
    rows,
    ...listedColumns(plan.columns(values)),
    missing: missingFields(plan.used, ['lat', 'lng', ...(options.defaults?.type ? (['type'] as const) : [])]),
  };
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
 * The rows of HSDS services: a list, a page with `contents`, or one alone.
 * @param today YYYY-MM-DD: what has ended before is left out. Default: nothing has.
 * @throws ServiceFileError for anything else, or too many rows.
 */
export function rowsOfJson(value: unknown, today = ''): ImportRow[] {
  const fields = fieldsOf(value);
  const services = Array.isArray(value) ? value : (fields?.['contents'] ?? (fields ? [fields] : []));
  const located = listOf(services).filter((one) => Array.isArray(one['service_at_locations']));
  const rows = rowsOfHsds(located, today);
  if (rows.length > 0) return rows;
  throw new ServiceFileError(
    'The file holds no GeoJSON collection and no HSDS services with service_at_locations.',
  );
}
