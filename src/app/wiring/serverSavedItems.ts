import { sharedReadsPrefix } from '../../adapters/local/storageKeys';
import { tabStorage } from '../../adapters/local/tabStorage';
import { createLastRead } from '../../adapters/lastRead';
import { createBrowserCall } from '../../adapters/server/browserCall';
import { createDataCalls } from '../../adapters/server/data/dataCalls';
import { createServerSavedItems } from '../../adapters/server/data/savedItems';
import { CollectionError } from '../../ports/collection';
import type { SavedItems } from '../../ports/savedItems';
import type { DataStoreParts } from './dataStore';

/** Reads are cached for this time, in milliseconds, so that navigation does not repeat them. */
const freshFor = 5_000;

/** People's saved items, on the app's own server. */
export function openServerSavedItems({ identity, currentUser, clock }: DataStoreParts): SavedItems {
  return createServerSavedItems({
    clock,
    calls: createDataCalls({
      call: createBrowserCall(clock),
      identity,
      isSignedIn: () => currentUser.get() !== null,
    }),
    checkPerson(id) {
      if (currentUser.get()?.id !== id) throw new CollectionError('permission');
    },
    lastRead: createLastRead({
      storage: tabStorage,
      freshFor,
      now: clock.now,
      key: () => `${sharedReadsPrefix}${currentUser.get()?.id ?? 'nobody'}.saved`,
    }),
  });
}
