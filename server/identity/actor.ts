import type { Role } from '../../src/domain/users/user';
import { HttpError } from '../http/httpError';
import type { Credentials } from './credentials';
import type { Identity } from './identity';
import type { Person } from './signedIn';

/** Who does something. */
export interface Actor {
  uid: string;
  email: string;
  role: Role;
}

/** The caller of a request. */
export interface FoundActor extends Actor {
  /** The login that it belongs to: one of a device. */
  login: string;
  /**
   * The same person as they are now, without waiting for anything; see `rights.ts`.
   * @throws HttpError signed-out when the login has ended or the account is gone.
   */
  again(): Actor;
}

/**
 * Identifies the caller.
 * @throws HttpError signed-out when they are not good; unavailable when the identity service cannot be reached.
 */
export type FindActor = (credentials: Credentials) => Promise<FoundActor>;

/**
 * Knows the accounts of this server.
 * @param isLeaving whether an account is being deleted.
 */
export function createLocalActors(
  identity: Pick<Identity, 'personOf' | 'personNow' | 'documentOf'>,
  isLeaving: (uid: string) => boolean,
): FindActor {
  return async (credentials) => {
    const actorOf = ({ account }: Person): Actor => {
      const role = identity.documentOf(account)?.role ?? 'user';
      return { uid: account.uid, email: account.email, role };
    };
    const person = await identity.personOf(credentials);
    return {
      ...actorOf(person),
      login: person.session.sid,
      again() {
        if (isLeaving(person.account.uid)) throw new HttpError('signed-out', 'This account is deleted.');
        return actorOf(identity.personNow(person.session));
      },
    };
  };
}
