import { parseEvent, type CommunityEvent } from '../../domain/events/event';
import type { Resource } from '../../domain/resources/resource';
import type { Clock } from '../../ports/clock';
import type { Collections } from '../../ports/collections';
import type { CurrentUser } from '../../ports/currentUser';
import type { Ratings } from '../../ports/ratings';
import type { Registrations } from '../../ports/registrations';
import { createSharedAppointments } from './appointments';
import { createChanges } from './changes';
import { createSharedCollection } from './collection';
import { createLastRead } from '../lastRead';
import { createSharedRegistrations } from './registrations';
import { createSharedResources } from './resources';
import type { Shared } from './shared';
import { createSharedUsers } from './users';

/** The dependencies of the shared data store. */
export interface SharedDataStoreOptions extends Pick<Shared, 'open'> {
  currentUser: CurrentUser;
  clock: Clock;
  seeds: { resources: () => readonly Resource[]; events: () => readonly CommunityEvent[] };
  /** Where the last answers are kept for reading offline. */
  storage: Storage | null;
  /** The prefix of their keys there. */
  keyPrefix: string;
}

/** Reads are cached for this time, in milliseconds, so that navigation repeats none. */
const freshFor = 15_000;

/** Other people's times are many, and may be a minute old: an overlap is asked about, not forbidden. */
const busyFreshFor = 60_000;

/** All collections, in a shared database. */
export function createSharedDataStore(options: SharedDataStoreOptions): {
  collections: Collections;
  ratings: Ratings;
  registrations: Registrations;
} {
  const { open, currentUser, clock, seeds, storage, keyPrefix } = options;
  const shared: Shared = { open, person: () => currentUser.get() };
  const maySeed = () => currentUser.get()?.role === 'admin';
  const lastRead = (name: string, fresh = freshFor) =>
    createLastRead({
      storage,
      freshFor: fresh,
      now: clock.now,
      key: () => `${keyPrefix}${currentUser.get()?.id ?? 'nobody'}.${name}`,
    });

  const events = createSharedCollection<CommunityEvent>({
    ...shared,
    path: 'events',
    parse: parseEvent,
    storageNotice: 'Everybody who uses this site sees this.',
    seed: seeds.events,
    maySeed,
    lastRead: lastRead('events'),
  });
  const { resources, ratings } = createSharedResources({
    ...shared,
    seed: seeds.resources,
    maySeed,
    lastRead: lastRead('resources'),
  });
  return {
    ratings,
    registrations: createSharedRegistrations({
      ...shared,
      changes: createChanges(),
      eventsChanged: events.notify,
      placesRead: lastRead('places'),
      linesRead: lastRead('waiting'),
    }),
    collections: {
      events,
      resources,
      users: createSharedUsers(shared),
      appointments: createSharedAppointments({
        ...shared,
        now: () => clock.now(),
        lastRead: lastRead('appointments'),
        busyRead: lastRead('busy', busyFreshFor),
      }),
    },
  };
}
