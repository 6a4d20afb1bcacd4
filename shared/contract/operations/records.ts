import { operation, types } from '../operation';
import type { addedRecords, newRecords, page, recordWrite, shownRecord } from '../schemas/records';

/** The operations of one collection, such as `appointments`. */
export const recordOperations = <Name extends string>(name: Name) => ({
  /** A page of the list, with `limit` and `after`. */
  list: operation('GET', `/api/${name}`, types<null, typeof page>),
  read: operation('GET', `/api/${name}/:id`, types<null, typeof shownRecord>),
  /** New ones, all or none. */
  add: operation('POST', `/api/${name}`, types<typeof newRecords, typeof addedRecords>),
  put: operation('PUT', `/api/${name}/:id`, types<typeof recordWrite, typeof shownRecord>),
  remove: operation('DELETE', `/api/${name}/:id`, types<null, typeof shownRecord>),
});

/** Everybody's resources. */
export const resources = recordOperations('resources');

/** Everybody's events. */
export const events = recordOperations('events');

/** The user's own appointments. */
export const appointments = recordOperations('appointments');
