/**
 * The use of a shared computer by one person, from their login there to its end: the same in all tabs that hold this login, and
 * after a reload. Times are milliseconds since 1970.
 */
export interface SharedSession {
  /** Begins it, unless this tab holds one. */
  begin(now: number): void;
  /** When it was last used, in any of its tabs. Null when it has ended in one of them, or has not begun. */
  lastUse(): number | null;
  /** Says that it is used. */
  use(now: number): void;
  /** Ends it in all its tabs. */
  end(): void;
  /**
   * Calls back after use and after the end in another tab.
   * @returns a function that unsubscribes.
   */
  subscribe(listener: () => void): () => void;
}
