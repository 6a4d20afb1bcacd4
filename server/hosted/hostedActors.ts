import { isRole } from '../../src/domain/user';
import type { FindActor } from '../identity/actor';
import { Refusal } from '../refusal';
import type { Firestore } from './firestore';
import type { ReadToken } from './googleTokens';

/**
 * Knows the accounts of the hosted identity service. The role is read from the caller's own entry, with the caller's own
 * token, at each call: what an operator grants or takes away holds at once. It holds only for those who have shown that
 * the address is theirs, as the rules of the database have it: anybody can register with anybody's.
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
      throw new Refusal('signed-out', 'The login has ended. Please log in again.');
    }
    const { uid, email, emailShown } = owner;
    const role = (await firestore.get(`users/${uid}`, token))?.['role'];
    return { uid, email, role: emailShown && isRole(role) ? role : 'user', token };
  };
}
