import { useCallback, useMemo } from 'react';
import { useDialogs } from '../../components/Dialogs/Dialogs';
import type { Appointment } from '../../domain/appointments/appointment';
import { rangeHint } from '../../domain/appointments/appointmentForm';
import { findOverlap, isBookable, type Times } from '../../domain/appointments/appointmentRules';
import { loginToBook, onlyOwnEdit, overlapQuestion } from '../../domain/appointments/appointmentTexts';
import { bookingTimes } from '../../domain/appointments/slots';
import { usePorts } from '../../ports/ports';
import { save } from '../appointments/booking';
import type { Booking } from '../appointments/useBooking';

/** What the calendar's grid can do: book a stretch of time, move an appointment, and say whose it is. */
export function useGridBooking(booking: Booking, reload: () => Promise<void>) {
  const ports = usePorts();
  const { ask } = useDialogs();
  const { open, refuse, begin, partMissing, done } = booking;

  const wantsOverlap = useCallback(
    () => ask({ question: overlapQuestion, confirm: 'Book anyway', keep: 'Choose another time' }),
    [ask],
  );

  /** Opens the form for the slots from `start` to `end`. */
  const choose = useCallback(
    async (start: Date, end: Date, opener: Element | null) => {
      begin();
      if (!ports.currentUser.get()) return refuse({ text: loginToBook });
      const times = bookingTimes(start, end);
      try {
        const list = await (await ports.collections()).appointments.list();
        const iso = { start: times.start.toISOString(), end: times.end.toISOString() };
        const inTheWay = findOverlap(list, iso) !== undefined;
        if (inTheWay && !(await wantsOverlap())) return;
        await open({ before: null, times, overlapAgreed: inTheWay }, opener);
      } catch {
        partMissing();
      }
    },
    [begin, open, partMissing, refuse, ports, wantsOverlap],
  );

  /** Gives an appointment other times. @returns whether it has them now. */
  const move = useCallback(
    async (appointment: Appointment, times: Times): Promise<boolean> => {
      begin();
      const now = ports.clock.now();
      if (!isBookable({ start: new Date(times.start), end: new Date(times.end) }, now)) {
        await refuse({ text: `Choose another day. ${rangeHint(now)}` });
        return false;
      }
      const { title, location, description } = appointment;
      const change = { before: appointment, words: { title, location, description }, times };
      try {
        let answer = await save(ports, { ...change, overlapAgreed: false });
        if (answer.kind === 'overlap') {
          if (!(await wantsOverlap())) return false;
          answer = await save(ports, { ...change, overlapAgreed: true });
        }
        if (answer.kind === 'saved') {
          await done(answer.appointment);
          return true;
        }
        if (answer.kind !== 'overlap') await refuse(answer);
        await reload();
      } catch {
        partMissing();
      }
      return false;
    },
    [begin, done, partMissing, refuse, reload, ports, wantsOverlap],
  );

  const readOnly = useCallback(() => refuse({ text: onlyOwnEdit }), [refuse]);

  return useMemo(
    () => ({ choose, move, readOnly, edit: booking.edit }),
    [choose, move, readOnly, booking.edit],
  );
}

export type GridBooking = ReturnType<typeof useGridBooking>;
