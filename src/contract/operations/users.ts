import { operation } from '../operation';
import type { nothing } from '../schemas/common';
import type { ownName, userDocument } from '../schemas/users';

/** Writes the entry of a new account, once. */
export const createDocument = operation<typeof userDocument, typeof userDocument>()('PUT', '/api/users/:uid');

/** The entry of one's own account. */
export const readDocument = operation<null, typeof userDocument>()('GET', '/api/users/:uid');

/** Says what the person wants to be called. */
export const rename = operation<typeof ownName, typeof nothing>()('PUT', '/api/users/:uid/name');
