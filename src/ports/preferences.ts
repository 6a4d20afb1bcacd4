/** The two display switches. They keep their own storage keys, as 'true' or 'false'. */
export type DisplayPreference = 'highContrast' | 'largeText';

/**
 * The choices that this device stores: the two display switches, and the view of the services page on a narrow screen.
 */
export type Preference = DisplayPreference | 'servicesMap';

/** This person's preferences, stored on this device. */
export interface Preferences {
  /**
   * Returns the stored choice, or null while there is none: then the system decides. Anything but 'true' or 'false' is
   * null.
   */
  get(name: Preference): boolean | null;
  /** Stores a choice. A full or blocked storage does not throw: the choice then lasts until the page is closed. */
  set(name: Preference, on: boolean): void;
  /**
   * Calls back after a change, made here or in another tab.
   * @returns a function that unsubscribes.
   */
  subscribe(listener: () => void): () => void;
}
