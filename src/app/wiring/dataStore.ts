import type { Collections } from '../../ports/collections';
import type { Loader, Ports } from '../../ports/ports';
import type { Ratings } from '../../ports/ratings';
import type { Registrations } from '../../ports/registrations';
import type { SavedItems } from '../../ports/savedItems';

/** What opening a data store that people share needs to know. */
export interface DataStoreParts extends Pick<Ports, 'identity' | 'currentUser' | 'clock'> {
  /** The server's name of the last change that is in a page that it drew; absent: nothing was read yet. */
  since?: string | undefined;
}

/** The collections and the ports that change them: all that pages store. */
export interface DataStore {
  collections: Collections;
  /** Their code comes with the page of resources. */
  openRatings: Loader<Ratings>;
  /** Its code comes with the page of events. */
  openRegistrations: Loader<Registrations>;
  /** Its code comes with what shows or changes them. */
  openSavedItems: Loader<SavedItems>;
}
