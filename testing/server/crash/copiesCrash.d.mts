/** Faults that must not occur: each with the observation, in words. */
export interface CopiesFaults {
  /** Confirmed, and gone. */
  lost: string[];
  /** Done twice, or without anybody knowing. */
  twice: string[];
  /** More places given than there are. */
  tooMany: string[];
  /** A person got a place before others who waited longer. */
  outOfOrder: string[];
  mailedTwice: string[];
  /** Changes that a stream did not say. */
  missed: string[];
  /** Answers that contradict what the person was told before. */
  faults: string[];
}

/** By the name of a copy, or of the database. */
type Each = Record<'a' | 'b' | 'database', number>;

/** The result of {@link crashCopies}. */
export interface CopiesReport {
  kills: number;
  killed: Each;
  /** How many writes were answered, and how many of them were sent again until they were. */
  confirmed: number;
  repeated: number;
  /** How many kills came between what was done and its answer. */
  lostAnswers: number;
  /** How often a try had no answer, by code. */
  troubles: Record<string, number>;
  /** The longest time after a kill until more writes were confirmed than those of its moment, in milliseconds. */
  pauses: Each;
  mails: { sent: number; uncertain: number; dropped: number; others: number };
  /** The events of a stream, and how often it was opened. */
  changes: { changes: number; opened: number };
  found: CopiesFaults;
}

/**
 * Kills two copies of the built server and their database, a cluster with fsync, in turn by chance, at moments by chance, while
 * people come and go by a balancer that remembers nobody. Looks after each kill for what was lost, done twice or given to the
 * wrong one. Works in a temporary folder and on loopback only.
 */
export function crashCopies(options: {
  /** The built `start.js`. */
  startFile: string;
  kills: number;
  people?: number;
  /** How many writes are confirmed at least before each kill. */
  least?: number;
  /** How long each person waits at most between two writes, in milliseconds. */
  pause?: number;
  /** The seed of random numbers. */
  seed?: number;
  /** Called after each kill. */
  say?: (round: number, report: Pick<CopiesReport, 'confirmed'>, found: CopiesFaults) => void;
}): Promise<CopiesReport>;
