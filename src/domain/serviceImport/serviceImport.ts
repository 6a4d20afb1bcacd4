import { parseDay } from '../text/dates';
import type { Point } from '../services/distance';
import {
  isWebAddress,
  placeTexts,
  serviceTypeLabels,
  serviceTypes,
  type ServiceLocation,
  type ServiceType,
} from '../services/serviceLocation';
import { isNumberIn, type Fields } from '../records/parse';
import { cellTooLong, importLimits } from './importLimits';
import {
  assignIds,
  emptyList,
  type KeptList,
  type KeptServiceLocation,
  maxChosenId,
  type NewServiceLocation,
  sameness,
} from '../services/serviceLocationIds';
import { stem, wordsOf } from '../search/words';

/**
 * One location in a file, before anything about it is known. The fields are named as in {@link
 * ServiceLocation}.
 */
export interface ImportRow {
  /** Its position: the line of a table, or the index in the list, from 1. */
  row: number;
  fields: Fields;
}

/** A row that is refused, with the reason. */
export interface RefusedRow {
  row: number;
  /** Its name, or nothing. */
  name: string;
  /** One or more whole sentences. */
  reason: string;
}

/** What a file holds. */
export interface ImportReport {
  places: KeptServiceLocation[];
  refused: RefusedRow[];
}

/** The differences between a list and the one that replaces it: numbers of locations. */
export interface ListChanges {
  added: number;
  /** The location existed; something that people read about it is new. */
  changed: number;
  /** It existed and is not in the new list. */
  gone: number;
}

/** The largest file that can be imported, in bytes: some 50,000 locations. */
export const maxServiceFileSize = 16 * 1024 * 1024;

/** The longest name and the longest other text, in characters. */
const longest = { name: 200, text: 1000 };

/** The south, north, west and east bounds of the regions of Australia. */
const regions: readonly (readonly [south: number, north: number, west: number, east: number])[] = [
  // The states, from Tasmania to Cape York.
  [-43.9, -10.6, 112.8, 154],
  // Torres Strait.
  [-10.8, -9.1, 141.8, 144.3],
  // Lord Howe, Norfolk, Christmas and the Cocos (Keeling) Islands.
  [-31.9, -31.3, 158.9, 159.3],
  [-29.2, -28.9, 167.8, 168.1],
  [-10.7, -10.3, 105.4, 105.8],
  [-12.3, -11.7, 96.7, 97.0],
];

/** Whether a point is in Australia, or in the sea near it. */
export function isInAustralia({ lat, lng }: Point): boolean {
  return regions.some(
    ([south, north, west, east]) => lat >= south && lat <= north && lng >= west && lng <= east,
  );
}

const states = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'NT', 'ACT'];

const typeKey = (text: string) => wordsOf(text).map(stem).join(' ');
const types = new Map<string, ServiceType>([
  ...serviceTypes.flatMap((type) =>
    [type, serviceTypeLabels[type]].map((name) => [typeKey(name), type] as const),
  ),
  [typeKey('Exercise Classes'), 'exercise'],
]);

/** The type of this name, such as "home-help", "Home help" or "Exercise Classes". */
export function typeNamed(text: string): ServiceType | null {
  return types.get(typeKey(text)) ?? null;
}

/** A value as one line of text. */
function textOf(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** A text as the reason quotes it: long enough to find it in the file. */
const shown = (text: string, most = 60) => (text.length > most ? `${text.slice(0, most)}…` : text);

const nameShown = (name: unknown) =>
  shown(textOf(typeof name === 'string' ? name.slice(0, 2 * longest.name) : name), longest.name);

function numberOf(value: unknown): number {
  const text = textOf(value);
  return text === '' ? Number.NaN : Number(text);
}

/** The error of a point, or nothing. */
function pointProblem({ lat, lng }: Point): string | undefined {
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) return 'There is no latitude and longitude.';
  if (isInAustralia({ lat, lng })) return undefined;
  return isInAustralia({ lat: lng, lng: lat })
    ? 'Latitude and longitude are swapped.'
    : `The point ${lat}, ${lng} is not in Australia.`;
}

/** Spreadsheets drop the leading zero of postcodes such as 0800. */
const postcodeOf = (value: unknown) => textOf(value).replace(/^\d{3}$/, '0$&');

/**
 * Reads one row.
 * @returns the location, still without an id, and all its errors.
 */
function readRow(fields: Fields): { place: Omit<ServiceLocation, 'id'>; problems: string[] } {
  const name = textOf(fields['name']);
  const point = { lat: numberOf(fields['lat']), lng: numberOf(fields['lng']) };
  const type = typeNamed(textOf(fields['type']));
  const state = textOf(fields['state']).toUpperCase();
  const postcode = postcodeOf(fields['postal_code']);
  const url = textOf(fields['url']);
  const checked = textOf(fields['assured_date']).slice(0, 10);
  const texts = placeTexts.map((field) => [field, textOf(fields[field])] as const).filter(([, text]) => text);
  const long = texts.find(([, text]) => text.length > longest.text);
  const kinds = serviceTypes.map((one) => serviceTypeLabels[one]).join(', ');
  const problems = [
    name === '' && 'There is no name.',
    name.length > longest.name && `The name is longer than ${longest.name} characters.`,
    pointProblem(point),
    !type && `The type is "${shown(textOf(fields['type']))}". It must be one of: ${kinds}.`,
    state !== '' &&
      !states.includes(state) &&
      `The state is "${shown(state)}". It must be one of: ${states.join(', ')}.`,
    postcode !== '' &&
      !/^\d{4}$/.test(postcode) &&
      `The postcode "${shown(postcode)}" does not have four digits.`,
    url !== '' && !isWebAddress(url) && 'The web address does not start with https:// or http://.',
    checked !== '' &&
      parseDay(checked) === null &&
      `The day of the last check is "${shown(checked)}". Write it like 2026-11-21.`,
    long && `The field ${long[0]} is longer than ${longest.text} characters.`,
  ].filter((problem) => typeof problem === 'string');
  const place = {
    name,
    ...point,
    type: type ?? 'community',
    suburb: textOf(fields['suburb']),
    state,
    ...Object.fromEntries(texts),
    ...(postcode && { postal_code: postcode }),
    ...(url && { url }),
    ...(checked && { assured_date: checked }),
  };
  return { place, problems };
}

/** The error of a row whose texts are too long for any further check, or nothing. */
function sizeProblem(fields: Fields): RefusedRow['reason'] | null {
  const isLong = Object.values(fields).some(
    (value) => typeof value === 'string' && value.length > importLimits.cell,
  );
  return isLong ? cellTooLong : null;
}

/** The id in the file, where it is not a whole number: it identifies the location in the next file. */
const sourceIdOf = (fields: Fields) => textOf(fields['id']).slice(0, longest.name);

/**
 * Checks the rows of a file. A refused row does not affect the others.
 * @param before the list in use: locations that are in it keep their ids, so that links to them stay valid.
 */
export function checkServices(rows: readonly ImportRow[], before: KeptList = emptyList): ImportReport {
  const refused: RefusedRow[] = [];
  const good: NewServiceLocation[] = [];
  const seen = new Map<string, number>();
  const ids = new Map<number, number>();
  for (const { row, fields } of rows) {
    const tooLong = sizeProblem(fields);
    if (tooLong !== null) {
      refused.push({ row, name: nameShown(fields['name']), reason: tooLong });
      continue;
    }
    const { place, problems } = readRow(fields);
    const number = numberOf(fields['id']);
    const id = isNumberIn(number, 1, maxChosenId) && Number.isInteger(number) ? number : null;
    const twin = seen.get(sameness(place));
    const owner = id === null ? undefined : ids.get(id);
    if (twin !== undefined) problems.push(`It is in row ${twin} already.`);
    else if (owner !== undefined) problems.push(`Row ${owner} has the id ${id} already.`);
    if (problems.length > 0) {
      refused.push({ row, name: nameShown(place.name), reason: problems.join(' ') });
      continue;
    }
    seen.set(sameness(place), row);
    if (id !== null) ids.set(id, row);
    good.push({ id, sourceId: id === null ? sourceIdOf(fields) : '', place });
  }
  return { places: assignIds(good, before), refused };
}

/** What people read about a location: everything but its ids. */
const contents = (place: KeptServiceLocation) =>
  JSON.stringify(
    { ...place, id: 0, source_id: '' },
    Object.keys({ ...place, source_id: '' }).toSorted((a, b) => a.localeCompare(b)),
  );

/**
 * The changes when another list replaces this one. A location is the same where name, type and point are the
 * same.
 */
export function listChanges(
  before: readonly ServiceLocation[],
  after: readonly ServiceLocation[],
): ListChanges {
  const left = new Map(before.map((place) => [sameness(place), place]));
  let added = 0;
  let changed = 0;
  for (const place of after) {
    const was = left.get(sameness(place));
    if (!was) added += 1;
    else if (contents(was) !== contents(place)) changed += 1;
    left.delete(sameness(place));
  }
  return { added, changed, gone: left.size };
}
