import { createHash } from 'node:crypto';
import { importLimits } from '@/shared/domain/serviceImport/importLimits';
import { checkEditedPlace } from '@/shared/domain/serviceImport/editedPlace';
import type { FieldProblem } from '@/shared/domain/serviceImport/placeFields';
import { dayOf } from '@/shared/domain/text/dates';
import { publicPlace } from '@/shared/domain/services/keptPlaces';
import { changedFields, checksAfter, type CheckedField } from '@/shared/domain/services/placeChecks';
import {
  type KeptList,
  type KeptServiceLocation,
  nextList,
} from '@/shared/domain/services/serviceLocationIds';
import { isToldApart, sameness, detailKey } from '@/shared/domain/services/samePlaces';
import { HttpError } from '../http/httpError';
import type { Right } from '../identity/rights';
import type { Queue } from '../threads/queue';
import type { StoredServices } from './storedServices';

/** A place as administrators see it: with who checked what, whether it is retired, and its version. */
export type EditablePlace = Omit<KeptServiceLocation, 'source_id'> & {
  /** Changes whenever anything about the place does. */
  version: string;
};

/** An administrator's edit of a place. */
export interface PlaceOrder {
  /** Named as in a file that is imported. */
  fields: Readonly<Record<string, string>>;
  /** The fields that the administrator confirms. Changed fields count as checked, too. */
  checked: readonly CheckedField[];
}

/** All places as administrators see them. */
export type EditableList = {
  /** True if people see the samples, which go as soon as a place is added. */
  sample: boolean;
  places: EditablePlace[];
};

/**
 * Changes of single places, by administrators. Each is done once, however often it is asked for: a person whose answer
 * was lost may ask again. The right to a change is read when its turn has come. Every method rejects with HttpError: `invalid-request` with `problems` by field,
 * `record-changed` with the `current` place where `version` is not that of the place any more, `not-found`.
 */
export interface PlaceEdits {
  list(): Promise<EditableList>;
  add(right: Right, order: PlaceOrder): Promise<PlaceEdit>;
  change(right: Right, id: number, version: string, order: PlaceOrder): Promise<PlaceEdit>;
  /** Takes a place off the list that people see, and keeps it. */
  retire(right: Right, id: number, version: string): Promise<PlaceEdit>;
  /** Brings a retired place back. */
  restore(right: Right, id: number, version: string): Promise<PlaceEdit>;
}

/** A place after a change. */
export interface PlaceEdit {
  place: EditablePlace;
  /** True if anything was stored; false: all of it was so already. */
  stored: boolean;
}

const versionOf = (place: KeptServiceLocation) =>
  createHash('sha256').update(JSON.stringify(place)).digest('base64url').slice(0, 22);

function asEditable(place: KeptServiceLocation): EditablePlace {
  const { checks, retired } = place;
  return {
    ...publicPlace(place),
    ...(checks && { checks }),
    ...(retired && { retired }),
    version: versionOf(place),
  };
}

const changedMeanwhile = 'Somebody else has changed this place. Nothing was saved.';
const notThere = 'This place is not on the list any more. Nothing was saved.';
const isThere =
  'This place is on the list already. If you mean another one there, say what is different: the hours, the phone or the name.';
const isBusy = 'Others are changing the list at this moment. Nothing was saved. Please try again.';
const isRetired = 'This place was retired. Bring it back instead.';

function refuse(problems: readonly FieldProblem[]): void {
  if (problems.length === 0) return;
  throw new HttpError('invalid-request', problems.map(({ text }) => text).join(' '), undefined, { problems });
}

/** The place of a list. @throws HttpError where it is gone. */
function placeOf(list: KeptList, id: number): KeptServiceLocation {
  const place = list.places.find((one) => one.id === id);
  if (!place) throw new HttpError('not-found', notThere);
  return place;
}

function checkVersion(place: KeptServiceLocation, version: string): void {
  if (versionOf(place) === version) return;
  throw new HttpError('record-changed', changedMeanwhile, undefined, { current: asEditable(place) });
}

/** The new state of a place and of the list; `list` is null where nothing changes. */
interface NextPlace {
  place: KeptServiceLocation;
  list: KeptList | null;
}

/** How often an edit is done again because another copy of the server or a command has changed the list meanwhile. */
const maxRepeats = 10;

/**
 * @param queue that of all who change the list.
 * @param now milliseconds since 1970.
 */
export function createPlaceEdits(services: StoredServices, queue: Queue, now: () => number): PlaceEdits {
  const stamp = (by: string) => ({ by, on: dayOf(new Date(now())) });

  function next(list: KeptList, place: KeptServiceLocation): NextPlace {
    const isNew = list.places.every(({ id }) => id !== place.id);
    const others = list.places.map((one) => (one.id === place.id ? place : one));
    return { place, list: nextList(list, isNew ? [...others, place] : others) };
  }
  const asIs = (place: KeptServiceLocation): NextPlace => ({ place, list: null });

  function nearTo(list: KeptList, place: Omit<KeptServiceLocation, 'id'>) {
    const same = sameness(place);
    return list.places.filter((one) => sameness(one) === same);
  }
  /** A place that this one would be a second time. */
  function twinOf(list: KeptList, place: Omit<KeptServiceLocation, 'id'>) {
    const near = nearTo(list, place);
    const whole = near.find((one) => detailKey(one) === detailKey(place));
    return whole ?? near.find((one) => !isToldApart(one, place));
  }
  function refuseTwin(twin: KeptServiceLocation | undefined): void {
    if (twin) refuse([{ field: 'name', text: twin.retired ? isRetired : isThere }]);
  }

  function add(list: KeptList, by: string, { fields, checked }: PlaceOrder): NextPlace {
    const { place, problems } = checkEditedPlace(fields);
    refuse(problems);
    const twin = twinOf(list, place);
    // The answer to the first time was lost.
    if (twin && !twin.retired && changedFields(twin, place).length === 0) return asIs(twin);
    refuseTwin(twin);
    if (list.places.length >= importLimits.rows) throw new HttpError('limit-reached', 'The list is full.');
    const checks = checksAfter(null, place, checked, stamp(by));
    return next(list, { id: list.lastId + 1, ...place, checks });
  }

  function change(
    list: KeptList,
    by: string,
    id: number,
    asked: PlaceOrder & { version: string },
  ): NextPlace {
    const { version, fields, checked } = asked;
    const before = placeOf(list, id);
    const { place, problems } = checkEditedPlace(fields);
    const { source_id, retired, assured_date } = before;
    const after: KeptServiceLocation = {
      id,
      ...place,
      ...(assured_date && { assured_date }),
      ...(source_id && { source_id }),
      checks: checksAfter(before, place, checked, stamp(by)),
      ...(retired && { retired }),
    };
    if (problems.length === 0 && isSame(before, after)) return asIs(before);
    checkVersion(before, version);
    refuse(problems);
    // Only what says the very same: two activities in one hall may differ in little.
    refuseTwin(nearTo(list, place).find((one) => one.id !== id && detailKey(one) === detailKey(place)));
    return next(list, after);
  }

  function setRetired(
    list: KeptList,
    by: string,
    id: number,
    asked: { version: string; retired: boolean },
  ): NextPlace {
    const { version, retired } = asked;
    const before = placeOf(list, id);
    if (Boolean(before.retired) === retired) return asIs(before);
    checkVersion(before, version);
    const { retired: _, ...place } = before;
    return next(list, retired ? { ...place, retired: stamp(by) } : place);
  }

  async function edit(right: Right, work: (list: KeptList, by: string) => NextPlace): Promise<PlaceEdit> {
    for (let repeat = 0; repeat <= maxRepeats; repeat += 1) {
      const { version, list: before } = await services.kept();
      const { place, list } = work(before, (await right.read()).email);
      if (list === null) return { place: asEditable(place), stored: false };
      const isStored = await services.store(list, {
        after: version,
        check: (queries) => right.read(queries),
      });
      if (isStored) return { place: asEditable(place), stored: true };
    }
    throw new HttpError('unavailable', isBusy, 5);
  }
  const inTurn = (right: Right, work: (list: KeptList, by: string) => NextPlace) =>
    queue.add(() => edit(right, work));

  return {
    async list() {
      const { list } = await services.kept();
      return { sample: list.lastId === 0, places: list.places.map(asEditable) };
    },
    add: (right, order) => inTurn(right, (list, by) => add(list, by, order)),
    change: (right, id, version, order) =>
      inTurn(right, (list, by) => change(list, by, id, { version, ...order })),
    retire: (right, id, version) =>
      inTurn(right, (list, by) => setRetired(list, by, id, { version, retired: true })),
    restore: (right, id, version) =>
      inTurn(right, (list, by) => setRetired(list, by, id, { version, retired: false })),
  };
}

/** Returns whether nothing would change: also not who checked what. */
function isSame(before: KeptServiceLocation, after: KeptServiceLocation): boolean {
  const checks = (place: KeptServiceLocation) =>
    JSON.stringify(Object.entries(place.checks ?? {}).toSorted(([a], [b]) => a.localeCompare(b)));
  return changedFields(before, after).length === 0 && checks(before) === checks(after);
}
