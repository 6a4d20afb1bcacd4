import { isOpenAt, openAt, openWords } from './openingHours';
import { placeStatusLabels, type ServiceLocation } from './serviceLocation';

type Place = Pick<ServiceLocation, 'status' | 'alert' | 'opening_hours'>;

/**
 * Returns whether a place is open at a moment: null where nobody knows. What is to be known now about a place may be that it is
 * closed, so its usual hours do not count.
 */
export function isPlaceOpen({ status, alert, opening_hours: hours }: Place, now: Date): boolean | null {
  if (status) return false;
  return alert ? null : isOpenAt(hours, now);
}

/** The line of a list about now: "Temporarily closed", "Please note: …", "Open now until 5 pm". @returns null for none. */
export function nowWords({ status, alert, opening_hours: hours }: Place, now: Date): string | null {
  if (status) return placeStatusLabels[status];
  if (alert) return `Please note: ${alert}`;
  return hours ? openWords(openAt(hours, now)) : null;
}
