import { beyondLimits } from '../../domain/auth/accountLimits';
import { isOwn, type Appointment } from '../../domain/appointments/appointment';
import {
  findOverlap,
  newAppointmentId,
  weeklyTimes,
  type Times,
} from '../../domain/appointments/appointmentRules';
import {
  deleteFailed,
  deleteMissing,
  loginToBook,
  onlyOwnDelete,
  onlyOwnEdit,
  saveFailed,
  updateMissing,
} from '../../domain/appointments/appointmentTexts';
import { CollectionError } from '../../ports/collection';
import type { Ports } from '../../ports/ports';

/** Why nothing was done, word for word, and what the person can do about it. */
export interface ActionError {
  text: string;
  advice?: string;
}

/** Under which name the form of an appointment is kept while it is not saved. @param id null for a new one. */
export const draftName = (id: string | null) => (id === null ? 'appointment' : `appointment.${id}`);

/** What came of a change. */
export type Saved =
  /** `more` are those of the following weeks. */
  | { kind: 'saved'; appointment: Appointment; more: number }
  /** Somebody is in the way; nothing was written. */
  | { kind: 'overlap' }
  | ({ kind: 'refused' } & ActionError)
  /** Changed elsewhere since it was last seen; nothing was written. `now` is what stands there. */
  | ({ kind: 'changed'; now: Appointment } & ActionError);

/** What is to be written. */
export interface Change {
  /** The appointment as the person saw it; null for a new one. */
  before: Appointment | null;
  words: Pick<Appointment, 'title' | 'location' | 'description'>;
  times: Times;
  /** The person knows that it overlaps, and wants it so. */
  overlapAgreed: boolean;
  /** In how many weeks a new one stands, one after the other. Default 1. */
  weeks?: number;
}

const advices: Partial<Record<CollectionError['code'], string>> = {
  full: 'There is no room left in this browser. Delete an old appointment first.',
  limit: beyondLimits,
  refused: 'This browser does not let us keep anything. Look at its privacy settings.',
  unreachable: 'Not saved: no connection. Check your connection, then try again.',
};

function failure(error: unknown, text: string): ActionError {
  const advice = error instanceof CollectionError ? advices[error.code] : undefined;
  return advice ? { text, advice } : { text };
}

/** The appointment as it stands there now, not as it was remembered, or why this person may not change it. */
export async function lookUp(
  ports: Ports,
  id: string,
): Promise<{ appointment: Appointment } | { refusal: ActionError }> {
  const user = ports.currentUser.get();
  if (!user) return { refusal: { text: loginToBook } };
  try {
    const appointment = await (await ports.collections()).appointments.get(id);
    if (!appointment) return { refusal: { text: updateMissing } };
    return isOwn(appointment, user) ? { appointment } : { refusal: { text: onlyOwnEdit } };
  } catch (error) {
    return { refusal: failure(error, saveFailed) };
  }
}

/** Writes a new appointment, or a changed one in its place. */
export async function save(ports: Ports, change: Change): Promise<Saved> {
  const { before, words, times, overlapAgreed, weeks = 1 } = change;
  const user = ports.currentUser.get();
  if (!user) return { kind: 'refused', text: loginToBook };
  const there = before && (await lookUp(ports, before.id));
  if (there && 'refusal' in there) return { kind: 'refused', ...there.refusal };
  try {
    const { appointments } = await ports.collections();
    const sameTimes = before?.start === times.start && before.end === times.end;
    const all = weeklyTimes(times, before ? 1 : weeks);
    const stored = await appointments.list();
    const inTheWay = all.some((one) => findOverlap(stored, one, before?.id));
    if (!overlapAgreed && !sameTimes && inTheWay) return { kind: 'overlap' };
    if (before) {
      const appointment = { ...before, ...words, ...times };
      await appointments.put(appointment, { expected: before });
      return { kind: 'saved', appointment, more: 0 };
    }
    const [appointment] = await addAll(ports, all, words, user.email || user.username);
    return { kind: 'saved', appointment: appointment!, more: all.length - 1 };
  } catch (error) {
    if (before && error instanceof CollectionError && error.code === 'conflict') {
      return changedMeanwhile(ports, before.id);
    }
    return { kind: 'refused', ...failure(error, saveFailed) };
  }
}

/** Adds one appointment for each of the times, or none of them. */
async function addAll(
  ports: Ports,
  times: readonly Times[],
  words: Change['words'],
  userId: string,
): Promise<readonly Appointment[]> {
  const { appointments } = await ports.collections();
  const added: Appointment[] = [];
  try {
    for (const one of times) {
      const appointment = await appointments.add((all) => ({
        id: newAppointmentId(ports.clock.now(), all),
        ...words,
        ...one,
        allDay: false,
        userId,
      }));
      added.push(appointment);
    }
  } catch (error) {
    for (const { id } of added) await appointments.remove(id);
    throw error;
  }
  return added;
}

async function changedMeanwhile(ports: Ports, id: string): Promise<Saved> {
  try {
    const now = await (await ports.collections()).appointments.get(id);
    if (!now) return { kind: 'refused', text: updateMissing };
    const advice = 'It was changed in another window. Saving again puts your words in its place.';
    return { kind: 'changed', now, text: saveFailed, advice };
  } catch (error) {
    return { kind: 'refused', ...failure(error, saveFailed) };
  }
}

/** What came of a removal: the appointment that went, or why not. */
export type Removed = { kind: 'removed'; appointment: Appointment } | ({ kind: 'refused' } & ActionError);

/**
 * Removes an appointment: it must be there and be this person's own, before and after the question.
 * @param sure asks the person.
 * @returns null when the person kept it.
 */
export async function remove(
  ports: Ports,
  id: string,
  sure: () => Promise<boolean>,
): Promise<Removed | null> {
  const refused = (refusal: ActionError) => ({ kind: 'refused', ...refusal }) as const;
  try {
    const { appointments } = await ports.collections();
    const look = async () => {
      const there = await appointments.get(id);
      if (!there) return { text: deleteMissing };
      const user = ports.currentUser.get();
      return user && isOwn(there, user) ? null : { text: onlyOwnDelete };
    };
    const before = await look();
    if (before) return refused(before);
    if (!(await sure())) return null;
    const after = await look();
    if (after) return refused(after);
    const appointment = await appointments.remove(id);
    return appointment ? { kind: 'removed', appointment } : refused({ text: deleteMissing });
  } catch (error) {
    return refused(failure(error, deleteFailed));
  }
}

/** Brings back what was removed, as it was. @returns null when it is there again. */
export async function bringBack(ports: Ports, appointment: Appointment): Promise<ActionError | null> {
  try {
    await (await ports.collections()).appointments.put(appointment, { expected: null });
    return null;
  } catch (error) {
    return failure(error, saveFailed);
  }
}
