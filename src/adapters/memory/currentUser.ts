import type { User } from '../../domain/users/user';
import type { CurrentUser } from '../../ports/currentUser';
import { sameJson } from '../records';
import { createListeners } from './listeners';

/** Somebody, or nobody, until the page is closed. */
export function createMemoryCurrentUser(first: User | null = null): CurrentUser {
  let user = first;
  const { subscribe, tell } = createListeners();
  const change = (next: User | null) => {
    if (!sameJson(user, next)) user = next;
    tell();
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
