import type { DeviceUse } from '@/shared/domain/auth/deviceUse';
import type { SharedSession } from './sharedSession';

/**
 * What is known about this device. `own` is an answer of the person who is logged in and is kept with their id; `shared` holds for
 * this tab and whoever is logged in here, or, where the operator says so, for every device.
 */
export interface DeviceChoice {
  /** Without anybody logged in: `shared` or null. */
  get(): DeviceUse;
  /**
   * Keeps the answer of the person who is logged in, and moves the stored login to where it belongs then. Does nothing where the
   * operator decides, and never throws: an answer that the browser refuses to store lasts until the page is closed.
   */
  set(use: DeviceUse): void;
  /**
   * Calls back after a change here, after a login and a logout, and after an answer in another tab.
   * @returns a function that unsubscribes.
   */
  subscribe(listener: () => void): () => void;
  /** Whether the question is due: somebody has logged in on this page and has not answered. */
  isDue(): boolean;
  /** Says whether the question is due: after a login, and once it was answered or put off. Only an open question ever is. */
  setDue(due: boolean): void;
  /** The use of a shared computer. */
  readonly session: SharedSession;
  /** Whether the operator decides: nobody is asked, and nothing can be changed. */
  readonly isFixed: boolean;
}
