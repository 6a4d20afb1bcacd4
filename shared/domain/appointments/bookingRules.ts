import { isOwn, type Appointment } from './appointment';
import { overlaps, sortable } from './times';
import { isWholeDay, type Times } from './wholeDays';

/** A request to book: a new appointment, or changes to a stored one. */
export interface BookingRequest {
  /** The appointment as the person saw it; null for a new one. */
  before: Appointment | null;
  words: Pick<Appointment, 'title' | 'location' | 'description'>;
  times: Times;
  /** True if the person has confirmed an overlap of these times. */
  overlapAgreed: boolean;
  /** Further dates of a new one that repeats, each of which becomes an appointment of its own. Default none. */
  later?: readonly Times[];
}

/** The right of a person to change or delete an appointment, or the reason against it. */
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

/** Returns whether others, and the person, are asked before something else is booked at that time. Whole days take up no time. */
export const blocksTime = ({ start, free }: Pick<Appointment, 'start' | 'free'>): boolean =>
  !free && !isWholeDay({ start });

/**
 * The first appointment that blocks these times; `bookingRefusal` says whether that matters.
 * @param exceptId the one that is being changed, which never counts.
 */
export function findOverlap(
  appointments: readonly Appointment[],
  times: Times,
  exceptId?: string,
): Appointment | undefined {
  const { start, end } = times;
  if (isWholeDay(times)) return undefined;
  const bothSortable = sortable(start) && sortable(end);
  const inTheWay = (other: Appointment) =>
    bothSortable && sortable(other.start) && sortable(other.end)
      ? other.start < end && start < other.end
      : overlaps(other, times);
  return appointments.find((other) => inTheWay(other) && blocksTime(other) && other.id !== exceptId);
}

/** An appointment that is to be written. */
export interface BookingWrite {
  record: Appointment;
  /** As it is stored; null: it is new. */
  before: Appointment | null;
  /** Everybody's appointments as they are now. */
  stored: readonly Appointment[];
  overlapAgreed: boolean;
}

/**
 * Decides about an overlap where the data is in this browser: with any appointment, unless it was confirmed, the times are unchanged,
 * or it takes up no time itself. Of dates that are booked together each is among the stored ones for the next. With shared data the
 * server asks the same of its tables (`server/data/collections.ts`).
 */
export function bookingRefusal({ record, before, stored, overlapAgreed }: BookingWrite): 'overlap' | null {
  const sameTimes = before?.start === record.start && before.end === record.end;
  if (overlapAgreed || sameTimes || record.free || isWholeDay(record)) return null;
  return findOverlap(stored, record, record.id) ? 'overlap' : null;
}
