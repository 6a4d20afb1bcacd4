import type { Appointment } from '@/shared/domain/appointments/appointment';
import { onlyOwnEdit, saveFailed, updateMissing } from '@/shared/domain/appointments/appointmentTexts';
import { changeAccess, findOverlap, type BookingRequest } from '@/shared/domain/appointments/bookingRules';
import { isWholeDay, type Times } from '@/shared/domain/appointments/wholeDays';
import { ownZone } from '@/shared/domain/text/zones';
import type { User } from '@/shared/domain/users/user';
import { CollectionError } from '../../ports/collection';
import type { Ports } from '../../ports/ports';
import { codeOf, failed, loggedOut, type ActionError, type BookingRefusal } from './bookingRefusal';

/**
 * Returns the zone of new times, where they are read on other devices too: this browser's storage has no field for it.
 */
function zoneOf({ can }: Ports): Pick<Appointment, 'zone'> {
  const zone = can.zones ? ownZone() : null;
  return zone ? { zone } : {};
}

/** The outcome of saving. */
export type BookingOutcome =
  /** `more` are its further dates. */
  | { kind: 'saved'; appointment: Appointment; more: number }
  /** These times overlap with an appointment. Nothing was written. */
  | { kind: 'overlap'; times: Times }
  /** It was changed elsewhere since this person read it; nothing was written. `now` is the stored version. */
  | ({ kind: 'changed'; now: Appointment } & ActionError)
  | BookingRefusal;

/** The draft id of an appointment's form. @param id null for a new one. */
export const draftName = (id: string | null) => (id === null ? 'appointment' : `appointment.${id}`);

const refusals = {
  missing: { kind: 'missing', text: updateMissing },
  'not-yours': { kind: 'not-yours', text: onlyOwnEdit },
} as const;

/** Returns the stored appointment, or why this person may not change it. */
export async function findOwnAppointment(
  ports: Ports,
  id: string,
): Promise<{ kind: 'found'; appointment: Appointment } | BookingRefusal> {
  const user = ports.currentUser.get();
  if (!user) return loggedOut;
  try {
    const appointment = await (await ports.collections()).appointments.get(id);
    const access = changeAccess(appointment, user);
    return access === 'allowed' ? { kind: 'found', appointment: appointment! } : refusals[access];
  } catch (error) {
    return failed(error, saveFailed);
  }
}

/**
 * Checks that the times of a new appointment are free, before the form opens. Rejects where the appointments cannot be
 * read.
 */
export async function checkTimes(
  ports: Ports,
  times: Times,
): Promise<{ kind: 'free' | 'overlap' } | BookingRefusal> {
  if (!ports.currentUser.get()) return loggedOut;
  const stored = await (await ports.collections()).appointments.list();
  return { kind: findOverlap(stored, times) ? 'overlap' : 'free' };
}

/**
 * Saves a new or a changed appointment. The form, the grid, drag and keys all save here. The store decides about
 * overlaps.
 */
export async function saveAppointment(ports: Ports, request: BookingRequest): Promise<BookingOutcome> {
  const user = ports.currentUser.get();
  if (!user) return loggedOut;
  const { before, times, later = [] } = request;
  try {
    return await (before ? change(ports, { ...request, before }, user) : addNew(ports, request, user));
  } catch (error) {
    if (!(error instanceof CollectionError) || error.code !== 'overlap') return failed(error, saveFailed);
    return { kind: 'overlap', times: [times, ...later][error.at]! };
  }
}

async function change(
  ports: Ports,
  { before, words, times, overlapAgreed }: BookingRequest & { before: Appointment },
  user: User,
): Promise<BookingOutcome> {
  const access = changeAccess(before, user);
  if (access !== 'allowed') return refusals[access];
  const { appointments } = await ports.collections();
  const isMoved = before.start !== times.start || before.end !== times.end;
  const appointment: Appointment = {
    ...before,
    ...words,
    ...times,
    allDay: isWholeDay(times),
    ...(isMoved && zoneOf(ports)),
  };
  try {
    await appointments.put(appointment, { expected: before, overlapAgreed });
    const waits = appointments.isWaiting(appointment.id) && { notSent: true as const };
    return { kind: 'saved', appointment: { ...appointment, ...waits }, more: 0 };
  } catch (error) {
    if (codeOf(error) !== 'conflict') throw error;
    const now = await appointments.get(before.id);
    if (!now) return refusals.missing;
    const advice = 'It was changed in another window. Saving again puts your words in its place.';
    return { kind: 'changed', now, text: saveFailed, advice };
  }
}

/** Books one appointment for each date, or none, in one request. */
async function addNew(
  ports: Ports,
  { words, times, later = [], overlapAgreed }: BookingRequest,
  user: User,
): Promise<BookingOutcome> {
  const { appointments } = await ports.collections();
  const id = String(ports.clock.now().getTime());
  const drafts = [times, ...later].map((date) => ({
    id,
    ...words,
    ...date,
    allDay: isWholeDay(date),
    ...zoneOf(ports),
    userId: user.email || user.username,
  }));
  const [first, ...more] = await appointments.add(drafts, { overlapAgreed });
  return { kind: 'saved', appointment: first!, more: more.length };
}
