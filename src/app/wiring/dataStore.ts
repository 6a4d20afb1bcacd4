import type { Collections } from '../../ports/collections';
import type { Loader, Ports } from '../../ports/ports';
import type { Ratings } from '../../ports/ratings';
import type { Registrations } from '../../ports/registrations';
import type { SavedItems } from '../../ports/savedItems';

/** The options for opening a data store that people share. */
export interface DataStoreParts extends Pick<Ports, 'identity' | 'currentUser' | 'clock'> {
  /** The server's name of the last change in a page that it drew; absent: nothing has been read yet. */
  since?: string | undefined;
}

/** The collections and the ports that change them: all records of the pages. */
export interface DataStore {
  collections: Collections;
  /** Its code comes with the page of resources. */
  openRatings: Loader<Ratings>;
  /** Its code comes with the page of events. */
  openRegistrations: Loader<Registrations>;
  /** Its code comes with the components that show or change them. */
  openSavedItems: Loader<SavedItems>;
}
