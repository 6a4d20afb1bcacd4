/** A copy of the server that runs. */
export interface CopiesTable {
  /** Of one process, from its start to its end. */
  id: string;
  /** When it was seen last, in milliseconds since 1970. */
  seen_at: number;
}

/** How often something was tried in a time. */
export interface AttemptsTable {
  /** A hash of the counter and its owner. */
  key_hash: string;
  /** A hash of its topic, such as an address, for forgetting several at once; empty: none. */
  about: string;
  count: number;
  /** Until when it counts, in milliseconds since 1970. */
  ends_at: number;
}
