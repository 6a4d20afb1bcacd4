import type { Role } from '../../src/domain/users/user';
import type { Identity } from './identity';

/** Who does something. */
export interface Actor {
  uid: string;
  email: string;
  role: Role;
  /** The token that came with the call. What several servers share is reached with it. */
  token: string;
}

/**
 * Identifies the caller.
 * @throws HttpError signed-out when a token is not good; unavailable when the identity service cannot be reached.
 */
export type FindActor = (token: string | undefined) => Promise<Actor>;

/** Knows the accounts of this server. */
export function createLocalActors(identity: Pick<Identity, 'personOf' | 'documentOf'>): FindActor {
  return async (token) => {
    const { account } = await identity.personOf(token);
    const role = identity.documentOf(account)?.role ?? 'user';
    return { uid: account.uid, email: account.email, role, token: token! };
  };
}
