import { createLocalCollection } from '../adapters/local/collection';
import { parseAppointment } from '../domain/appointment';
import { parseEvent } from '../domain/event';
import { parseResource } from '../domain/resource';
import { parseUser } from '../domain/user';
import type { Clock } from '../ports/clock';
import type { Collections } from '../ports/collections';
import { seedAppointments } from '../seeds/appointments';
import { seedEvents } from '../seeds/events';
import { seedResources } from '../seeds/resources';
import { seedUsers } from '../seeds/users';

/** The stored records in this browser's local storage, each under the key that the product has always used. */
export function createLocalCollections(clock: Clock): Collections {
  return {
    users: createLocalCollection({ key: 'users', parse: parseUser, seed: () => seedUsers(clock.now()) }),
    resources: createLocalCollection({
      key: 'resources',
      parse: parseResource,
      seed: () => seedResources(clock.now()),
    }),
    events: createLocalCollection({ key: 'events', parse: parseEvent, seed: () => seedEvents(clock.now()) }),
    appointments: createLocalCollection({
      key: 'appointments',
      parse: parseAppointment,
      seed: () => seedAppointments(clock.now()),
    }),
  };
}
