import { Suspense, lazy, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../components/Button/Button';
import { plus } from '../../components/Icon/paths';
import { PageTitle } from '../../components/PageTitle/PageTitle';
import { Status } from '../../components/Status/Status';
import { mondayOf } from '@/shared/domain/appointments/appointmentRules';
import { headingOf, screenById } from '@/shared/domain/screens/screens';
import { Busy } from '../../ports/Busy';
import { damageLine } from '../../ports/collectionWords';
import type { Collections } from '../../ports/collections';
import { usePorts, useUser } from '../../ports/ports';
import type { ReadAhead } from '../../ports/preparedQueries';
import { useIsLive } from '../../ports/useIsLive';
import { openCollection, useCollection } from '../../ports/useCollection';
import { ExportAppointments } from '../appointmentExport/ExportAppointments';
import { CalendarFrame } from '../calendar/CalendarFrame';
import { CalendarMissing } from '../calendar/CalendarMissing';
import { MyAppointments } from '../appointments/MyAppointments';
import styles from './ProfilePage.module.css';
import { WelcomeCard } from './WelcomeCard';
import { useTimesOfOthers } from './useTimesOfOthers';
import { useBooking } from '../appointments/useBooking';
import { useGridBooking } from '../calendar/useGridBooking';

const openAppointments = openCollection(({ appointments }: Collections) => appointments);

export const readAhead: ReadAhead = (_ports, prepare) => prepare(openAppointments);

/** Most of the page's code. The list below has the same functions, so the calendar may load later, or not at all. */
const Calendar = lazy(() =>
  import('../calendar/Calendar')
    .then((code) => code.Calendar)
    .then(
      (part) => ({ default: part }),
      () => ({ default: CalendarMissing }),
    ),
);

/** Only where the records are shared. */
const SharedProfile = lazy(() =>
  import('./SharedProfile')
    .then((code) => code.SharedProfile)
    .then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
);

/** Only for people with an unconfirmed address, and for the link that confirms one. */
const AddressSection = lazy(() =>
  import('./AddressSection')
    .then((code) => code.AddressSection)
    .then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
);

/** Only where this browser has the only copy. */
const OwnBackupSection = lazy(() =>
  import('./OwnBackupSection')
    .then((code) => code.OwnBackupSection)
    .then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
);

const roomForAddress = <div className={styles.address} />;

/** The profile page: the user, the calendar, and the person's own appointments. */
export function ProfilePage() {
  const { can, clock } = usePorts();
  const user = useUser();
  const isLive = useIsLive();
  // The sections at the end load after the first view.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setDrawn(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  // One day for the whole page: its parts must agree on today's date.
  const [now] = useState(() => clock.now());
  const [monday, setMonday] = useState(() => mondayOf(now));
  const found = useCollection(openAppointments);
  const { reload, batch } = found;
  const shown = useTimesOfOthers(found);
  const formDay = useTimesOfOthers(found);
  const { form, booking } = useBooking(reload);
  const { search, hash } = useLocation();
  const item = new URLSearchParams(search).get('item');
  const [hasAddress, setHasAddress] = useState(false);
  // After the confirmation its message still appears there. The server does not see the hash.
  if (!hasAddress && (user?.addressProved === false || (isLive && hash.startsWith('#confirm='))))
    setHasAddress(true);
  const { focusOn } = booking;
  // Requested by the address, as the search does: the list moves there once it has loaded.
  useEffect(() => {
    focusOn.current = item;
  }, [focusOn, item]);
  const grid = useGridBooking(booking, reload);
  const frame = (
    <CalendarFrame appointments={found.state === 'ready' ? found.records : null} {...{ user, now }} />
  );

  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle>{headingOf(screenById('profile'))}</PageTitle>
      {user && <WelcomeCard user={user} />}
      {user && hasAddress && (
        <Suspense fallback={<Busy>{roomForAddress}</Busy>}>
          {isLive ? <AddressSection user={user} /> : roomForAddress}
        </Suspense>
      )}
      <p className="no-print">
        <a className="alone" href="/saved">
          Saved for later
        </a>
      </p>
      {found.state === 'ready' &&
        found.damage.map((one) => (
          <Status key={one.movedTo} kind="warning" appears>
            <p>{damageLine(one, 'appointments')}</p>
          </Status>
        ))}
      <section className={`${styles.section} no-print`} aria-labelledby="booking">
        <div className={styles.head}>
          <h2 id="booking">Appointment Booking</h2>
          <Button
            kind="main"
            icon={plus}
            onPointerEnter={form.preload}
            onFocus={form.preload}
            onClick={() => void booking.add()}
          >
            Add an appointment
          </Button>
        </div>
        <div>
          <Suspense fallback={<Busy>{frame}</Busy>}>
            {!isLive || found.state !== 'ready' ? (
              frame
            ) : (
              <Calendar
                appointments={found.records}
                isRead={shown.isRead}
                user={user}
                now={now}
                grid={grid}
                onWeek={setMonday}
                onRange={shown.lookAt}
              />
            )}
          </Suspense>
        </div>
        {shown.isMissing && (
          <Status kind="failed" appears action={<Button onClick={() => void reload()}>Try again</Button>}>
            We could not load when others have booked. A time that looks free may be taken.
          </Status>
        )}
      </section>
      {user && (
        <MyAppointments user={user} found={found} now={now} booking={booking} onReload={reload}>
          {(own) => <ExportAppointments own={own} monday={monday} booking={booking} batch={batch} />}
        </MyAppointments>
      )}
      {user && (
        <Suspense fallback={<Busy />}>
          {isDrawn &&
            (can.ownBackup ? (
              <OwnBackupSection {...{ user, batch }} />
            ) : (
              <SharedProfile {...{ user, batch }} />
            ))}
        </Suspense>
      )}
      {form.render(
        ({ AppointmentDialog }, request, opener) =>
          found.state === 'ready' && (
            <AppointmentDialog
              {...request}
              appointments={found.records}
              onDay={formDay.lookAt}
              timesRead={formDay.isRead}
              storageNotice={found.collection.storageNotice}
              now={now}
              opener={opener}
              onClose={booking.close}
              onSaved={(appointment, more, note) => void booking.done(appointment, more, note)}
            />
          ),
      )}
    </div>
  );
}
