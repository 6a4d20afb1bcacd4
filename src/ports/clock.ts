/** The only source of the current time and of delays, so that rules stay pure and tests set the date. */
export interface Clock {
  /** Now, as a Date. Local parts of it are in the person's time zone. */
  now(): Date;
  /**
   * Calls back once after `milliseconds`.
   * @returns a function that cancels it.
   */
  after(milliseconds: number, callback: () => void): () => void;
}
