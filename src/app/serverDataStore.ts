import { browserStorage } from '../adapters/local/browserStorage';
import { sharedReadsPrefix } from '../adapters/local/storageKeys';
import { createBrowserCall } from '../adapters/server/browserCall';
import { createServerOwnAccount } from '../adapters/server/data/ownAccount';
import { createServerDataStore } from '../adapters/server/data/serverDataStore';
import { findDeviceDataStore, type DataStore, type DataStoreParts } from './localDataStore';

/** The records on the app's own server, the same for everybody. */
export function openServerDataStore({ identity, currentUser, clock }: DataStoreParts): DataStore {
  const call = createBrowserCall(clock);
  const store = createServerDataStore({
    call,
    identity,
    currentUser,
    clock,
    storage: browserStorage(),
    keyPrefix: sharedReadsPrefix,
  });
  const collections = {
    ...store.collections,
    onDevice: findDeviceDataStore(clock),
    ownAccount: createServerOwnAccount({ call, identity }),
  };
  return { ...store, collections };
}
