import type { User } from '../domain/users/user';

/**
 * Who is logged in on this device: the local storage key `user`.
 * Reading is synchronous because the guard asks before each navigation.
 */
export interface CurrentUser {
  /** The stored user; null when there is none or it cannot be read. Equal contents give the same object. */
  get(): User | null;
  /**
   * Stores the user. When the storage is full or refused, the user holds until the page is closed.
   * @returns false when it could not be stored.
   */
  set(user: User): boolean;
  /** Forgets the user. */
  clear(): void;
  /** Calls back after a change, made here or in another tab. @returns a function that ends it. */
  subscribe(listener: () => void): () => void;
}
