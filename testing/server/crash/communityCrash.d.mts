/** The result of killing a server with shared data. */
export interface CommunityCrashReport {
  /** How many bookings were answered. */
  confirmed: number;
  /** How many were under way when the server ended. */
  uncertain: number;
  /** Bookings that the next server did not have. */
  lost: string[];
  /** Bookings that it had twice. */
  doubled: string[];
}

/** Kills a server with shared data during bookings. @param options.startFile the built `start.js`. */
export function crashCommunity(options: {
  startFile: string;
  rounds: number;
  /** How many bookings are answered in a round before the server is killed, at least. */
  bookings?: number;
}): Promise<CommunityCrashReport>;
