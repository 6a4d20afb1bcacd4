import type { DeviceUse } from '@/shared/domain/auth/deviceUse';
import type { SharedSession } from './sharedSession';

/**
 * The use of this device. `own` is an answer of the current user, stored with their id; `shared` applies to this tab
 * and every user here, or, where the operator says so, to every device.
 */
export interface DeviceChoice {
  /** Without a user: `shared` or null. */
  get(): DeviceUse;
  /**
   * Stores the answer of the current user, and moves the stored login to the matching storage. Does nothing where the
   * operator decides, and never throws: an answer that the browser refuses to store lasts until the page is closed.
   */
  set(use: DeviceUse): void;
  /**
   * Calls back after a change here, after a login and a logout, and after an answer in another tab.
   * @returns a function that unsubscribes.
   */
  subscribe(listener: () => void): () => void;
  /** True where the question is due: a user has logged in on this page and has not answered. */
  isDue(): boolean;
  /**
   * Sets if the question is due: true after a login, false once it was answered or postponed. Only an open question can
   * be due.
   */
  setDue(due: boolean): void;
  /** The use of a shared computer. */
  readonly session: SharedSession;
  /** True where the operator decides: nobody is asked, and nothing can be changed. */
  readonly isFixed: boolean;
}
