import { parseAppointment, type Appointment } from '@/shared/domain/appointments/appointment';
import { withWholeDays } from '@/shared/domain/appointments/wholeDays';
import {
  attendance,
  isCancelled,
  isFull,
  parseEvent,
  type CommunityEvent,
} from '@/shared/domain/events/event';
import { parseResource, type Resource } from '@/shared/domain/resources/resource';
import { sameEmail } from '@/shared/domain/users/user';
import type { Clock } from '@/src/ports/clock';
import { CollectionError } from '@/src/ports/collection';
import { onlyCollections, type Collections } from '@/src/ports/collections';
import type { CurrentUser } from '@/src/ports/currentUser';
import type { Identity } from '@/src/ports/identity';
import type { Ratings } from '@/src/ports/ratings';
import type { Registrations } from '@/src/ports/registrations';
import { createLastRead } from '../../lastRead';
import type { ServerCall } from '../serverCalls';
import { createBusyTimes } from './busyTimes';
import type { Update } from './changes/change';
import { createServerCollection, type ServerCollection } from './collection';
import { createDataCalls } from './dataCalls';
import { createServerRatings } from './ratings';
import type { createServerRegistrations } from './registrations';
import type { createServerUsers } from './users';

/** The dependencies of the server's data store. */
export interface ServerDataStoreOptions {
  call: ServerCall;
  identity: () => Promise<Pick<Identity, 'idToken'>>;
  currentUser: CurrentUser;
  clock: Clock;
  /** Stores the last answers for reading offline. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  /** The prefix of their keys there. */
  keyPrefix: string;
}

/** Reads are cached for this time, in milliseconds, so that navigation does not repeat them. */
const freshFor = 5_000;

/** All stored records, on the app's own server; other people's changes arrive through `onUpdate`. */
export function createServerDataStore(options: ServerDataStoreOptions): {
  collections: Collections & {
    resources: ServerCollection<Resource>;
    events: ServerCollection<CommunityEvent>;
    appointments: ServerCollection<Appointment>;
  };
  ratings: Ratings;
  /** Their code comes with the page of events. */
  openRegistrations: () => Promise<Registrations>;
  /** Takes news about changes on the server. */
  onUpdate: (update: Update) => void;
} {
  const { call, identity, currentUser, clock, storage, keyPrefix } = options;
  const calls = createDataCalls({ call, identity, isSignedIn: () => currentUser.get() !== null });
  const lastRead = (name: string) =>
    createLastRead({
      storage,
      freshFor,
      now: clock.now,
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
    // This browser knows the owner of the ratings.
    decode: (fields) => {
      const resource = fields as unknown as Resource;
      const userId = currentUser.get()?.email ?? '';
      return { ...resource, ratings: resource.ratings.map((entry) => ({ ...entry, userId })) };
    },
    lastRead: lastRead('resources'),
    clock,
    held: { also: () => undefined },
  });
  const events = createServerCollection<CommunityEvent>({
    calls,
    name: 'events',
    parse: parseEvent,
    storageNotice: 'Everybody who uses this site sees this.',
    counted: ['attendees'],
    lastRead: lastRead('events'),
    clock,
    // A full event has another button and the waiting list, a cancelled one has none, and the first attendee adds a
    // line.
    held: { also: (event) => `${isFull(event)} ${attendance(event) === null} ${isCancelled(event)}` },
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
    decode: (fields) => ({
      ...(withWholeDays(fields) as Appointment),
      userId: currentUser.get()?.email ?? '',
    }),
    beside: busyTimes,
    lastRead: lastRead('appointments'),
    clock,
  });
  let registrations: ReturnType<typeof createServerRegistrations> | null = null;
  const openRegistrations = async () => {
    const code = await import('./registrations');
    registrations ??= code.createServerRegistrations({
      calls,
      checkPerson,
      eventsChanged: events.notify,
      lastRead: lastRead('registrations'),
      clock,
    });
    return registrations;
  };
  let users: ReturnType<typeof createServerUsers> | null = null;
  const lists = { resources, events, appointments };
  return {
    ratings: createServerRatings(calls, resources, checkPerson),
    openRegistrations,
    onUpdate(update) {
      if (update.kind === 'connection') {
        for (const list of Object.values(lists)) list.connectionChanged(update.isUp);
        return;
      }
      const changes = update.kind === 'changes' ? update.changes : null;
      const of = (name: string) => changes?.filter(({ collection }) => collection === name);
      for (const [name, list] of Object.entries(lists)) {
        const own = of(name);
        if (own?.length !== 0) list.changedByOthers(own);
      }
      if (of('registrations')?.length !== 0) registrations?.notify();
    },
    collections: {
      ...onlyCollections,
      resources,
      events,
      appointments,
      // Its code comes with the form of an event.
      eventSeries: async () =>
        (await import('./eventSeries')).createServerEventSeries({
          calls,
          eventChanged: events.notify,
        }),
      // Their code comes with the page of administrators.
      async users() {
        const code = await import('./users');
        users ??= code.createServerUsers(calls, () => currentUser.get()?.role === 'admin');
        return users;
      },
    },
  };
}
