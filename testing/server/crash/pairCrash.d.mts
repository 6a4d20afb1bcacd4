/** The result of killing a server while pairs register. */
export interface PairCrashReport {
  /** How many changes were answered. */
  changes: number;
  /** How many were under way when the server ended. */
  interrupted: number;
  /** Pairs that were stored in halves or too often, in words. */
  wrong: string[];
}

/** Kills a server while pairs register, wait and give up. @param options.startFile the built `start.js`. */
export function crashPairs(options: {
  startFile: string;
  rounds: number;
  /** After how many changes a server is killed. */
  changes?: number;
}): Promise<PairCrashReport>;
