import { tabStorage } from '../adapters/local/tabStorage';
import { sharedReadsPrefix } from '../adapters/local/storageKeys';
import { createBrowserCall } from '../adapters/server/browserCall';
import { createServerDataStore } from '../adapters/server/data/serverDataStore';
import type { Noun } from '../domain/text/listUpdates';
import type { Collection, RecordId } from '../ports/collection';
import { findDeviceRecords, type DataStore, type DataStoreParts } from './dataStore';
import { createListNotice } from './listNotice';

const nouns = {
  resources: { one: 'resource', many: 'resources' },
  events: { one: 'event', many: 'events' },
  appointments: { one: 'appointment', many: 'appointments' },
} satisfies Record<string, Noun>;

/** The records on the app's own server, the same for everybody, with what others change there. */
export function openServerDataStore({ identity, currentUser, clock }: DataStoreParts): DataStore {
  const call = createBrowserCall(clock);
  const store = createServerDataStore({
    call,
    identity,
    currentUser,
    clock,
    storage: tabStorage,
    keyPrefix: sharedReadsPrefix,
  });
  // After the lists, which somebody is waiting for. Where its code cannot be fetched, a list is as it was when it was read.
  import('../adapters/server/data/changes/followChanges').then(
    ({ followBrowserChanges }) =>
      followBrowserChanges({
        identity,
        currentUser,
        clock,
        prefix: sharedReadsPrefix,
        onUpdate: store.onUpdate,
      }),
    () => undefined,
  );
  const withNotice = <T extends { id: RecordId }>(
    collection: Collection<T>,
    name: keyof typeof nouns,
  ): Collection<T> => ({
    ...collection,
    Notice: createListNotice(store.updatesOf(name), nouns[name], clock),
  });
  const { resources, events, appointments } = store.collections;
  return {
    ...store,
    collections: {
      ...store.collections,
      resources: withNotice(resources, 'resources'),
      events: withNotice(events, 'events'),
      appointments: withNotice(appointments, 'appointments'),
      onDevice: findDeviceRecords(clock),
      ownAccount: async () =>
        (await import('../adapters/server/data/ownAccount')).createServerOwnAccount({
          call,
          identity,
          currentUser,
        }),
    },
  };
}
