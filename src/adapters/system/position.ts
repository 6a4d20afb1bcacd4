import { PositionError, type FindPosition, type PositionProblem } from '../../ports/position';
import { secure } from './secureContext';

/** How long finding the position may take once the person has agreed, in milliseconds. */
const timeout = 10_000;

/** A position from before this many milliseconds is good enough: people who look for a bus do not travel by plane. */
const freshEnough = 5 * 60_000;

const problems: Record<number, PositionProblem> = { 1: 'refused', 2: 'unavailable', 3: 'timed-out' };

/** The browser's own way to find the position. */
export const findPosition: FindPosition = () =>
  new Promise((resolve, reject) => {
    const { geolocation } = secure();
    if (!geolocation) {
      reject(new PositionError('unavailable'));
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => reject(new PositionError(problems[code] ?? 'unavailable')),
      { timeout, maximumAge: freshEnough },
    );
  });
