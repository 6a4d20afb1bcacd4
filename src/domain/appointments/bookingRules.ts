import { isOwn, type Appointment } from './appointment';
import { findOverlap } from './appointmentRules';
import { overlaps } from './times';
import { isWholeDay, type Times } from './wholeDays';

/** A request to book: a new appointment, or changes to a stored one. */
export interface BookingRequest {
  /** The appointment as the person saw it; null for a new one. */
  before: Appointment | null;
  words: Pick<Appointment, 'title' | 'location' | 'description'>;
  times: Times;
  /** Whether the person has confirmed an overlap of these times. */
  overlapAgreed: boolean;
  /** Further dates of a new one that repeats, each of which becomes an appointment of its own. Default none. */
  later?: readonly Times[];
}

/** Whether a person may change or delete an appointment, and if not, why. */
export type ChangeAccess = 'allowed' | 'missing' | 'not-yours';

/**
 * Only the owner may change or delete.
 * @param stored the appointment as it is stored now, if it still exists.
 */
export function changeAccess(
  stored: Appointment | null | undefined,
  person: { email: string; username: string } | null,
): ChangeAccess {
  if (!stored) return 'missing';
  return person && isOwn(stored, person) ? 'allowed' : 'not-yours';
}

/** Whether something may be booked. */
export type BookingDecision =
  | { kind: ChangeAccess }
  /** It overlaps `with`, or another of its own dates if that is null, at these times: the person has to confirm first. */
  | { kind: 'overlap'; with: Appointment | null; times: Times };

/**
 * The one place that decides about an overlap: with anybody's appointment, on each of the dates, unless it
 * was confirmed, the times are unchanged, or it takes up no time itself. So does a date that overlaps another one of the same request. A change also requires that its appointment still exists and is
 * this person's own.
 * @param stored everybody's appointments as they are now.
 */
export function decideBooking(
  stored: readonly Appointment[],
  { before, times, overlapAgreed, later = [] }: Omit<BookingRequest, 'words'>,
  person: { email: string; username: string },
): BookingDecision {
  const current = before && stored.find(({ id }) => id === before.id);
  const access = before ? changeAccess(current, person) : 'allowed';
  if (access !== 'allowed') return { kind: access };
  const sameTimes = before?.start === times.start && before.end === times.end;
  if (overlapAgreed || sameTimes || before?.free || isWholeDay(times)) return { kind: 'allowed' };
  const dates = before ? [times] : [times, ...later];
  for (const [index, date] of dates.entries()) {
    const other = findOverlap(stored, date, before?.id);
    if (other) return { kind: 'overlap', with: other, times: date };
    if (dates.slice(0, index).some((earlier) => overlaps(earlier, date)))
      return { kind: 'overlap', with: null, times: date };
  }
  return { kind: 'allowed' };
}
