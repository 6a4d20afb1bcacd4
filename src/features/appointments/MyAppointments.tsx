import { useMemo, useRef, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { OutcomeMessage } from '../../components/OutcomeMessage/OutcomeMessage';
import { Status } from '../../components/Status/Status';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import { groupAppointments } from '@/shared/domain/appointments/appointmentRules';
import type { User } from '@/shared/domain/users/user';
import type { CollectionState } from '../../ports/useCollection';
import { ListUpdates } from '../listUpdates/ListUpdates';
import { AppointmentGroups } from './AppointmentGroups';
import styles from './MyAppointments.module.css';
import type { Booking } from './useBooking';
import { useKeptFocus } from './useKeptFocus';
import { useShownCounts } from './useShownCounts';

interface MyAppointmentsProps {
  user: User;
  found: CollectionState<Appointment>;
  now: Date;
  booking: Booking;
  onReload: () => Promise<void>;
  /** Renders the content below the list from the person's own appointments. */
  children: (own: readonly Appointment[]) => ReactNode;
}

const noun = { one: 'appointment', many: 'appointments' };

/** Lists the person's own appointments, soonest first, with every action of the calendar. */
export function MyAppointments(props: MyAppointmentsProps) {
  const { user, found, now, booking, onReload, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useKeptFocus(list, heading, found);

  const groups = useMemo(
    () => (found.state === 'ready' ? groupAppointments(found.records, user, now) : null),
    [found, now, user],
  );

  const updates = found.state === 'ready' ? found.collection.updates : null;
  const { counts, showMore } = useShownCounts(groups, booking.focusOn);

  return (
    <section className={styles.section} aria-labelledby="my-appointments">
      <h2 id="my-appointments" ref={heading} tabIndex={-1}>
        My Appointments
      </h2>
      <OutcomeMessage outcome={booking.message} />
      {updates && <ListUpdates updates={updates} noun={noun} />}
      <div ref={list} className={styles.groups}>
        {found.state === 'loading' && <Status kind="loading">Loading your appointments…</Status>}
        {found.state === 'failed' && (
          <Status kind="failed" action={<Button onClick={() => void onReload()}>Try again</Button>}>
            Your appointments could not be read.
          </Status>
        )}
        {groups && <AppointmentGroups {...{ groups, counts, booking }} onMore={showMore} />}
      </div>
      {groups && children(groups.flatMap(({ appointments }) => appointments))}
    </section>
  );
}
