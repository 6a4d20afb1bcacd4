/** The only source of the present time and of waiting, so that rules stay pure and tests decide what day it is. */
export interface Clock {
  /** Now, as a Date. Local parts of it are in the person's time zone. */
  now(): Date;
  /**
   * Calls back once after `milliseconds`.
   * @returns a function that calls it off.
   */
  after(milliseconds: number, callback: () => void): () => void;
}
