import { openDatabase } from '../adapters/firebase/database';
import { createSharedDataStore } from '../adapters/firebase/sharedDataStore';
import { browserStorage } from '../adapters/local/browserStorage';
import { sharedReadsPrefix } from '../adapters/local/storageKeys';
import type { FirebaseSettings } from '../adapters/firebase/app';
import { seedEvents } from '../seeds/events';
import { seedResources } from '../seeds/resources';
import { findDeviceRecords, type DataStore, type DataStoreParts } from './dataStore';

/** The records in the project's database, the same for everybody. */
export function openSharedDataStore(
  firebase: FirebaseSettings,
  { identity, currentUser, clock }: DataStoreParts,
): DataStore {
  const records = createSharedDataStore({
    async open() {
      // The database acts for the person whom the identity reports. Without the identity, the database is unreachable too.
      if (currentUser.get()) await (await identity()).idToken().catch(() => null);
      return openDatabase(firebase);
    },
    currentUser,
    clock,
    seeds: {
      resources: () => seedResources(clock.now()),
      events: () => seedEvents(clock.now()),
    },
    storage: browserStorage(),
    keyPrefix: sharedReadsPrefix,
  });
  return { ...records, collections: { ...records.collections, onDevice: findDeviceRecords(clock) } };
}
