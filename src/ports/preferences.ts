/** The two display switches. They keep their own storage keys, as 'true' or 'false'. */
export type DisplayPreference = 'highContrast' | 'largeText';

/** What is remembered on this device: the two display switches, and whether the services page shows its map on a narrow screen. */
export type Preference = DisplayPreference | 'servicesMap';

/** This person's preferences, stored on this device. */
export interface Preferences {
  /**
   * The stored choice, or null while there is none: then the system decides. Anything but 'true' or 'false'
   * is null.
   */
  get(name: Preference): boolean | null;
  /**
   * Stores a choice. Storage that is full or refused does not throw: the choice then lasts until the page is
   * closed.
   */
  set(name: Preference, on: boolean): void;
  /**
   * Calls back after a change, made here or in another tab.
   * @returns a function that unsubscribes.
   */
  subscribe(listener: () => void): () => void;
}
