import { fieldLabels } from '../services/fieldLabels';
import { differences, sameness, detailKey } from '../services/samePlaces';
import type { ServiceLocation } from '../services/serviceLocation';

type Place = Omit<ServiceLocation, 'id'>;

/** Tells rows that are one place from activities of one name in one hall. */
export interface TwinRows {
  /**
   * Compares a location with the rows before it.
   * @param id as in its file, or nothing.
   * @returns `twin`: the row with the same contents, unless the ids tell them apart; `note`: whole sentences for the importer, where
   * the file has another place of this name, type and point, and ids do not tell which is which.
   */
  look(place: Place, id: string): { twin: number | undefined; note: string | null };
  /** Remembers the location of a row. */
  add(place: Place, id: string, row: number): void;
}

/** For one file. */
export function createTwins(): TwinRows {
  const rows = new Map<string, number>();
  const halls = new Map<string, { row: number; place: Place; id: string }>();
  const withId = (key: string, id: string) => `${key} ${id}`;

  /** The note in a report about a place at the location of another one. */
  function noteOf(place: Place, id: string): string | null {
    const first = halls.get(sameness(place));
    if (!first) return null;
    const fields = differences(first.place, place);
    if (fields.length === 0) return `It says the same as row ${first.row}, with another id. ${asItsOwn}`;
    if (id !== '' && first.id !== '' && id !== first.id) return null;
    const labels = fields.map((field) => fieldLabels[field]).join(', ');
    return `Row ${first.row} has the same name, kind and point, but this differs: ${labels}. ${asItsOwn}`;
  }

  return {
    look(place, id) {
      const key = detailKey(place);
      const twin = id === '' ? rows.get(key) : (rows.get(withId(key, id)) ?? rows.get(withId(key, '')));
      return { twin, note: noteOf(place, id) };
    },
    add(place, id, row) {
      const key = detailKey(place);
      for (const one of [key, withId(key, id)]) if (!rows.has(one)) rows.set(one, row);
      const hall = sameness(place);
      if (!halls.has(hall)) halls.set(hall, { row, place, id });
    },
  };
}

const asItsOwn = 'It is imported as a place of its own.';
