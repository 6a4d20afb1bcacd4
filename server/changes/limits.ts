/** Limits of the open streams. Times are in milliseconds. */
export interface ChangeStreamLimits {
  /** How often a stream says that it lives, and its login is checked again. */
  heartbeat: number;
  /** How often it is looked whether a heartbeat is due. */
  look: number;
  /** Streams of one login; the oldest ends when another opens. */
  perLogin: number;
  /** Streams of one person in all their logins; the oldest ends when another opens. */
  perPerson: number;
  /** Streams of one client, logged-in ones included: a household, or a whole library. */
  perClient: number;
  /** Streams of everybody. */
  most: number;
  /** The most changes that are replayed; a reader who missed more reads everything again. */
  replay: number;
  /** The most bytes that wait for a reader who does not read. */
  unread: number;
}

/**
 * The limits of a server. A stream holds a connection for as long as a page is open, so streams take at most half of the
 * connections that a client, or everybody, may have: the other half is for requests that are answered at once.
 */
export const usualLimits: ChangeStreamLimits = {
  heartbeat: 25_000,
  look: 1000,
  perLogin: 5,
  perPerson: 20,
  perClient: 200,
  most: 1000,
  replay: 500,
  unread: 128 * 1024,
};
