import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';
import { listAfterImport, publicPlaces } from '@/shared/domain/services/keptPlaces';
import {
  emptyList,
  type KeptList,
  type KeptServiceLocation,
  nextList,
} from '@/shared/domain/services/serviceLocationIds';
import { locations } from '@/shared/seeds/locations';
import type { Database, Queries } from '../database/database';
import type { PackedAnswer } from '../http/packedAnswer';
import { roundedDegrees } from '@/shared/domain/serviceImport/placeFields';
import { withHolidays } from '@/shared/domain/serviceImport/rowHours';
import { createVersionReader, noList, readList, removeList, type StoredList, writeList } from './lists';
import { packList } from './packList';
import { holidaysOf, holidaysVersion } from './publicHolidays';

/** Those that people see now: of the list, or the samples. */
export async function shownPlaces(
  places: Pick<StoredServices, 'current'>,
): Promise<readonly ServiceLocation[]> {
  const current = await places.current();
  return current.length > 0 ? current : locations;
}

/** The list of places as it is sent: `{ sample, places, holidays }` as JSON, the holidays of the states with known hours. */
export type StoredServicesAnswer = PackedAnswer;

/** All stored locations, also the retired ones, with what only administrators know. */
export interface KeptServices {
  /** The version of the list: a change names the one that it was made from. */
  version: string;
  list: KeptList;
}

/** A list that is to be stored. */
export interface NextServices {
  /** The version that it was made from. */
  after: string;
  /** A check within the transaction, such as of the user's right. */
  check?: (queries: Queries) => Promise<unknown>;
}

/** The service locations that were imported or added, stored whole in one row of the database. */
export interface StoredServices {
  /**
   * The response: the locations of the list, or the samples while there is none. It is made once for each version of the list,
   * whichever copy of the server or command has written it.
   */
  answer(): Promise<StoredServicesAnswer>;
  /** The locations that people see; empty while the samples are in use. */
  current(): Promise<readonly ServiceLocation[]>;
  kept(): Promise<KeptServices>;
  /** The list as it is stored, with the response that is made of it. */
  stored(): Promise<StoredList & { answer: StoredServicesAnswer }>;
  /**
   * Stores exactly this list, at once or not at all.
   * @returns false where the list has been changed since it was read: nothing is stored then.
   */
  store(list: KeptList, next: NextServices): Promise<boolean>;
  /** Stores a list whose text and response were made elsewhere, because that takes long for many locations. */
  storeText(text: string, answer: StoredServicesAnswer, next: NextServices): Promise<boolean>;
  /**
   * Replaces the list by these locations. See {@link listAfterImport}.
   * @param known the list that they were compared with; default: the one that is there now.
   * @returns as {@link store}.
   */
  replace(places: readonly KeptServiceLocation[], known?: KeptServices): Promise<boolean>;
  /** Goes back to the samples. @returns false where there was no list. */
  remove(): Promise<boolean>;
}

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

/** Reads a stored list. One of an earlier version has no `lastId`: the highest id in it is used. */
export function keptListOf(text: string | null): KeptList {
  if (text === null) return emptyList;
  const { lastId, places } = JSON.parse(text) as Partial<KeptList>;
  return nextList({ lastId: lastId ?? 0, places: [] }, (places ?? []).map(asNow));
}

/** A list as it is stored. */
export const textOfList = (list: KeptList): string => JSON.stringify(list);

/**
 * @param folder the data folder, for public holidays.
 * @param now milliseconds since 1970: whose year's public holidays are sent.
 */
export function openStoredServices(
  database: Pick<Database, 'read' | 'write'>,
  folder: string,
  now: () => number = Date.now,
): StoredServices {
  let packed: { key: string; answer: Promise<StoredServicesAnswer> } | null = null;
  const year = () => new Date(now()).getFullYear();
  const keyOf = (version: string) => `${version} ${holidaysVersion(folder)} ${year()}`;
  const read = () => readList(database.read, 'services');
  const currentVersion = createVersionReader(database.read, 'services');

  async function pack(text: Promise<string | null>): Promise<StoredServicesAnswer> {
    const list = await text;
    return answerOf(list === null, list === null ? locations : keptListOf(list).places, folder, year());
  }

  /** Makes it once, also for those who ask at the same moment. */
  function answerFor(version: string, text: () => Promise<string | null>): Promise<StoredServicesAnswer> {
    const key = keyOf(version);
    if (packed?.key === key) return packed.answer;
    const answer = pack(text());
    packed = { key, answer };
    answer.catch(() => {
      if (packed?.answer === answer) packed = null;
    });
    return answer;
  }

  async function write(text: string, { after, check }: NextServices): Promise<string | null> {
    return database.write(async (queries) => {
      await check?.(queries);
      return writeList(queries, 'services', after, text);
    });
  }

  const services: StoredServices = {
    async answer() {
      const version = await currentVersion();
      return answerFor(version, async () => (version === noList ? null : (await read()).text));
    },

    current: async () => publicPlaces((await services.kept()).list.places),

    async kept() {
      const { version, text } = await read();
      return { version, list: keptListOf(text) };
    },

    async stored() {
      const { version, text } = await read();
      return { version, text, answer: await answerFor(version, async () => text) };
    },

    store: async (list, next) => (await write(textOfList(list), next)) !== null,

    async storeText(text, answer, next) {
      const version = await write(text, next);
      if (version !== null) packed = { key: keyOf(version), answer: Promise.resolve(answer) };
      return version !== null;
    },

    async replace(places, known) {
      const { version, list } = known ?? (await services.kept());
      return services.store(listAfterImport(list, places), { after: version });
    },

    remove: () => database.write((queries) => removeList(queries, 'services')),
  };
  return services;
}
