import { parseAppointment, type Appointment } from '../../../domain/appointments/appointment';
import { bookableRange } from '../../../domain/appointments/appointmentRules';
import { bookedTitle } from '../../../domain/appointments/appointmentTexts';
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

const day = 24 * 60 * 60 * 1000;

/** Reads are cached for this time, in milliseconds, so that navigation repeats none. */
const freshFor = 5_000;

/** A stretch of other people's time, as the calendar takes it. Its owner is unknown here. */
const busyTime = ({ start, end }: { start: string; end: string }): Appointment => ({
  id: `busy-${start}`,
  title: bookedTitle,
  start,
  end,
  location: '',
  description: '',
  allDay: false,
  userId: '',
});

/** All that pages store, on the app's own server. */
export function createServerDataStore(options: ServerDataStoreOptions): {
  collections: Collections;
  ratings: Ratings;
  registrations: Registrations;
} {
  const { call, identity, currentUser, clock, storage, keyPrefix } = options;
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
  const busyRead = lastRead('busy');
  const appointments = createServerCollection<Appointment>({
    calls,
    name: 'appointments',
    parse: parseAppointment,
    storageNotice:
      'Other people see only that the time is taken. Whoever runs this server could read it in its files.',
    counted: ['userId'],
    decode: (fields) => ({ ...(fields as unknown as Appointment), userId: currentUser.get()?.email ?? '' }),
    forgetBeside: () => busyRead.forget(),
    async beside() {
      if (!currentUser.get()) return [];
      const now = clock.now();
      const from = new Date(now.getTime() - 7 * day).toISOString();
      const until = bookableRange(now).until.toISOString();
      return busyRead.list(async () => {
        const query = new URLSearchParams({ from, until });
        const answer = await calls.read(`busy-times?${query.toString()}`);
        const { times } = (answer?.body ?? {}) as { times?: { start: string; end: string }[] };
        if (!times) throw new CollectionError('unreachable');
        return times.map(busyTime);
      });
    },
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
