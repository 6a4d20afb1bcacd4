/** The two display switches. They keep their own storage keys, as 'true' or 'false'. */
export type DisplayPreference = 'highContrast' | 'largeText';

/** How this person wants the pages shown, kept on this device. */
export interface Preferences {
  /** The stored choice, or null while the person has made none: then the system decides. Anything but 'true' or 'false' is null. */
  get(name: DisplayPreference): boolean | null;
  /**
   * Stores a choice. A storage that is full or refused does not throw: the choice then holds until the page is closed.
   */
  set(name: DisplayPreference, on: boolean): void;
  /** Calls back after a change, made here or in another tab. @returns a function that ends it. */
  subscribe(listener: () => void): () => void;
}
