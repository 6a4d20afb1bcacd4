import { browserStorage } from '../adapters/local/browserStorage';
import { sharedReadsPrefix } from '../adapters/local/storageKeys';
import { createBrowserCall } from '../adapters/server/browserCall';
import { createServerDataStore } from '../adapters/server/data/serverDataStore';
import { findDeviceDataStore, type DataStore, type DataStoreParts } from './localDataStore';

/** The records on the app's own server, the same for everybody. */
export function openServerDataStore({ identity, currentUser, clock }: DataStoreParts): DataStore {
  const store = createServerDataStore({
    call: createBrowserCall(clock),
    identity,
    currentUser,
    clock,
    storage: browserStorage(),
    keyPrefix: sharedReadsPrefix,
  });
  return { ...store, collections: { ...store.collections, onDevice: findDeviceDataStore(clock) } };
}
