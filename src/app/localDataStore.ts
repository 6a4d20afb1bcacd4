import { createListedRatings } from '../adapters/listedRatings';
import { browserStorage } from '../adapters/local/browserStorage';
import { createLocalCollection } from '../adapters/local/collection';
import { createLocalRegistrations } from '../adapters/local/registrations';
import { parseAppointment } from '../domain/appointments/appointment';
import { parseEvent } from '../domain/events/event';
import { parseResource } from '../domain/resources/resource';
import { parseUser } from '../domain/users/user';
import type { Clock } from '../ports/clock';
import type { Collections, DeviceRecords } from '../ports/collections';
import type { Ports } from '../ports/ports';
import type { Ratings } from '../ports/ratings';
import type { Registrations } from '../ports/registrations';
import { seedAppointments } from '../seeds/appointments';
import { seedEvents } from '../seeds/events';
import { seedResources } from '../seeds/resources';
import { seedUsers } from '../seeds/users';

/** What opening the data store needs to know. */
export type DataStoreParts = Pick<Ports, 'settings' | 'identity' | 'currentUser' | 'clock'>;

/** The collections and the ports that change them: all that pages store. */
export interface DataStore {
  collections: Collections;
  ratings: Ratings;
  registrations: Registrations;
}

/** The stored records in this browser's local storage, each under the key that the product has always used. */
export function createLocalDataStore(clock: Clock): DataStore {
  const events = createLocalCollection({
    key: 'events',
    parse: parseEvent,
    seed: () => seedEvents(clock.now()),
  });
  const resources = createLocalCollection({
    key: 'resources',
    parse: parseResource,
    seed: () => seedResources(clock.now()),
  });
  return {
    ratings: createListedRatings(resources),
    registrations: createLocalRegistrations(events),
    collections: {
      events,
      users: createLocalCollection({ key: 'users', parse: parseUser, seed: () => seedUsers(clock.now()) }),
      resources,
      appointments: createLocalCollection({
        key: 'appointments',
        parse: parseAppointment,
        seed: () => seedAppointments(clock.now()),
      }),
    },
  };
}

/** What this browser kept before the records were shared. */
export function findDeviceDataStore(clock: Clock): DeviceRecords | undefined {
  const storage = browserStorage();
  const holds = ['appointments', 'resources', 'events', 'users'].some((key) => storage?.getItem(key) != null);
  return holds ? createLocalDataStore(clock) : undefined;
}
