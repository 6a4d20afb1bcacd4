import type { User } from '../domain/users/user';

/** Everything that the product stores on this device beside the specified keys: the keys `ageBetter.*`. */
export interface DeviceData {
  /**
   * Deletes all of it except other people's drafts. Never throws.
   * @param person the id of the person whose data is cleared.
   */
  clear(person: string): void;
  /**
   * Removes everything about a person, of this tab and of the browser, and nothing of others: for a shared computer.
   * Rejects where the browser refuses.
   */
  removeTraces(person: User): Promise<void>;
}
