import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import { daysTitle, hoursOf, isOnDay } from '@/shared/domain/appointments/appointmentWords';
import { bySoonest } from '@/shared/domain/appointments/times';
import { addDays, dayAndMonth, dayOf } from '@/shared/domain/text/dates';
import styles from './WeekSheet.module.css';

interface WeekSheetProps {
  /** The person's own. */
  appointments: readonly Appointment[];
  monday: Date;
  /** Called when the browser's print window is closed. */
  onDone: () => void;
}

/** Prints one week in large type, and nothing else of the page. Hidden on the screen. */
export function WeekSheet({ appointments, monday, onDone }: WeekSheetProps) {
  useEffect(() => {
    window.print();
    onDone();
  }, [onDone]);
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  return createPortal(
    <div className={styles.sheet} data-week-sheet="">
      <h1>{`Your week: ${daysTitle(monday, addDays(monday, 7))}`}</h1>
      {days.map((day) => {
        const found = appointments.filter((one) => isOnDay(one, day)).toSorted(bySoonest);
        return (
          <section key={dayOf(day)} className={styles.day}>
            <h2>{dayAndMonth(day)}</h2>
            {found.length === 0 && <p>Nothing booked.</p>}
            {found.map((one) => (
              <p key={one.id}>
                <strong>{`${hoursOf(one)}: ${one.title}`}</strong>
                {one.location && <span>{`, ${one.location}`}</span>}
                {one.description && <span className={styles.notes}>{one.description}</span>}
              </p>
            ))}
          </section>
        );
      })}
    </div>,
    document.body,
  );
}
