import { parseStoredUser } from '../../domain/auth/session';
import type { User } from '../../domain/users/user';
import type { CurrentUser } from '../../ports/currentUser';
import { deviceUseKey, storageKeys } from './storageKeys';
import { createTexts } from './texts';

/** Where the login is kept: on a shared computer with the tab, else with the browser. */
function userStorage(): Storage | null {
  try {
    return sessionStorage.getItem(deviceUseKey) ? sessionStorage : localStorage;
  } catch {
    return null;
  }
}

/** The person who is logged in, under the key `user` of local storage, or of session storage on a shared computer. */
export function createLocalCurrentUser(storage = userStorage): CurrentUser {
  const texts = createTexts([storageKeys.user], storage);
  let text: string | null = null;
  let user: User | null = null;
  return {
    get() {
      const now = texts.get(storageKeys.user);
      // The same object for the same text: whoever draws it can tell a change by comparing.
      if (now !== text) [text, user] = [now, parseStoredUser(now)];
      return user;
    },
    set: (next) => texts.set(storageKeys.user, JSON.stringify(next)),
    clear: () => void texts.set(storageKeys.user, null),
    subscribe: texts.subscribe,
  };
}
