/**
 * The session of one person on a shared computer, from their login to its end: the same in all tabs with this login,
 * and after a reload. Times are milliseconds since 1970.
 */
export interface SharedSession {
  /** Begins it, unless this tab has one. */
  begin(now: number): void;
  /**
   * Returns the time of the last activity in any of its tabs. Null when it has ended in one of them, or has not begun.
   */
  lastUse(): number | null;
  /** Records activity. */
  use(now: number): void;
  /** Ends it in all its tabs. */
  end(): void;
  /**
   * Calls back after activity and after the end in another tab.
   * @returns a function that unsubscribes.
   */
  subscribe(listener: () => void): () => void;
}
