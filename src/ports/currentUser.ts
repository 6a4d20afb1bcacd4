import type { User } from '@/shared/domain/users/user';

/**
 * The current user of this device: the local storage key `user`. Reading is synchronous because access is checked
 * before each navigation.
 */
export interface CurrentUser {
  /** The stored user; null when there is none or it is invalid. Equal contents give the same object. */
  get(): User | null;
  /**
   * Stores the user. When the storage is full or blocked, the user lasts until the page is closed.
   * @returns false when it could not be stored.
   */
  set(user: User): boolean;
  /** Removes the user. */
  clear(): void;
  /**
   * Calls back after a change, made here or in another tab.
   * @returns a function that unsubscribes.
   */
  subscribe(listener: () => void): () => void;
}
