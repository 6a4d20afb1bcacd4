import type { Role } from '@/shared/domain/users/user';
import type { Queries } from '../database/database';
import type { Credentials } from './credentials';
import type { UserLookup, SignedInUser } from './signedIn';

/** The user who makes a request. */
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
   * The same person as they are now; see `rights.ts`.
   * @param queries of the transaction in which it is asked.
   * @throws HttpError signed-out when the login has ended or the account is gone.
   */
  again(queries?: Queries): Promise<Actor>;
}

/**
 * Identifies the caller.
 * @throws HttpError signed-out when they are not good; unavailable when the identity service cannot be reached.
 */
export type FindActor = (credentials: Credentials) => Promise<FoundActor>;

const actorOf = ({ account: { uid, email }, document }: SignedInUser): Actor => ({
  uid,
  email,
  role: document?.role ?? 'user',
});

/** Knows the accounts of this server. */
export function createLocalActors(people: UserLookup): FindActor {
  return async (credentials) => {
    const person = await people.userOf(credentials);
    return {
      ...actorOf(person),
      login: person.session.sid,
      again: async (queries) => actorOf(await people.userNow(person.session, queries)),
    };
  };
}
