import type { Actor } from '@/server/identity/actor';
import { needsLogin, type Right, rightOf } from '@/server/identity/rights';

/** The right of a user whose login always holds, for parts that are tested without requests. */
export function standingRight(uid: string): Right {
  const actor: Actor = { uid, email: 'admin@example.net', role: 'admin' };
  return rightOf({ ...actor, login: uid, again: async () => actor }, needsLogin);
}
