import { isRole } from '../../src/domain/users/user';
import type { FindActor } from '../identity/actor';
import { HttpError } from '../http/httpError';
import type { Firestore } from './firestore';
import type { ReadToken } from './googleTokens';

/**
 * Finds the accounts of the hosted identity service. The role is read from the caller's own document, with
 * the caller's own token, at each request: what an operator grants or revokes takes effect at once. It counts
 * only for people who have verified the address of their document, as in the database's rules: anybody can
 * register with anybody's.
 */
export function createHostedActors({
  readToken,
  firestore,
  now,
}: {
  readToken: ReadToken;
  firestore: Pick<Firestore, 'get'>;
  now: () => number;
}): FindActor {
  return async (token) => {
    const owner = token === undefined ? null : await readToken(token, now());
    if (!owner || token === undefined) {
      throw new HttpError('signed-out', 'The login has ended. Please log in again.');
    }
    const { uid, email, emailShown } = owner;
    const entry = await firestore.get(`users/${uid}`, token);
    const role = entry?.['role'];
    const holds = emailShown && String(entry?.['email']).toLowerCase() === email.toLowerCase();
    return { uid, email, role: holds && isRole(role) ? role : 'user', token };
  };
}
