import { plainDate, parseDay } from '../text/dates';
import type { CheckedField, PlaceChecks, PlaceRecords } from './placeChecks';
import type { ServiceLocation } from './serviceLocation';

/** A place as administrators see it. Its `assured_date` is the day on which the whole of it was checked. */
export interface EditablePlace extends ServiceLocation, PlaceRecords {
  /** Changes whenever anything about the place does. */
  version: string;
}

const dayWords = (day: string) => {
  const date = parseDay(day);
  return date ? plainDate(date) : day;
};

/** "Checked by ann@example.org on 3 March 2026." */
export function checkWords(field: CheckedField, checks: PlaceChecks | undefined): string {
  const check = checks?.[field];
  if (!check) return 'Nobody has checked this here yet.';
  return `Checked by ${check.by || 'somebody who has left'} on ${dayWords(check.on)}.`;
}

/** When all of a place was checked, for a list. */
export const assuredWords = ({ assured_date }: Pick<ServiceLocation, 'assured_date'>): string =>
  assured_date === undefined ? 'Not known' : dayWords(assured_date);

/** "Retired on 3 March 2026 by ann@example.org"; nothing for a place that is on the list. */
export const retiredWords = ({ retired }: PlaceRecords): string =>
  retired ? `Retired on ${dayWords(retired.on)} by ${retired.by || 'somebody who has left'}` : '';
