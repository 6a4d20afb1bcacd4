import { operation } from '../operation';
import type { addedRecords, newRecords, page, recordWrite, shownRecord } from '../schemas/records';

/** What can be asked for of one collection, such as `appointments`. */
export const recordOperations = <Name extends string>(name: Name) => ({
  /** A page of the list, with `limit` and `after`. */
  list: operation<null, typeof page>()('GET', `/api/${name}`),
  read: operation<null, typeof shownRecord>()('GET', `/api/${name}/:id`),
  /** New ones, all or none. */
  add: operation<typeof newRecords, typeof addedRecords>()('POST', `/api/${name}`),
  put: operation<typeof recordWrite, typeof shownRecord>()('PUT', `/api/${name}/:id`),
  remove: operation<null, typeof shownRecord>()('DELETE', `/api/${name}/:id`),
});

/** Everybody's resources. */
export const resources = recordOperations('resources');

/** Everybody's events. */
export const events = recordOperations('events');

/** The appointments of whoever asks. */
export const appointments = recordOperations('appointments');
