import { parseStoredUser } from '@/shared/domain/auth/session';
import type { User } from '@/shared/domain/users/user';
import type { CurrentUser } from '../../ports/currentUser';
import { personStorage } from './browserStorage';
import { storageKeys } from './storageKeys';
import { createTexts } from './texts';

/** The current user, under the key `user` of local storage, or of session storage on a shared computer. */
export function createLocalCurrentUser(storage = personStorage): CurrentUser {
  const texts = createTexts([storageKeys.user], storage);
  let text: string | null = null;
  let user: User | null = null;
  return {
    get() {
      const now = texts.get(storageKeys.user);
      // Returns the same object for the same text, so that components can compare it.
      if (now !== text) [text, user] = [now, parseStoredUser(now)];
      return user;
    },
    set: (next) => texts.set(storageKeys.user, JSON.stringify(next)),
    clear: () => void texts.set(storageKeys.user, null),
    subscribe: texts.subscribe,
  };
}
