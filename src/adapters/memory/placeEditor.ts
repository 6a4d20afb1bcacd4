import { checkEditedPlace } from '@/shared/domain/serviceImport/editedPlace';
import { exportFileName, exportFormats } from '@/shared/domain/services/exportFormats';
import { publicPlaces } from '@/shared/domain/services/keptPlaces';
import { checksAfter, type CheckedField } from '@/shared/domain/services/placeChecks';
import type { EditablePlace } from '@/shared/domain/services/placeWords';
import { PlaceEditorError, type PlaceEditor } from '../../ports/placeEditor';

/** The options of a story or a test. */
export interface MemoryPlaceEditorOptions {
  places?: readonly EditablePlace[];
  /** The editor of the changes, and the day: `YYYY-MM-DD`. */
  by?: string;
  on?: string;
}

/** A list of services in memory. */
export function createMemoryPlaceEditor({
  places = [],
  by = 'admin@example.org',
  on = '2026-11-23',
}: MemoryPlaceEditorOptions = {}): PlaceEditor {
  let list = [...places];
  let versions = 0;
  const stored = (place: Omit<EditablePlace, 'version'>): EditablePlace => {
    versions += 1;
    const next = { ...place, version: `v${versions}` };
    list = [...list.filter(({ id }) => id !== place.id), next].toSorted((a, b) => a.id - b.id);
    return next;
  };
  const known = (id: number, version?: string) => {
    const place = list.find((one) => one.id === id);
    if (!place) throw new PlaceEditorError('gone');
    if (version !== undefined && place.version !== version) {
      throw new PlaceEditorError('conflict', { current: place });
    }
    return place;
  };
  const read = (fields: Readonly<Record<string, string>>) => {
    const { place, problems } = checkEditedPlace(fields);
    if (problems.length > 0) throw new PlaceEditorError('invalid', { problems });
    return place;
  };
  const checks = (
    before: EditablePlace | null,
    place: Omit<EditablePlace, 'id' | 'version'>,
    named: readonly CheckedField[],
  ) => checksAfter(before, place, named, { by, on });
  return {
    list: async () => ({ sample: list.length === 0, places: list }),
    async add({ fields, checked }) {
      const place = read(fields);
      const id = list.reduce((most, one) => Math.max(most, one.id), 0) + 1;
      return stored({ id, ...place, checks: checks(null, place, checked) });
    },
    async change(id, version, { fields, checked }) {
      const before = known(id);
      const place = read(fields);
      known(id, version);
      return stored({ id, ...place, checks: checks(before, place, checked) });
    },
    retire: async (id, version) => stored({ ...known(id, version), retired: { by, on } }),
    async restore(id, version) {
      const { retired: _, ...place } = known(id, version);
      return stored(place);
    },
    async exportAs(as) {
      const { type, make } = exportFormats[as];
      return { name: exportFileName(as, on), type, text: make(publicPlaces(list), new Date(on)) };
    },
  };
}
