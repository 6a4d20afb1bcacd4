import type { User } from '../../domain/users/user';
import type { CurrentUser } from '../../ports/currentUser';
import { createListeners } from '../../ports/listeners';
import { sameJson } from '../sameJson';

/** The current user in memory. */
export function createMemoryCurrentUser(first: User | null = null): CurrentUser {
  let user = first;
  const { subscribe, notify } = createListeners();
  const change = (next: User | null) => {
    if (!sameJson(user, next)) user = next;
    notify();
  };
  return {
    get: () => user,
    set(next) {
      change(next);
      return true;
    },
    clear: () => change(null),
    subscribe,
  };
}
