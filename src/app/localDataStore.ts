import { createListedRatings } from '../adapters/listedRatings';
import { createLocalCollection } from '../adapters/local/collection';
import { createLocalRegistrations } from '../adapters/local/registrations';
import { parseAppointment } from '../domain/appointments/appointment';
import { bookingRefusal } from '../domain/appointments/bookingRules';
import { withWholeDays } from '../domain/appointments/wholeDays';
import { parseEvent } from '../domain/events/event';
import { parseResource } from '../domain/resources/resource';
import { parseUser } from '../domain/users/user';
import type { Clock } from '../ports/clock';
import { onlyCollections } from '../ports/collections';
import { seedAppointments } from '../seeds/appointments';
import { seedEvents } from '../seeds/events';
import { seedUsers } from '../seeds/users';
import type { DataStore } from './dataStore';
import { once } from './loader';

const loadSeedResources = once(() => import('../seeds/resources'));

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
    // The longest of them, and most pages show none.
    seed: async () => (await loadSeedResources()).seedResources(clock.now()),
  });
  const registrations = createLocalRegistrations(events);
  return {
    ratings: createListedRatings(resources),
    registrations,
    openSavedItems: once(async () => (await import('../adapters/local/savedItems')).createLocalSavedItems()),
    collections: {
      ...onlyCollections,
      events,
      // Its code comes with the form of an event. The same one for each form: it knows what Undo brings back.
      eventSeries: once(async () =>
        (await import('../adapters/listedEventSeries')).createListedEventSeries(registrations.change),
      ),
      users: createLocalCollection({ key: 'users', parse: parseUser, seed: () => seedUsers(clock.now()) }),
      resources,
      appointments: createLocalCollection({
        key: 'appointments',
        parse: parseAppointment,
        upgrade: withWholeDays,
        rule: bookingRefusal,
        seed: () => seedAppointments(clock.now()),
      }),
    },
  };
}
