import type { Appointment } from '../../domain/appointments/appointment';
import { findOverlap, newAppointmentId } from '../../domain/appointments/appointmentRules';
import { onlyOwnEdit, saveFailed, updateMissing } from '../../domain/appointments/appointmentTexts';
import {
  changeAccess,
  decideBooking,
  type BookingDecision,
  type BookingRequest,
} from '../../domain/appointments/bookingRules';
import { isWholeDay, type Times } from '../../domain/appointments/wholeDays';
import { ownZone } from '../../domain/text/zones';
import type { Ports } from '../../ports/ports';
import { codeOf, failed, loggedOut, type ActionError, type BookingRefusal } from './bookingRefusal';

/** The zone of times that are written now, where they are read on other devices too: this browser's own storage has no room for it. */
function zoneOf({ settings }: Ports): Pick<Appointment, 'zone'> {
  const zone = settings.data === 'local' ? null : ownZone();
  return zone ? { zone } : {};
}

/** The outcome of saving. */
export type BookingOutcome =
  /** `more` are its further dates. */
  | { kind: 'saved'; appointment: Appointment; more: number }
  /** Something overlaps at these times: `with`, or what is not shown to this person. Nothing was written. */
  | { kind: 'overlap'; with: Appointment | null; times: Times }
  /** Changed elsewhere since it was last seen; nothing was written. `now` is the stored version. */
  | ({ kind: 'changed'; now: Appointment } & ActionError)
  | BookingRefusal;

/** The draft id of an appointment's form. @param id null for a new one. */
export const draftName = (id: string | null) => (id === null ? 'appointment' : `appointment.${id}`);

const refusals = {
  missing: { kind: 'missing', text: updateMissing },
  'not-yours': { kind: 'not-yours', text: onlyOwnEdit },
} as const;

/** The appointment as it is stored now, not as it was remembered, or why this person may not change it. */
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

/** Decides about the times of a new appointment before the form opens. Rejects where the appointments cannot be read. */
export async function checkTimes(ports: Ports, times: Times): Promise<BookingDecision | BookingRefusal> {
  const user = ports.currentUser.get();
  if (!user) return loggedOut;
  const stored = await (await ports.collections()).appointments.list();
  return decideBooking(stored, { before: null, times, overlapAgreed: false }, user);
}

/** A shared store found an overlap that was not there, or not shown, when it was read. */
async function findOverlapNow(ports: Ports, times: Times, exceptId?: string): Promise<BookingOutcome> {
  const stored = await (await ports.collections()).appointments.list();
  // Where others' times are not shown, only the fact of the overlap is known.
  return { kind: 'overlap', with: findOverlap(stored, times, exceptId) ?? null, times };
}

type Person = NonNullable<ReturnType<Ports['currentUser']['get']>>;

/**
 * Saves a new appointment, or a changed one in its place. The form, the grid, drag and keys all save here, so that
 * {@link decideBooking} decides once, on one read of the stored appointments.
 */
export async function saveAppointment(ports: Ports, request: BookingRequest): Promise<BookingOutcome> {
  const user = ports.currentUser.get();
  if (!user) return loggedOut;
  try {
    const { before } = request;
    return await (before ? change(ports, { ...request, before }, user) : addNew(ports, request, user));
  } catch (error) {
    if (codeOf(error) === 'overlap') return findOverlapNow(ports, request.times, request.before?.id);
    return failed(error, saveFailed);
  }
}

async function change(
  ports: Ports,
  request: BookingRequest & { before: Appointment },
  user: Person,
): Promise<BookingOutcome> {
  const { before, words, times } = request;
  const { appointments } = await ports.collections();
  const decision = decideBooking(await appointments.list(), request, user);
  if (decision.kind === 'overlap') return decision;
  if (decision.kind !== 'allowed') return refusals[decision.kind];
  const isMoved = before.start !== times.start || before.end !== times.end;
  const appointment: Appointment = {
    ...before,
    ...words,
    ...times,
    allDay: isWholeDay(times),
    ...(isMoved && zoneOf(ports)),
  };
  try {
    // A store that decides itself accepts the overlap that the person has agreed to.
    await appointments.put(appointment, { expected: before, overlapAgreed: request.overlapAgreed });
    const waits = appointments.isWaiting?.(appointment.id) && { notSent: true as const };
    return { kind: 'saved', appointment: { ...appointment, ...waits }, more: 0 };
  } catch (error) {
    if (codeOf(error) !== 'conflict') throw error;
    const now = await appointments.get(before.id);
    if (!now) return refusals.missing;
    const advice = 'It was changed in another window. Saving again puts your words in its place.';
    return { kind: 'changed', now, text: saveFailed, advice };
  }
}

/** Thrown within the transaction in which it is found, so that nothing is written. */
class OverlapError extends Error {
  readonly outcome: BookingOutcome;
  constructor(outcome: BookingOutcome) {
    super('Another appointment is in the way');
    this.name = 'OverlapError';
    this.outcome = outcome;
  }
}

/** Writes one appointment for each date, or none. The first write's transaction is the read that is decided on. */
async function addNew(ports: Ports, request: BookingRequest, user: Person): Promise<BookingOutcome> {
  const { appointments } = await ports.collections();
  const agreed = { overlapAgreed: request.overlapAgreed };
  const make = (times: Times, taken: readonly Appointment[]): Appointment => ({
    id: newAppointmentId(ports.clock.now(), taken),
    ...request.words,
    ...times,
    allDay: isWholeDay(times),
    ...zoneOf(ports),
    userId: user.email || user.username,
  });
  let known = null as readonly Appointment[] | null;
  const decideAndMake = (stored: readonly Appointment[]) => {
    // A shared store asks again where the id is taken, with what was made before among the stored: that is no overlap.
    const decision = known ? null : decideBooking(stored, request, user);
    if (decision?.kind === 'overlap') throw new OverlapError(decision);
    known = stored;
    return make(request.times, stored);
  };
  const added: Appointment[] = [];
  const dates = [request.times, ...(request.later ?? [])];
  const addLater = async (times: Times): Promise<Appointment> => {
    const appointment = make(times, [...(known ?? []), ...added]);
    try {
      await appointments.put(appointment, { expected: null, ...agreed });
      return appointment;
    } catch (error) {
      // Somebody took this id since, perhaps for what this person may not see. The store finds one that is free.
      const code = codeOf(error);
      if (code !== 'conflict' && code !== 'permission') throw error;
      return appointments.add((stored) => make(times, stored), agreed);
    }
  };
  try {
    added.push(await appointments.add(decideAndMake, agreed));
    for (const times of dates.slice(1)) added.push(await addLater(times));
  } catch (error) {
    if (error instanceof OverlapError) return error.outcome;
    for (const { id } of added) await appointments.remove(id);
    if (codeOf(error) === 'overlap') return findOverlapNow(ports, dates[added.length]!);
    throw error;
  }
  return { kind: 'saved', appointment: added[0]!, more: added.length - 1 };
}
