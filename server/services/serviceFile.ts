import { readFileSync } from 'node:fs';
import type { ServiceLocation } from '../../src/domain/services/serviceLocation';
import { listAfterImport, publicPlaces } from '../../src/domain/services/keptPlaces';
import {
  emptyList,
  type KeptList,
  type KeptServiceLocation,
  nextList,
} from '../../src/domain/services/serviceLocationIds';
import { locations } from '../../src/seeds/locations';
import type { PackedAnswer } from '../http/packedAnswer';
import { roundedDegrees } from '../../src/domain/serviceImport/placeFields';
import { withHolidays } from '../../src/domain/serviceImport/rowHours';
import { openListFile, packList } from './listFile';
import { holidaysOf, holidaysVersion } from './publicHolidays';

/** The list of places as it is sent: `{ sample, places, holidays }` as JSON, the holidays of the states with known hours. */
export type StoredServicesAnswer = PackedAnswer;

/** The service locations that were imported or added, stored as one file in the data folder. */
export interface StoredServices {
  /**
   * The response: the locations of the file, or the samples while there is none. The file is read again when
   * it has changed.
   */
  answer(): StoredServicesAnswer;
  /** The locations that people see; empty while the samples are in use. */
  current(): readonly ServiceLocation[];
  /** Changes with everything that is stored, also with what the response does not say. */
  version(): string;
  /** All stored locations, also the retired ones, with what only administrators know. */
  kept(): KeptList;
  /** Imports these locations in the place of the list, at once or not at all. See {@link listAfterImport}. */
  replace(places: readonly KeptServiceLocation[]): void;
  /** Stores exactly this list, at once or not at all, also while a draft is being written. */
  store(list: KeptList): void;
  /** Writes a list to a draft that nobody reads: for many locations, that takes long. */
  draft(list: KeptList): void;
  /**
   * Makes the draft the list.
   * @param answer the response from now on; without it, the file is read again at the next request.
   */
  useDraft(answer?: StoredServicesAnswer): void;
  /** Deletes the draft. */
  dropDraft(): void;
  /** Goes back to the samples. @returns false where there was no file. */
  remove(): boolean;
}

export const servicesFileName = 'services.json';

const textOf = (list: KeptList) => `${JSON.stringify(list, null, 1)}\n`;

/**
 * Compresses a list of locations into a response.
 * @param folder the data folder, for public holidays. @param year the present one.
 */
export function answerOf(
  sample: boolean,
  places: readonly KeptServiceLocation[],
  folder: string,
  year: number,
): StoredServicesAnswer {
  const shown = publicPlaces(places);
  const known = shown.filter(({ opening_hours, state }) => opening_hours && state);
  const states = [...new Set(known.map(({ state }) => state))].toSorted();
  const holidays = states.length > 0 && { holidays: holidaysOf(folder, states, year) };
  return packList({ sample, places: shown, ...holidays });
}

/** A place of a list that was stored before public holidays were, whose words said them, or before points were rounded. */
function asNow(stored: KeptServiceLocation): KeptServiceLocation {
  const place = { ...stored, lat: roundedDegrees(stored.lat), lng: roundedDegrees(stored.lng) };
  const { opening_hours, schedule, ...others } = place;
  if (!opening_hours || !schedule) return place;
  const { opening_hours: hours = opening_hours, schedule: words } = withHolidays(opening_hours, schedule);
  return { ...others, opening_hours: hours, ...(words && { schedule: words }) };
}

/** @param folder the data folder. @param now milliseconds since 1970: whose year's public holidays are sent. */
export function openStoredServices(folder: string, now: () => number = Date.now): StoredServices {
  const listFile = openListFile(folder, servicesFileName);
  let kept: { version: string; answer: StoredServicesAnswer } | null = null;

  const year = () => new Date(now()).getFullYear();
  const answerVersion = () => `${listFile.version()} ${holidaysVersion(folder)} ${year()}`;

  /** A file of an earlier version has no `lastId`: the highest id in it is used. */
  function read(): KeptList {
    const { lastId, places } = JSON.parse(readFileSync(listFile.path, 'utf8')) as Partial<KeptList>;
    return nextList({ lastId: lastId ?? 0, places: [] }, (places ?? []).map(asNow));
  }

  const file: StoredServices = {
    answer() {
      const version = answerVersion();
      if (kept?.version !== version) {
        const isSample = listFile.version() === 'none';
        const answer = answerOf(isSample, isSample ? locations : read().places, folder, year());
        kept = { version, answer };
      }
      return kept.answer;
    },

    current: () => publicPlaces(file.kept().places),

    kept: () => (listFile.version() === 'none' ? emptyList : read()),

    version: () => listFile.version(),

    draft: (list) => listFile.draft(textOf(list)),

    useDraft(answer) {
      listFile.useDraft();
      kept = answer ? { version: answerVersion(), answer } : null;
    },

    dropDraft: listFile.dropDraft,

    replace: (places) => file.store(listAfterImport(file.kept(), places)),

    store(list) {
      listFile.write(textOf(list));
      kept = null;
    },

    remove: listFile.remove,
  };
  return file;
}
