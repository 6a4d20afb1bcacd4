/** Limits of the open streams. Times are in milliseconds. */
export interface ChangeStreamLimits {
  /** How often a stream says that it lives, and its login is checked again. */
  heartbeat: number;
  /** How often it is looked whether a heartbeat is due. */
  look: number;
  /** Streams of one login; the oldest ends when another opens. */
  perLogin: number;
  /** The most changes that are replayed; whoever missed more reads everything again. */
  replay: number;
  /** The most bytes that wait for a reader who does not read. */
  unread: number;
}

/** The limits of a server. */
export const usualLimits: ChangeStreamLimits = {
  heartbeat: 25_000,
  look: 1000,
  perLogin: 5,
  replay: 500,
  unread: 128 * 1024,
};
