import { operation, types } from '../operation';
import type { nothing } from '../schemas/common';
import type { ownName, userDocument } from '../schemas/users';

/** Writes the entry of a new account, once. */
export const createDocument = operation(
  'PUT',
  '/api/users/:uid',
  types<typeof userDocument, typeof userDocument>,
);

/** The entry of one's own account. */
export const readDocument = operation('GET', '/api/users/:uid', types<null, typeof userDocument>);

/** Says what the person wants to be called. */
export const rename = operation('PUT', '/api/users/:uid/name', types<typeof ownName, typeof nothing>);
