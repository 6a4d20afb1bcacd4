import { createLocalCollection } from '../adapters/local/collection';
import { parseAppointment } from '../domain/appointments/appointment';
import { withWholeDays } from '../domain/appointments/wholeDays';
import { parseEvent } from '../domain/events/event';
import { parseResource } from '../domain/resources/resource';
import { parseUser } from '../domain/users/user';
import type { Clock } from '../ports/clock';
import { onlyCollections } from '../ports/collections';
import type { DataStore } from './dataStore';
import { once } from './loader';

/**
 * The stored records in this browser's local storage, each under the key that the product has always used. Samples are fetched where
 * there is nothing yet.
 */
export function createLocalDataStore(clock: Clock): DataStore {
  const events = createLocalCollection({
    key: 'events',
    parse: parseEvent,
    seed: async () => (await import('../seeds/events')).seedEvents(clock.now()),
  });
  const resources = createLocalCollection({
    key: 'resources',
    parse: parseResource,
    seed: async () => (await import('../seeds/resources')).seedResources(clock.now()),
  });
  const openRegistrations = once(async () =>
    (await import('../adapters/local/registrations')).createLocalRegistrations(events),
  );
  return {
    openRatings: once(async () => (await import('../adapters/listedRatings')).createListedRatings(resources)),
    openRegistrations,
    openSavedItems: once(async () => (await import('../adapters/local/savedItems')).createLocalSavedItems()),
    collections: {
      ...onlyCollections,
      events,
      // Its code comes with the form of an event. The same one for each form: it knows what Undo brings back.
      eventSeries: once(async () => {
        const [{ createListedEventSeries }, { change }] = await Promise.all([
          import('../adapters/listedEventSeries'),
          openRegistrations(),
        ]);
        return createListedEventSeries(change);
      }),
      users: createLocalCollection({
        key: 'users',
        parse: parseUser,
        seed: async () => (await import('../seeds/users')).seedUsers(clock.now()),
      }),
      resources,
      appointments: createLocalCollection({
        key: 'appointments',
        parse: parseAppointment,
        upgrade: withWholeDays,
        loadRule: async () => (await import('../domain/appointments/bookingRules')).bookingRefusal,
        seed: async () => (await import('../seeds/appointments')).seedAppointments(clock.now()),
      }),
    },
  };
}
