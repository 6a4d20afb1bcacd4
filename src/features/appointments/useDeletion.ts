import { useCallback, type RefObject } from 'react';
import { useDialogs } from '../../components/Dialogs/Dialogs';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import { deleteQuestion } from '@/shared/domain/appointments/appointmentTexts';
import { nameOf } from '@/shared/domain/appointments/appointmentWords';
import { usePorts } from '../../ports/ports';
import { deleteAppointment, restoreAppointment } from './deletion';
import type { useBookingMessage } from './useBookingMessage';

interface Deletion {
  /** Reads the appointments again. */
  reload: () => Promise<void>;
  /** The appointment whose Edit button takes the focus when it appears. */
  focusOn: RefObject<string | null>;
  messages: ReturnType<typeof useBookingMessage>;
}

/** Deletes an appointment after a question, and undoes it. */
export function useDeletion({ reload, focusOn, messages }: Deletion) {
  const ports = usePorts();
  const dialogs = useDialogs();
  const announce = useAnnounce();
  const { show, refuse, partMissing, begin } = messages;

  const undo = useCallback(
    async (appointment: Appointment) => {
      const refusal = await restoreAppointment(ports, appointment);
      if (refusal) return refuse(refusal);
      focusOn.current = appointment.id;
      announce(`Brought back: ${nameOf(appointment)}.`);
      await reload();
      // After the focus has moved to the restored item: it must not be lost with the Undo button.
      show(null);
    },
    [announce, focusOn, refuse, reload, ports, show],
  );

  return useCallback(
    async (appointment: Appointment) => {
      begin();
      try {
        const outcome = await deleteAppointment(ports, appointment.id, () =>
          dialogs.ask({
            question: deleteQuestion,
            details: nameOf(appointment),
            confirm: 'Delete appointment',
            keep: 'Keep appointment',
            tone: 'danger',
          }),
        );
        if (outcome.kind !== 'deleted' && outcome.kind !== 'kept') await refuse(outcome);
        await reload();
        if (outcome.kind === 'deleted') {
          const deleted = outcome.appointment;
          const text = `Appointment deleted: ${nameOf(deleted)}.`;
          show({ kind: 'success', text, undo: () => void undo(deleted), takeFocus: true });
        }
      } catch {
        partMissing();
      }
    },
    [begin, dialogs, partMissing, refuse, reload, ports, show, undo],
  );
}
