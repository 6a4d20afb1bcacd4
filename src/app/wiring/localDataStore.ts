import { createLocalCollections } from '../../adapters/local/collections';
import type { Clock } from '../../ports/clock';
import { onlyCollections } from '../../ports/collections';
import type { DataStore } from './dataStore';
import { once } from './loader';

/** The records in this browser's local storage. Samples are fetched where there are none yet. */
export function createLocalDataStore(clock: Clock): DataStore {
  const collections = createLocalCollections({
    users: async () => (await import('@/shared/seeds/users')).seedUsers(clock.now()),
    resources: async () => (await import('@/shared/seeds/resources')).seedResources(clock.now()),
    events: async () => (await import('@/shared/seeds/events')).seedEvents(clock.now()),
    appointments: async () => (await import('@/shared/seeds/appointments')).seedAppointments(clock.now()),
  });
  const { users, events, resources } = collections;
  const openRegistrations = once(async () =>
    (await import('../../adapters/local/registrations')).createLocalRegistrations(events),
  );
  return {
    openRatings: once(async () =>
      (await import('../../adapters/listedRatings')).createListedRatings(resources),
    ),
    openRegistrations,
    openSavedItems: once(async () =>
      (await import('../../adapters/local/savedItems')).createLocalSavedItems(),
    ),
    collections: {
      ...onlyCollections,
      ...collections,
      users: async () => users,
      // Its code comes with the form of an event. All forms share one: it knows the state that Undo restores.
      eventSeries: once(async () => {
        const [{ createListedEventSeries }, { change }] = await Promise.all([
          import('../../adapters/listedEventSeries'),
          openRegistrations(),
        ]);
        return createListedEventSeries(change);
      }),
    },
  };
}
