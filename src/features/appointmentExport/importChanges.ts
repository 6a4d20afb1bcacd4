import type { Appointment } from '../../domain/appointments/appointment';
import { counted, isUnchanged, type RefusedEntry } from '../../domain/appointments/appointmentExport';
import type { AppointmentChange } from '../../domain/appointments/importChanges';
import type { Collection } from '../../ports/collection';
import { adviceFor } from '../appointments/bookingRefusal';

const changedMeanwhile = 'It was changed meanwhile. Choose the file again.';

/** Changes or deletes what the person agreed to, and goes on after a refusal. Never rejects. */
export async function applyChanges(
  appointments: Collection<Appointment>,
  changes: readonly AppointmentChange[],
): Promise<{ done: AppointmentChange[]; refused: RefusedEntry[] }> {
  const done: AppointmentChange[] = [];
  const refused: RefusedEntry[] = [];
  for (const change of changes) {
    const { before, after } = change;
    try {
      if (after) await appointments.put(after, { expected: before, overlapAgreed: true });
      else await appointments.remove(before.id);
      done.push(change);
    } catch (error) {
      refused.push({ appointment: before, reason: adviceFor(error) ?? changedMeanwhile });
    }
  }
  return { done, refused };
}

/** "1 was changed. 2 were deleted." @param kept how many the person wanted to keep as they are. */
export function changeReport(done: readonly AppointmentChange[], kept: number): string[] {
  const deleted = done.filter(({ after }) => after === null).length;
  const changed = done.length - deleted;
  return [
    changed > 0 && `${counted(changed, 'was', 'were')} changed.`,
    deleted > 0 && `${counted(deleted, 'was', 'were')} deleted.`,
    kept > 0 && `${counted(kept, 'stays as it is', 'stay as they are')}.`,
  ].filter((sentence) => sentence !== false);
}

/**
 * Takes one change back.
 * @returns false where the appointment was changed since then: it stays.
 * @throws CollectionError
 */
export async function undoChange(
  appointments: Collection<Appointment>,
  { before, after }: AppointmentChange,
): Promise<boolean> {
  const there = await appointments.get(before.id);
  if (after ? !there || !isUnchanged(there, after) : there) return false;
  await appointments.put(before, { expected: there, overlapAgreed: true });
  return true;
}
