import type { Appointment } from '@/shared/domain/appointments/appointment';
import {
  deleteFailed,
  deleteMissing,
  onlyOwnDelete,
  saveFailed,
} from '@/shared/domain/appointments/appointmentTexts';
import { changeAccess } from '@/shared/domain/appointments/bookingRules';
import type { Ports } from '../../ports/ports';
import { failed, type BookingRefusal } from './bookingRefusal';

const refusals = {
  missing: { kind: 'missing', text: deleteMissing },
  'not-yours': { kind: 'not-yours', text: onlyOwnDelete },
} as const;

/** The outcome of deleting; `kept` if the person did not confirm. */
export type DeleteOutcome = { kind: 'deleted'; appointment: Appointment } | { kind: 'kept' } | BookingRefusal;

/**
 * Deletes an appointment, which must be stored and be this person's own before and after the question.
 * @param confirm asks the person.
 */
export async function deleteAppointment(
  ports: Ports,
  id: string,
  confirm: () => Promise<boolean>,
): Promise<DeleteOutcome> {
  try {
    const { appointments } = await ports.collections();
    const access = async () => changeAccess(await appointments.get(id), ports.currentUser.get());
    const before = await access();
    if (before !== 'allowed') return refusals[before];
    if (!(await confirm())) return { kind: 'kept' };
    const after = await access();
    if (after !== 'allowed') return refusals[after];
    const appointment = await appointments.remove(id);
    return appointment ? { kind: 'deleted', appointment } : refusals.missing;
  } catch (error) {
    return failed(error, deleteFailed);
  }
}

/** Restores a deleted appointment unchanged. @returns null when it is stored again. */
export async function restoreAppointment(
  ports: Ports,
  appointment: Appointment,
): Promise<BookingRefusal | null> {
  try {
    await (
      await ports.collections()
    ).appointments.put(appointment, {
      expected: null,
      // The times were this person's already: other people's appointments no longer matter.
      overlapAgreed: true,
    });
    return null;
  } catch (error) {
    return failed(error, saveFailed);
  }
}
