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
import { openListFile, packList } from './listFile';

/** The list of places as it is sent: `{ sample, places }` as JSON. */
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

/** Compresses a list of locations into a response. */
export function answerOf(sample: boolean, places: readonly KeptServiceLocation[]): StoredServicesAnswer {
  return packList({ sample, places: publicPlaces(places) });
}

/** @param folder the data folder. */
export function openStoredServices(folder: string): StoredServices {
  const listFile = openListFile(folder, servicesFileName);
  let kept: { version: string; answer: StoredServicesAnswer } | null = null;

  /** A file of an earlier version has no `lastId`: the highest id in it is used. */
  function read(): KeptList {
    const { lastId, places } = JSON.parse(readFileSync(listFile.path, 'utf8')) as Partial<KeptList>;
    return nextList({ lastId: lastId ?? 0, places: [] }, places ?? []);
  }

  const file: StoredServices = {
    answer() {
      const now = listFile.version();
      if (kept?.version !== now) {
        const answer = now === 'none' ? answerOf(true, locations) : answerOf(false, read().places);
        kept = { version: now, answer };
      }
      return kept.answer;
    },

    current: () => publicPlaces(file.kept().places),

    kept: () => (listFile.version() === 'none' ? emptyList : read()),

    version: () => listFile.version(),

    draft: (list) => listFile.draft(textOf(list)),

    useDraft(answer) {
      listFile.useDraft();
      kept = answer ? { version: listFile.version(), answer } : null;
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
