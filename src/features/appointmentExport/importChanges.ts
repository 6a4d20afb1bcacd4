import type { Appointment } from '@/shared/domain/appointments/appointment';
import { countText, isUnchanged, leftOutOf } from '@/shared/domain/appointments/appointmentExport';
import type { AppointmentChange } from '@/shared/domain/appointments/importChanges';
import type { LeftOut } from '@/shared/domain/records/leftOut';
import type { Collection } from '../../ports/collection';
import { oneByOne } from '../../ports/oneByOne';
import { adviceFor } from '../appointments/bookingRefusal';

const changedMeanwhile = 'It was changed meanwhile. Choose the file again.';

/** Applies the changes and deletions that the person agreed to, and continues after a refusal. Never rejects. */
export async function applyChanges(
  appointments: Collection<Appointment>,
  changes: readonly AppointmentChange[],
): Promise<{ done: readonly AppointmentChange[]; leftOut: LeftOut[] }> {
  const { done, refused } = await oneByOne(changes, async ({ before, after }) => {
    if (after) await appointments.put(after, { expected: before, overlapAgreed: true });
    else await appointments.remove(before.id);
  });
  const leftOut = refused.map(({ item, error }) =>
    leftOutOf(item.before, adviceFor(error) ?? changedMeanwhile),
  );
  return { done, leftOut };
}

/** "1 was changed. 2 were deleted." @param kept the number of appointments that the person left unchanged. */
export function changeReport(done: readonly AppointmentChange[], kept: number): string[] {
  const deleted = done.filter(({ after }) => after === null).length;
  const changed = done.length - deleted;
  return [
    changed > 0 && `${countText(changed, 'was', 'were')} changed.`,
    deleted > 0 && `${countText(deleted, 'was', 'were')} deleted.`,
    kept > 0 && `${countText(kept, 'stays as it is', 'stay as they are')}.`,
  ].filter((sentence) => sentence !== false);
}

/**
 * Undoes one change.
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
