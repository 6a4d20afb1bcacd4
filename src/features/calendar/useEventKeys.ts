import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import { onlyOwnEdit } from '@/shared/domain/appointments/appointmentTexts';
import { changeAccess } from '@/shared/domain/appointments/bookingRules';
import { timesInWords } from '@/shared/domain/appointments/appointmentWords';
import { moveTimes } from '@/shared/domain/appointments/slots';
import { isWholeDay, momentsOf } from '@/shared/domain/appointments/wholeDays';
import type { User } from '@/shared/domain/users/user';
import type { Moving } from './calendarEvents';

/** Returns the id of the appointment whose event has the focus. */
function appointmentOf(target: EventTarget): string | undefined {
  const words = target instanceof Element ? target.querySelector<HTMLElement>('[data-appointment]') : null;
  return words?.dataset['appointment'];
}

/** The frames within which the calendar redraws an event. */
const drawingFrames = 10;

interface EventKeys {
  appointments: readonly Appointment[];
  user: User | null;
  onMove: (appointment: Appointment, times: { start: string; end: string }) => Promise<boolean>;
  /** Shows the days around another day. */
  goTo: (day: Date) => void;
}

/**
 * Moves and lengthens the person's own appointments by keys. Each step is announced; Enter saves, Escape and leaving
 * restore the old times.
 */
export function useEventKeys({ appointments, user, onMove, goTo }: EventKeys) {
  const announce = useAnnounce();
  const [moving, setMoving] = useState<Moving>(null);
  /** The appointment whose event keeps the focus when the calendar redraws it. */
  const held = useRef<string | null>(null);

  const putBack = useCallback(() => {
    setMoving(null);
    announce('Put back. Nothing was changed.');
  }, [announce]);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!target || !held.current || appointmentOf(target) === held.current) return;
      // A question about the move is part of the move.
      if (target instanceof Element && target.closest('[role=alertdialog]')) return;
      held.current = null;
      if (moving) putBack();
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [moving, putBack]);

  const save = async (appointment: Appointment, times: NonNullable<Moving>) => {
    await onMove(appointment, { start: times.start, end: times.end });
    setMoving(null);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const id = appointmentOf(event.target);
    const appointment = id && appointments.find((one) => one.id === id);
    if (!appointment) return;
    if (changeAccess(appointment, user) !== 'allowed') {
      if (event.key.startsWith('Arrow')) announce(onlyOwnEdit);
      return;
    }
    const at = moving?.id === id ? moving : null;
    if (at && (event.key === 'Enter' || event.key === ' ')) {
      // Keeps the key from the calendar, which would open the form.
      event.preventDefault();
      event.stopPropagation();
      void save(appointment, at);
      return;
    }
    if (at && event.key === 'Escape') {
      event.stopPropagation();
      putBack();
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey || !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    const times = moveTimes(at ?? appointment, event.key, event.shiftKey);
    if (!times && isWholeDay(appointment)) {
      announce('It goes on all day: the left and right arrow keys move it.');
      return;
    }
    if (!times) {
      announce('Not further: the calendar shows 8:00 am to 8:00 pm.');
      return;
    }
    held.current = appointment.id;
    setMoving({ id: appointment.id, ...times });
    goTo(momentsOf(times).start);
    announce(`${timesInWords(times)}. Enter saves, Escape puts it back.`);
  };

  /** Focuses an event that was redrawn while it had the focus. */
  const keepFocus = useCallback((id: string, element: HTMLElement) => {
    // A whole-day event is redrawn, invisible at first, before the focused old one is removed.
    const focus = (framesLeft: number) => {
      if (held.current !== id || document.activeElement === element || framesLeft === 0) return;
      if (document.activeElement === document.body) element.focus();
      requestAnimationFrame(() => focus(framesLeft - 1));
    };
    focus(drawingFrames);
  }, []);

  return { moving, onKeyDown, keepFocus };
}
