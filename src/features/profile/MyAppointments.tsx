import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { calendar } from '../../components/Icon/paths';
import { Status } from '../../components/Status/Status';
import { groupAppointments, type AppointmentGroup } from '../../domain/appointmentRules';
import { noAppointments } from '../../domain/appointmentTexts';
import type { User } from '../../domain/user';
import { AppointmentItem, editButtonId } from './AppointmentItem';
import { BookingResult } from './BookingResult';
import styles from './MyAppointments.module.css';
import type { AppointmentsState, InOneGo } from './useAppointments';
import type { Booking } from './useBooking';
import { TakeAlong } from './TakeAlong';
import { useKeptFocus } from './useKeptFocus';

interface MyAppointmentsProps {
  user: User;
  found: AppointmentsState;
  now: Date;
  /** The Monday of the week that the calendar shows. */
  monday: Date;
  booking: Booking;
  onReload: () => Promise<void>;
  inOneGo: InOneGo;
}

/** The person's own appointments, soonest first. Everything that the calendar does can be done from here. */
export function MyAppointments(props: MyAppointmentsProps) {
  const { user, found, now, monday, booking, onReload, inOneGo } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useKeptFocus(list, heading, found);

  const groups = useMemo(
    () => (found.state === 'ready' ? groupAppointments(found.appointments, user, now) : null),
    [found, now, user],
  );

  const { focusOn } = booking;
  useLayoutEffect(() => {
    const button = focusOn.current && document.getElementById(editButtonId(focusOn.current));
    if (!button) return;
    button.closest('details')?.setAttribute('open', '');
    button.focus();
    focusOn.current = null;
  }, [focusOn, found]);

  return (
    <section className={styles.section} aria-labelledby="my-appointments">
      <h2 id="my-appointments" ref={heading} tabIndex={-1}>
        My Appointments
      </h2>
      <BookingResult booking={booking} />
      <div ref={list} className={styles.groups}>
        {found.state === 'loading' && <Status kind="loading">Loading your appointments…</Status>}
        {found.state === 'failed' && (
          <Status kind="failed" action={<Button onClick={() => void onReload()}>Try again</Button>}>
            Your appointments could not be read.
          </Status>
        )}
        {groups && <Groups groups={groups} booking={booking} />}
      </div>
      {groups && (
        <TakeAlong
          own={groups.flatMap(({ appointments }) => appointments)}
          monday={monday}
          booking={booking}
          inOneGo={inOneGo}
        />
      )}
    </section>
  );
}

interface GroupsProps {
  groups: readonly AppointmentGroup[];
  booking: Booking;
}

/** Not drawn again when the calendar goes to another week: the list can be long. */
const Groups = memo(function Groups({ groups, booking }: GroupsProps) {
  if (groups.length === 0) {
    return (
      <Status kind="empty" icon={calendar}>
        {noAppointments}
      </Status>
    );
  }
  return groups.map(({ name, appointments }) => {
    const items = (
      <ul className={styles.items}>
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <AppointmentItem
              appointment={appointment}
              onEdit={() => void booking.edit(appointment.id)}
              onDelete={() => void booking.askDelete(appointment)}
              onSaveFile={() => void booking.saveFile(appointment)}
            />
          </li>
        ))}
      </ul>
    );
    if (name !== 'Past') {
      return (
        <div key={name} className={styles.group}>
          <h3>{name}</h3>
          {items}
        </div>
      );
    }
    return (
      <details key={name} className={styles.group}>
        <summary className={styles.past}>
          <h3>Past ({appointments.length})</h3>
        </summary>
        {items}
      </details>
    );
  });
});
