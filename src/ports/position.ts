import type { Point } from '../domain/services/distance';

/** Why nobody knows where this device is: the person or the browser said no, it took too long, or it cannot tell. */
export type PositionProblem = 'refused' | 'timed-out' | 'unavailable';

/** The position could not be found. */
export class PositionError extends Error {
  readonly code: PositionProblem;
  constructor(code: PositionProblem, options?: ErrorOptions) {
    super(`The position is ${code}`, options);
    this.name = 'PositionError';
    this.code = code;
  }
}

/**
 * Finds where this device is. The browser asks the person, so call it only where they have just pressed for it. The point
 * is for what is on the screen: it is never stored and never sent.
 * @throws PositionError
 */
export type FindPosition = () => Promise<Point>;
