import { fieldsOf, type Fields } from '../records/parse';
import { cellTooLong, importLimits, tooManyRows } from '../serviceImport/importLimits';
import { longest, numberOf, pointProblem, postcodeOf, shown, textOf } from '../serviceImport/placeFields';
import { ServiceFileError } from '../serviceImport/serviceFormats';
import type { ImportRow, RefusedRow } from '../serviceImport/serviceImport';
import { areaKey } from '../services/areaKey';
import { readState } from '../services/readState';
import { states } from '../services/states';
import { notShouted } from '../text/notShouted';
import { prefixOf, type Suburb } from './suburb';
import { centreOf } from './centreOf';

/** The largest file, in bytes: the borders of all suburbs of one state. */
export const maxSuburbFileSize = 64 * 1024 * 1024;

/** Names of columns and properties, as registers of suburbs have them. */
const otherNames = new Map(
  Object.entries({
    name: [
      'suburb',
      'locality',
      'town',
      'place_name',
      'suburb_name',
      'loc_name',
      'locality_name',
      'sal_name_2021',
    ],
    state: ['state_code', 'state_name', 'state_abbreviation', 'ste_name_2021', 'state_province'],
    postcode: ['postal_code', 'post_code', 'pcode', 'zip'],
    lat: ['latitude', 'y'],
    lng: ['longitude', 'lon', 'long', 'x'],
  }).flatMap(([name, others]) => others.map((other) => [other, name] as const)),
);

function fieldName(text: string): string {
  const name = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return otherNames.get(name) ?? name;
}

/** The contents of a file of suburbs. */
export interface SuburbReport {
  suburbs: Suburb[];
  refused: RefusedRow[];
}

function checkCount(count: number): void {
  if (count > importLimits.rows) throw new ServiceFileError(tooManyRows);
}

/** Returns whether the heading of a column says what is in it. */
export const isSuburbHeading = (heading: string): boolean =>
  ['name', 'state', 'postcode', 'lat', 'lng'].includes(fieldName(heading));

/**
 * The rows of a table.
 * @param lines the cells of each line, with the number of the line in the file. The first holds the names.
 * @param ofState the state of rows that name none.
 * @throws ServiceFileError for a missing required column, or too many rows.
 */
export function suburbRowsOfTable(
  lines: readonly { line: number; cells: readonly string[] }[],
  ofState: string | null = null,
): ImportRow[] {
  const names = (lines[0]?.cells ?? []).map(fieldName);
  const needed = ofState ? ['name', 'lat', 'lng'] : ['name', 'state', 'lat', 'lng'];
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length === 1 && missing[0] === 'state')
    throw new ServiceFileError(
      'The first line has no column state. For a file of one state add it, as in --state VIC.',
    );
  if (missing.length > 0) throw new ServiceFileError(`The first line has no column ${missing.join(', ')}.`);
  checkCount(lines.length - 1);
  return lines.slice(1).map(({ line, cells }) => ({
    row: line,
    fields: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])),
  }));
}

/** The rows of a GeoJSON collection of points, or of borders. @throws ServiceFileError for anything else, or too many. */
export function suburbRowsOfJson(value: unknown): ImportRow[] {
  const { type, features } = fieldsOf(value) ?? {};
  if (type !== 'FeatureCollection' || !Array.isArray(features))
    throw new ServiceFileError('The file holds no GeoJSON collection.');
  checkCount(features.length);
  return features.map((feature: unknown, at) => {
    const { geometry, properties } = fieldsOf(feature) ?? {};
    const named = Object.entries(fieldsOf(properties) ?? {}).map(([name, one]) => [fieldName(name), one]);
    const centre = centreOf(fieldsOf(geometry) ?? {});
    return { row: at + 1, fields: { ...(Object.fromEntries(named) as Fields), ...centre } };
  });
}

function readRow(fields: Fields, ofState: string | null): { suburb: Suburb; problems: string[] } {
  const name = notShouted(textOf(fields['name']));
  const typedState = textOf(fields['state']);
  const state = typedState === '' ? (ofState ?? '') : readState(typedState);
  const postcode = postcodeOf(fields['postcode']);
  const point = { lat: numberOf(fields['lat']), lng: numberOf(fields['lng']) };
  const problems = [
    name === '' && 'There is no name.',
    name.length > longest.name && `The name is longer than ${longest.name} characters.`,
    name !== '' && prefixOf(name) === null && 'The name does not begin with two letters or digits.',
    !states.includes(state) &&
      `The state is "${shown(typedState)}". It must be one of: ${states.join(', ')}.`,
    postcode !== '' &&
      !/^\d{4}$/.test(postcode) &&
      `The postcode "${shown(postcode)}" does not have four digits.`,
    pointProblem(point),
  ].filter((problem) => typeof problem === 'string');
  return { suburb: { name, state, postcode, ...point }, problems };
}

const isTooLong = (fields: Fields) =>
  ['name', 'state', 'postcode'].some((name) => textOf(fields[name]).length > importLimits.cell);

/** Checks the rows of a file. A refused row does not affect the others. @param ofState the state of rows that name none. */
export function checkSuburbs(rows: readonly ImportRow[], ofState: string | null = null): SuburbReport {
  const refused: RefusedRow[] = [];
  const suburbs: Suburb[] = [];
  const seen = new Map<string, number>();
  for (const { row, fields } of rows) {
    const { suburb, problems } = isTooLong(fields)
      ? { suburb: null, problems: [cellTooLong] }
      : readRow(fields, ofState);
    const key = suburb && `${areaKey(suburb.name)} ${suburb.state} ${suburb.postcode}`;
    const twin = key === null ? undefined : seen.get(key);
    if (twin !== undefined) problems.push(`It is in row ${twin} already.`);
    if (suburb === null || problems.length > 0) {
      refused.push({ row, name: shown(textOf(fields['name']), longest.name), reason: problems.join(' ') });
      continue;
    }
    seen.set(key!, row);
    suburbs.push(suburb);
  }
  return { suburbs, refused };
}
