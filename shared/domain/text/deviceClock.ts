/** The time in a response of the server, and the device's clock meanwhile. */
export interface TimedAnswer {
  /** When the server made it: the header `Date`. */
  date: string | null;
  /** For how many seconds a cache on the way had kept it: the header `Age`. */
  age: string | null;
  /** When it was asked for, in milliseconds by the clock of this device. */
  asked: number;
  /** When it was here, by the same clock. */
  answered: number;
}

const aDay = 86_400_000;

/** How far the device's clock is from the server's when an answer comes, in milliseconds: negative where it is behind. */
export const aheadBy = ({ date, answered }: TimedAnswer): number => answered - Date.parse(date ?? '');

/** Returns whether a clock that far off has another date than it should: by 24 hours or more. */
export const isDayOff = (ahead: number): boolean => Math.abs(ahead) >= aDay;

/**
 * Returns whether the device's clock is off by 24 hours or more. The server made its answer between the question and the answer's coming:
 * where the two do not say the same, since the device slept meanwhile or its clock was set, nothing is known.
 * @returns null where the answer does not say: it has no date, or comes from a cache.
 */
export function isClockWrong(answer: TimedAnswer): boolean | null {
  const ahead = aheadBy(answer);
  if (Number.isNaN(ahead) || Number(answer.age ?? 0) !== 0) return null;
  const wrong = isDayOff(ahead);
  return wrong === isDayOff(ahead - (answer.answered - answer.asked)) ? wrong : null;
}
