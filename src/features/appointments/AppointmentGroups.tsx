import { memo } from 'react';
import { Button } from '../../components/Button/Button';
import { calendar } from '../../components/Icon/paths';
import { Status } from '../../components/Status/Status';
import { appointmentsAtOnce, type AppointmentGroup } from '@/shared/domain/appointments/appointmentRules';
import { noAppointments, shownOf } from '@/shared/domain/appointments/appointmentTexts';
import { AppointmentItem } from './AppointmentItem';
import styles from './MyAppointments.module.css';
import type { Booking } from './useBooking';

/** The number of shown appointments in each group, where it is not the first ten. */
export type ShownCounts = Readonly<Partial<Record<AppointmentGroup['name'], number>>>;

interface GroupsProps {
  groups: readonly AppointmentGroup[];
  counts: ShownCounts;
  booking: Booking;
  onMore: (group: AppointmentGroup) => void;
}

/** Shows ten of each group at a time. Not rendered again when the calendar shows another week. */
export const AppointmentGroups = memo(function AppointmentGroups(props: GroupsProps) {
  const { groups, counts, booking, onMore } = props;
  if (groups.length === 0) {
    return (
      <Status kind="empty" icon={calendar}>
        {noAppointments}
      </Status>
    );
  }
  return groups.map((group) => {
    const { name, appointments } = group;
    const shown = appointments.slice(0, counts[name] ?? appointmentsAtOnce);
    const left = appointments.length - shown.length;
    const items = (
      <>
        <ul className={styles.items}>
          {shown.map((appointment) => (
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
        {left > 0 && (
          <div className={styles.more}>
            <p>{shownOf(shown.length, appointments.length)}</p>
            <Button onClick={() => onMore(group)}>
              Show <span>{Math.min(left, appointmentsAtOnce)}</span> more
              <span className="visually-hidden">{`: ${name}`}</span>
            </Button>
          </div>
        )}
      </>
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
          <h3>{`Past (${appointments.length})`}</h3>
        </summary>
        {items}
      </details>
    );
  });
});
