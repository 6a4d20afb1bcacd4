import styles from './CalendarFrame.module.css';

/** Explains the keys of the time grid. */
export const keyboardHelp =
  'By keyboard: the arrow keys move over the half hours, Shift makes the time longer, Enter books it. On one of your appointments, the arrow keys move it and Shift makes it longer or shorter.';

/** Shows the days of the calendar, and the meaning of its colours. @param title "23 to 29 November 2026" */
export function CalendarHead({ title }: { title: string }) {
  return (
    <div className={styles.head}>
      <h3>{title}</h3>
      <p className={styles.legend}>
        <span className={styles.ownSample}>Your appointments</span>
        <span className={styles.otherSample}>Booked by someone else</span>
      </p>
    </div>
  );
}
