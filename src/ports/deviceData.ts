import type { User } from '@/shared/domain/users/user';
import type { OwnBackup } from './ownBackup';
import type { Persistence } from './persistence';

/** All data of the product on this device beside the specified keys: the keys `ageBetter.*`. */
export interface DeviceData {
  /**
   * Deletes all of it except other people's. Never throws.
   * @param person the id of the person whose data is cleared.
   */
  clear(person: string): void;
  /**
   * Removes all data about a person from this tab and the browser, and none of other people's: for a shared computer.
   * Rejects where the browser refuses.
   */
  removeTraces(person: User): Promise<void>;
  /** The persistence of this browser's storage. Rejects where its code could not be fetched. */
  persistence(): Promise<Persistence>;
  /**
   * A person's own backup. Absent where the records are on a server, whose operator makes backups of them. Rejects
   * where its code could not be fetched.
   */
  ownBackup?: (() => Promise<OwnBackup>) | undefined;
}
