import { browserStorage } from '../adapters/local/browserStorage';
import type { Clock } from '../ports/clock';
import type { Collections } from '../ports/collections';
import type { Loader, Ports } from '../ports/ports';
import type { Ratings } from '../ports/ratings';
import type { Registrations } from '../ports/registrations';
import type { SavedItems } from '../ports/savedItems';
import { once } from './loader';

/** What opening a data store that people share needs to know. */
export type DataStoreParts = Pick<Ports, 'identity' | 'currentUser' | 'clock'>;

/** The collections and the ports that change them: all that pages store. */
export interface DataStore {
  collections: Collections;
  ratings: Ratings;
  registrations: Registrations;
  /** Its code comes with what shows or changes them. */
  openSavedItems: Loader<SavedItems>;
}

/** What this browser stored before the records were shared. Most have nothing, so its code comes when it is asked for. */
export function findDeviceRecords(clock: Clock): Collections['onDevice'] {
  const storage = browserStorage();
  const holds = ['appointments', 'resources', 'events', 'users'].some((key) => storage?.getItem(key) != null);
  return holds
    ? once(async () => (await import('./localDataStore')).createLocalDataStore(clock))
    : async () => null;
}
