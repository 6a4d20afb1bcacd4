/** A copy of the server that runs. */
export interface CopiesTable {
  /** Of one process, from its start to its end. */
  id: string;
  /** When it was seen last, in milliseconds since 1970. */
  seen_at: number;
}

/** How often something was tried in a time. */
export interface AttemptsTable {
  /** A hash of what is counted and of whose. */
  key_hash: string;
  /** A hash of what it is about, such as an address, by which several are forgotten; empty: nothing. */
  about: string;
  count: number;
  /** Until when it counts, in milliseconds since 1970. */
  ends_at: number;
}
