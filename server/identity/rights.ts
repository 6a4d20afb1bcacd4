import type { Role } from '@/shared/domain/users/user';
import type { Queries } from '../database/database';
import { HttpError } from '../http/httpError';
import type { Actor, FoundActor } from './actor';

declare const checked: unique symbol;

/** A user whose right to write was read at the moment of the write. Only {@link Right.read} makes one. */
export type Writer = Actor & { readonly [checked]: true };

/** The requirements of a write. */
export interface Need {
  roles: readonly Role[];
  /** The error text for users with another role. */
  refusal: string;
}

/** For what everybody may do who is logged in. */
export const needsLogin: Need = { roles: ['user', 'healthcare', 'admin'], refusal: '' };

/** For what administrators do. */
export const needsAdministrator: Need = { roles: ['admin'], refusal: 'Only administrators can do this.' };

/**
 * The right of a request to write. What was true when its first bytes came may not be any more when its body is there, or
 * when it has waited for its turn: so nothing is written without reading it again.
 */
export interface Right {
  /** The user who asks, as of the start of the request. For reading and counting, never for writing. */
  readonly actor: Actor;
  /**
   * Reads it again: the login holds, the account is there, the role is one that is needed.
   * @param queries of the transaction that writes, so that nothing comes between the two; without, what is committed counts.
   * @throws HttpError signed-out, permission-denied
   */
  read(queries?: Queries): Promise<Writer>;
}

/** A user's right to something. */
export function rightOf(actor: FoundActor, { roles, refusal }: Need): Right {
  return {
    actor,
    async read(queries) {
      const now = await actor.again(queries);
      if (!roles.includes(now.role)) throw new HttpError('permission-denied', refusal);
      return now as Writer;
    },
  };
}
