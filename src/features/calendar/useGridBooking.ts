import { useCallback, useMemo, useRef } from 'react';
import { useDialogs } from '../../components/Dialogs/Dialogs';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import { outOfRange } from '@/shared/domain/appointments/bookableDays';
import { isBookable } from '@/shared/domain/appointments/appointmentRules';
import {
  changedSinceMove,
  onlyOwnEdit,
  overlapQuestion,
} from '@/shared/domain/appointments/appointmentTexts';
import { timesInWords } from '@/shared/domain/appointments/appointmentWords';
import { bookAheadMonths } from '@/shared/domain/screens/pageSettings';
import { bookingTimes } from '@/shared/domain/appointments/slots';
import { momentsOf, type Times } from '@/shared/domain/appointments/wholeDays';
import { usePorts } from '../../ports/ports';
import { checkTimes, saveAppointment } from '../appointments/booking';
import type { Booking } from '../appointments/useBooking';

/** The actions of the calendar's grid: book a stretch of time, move an appointment, and announce its owner. */
export function useGridBooking(booking: Booking, reload: () => Promise<void>) {
  const ports = usePorts();
  const { ask } = useDialogs();
  const announce = useAnnounce();
  const { open, refuse, begin, partMissing, done, focusOn } = booking;
  /** A second press on "Undo" must not undo twice. */
  const isUndoing = useRef(false);

  const wantsOverlap = useCallback(
    () => ask({ question: overlapQuestion, confirm: 'Book anyway', keep: 'Choose another time' }),
    [ask],
  );

  /** Opens the form for the slots from `start` to `end`. */
  const choose = useCallback(
    async (start: Date, end: Date, opener: Element | null) => {
      begin();
      const times = bookingTimes(start, end);
      const iso = { start: times.start.toISOString(), end: times.end.toISOString() };
      try {
        const check = await checkTimes(ports, iso);
        if (check.kind === 'logged-out') return await refuse(check);
        const overlapAgreed = check.kind === 'overlap';
        if (overlapAgreed && !(await wantsOverlap())) return;
        await open({ before: null, times, overlapAgreed }, opener);
      } catch {
        partMissing();
      }
    },
    [begin, open, partMissing, refuse, ports, wantsOverlap],
  );

  /** Restores the earlier times of a moved appointment, and focuses its Edit button. */
  const undo = useCallback(
    async (moved: Appointment, { start, end }: Times) => {
      if (isUndoing.current) return;
      isUndoing.current = true;
      const { title, location, description } = moved;
      // It had these times already: other people's appointments no longer matter.
      const request = { words: { title, location, description }, times: { start, end }, overlapAgreed: true };
      try {
        const outcome = await saveAppointment(ports, { before: moved, ...request });
        if (outcome.kind === 'saved') {
          focusOn.current = moved.id;
          announce(`Put back: ${title}, ${timesInWords(outcome.appointment)}.`);
        } else if (outcome.kind !== 'overlap')
          await refuse(outcome.kind === 'changed' ? { text: changedSinceMove } : outcome);
        await reload();
        // After the focus has moved: it must not be lost with the Undo button.
        if (outcome.kind === 'saved') begin();
      } catch {
        partMissing();
      } finally {
        isUndoing.current = false;
      }
    },
    [announce, begin, focusOn, partMissing, refuse, reload, ports],
  );

  /** Changes the times of an appointment. @returns true where they are saved. */
  const move = useCallback(
    async (appointment: Appointment, times: Times): Promise<boolean> => {
      begin();
      const now = ports.clock.now();
      const months = bookAheadMonths(ports.settings);
      if (!isBookable(momentsOf(times), now, months)) {
        await refuse({ text: outOfRange(now, months) });
        return false;
      }
      const { title, location, description } = appointment;
      const request = { before: appointment, words: { title, location, description }, times };
      try {
        let outcome = await saveAppointment(ports, { ...request, overlapAgreed: false });
        if (outcome.kind === 'overlap') {
          if (!(await wantsOverlap())) return false;
          outcome = await saveAppointment(ports, { ...request, overlapAgreed: true });
        }
        if (outcome.kind === 'saved') {
          const moved = outcome.appointment;
          await done(moved, 0, '', () => void undo(moved, appointment));
          return true;
        }
        if (outcome.kind !== 'overlap') await refuse(outcome);
        await reload();
      } catch {
        partMissing();
      }
      return false;
    },
    [begin, done, partMissing, refuse, reload, ports, undo, wantsOverlap],
  );

  const readOnly = useCallback(() => refuse({ text: onlyOwnEdit }), [refuse]);

  return useMemo(
    () => ({ choose, move, readOnly, edit: booking.edit }),
    [choose, move, readOnly, booking.edit],
  );
}

export type GridBooking = ReturnType<typeof useGridBooking>;
