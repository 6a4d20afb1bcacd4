import { browserStorage } from '../../adapters/local/browserStorage';
import { tabStorage } from '../../adapters/local/tabStorage';
import { ownDeviceKey, sharedReadsPrefix } from '../../adapters/local/storageKeys';
import { createBrowserCall } from '../../adapters/server/browserCall';
import { createServerDataStore } from '../../adapters/server/data/serverDataStore';
import { queueInFront } from '../../adapters/server/data/waiting/queueInFront';
import type { Clock } from '../../ports/clock';
import type { Collections } from '../../ports/collections';
import type { DataStore, DataStoreParts } from './dataStore';
import { once } from './loader';
import type { OpenQueue } from './waitingChanges';

/** This browser's records from before they were shared. Most browsers have none, so the code loads on demand. */
function findDeviceRecords(clock: Clock): Collections['onDevice'] {
  const storage = browserStorage();
  const holds = ['appointments', 'resources', 'events', 'users'].some((key) => storage?.getItem(key) != null);
  return holds
    ? once(async () => {
        const store = (await import('./localDataStore')).createLocalDataStore(clock);
        const [ratings, registrations] = await Promise.all([store.openRatings(), store.openRegistrations()]);
        return { ...store, ratings, registrations };
      })
    : async () => null;
}

/** The records on the app's own server, the same for everybody, with other people's changes. */
export async function openServerDataStore(parts: DataStoreParts): Promise<DataStore> {
  const { identity, currentUser, clock, since } = parts;
  const call = createBrowserCall(clock);
  const server = createServerDataStore({
    call,
    identity,
    currentUser,
    clock,
    storage: tabStorage,
    keyPrefix: sharedReadsPrefix,
  });
  // After the lists, which have priority. Where its code cannot be fetched, lists are not updated.
  import('../../adapters/server/data/changes/followChanges')
    .then((code) => code.followBrowserChanges)
    .then(
      (follow) =>
        follow({
          call,
          identity,
          currentUser,
          clock,
          prefix: sharedReadsPrefix,
          since,
          onUpdate: server.onUpdate,
        }),
      () => undefined,
    );
  let opened: OpenQueue | null = null;
  const waitingChanges = once(async () => {
    const { openWaitingChanges } = await import('./waitingChanges');
    opened = openWaitingChanges({ ...parts, call, server });
    return opened.queue;
  });
  const { appointments, resources, ratings } = queueInFront(
    { ...server.collections, ratings: server.ratings },
    () => opened && opened.inFront,
  );
  // On a person's own device, lists show waiting changes from the start. Where its code cannot be fetched, nothing
  // waits.
  if (browserStorage()?.getItem(ownDeviceKey)) await waitingChanges().catch(() => undefined);
  return {
    ...server,
    openRatings: async () => ratings,
    openSavedItems: once(async () => (await import('./serverSavedItems')).openServerSavedItems(parts)),
    collections: {
      ...server.collections,
      resources,
      appointments,
      onDevice: findDeviceRecords(clock),
      ownAccount: async () =>
        (await import('../../adapters/server/data/ownAccount')).createServerOwnAccount({
          call,
          identity,
          currentUser,
        }),
      waitingChanges,
    },
  };
}
