import type { User } from '@/shared/domain/users/user';
import type { OwnBackup } from './ownBackup';
import type { Persistence } from './persistence';

/** Everything that the product stores on this device beside the specified keys: the keys `ageBetter.*`. */
export interface DeviceData {
  /**
   * Deletes all of it except what is other people's. Never throws.
   * @param person the id of the person whose data is cleared.
   */
  clear(person: string): void;
  /**
   * Removes everything about a person, of this tab and of the browser, and nothing of others: for a shared computer.
   * Rejects where the browser refuses.
   */
  removeTraces(person: User): Promise<void>;
  /** Whether this browser keeps what is stored here. Rejects where its code could not be fetched. */
  persistence(): Promise<Persistence>;
  /**
   * A person's own backup. Absent where the records are on a server, whose operator makes backups of them. Rejects where its code
   * could not be fetched.
   */
  ownBackup?: (() => Promise<OwnBackup>) | undefined;
}
