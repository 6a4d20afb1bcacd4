import { Fragment } from 'react';
import { isOwn, type Appointment } from '@/shared/domain/appointments/appointment';
import { mondayOf, shownHours } from '@/shared/domain/appointments/appointmentRules';
import { daysTitle, hoursOf, isOnDay } from '@/shared/domain/appointments/appointmentWords';
import { dayRows, rowsPerDay } from '@/shared/domain/appointments/dayRows';
import { bySoonest } from '@/shared/domain/appointments/times';
import { addDays, clockTime, dayOf, longDate } from '@/shared/domain/text/dates';
import type { User } from '@/shared/domain/users/user';
import styles from './CalendarFrame.module.css';
import { CalendarHead, keyboardHelp } from './CalendarHead';
import { CalendarToolbar } from './CalendarToolbar';

interface CalendarFrameProps {
  /** Everybody's; null until they have loaded. */
  appointments: readonly Appointment[] | null;
  user: User | null;
  now: Date;
}

const nothing = () => undefined;

/** Draws empty half hours. @param from the number of earlier ones of the day. */
function Halves({ count, from = 0 }: { count: number; from?: number }) {
  return Array.from({ length: count }, (_, at) => (
    <span key={at} className={styles.half} data-full={(from + at) % 2 === 1 || undefined} />
  ));
}

/** The left edge, with one label for each hour. */
function Hours() {
  const hours = Array.from({ length: rowsPerDay / 2 }, (_, at) => new Date(2026, 0, 1, shownHours.from + at));
  return hours.map((hour) => (
    <Fragment key={hour.getHours()}>
      <span className={styles.half}>{clockTime(hour).replace(':00', '')}</span>
      <Halves count={1} from={1} />
    </Fragment>
  ));
}

/** The name of a day: short over a number at the head of a column, long at the head of a list. */
function DayHead({ day, isToday }: { day: Date; isToday: boolean }) {
  const [weekday, ...date] = longDate(day).split(' ');
  return (
    <p className={styles.dayHead}>
      <span className={styles.dayName} aria-hidden="true">
        <span>{weekday!.slice(0, 3)}</span>
        <b>{day.getDate()}</b>
      </span>
      <span className={styles.long}>
        <span>{weekday}</span> <span>{date.join(' ')}</span>
        {isToday && <span className="visually-hidden"> today</span>}
      </span>
    </p>
  );
}

/** One appointment, with the height of its length where there are half hours. */
function Entry({ appointment, rows }: { appointment: Appointment; rows: number }) {
  return (
    <p className={styles.entry}>
      <Halves count={rows} />
      <span className={styles.words}>
        <b>{appointment.title}</b> <span>{hoursOf(appointment)}</span>
      </span>
    </p>
  );
}

interface DayProps {
  day: Date;
  isToday: boolean;
  /** The person's own appointments on that day, soonest first. */
  own: readonly Appointment[];
}

function Day({ day, isToday, own }: DayProps) {
  const { placed, rest } = dayRows(own);
  const others = own.filter((one) => !placed.some(({ appointment }) => appointment === one));
  return (
    <li className={styles.day} data-empty={own.length === 0 || undefined} data-today={isToday || undefined}>
      <DayHead {...{ day, isToday }} />
      {others.map((one) => (
        <p key={one.id} className={styles.entry} data-outside>
          <b>{one.title}</b> <span>{hoursOf(one)}</span>
        </p>
      ))}
      {placed.map(({ appointment, before, gap, rows }) => (
        <Fragment key={appointment.id}>
          <Halves count={gap} from={before} />
          <Entry {...{ appointment, rows }} />
        </Fragment>
      ))}
      <Halves count={rest} from={rowsPerDay - rest} />
    </li>
  );
}

/**
 * Stands in for the calendar's week, with the same size, until the calendar's code has loaded, which is four times as
 * large as the rest of the page's. Shows half hours where there is room for them, else a list. Its buttons do nothing
 * and are hidden from assistive technology.
 */
export function CalendarFrame({ appointments, user, now }: CalendarFrameProps) {
  const monday = mondayOf(now);
  const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
  const own = (appointments ?? []).filter((one) => user && isOwn(one, user)).toSorted(bySoonest);
  const isEmpty = appointments !== null && !days.some((day) => own.some((one) => isOnDay(one, day)));
  return (
    <div className={styles.calendar} data-part="week">
      <div inert>
        <CalendarToolbar view="timeGridWeek" onView={nothing} onStep={nothing} onReset={nothing} />
      </div>
      <CalendarHead title={daysTitle(monday, addDays(monday, 7))} />
      <p className={styles.help} inert>
        {keyboardHelp}
      </p>
      <div className={styles.still}>
        {isEmpty && <p className={styles.nothing}>Nothing is booked in this week.</p>}
        <div className={styles.hours} aria-hidden="true">
          <DayHead day={monday} isToday={false} />
          <Hours />
        </div>
        <ol className={styles.days}>
          {days.map((day) => (
            <Day
              key={dayOf(day)}
              day={day}
              isToday={dayOf(day) === dayOf(now)}
              own={own.filter((one) => isOnDay(one, day))}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}
