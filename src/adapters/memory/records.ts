import type { Appointment } from '@/shared/domain/appointments/appointment';
import type { CommunityEvent } from '@/shared/domain/events/event';
import { registrationOf, type PlacesTaken } from '@/shared/domain/events/registration';
import type { Resource } from '@/shared/domain/resources/resource';
import type { SavedItem } from '@/shared/domain/saved/savedItem';
import type { User } from '@/shared/domain/users/user';
import type { Clock } from '../../ports/clock';
import { CollectionError, type CollectionErrorCode } from '../../ports/collection';
import { onlyCollections } from '../../ports/collections';
import { createListedEventSeries } from '../listedEventSeries';
import { createListedRatings } from '../listedRatings';
import { withOwner } from '../listedSavedItems';
import { createLocalCollections } from '../local/collections';
import { createLocalOwnBackup } from '../local/ownBackup';
import { createLocalRegistrations } from '../local/registrations';
import { createLocalSavedItems } from '../local/savedItems';
import { registrationsKey, savedItemsKey, storageKeys } from '../local/storageKeys';
import { writeAll, type Change } from '../local/writeAll';
import { createMemoryStorage } from './storage';

/** One person's registration for an event, or position on its waiting list. */
export interface GivenPlace {
  eventId: number;
  email: string;
  /** Default 1. */
  places?: PlacesTaken;
}

/** The options of a story or a test; every other list is empty. */
export interface MemoryRecordsOptions {
  users?: readonly User[];
  resources?: readonly Resource[];
  events?: readonly CommunityEvent[];
  appointments?: readonly Appointment[];
  /** The registrations, which the events' counts already include. */
  registered?: readonly GivenPlace[];
  /** People's saved items, by their ids. */
  saved?: Readonly<Record<string, readonly SavedItem[]>>;
  /** Called before each write: a code makes it fail, for example `full`. */
  refuse?: () => CollectionErrorCode | null;
}

/** All records, in one storage. */
export type MemoryRecords = ReturnType<typeof createMemoryRecords>;

const textOf = (list: readonly unknown[]) => (list.length > 0 ? JSON.stringify(list) : null);

/**
 * The records of a browser, in the browser's own adapters, over a storage in memory. Nobody else can write to it, so
 * nothing has to be locked.
 */
export function createMemoryRecords({
  users = [],
  resources = [],
  events = [],
  appointments = [],
  registered = [],
  saved = {},
  refuse = () => null,
}: MemoryRecordsOptions = {}) {
  const first = { users, resources, events, appointments };
  const storage = createMemoryStorage({
    ...Object.fromEntries(
      Object.entries(first).map(([key, list]) => [
        storageKeys[key as keyof typeof first],
        JSON.stringify(list),
      ]),
    ),
    [registrationsKey]: textOf(
      registered.map(({ eventId, email, places }) => registrationOf(eventId, email, places)),
    ),
    [savedItemsKey]: textOf(
      Object.entries(saved).flatMap(([person, items]) => items.map((item) => withOwner(person, item))),
    ),
  });
  const write = (changes: readonly Change[]) => {
    const code = refuse();
    if (code) throw new CollectionError(code);
    writeAll(storage, changes);
  };
  const run = async <T>(
    _keys: string | readonly string[],
    work: (within: Storage, write: (changes: readonly Change[]) => void) => T,
  ) => work(storage, write);
  const parts = { storage, transactions: { run } };
  const none = () => [];
  const lists = createLocalCollections(
    { users: none, resources: none, events: none, appointments: none },
    parts,
  );
  const registrations = createLocalRegistrations(lists.events, storage);
  const series = createListedEventSeries(registrations.change);
  return {
    collections: {
      ...onlyCollections,
      ...lists,
      users: async () => lists.users,
      eventSeries: async () => series,
    },
    registrations,
    ratings: createListedRatings(lists.resources),
    savedItems: createLocalSavedItems(parts),
    openOwnBackup: (clock: Clock) => createLocalOwnBackup(clock, { storage, inTurn: run }),
  };
}
