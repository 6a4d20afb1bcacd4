import { PositionError, type FindPosition, type PositionProblem } from '../../ports/position';
import { secure } from './secureContext';

/** The timeout for the position after the person's consent, in milliseconds. */
const timeout = 10_000;

/** The maximum age of a position, in milliseconds: people who look for a bus do not travel by plane. */
const freshEnough = 5 * 60_000;

const problems: Record<number, PositionProblem> = { 1: 'refused', 2: 'unavailable', 3: 'timed-out' };

/** Finds the position with the browser's own API. */
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
