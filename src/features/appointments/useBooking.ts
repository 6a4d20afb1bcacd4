import { useCallback, useMemo, useRef } from 'react';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import { timesInWords } from '@/shared/domain/appointments/appointmentWords';
import { draftGone } from '@/shared/domain/drafts/draftGone';
import { usePorts, type Ports } from '../../ports/ports';
import { draftName, findOwnAppointment } from './booking';
import { loggedOut } from './bookingRefusal';
import { useBookingMessage } from './useBookingMessage';
import { useDeletion } from './useDeletion';
import { useOpenForm } from './useOpenForm';

/** Discards this person's draft of a deleted appointment. @returns true where there was one. */
async function dropDraft(ports: Ports, id: string): Promise<boolean> {
  const drafts = await ports.formDrafts().catch(() => null);
  const person = ports.currentUser.get()?.id;
  if (!drafts || !person || !drafts.find(person, draftName(id))) return false;
  drafts.drop(person, draftName(id));
  return true;
}

/** Opens the form, deletes, undoes, and reports the outcome. @param reload reads the appointments again. */
export function useBooking(reload: () => Promise<void>) {
  const ports = usePorts();
  /** The appointment whose Edit button takes the focus when it appears. */
  const focusOn = useRef<string | null>(null);
  const messages = useBookingMessage();
  const { message, show, refuse, partMissing, begin } = messages;
  const { form, open, close } = useOpenForm(partMissing);
  const askDelete = useDeletion({ reload, focusOn, messages });

  const add = useCallback(async () => {
    const opener = document.activeElement;
    begin();
    if (!ports.currentUser.get()) return refuse(loggedOut);
    return open({ before: null, times: null, overlapAgreed: false }, opener);
  }, [begin, open, refuse, ports]);

  const edit = useCallback(
    async (id: string) => {
      const opener = document.activeElement;
      begin();
      const found = await findOwnAppointment(ports, id);
      if (found.kind === 'found') {
        return open({ before: found.appointment, times: null, overlapAgreed: false }, opener);
      }
      const begun = found.kind === 'missing' && (await dropDraft(ports, id));
      await refuse({ ...found, ...(begun && { advice: draftGone }) });
      return reload();
    },
    [begin, open, refuse, reload, ports],
  );

  /** Reports a saved appointment. @param undo takes it back. */
  const done = useCallback(
    async (appointment: Appointment, more = 0, note = '', undo?: () => void) => {
      // Before the form closes, so that the focus finds the button of an appointment that moved.
      await reload();
      const others = more === 0 ? '' : ` And ${more} more ${more === 1 ? 'date' : 'dates'}.`;
      const saved = appointment.notSent
        ? 'Appointment kept on this device, not sent yet'
        : 'Appointment saved';
      const text = `${saved}: ${appointment.title}, ${timesInWords(appointment)}.${others}${note}`;
      close();
      show({ kind: 'success', text, undo });
    },
    [close, reload, show],
  );

  /** Saves one appointment for the person's own calendar. */
  const saveFile = useCallback(
    async (appointment: Appointment) => {
      begin();
      try {
        const { saveCalendarFile } = await import('./saveCalendarFile');
        await saveCalendarFile(ports, window.location.host, appointment);
      } catch {
        partMissing();
      }
    },
    [begin, partMissing, ports],
  );

  const booking = useMemo(
    () => ({
      message,
      focusOn,
      add,
      edit,
      askDelete,
      done,
      saveFile,
      open,
      close,
      refuse,
      begin,
      partMissing,
    }),
    [message, add, edit, askDelete, done, saveFile, open, close, refuse, begin, partMissing],
  );
  return { form, booking };
}

export type Booking = ReturnType<typeof useBooking>['booking'];
