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
 * Tells who a call comes from.
 * @throws Refusal signed-out when a token is not good; unavailable when whoever knows cannot be asked.
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
