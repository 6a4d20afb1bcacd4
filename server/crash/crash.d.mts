/** What a run of {@link crash} found. */
export interface CrashReport {
  rounds: number;
  /** How many registrations the server confirmed over all rounds. */
  acknowledged: number;
  /** How many registrations were under way when the server was killed. */
  inFlight: number;
  /** Addresses that were confirmed and cannot log in. Must be empty. */
  lost: string[];
  /** How long each start took until it answered, in milliseconds. */
  startMilliseconds: number[];
}

/** What to crash, and how often. */
export interface CrashOptions {
  /** The built `start.js`, with a built client beside its folder. */
  startFile: string;
  rounds: number;
  /** Registrations a second; default 20. */
  perSecond?: number;
  /** How long each round registers before the kill, in milliseconds; default 700. */
  milliseconds?: number;
}

/**
 * Kills a server with -9 while people register, again and again on the same data, then logs in to every account that was
 * confirmed. Works in a temporary folder and on loopback only.
 */
export function crash(options: CrashOptions): Promise<CrashReport>;
