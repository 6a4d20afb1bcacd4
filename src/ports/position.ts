import type { Point } from '@/shared/domain/services/distance';

/**
 * The reason why the device's position is unknown: the person or the browser refused, it took too long, or it is
 * unavailable.
 */
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
 * Finds the device's position. The browser asks the person, so call it only after a press that requests it. The point
 * is for display: it is never stored and never sent.
 * @throws PositionError
 */
export interface FindPosition {
  (): Promise<Point>;
  /** Fetches its code, so that it works later without a network. It does not ask the person. Rejects on failure. */
  prepare?: () => Promise<unknown>;
}
