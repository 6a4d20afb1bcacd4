import type { Collections } from '../ports/collections';
import type { Ports } from '../ports/ports';
import type { Ratings } from '../ports/ratings';
import type { Registrations } from '../ports/registrations';

/** What opening a data store that people share needs to know. */
export type DataStoreParts = Pick<Ports, 'identity' | 'currentUser' | 'clock'>;

/** The collections and the ports that change them: all that pages store. */
export interface DataStore {
  collections: Collections;
  ratings: Ratings;
  registrations: Registrations;
}
