import type { User } from '@/shared/domain/users/user';
import type { CurrentUser } from '../../ports/currentUser';
import { createLocalCurrentUser } from '../local/currentUser';
import { storageKeys } from '../local/storageKeys';
import { createMemoryStorage } from './storage';

/** The current user, stored as in a browser, in a separate storage in memory. */
export function createMemoryCurrentUser(first: User | null = null): CurrentUser {
  const storage = createMemoryStorage({ [storageKeys.user]: first && JSON.stringify(first) });
  return createLocalCurrentUser(() => storage);
}
