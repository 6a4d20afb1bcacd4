import type { ServiceLocation, ServiceType } from '../services/serviceLocation';
import { isNumberIn, type Fields } from '../records/parse';
import { phoneProblem } from '../phone/phoneProblem';
import { cellTooLong, importLimits } from './importLimits';
import { publicPlaces } from '../services/keptPlaces';
import { changedFields, type CheckedField } from '../services/placeChecks';
import { likeness, pairUp, sameness } from '../services/samePlaces';
import { createTwins } from './twinRows';
import { checkPlaceFields, longest, numberOf, otherwise, shown, textOf } from './placeFields';
import {
  assignIds,
  emptyList,
  type KeptList,
  type KeptServiceLocation,
  maxChosenId,
  type NewServiceLocation,
} from '../services/serviceLocationIds';

/**
 * One location in a file, before anything about it is known. The fields are named as in {@link
 * ServiceLocation}.
 */
export interface ImportRow {
  /** Its position: the line of a table, or the index in the list, from 1. */
  row: number;
  fields: Fields;
}

/** The defaults for rows without a value. */
export interface ImportDefaults {
  type?: ServiceType | undefined;
  /** The abbreviation of a state or territory. A postcode comes first. */
  state?: string | undefined;
  /** The IANA name of a time zone. A state, a postcode and a point come first. */
  timezone?: string | undefined;
}

/** A row that is refused, or that needs a look, with the reason. */
export interface RefusedRow {
  row: number;
  /** Its name, or nothing. */
  name: string;
  /** One or more whole sentences. */
  reason: string;
}

/** The contents of a file. */
export interface ImportReport {
  places: KeptServiceLocation[];
  refused: RefusedRow[];
  /** Rows that are imported with something that is not sure. */
  noted: RefusedRow[];
}

/** The differences between a list and the one that replaces it: numbers of locations. */
export interface ListChanges {
  added: number;
  /** The location existed; something that people read about it is new. */
  changed: number;
  /** It existed and is not in the new list. */
  gone: number;
  /** It is in the file, but administrators have retired it here. */
  retired?: number;
}

/** The treatment of an uncertain phone number. */
const shownAsWords = 'Until then it is shown as words, not as a link.';

const nameShown = (name: unknown) =>
  shown(textOf(typeof name === 'string' ? name.slice(0, 2 * longest.name) : name), longest.name);

/** The error of a row whose texts are too long for any further check, or nothing. */
function sizeProblem(fields: Fields): RefusedRow['reason'] | null {
  const isLong = Object.values(fields).some(
    (value) => typeof value === 'string' && value.length > importLimits.cell,
  );
  return isLong ? cellTooLong : null;
}

/** The id in the file, where it is not a whole number: it identifies the location in the next file. */
const sourceIdOf = (fields: Fields) => textOf(fields['id']).slice(0, longest.name);

const withDefaults = (fields: Fields, { type, state, timezone }: ImportDefaults): Fields => ({
  ...fields,
  ...(type && textOf(fields['type']) === '' && { type }),
  ...(state && { [otherwise.state]: state }),
  ...(timezone && { [otherwise.timezone]: timezone }),
});

/**
 * Checks the rows of a file. A refused row does not affect the others.
 * @param before the list in use: locations that are in it keep their ids, so that links to them stay valid.
 */
export function checkServices(
  rows: readonly ImportRow[],
  before: KeptList = emptyList,
  defaults: ImportDefaults = {},
): ImportReport {
  const refused: RefusedRow[] = [];
  const noted: RefusedRow[] = [];
  const good: NewServiceLocation[] = [];
  const twins = createTwins();
  const ids = new Map<number, number>();
  for (const { row, fields: own } of rows) {
    const fields = withDefaults(own, defaults);
    const tooLong = sizeProblem(fields);
    if (tooLong !== null) {
      refused.push({ row, name: nameShown(fields['name']), reason: tooLong });
      continue;
    }
    const { place, problems: found } = checkPlaceFields(fields);
    const problems = found.map(({ text }) => text);
    const number = numberOf(fields['id']);
    const id = isNumberIn(number, 1, maxChosenId) && Number.isInteger(number) ? number : null;
    const sourceId = id === null ? sourceIdOf(fields) : '';
    const { twin, note } = twins.look(place, String(id ?? sourceId));
    const owner = id === null ? undefined : ids.get(id);
    if (twin !== undefined) problems.push(`It is in row ${twin} already.`);
    else if (owner !== undefined) problems.push(`Row ${owner} has the id ${id} already.`);
    if (problems.length > 0) {
      refused.push({ row, name: nameShown(place.name), reason: problems.join(' ') });
      continue;
    }
    const unsure = phoneProblem(place.phone ?? '');
    if (unsure !== null) noted.push({ row, name: place.name, reason: `${unsure} ${shownAsWords}` });
    if (note !== null) noted.push({ row, name: place.name, reason: note });
    twins.add(place, String(id ?? sourceId), row);
    if (id !== null) ids.set(id, row);
    good.push({ id, sourceId, place });
  }
  return { places: assignIds(good, before), refused, noted };
}

/** The public data of a location: everything but its ids. */
const contents = (place: KeptServiceLocation) =>
  JSON.stringify(
    Object.entries(place)
      .filter(([name]) => name !== 'id' && name !== 'source_id')
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );

/** A location that is changed, added or removed when one list replaces another. */
export interface PlaceChange {
  name: string;
  suburb: string;
  what: 'gone' | 'changed' | 'added';
  /** The changed fields. */
  fields: (CheckedField | 'assured_date')[];
}

/**
 * The changes when another list replaces this one: first what is gone, then what is changed, then what is new. A location is the
 * same where name, type and point are the same; of several such, first the one with its id, then the one that says the most of the
 * same.
 */
function placeChanges(before: readonly ServiceLocation[], after: readonly ServiceLocation[]): PlaceChange[] {
  const byId = (place: ServiceLocation) => `${place.id} ${sameness(place)}`;
  const pairs = pairUp(after, before, [byId, ...likeness, sameness]);
  const stay = new Set(pairs.values());
  const named = ({ name, suburb }: ServiceLocation, what: PlaceChange['what']) => ({
    name,
    suburb,
    what,
    fields: [] as PlaceChange['fields'],
  });
  const changed = after.flatMap((place): PlaceChange[] => {
    const was = pairs.get(place);
    if (!was || contents(was) === contents(place)) return [];
    const checked = was.assured_date === place.assured_date ? [] : (['assured_date'] as const);
    return [{ ...named(place, 'changed'), fields: [...changedFields(was, place), ...checked] }];
  });
  return [
    ...before.filter((place) => !stay.has(place)).map((place) => named(place, 'gone')),
    ...changed,
    ...after.filter((place) => !pairs.has(place)).map((place) => named(place, 'added')),
  ];
}

function countChanges(changes: readonly PlaceChange[]): ListChanges {
  const count = (what: PlaceChange['what']) => changes.filter((change) => change.what === what).length;
  return { added: count('added'), changed: count('changed'), gone: count('gone') };
}

/** How many locations change when another list replaces this one. */
export const listChanges = (
  before: readonly ServiceLocation[],
  after: readonly ServiceLocation[],
): ListChanges => countChanges(placeChanges(before, after));

/** The differences that people see between a list and the one after an import of these locations. */
export function importChanges(
  before: KeptList,
  after: KeptList,
  imported: readonly KeptServiceLocation[],
): ListChanges & { retired: number; changes: PlaceChange[] } {
  const named = new Set(imported.map(({ id }) => id));
  const changes = placeChanges(publicPlaces(before.places), publicPlaces(after.places));
  const retired = after.places.filter(({ id, retired: isRetired }) => isRetired && named.has(id)).length;
  return { ...countChanges(changes), retired, changes };
}
