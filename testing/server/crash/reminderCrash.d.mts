/** The result of killing a server while it reminds people. */
export interface ReminderCrashReport {
  /** How many mails arrived. */
  received: number;
  /** How many may have been sent, or not: administrators are shown these. At most one for each kill. */
  uncertain: number;
  /** People with more than one mail. Must be empty. */
  twice: string[];
  /** How many people have more than one reminder in the database. Must be 0. */
  rowsTwice: number;
  /** People without a mail, and without an administrator being shown it. Must be empty. */
  lost: string[];
  /** How many reminders ended otherwise, such as too late. */
  others: number;
}

/** Sends a reminder to many people while the server is killed again and again. Works in a temporary folder and on loopback only. */
export function killWhileReminding(options: {
  /** The built `start.js`. */
  startFile: string;
  people: number;
  kills: number;
  /** Called with how far it is, in words. */
  report?: (line: string) => void;
}): Promise<ReminderCrashReport>;
