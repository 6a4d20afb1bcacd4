import { isRole } from '../../src/domain/users/user';
import type { Actor, FindActor } from '../identity/actor';
import { HttpError } from '../http/httpError';
import { createFirestore, type Firestore } from './firestore';
import { createGoogleTokens, type ReadToken } from './googleTokens';

const ended = () => new HttpError('signed-out', 'The login has ended. Please log in again.');

/**
 * Finds the accounts of the hosted identity service. The role is read from the caller's own document, with
 * the caller's own token, at each request: what an operator grants or revokes takes effect at once. It counts
 * only for people who have verified the address of their document, as in the database's rules: anybody can
 * register with anybody's.
 *
 * Right before a write nobody is asked once more: the token must not have ended, and the role is that of the request.
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
  return async ({ token }) => {
    const owner = token === undefined ? null : await readToken(token, now());
    if (!owner || token === undefined) throw ended();
    const { uid, email, emailShown, expiresAt } = owner;
    const entry = await firestore.get(`users/${uid}`, token);
    const role = entry?.['role'];
    const holds = emailShown && String(entry?.['email']).toLowerCase() === email.toLowerCase();
    const actor: Actor = { uid, email, role: holds && isRole(role) ? role : 'user' };
    return {
      ...actor,
      login: uid,
      async again() {
        if (expiresAt <= now()) throw ended();
        return actor;
      },
    };
  };
}

/** The accounts of a project at Google. @param now milliseconds since 1970. */
export const openHostedActors = (projectId: string, now: () => number): FindActor =>
  createHostedActors({
    readToken: createGoogleTokens(projectId),
    firestore: createFirestore(projectId),
    now,
  });
