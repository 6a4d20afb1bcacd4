import { parseAppointment, type Appointment } from '../../../domain/appointments/appointment';
import { parseEvent, type CommunityEvent } from '../../../domain/events/event';
import { parseResource, type Resource } from '../../../domain/resources/resource';
import { sameEmail } from '../../../domain/users/user';
import type { Clock } from '../../../ports/clock';
import { CollectionError } from '../../../ports/collection';
import type { Collections } from '../../../ports/collections';
import type { CurrentUser } from '../../../ports/currentUser';
import type { Identity } from '../../../ports/identity';
import type { Ratings } from '../../../ports/ratings';
import type { Registrations } from '../../../ports/registrations';
import { createLastRead } from '../../lastRead';
import type { ServerCall } from '../serverCalls';
import { createBusyTimes } from './busyTimes';
import { createServerCollection } from './collection';
import { createDataCalls } from './dataCalls';
import { createServerRatings } from './ratings';
import { createServerRegistrations } from './registrations';
import { createServerUsers } from './users';

/** The dependencies of the server's data store. */
export interface ServerDataStoreOptions {
  call: ServerCall;
  identity: () => Promise<Pick<Identity, 'idToken'>>;
  currentUser: CurrentUser;
  clock: Clock;
  /** Where the last answers are kept for reading offline. */
  storage: Storage | null;
  /** The prefix of their keys there. */
  keyPrefix: string;
}

/** Reads are cached for this time, in milliseconds, so that navigation repeats none. */
const freshFor = 5_000;

/** All that pages store, on the app's own server. */
export function createServerDataStore(options: ServerDataStoreOptions): {
  collections: Collections;
  ratings: Ratings;
  registrations: Registrations;
} {
  const { call, identity, currentUser, storage, keyPrefix } = options;
  const calls = createDataCalls({ call, identity, isSignedIn: () => currentUser.get() !== null });
  const lastRead = (name: string) =>
    createLastRead({
      storage,
      freshFor,
      key: () => `${keyPrefix}${currentUser.get()?.id ?? 'nobody'}.${name}`,
    });
  const checkPerson = (email: string) => {
    const here = currentUser.get();
    if (!here || !sameEmail(here.email, email)) throw new CollectionError('permission');
  };

  const resources = createServerCollection<Resource>({
    calls,
    name: 'resources',
    parse: parseResource,
    storageNotice: 'Everybody who uses this site sees this. Ratings are shown without names.',
    counted: ['ratings', 'averageRating', 'ratingCount'],
    // This browser knows whose ratings they are.
    decode: (fields) => {
      const resource = fields as unknown as Resource;
      const userId = currentUser.get()?.email ?? '';
      return { ...resource, ratings: resource.ratings.map((entry) => ({ ...entry, userId })) };
    },
    lastRead: lastRead('resources'),
  });
  const events = createServerCollection<CommunityEvent>({
    calls,
    name: 'events',
    parse: parseEvent,
    storageNotice: 'Everybody who uses this site sees this.',
    counted: ['attendees'],
    lastRead: lastRead('events'),
  });
  const busyTimes = createBusyTimes({
    calls,
    isSignedIn: () => currentUser.get() !== null,
    lastRead: () => lastRead('busy'),
  });
  const appointments = createServerCollection<Appointment>({
    calls,
    name: 'appointments',
    parse: parseAppointment,
    storageNotice:
      'Other people see only that the time is taken. Whoever runs this server could read it in its files.',
    counted: ['userId'],
    decode: (fields) => ({ ...(fields as unknown as Appointment), userId: currentUser.get()?.email ?? '' }),
    beside: busyTimes,
    lastRead: lastRead('appointments'),
  });
  return {
    ratings: createServerRatings(calls, resources, checkPerson),
    registrations: createServerRegistrations({
      calls,
      checkPerson,
      eventsChanged: events.notify,
      lastRead: lastRead('registrations'),
    }),
    collections: {
      resources,
      events,
      appointments,
      users: createServerUsers(calls, () => currentUser.get()?.role === 'admin'),
    },
  };
}
