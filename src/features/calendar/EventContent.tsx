import type { EventDisplayInfo } from '@fullcalendar/react';
import { Icon } from '../../components/Icon/Icon';
import { lock } from '../../components/Icon/lazyIcons';
import { dayAndMonth, timeRange } from '../../domain/text/dates';
import type { EventFacts } from './calendarEvents';
import styles from './Calendar.module.css';

/** Whose it is, when it is, one's own title and whether it waits on this device: the words of an event, and its name. */
export function EventContent({ info }: { info: EventDisplayInfo }) {
  const { event, isMirror } = info;
  const start = event.start ?? new Date(0);
  const { appointment, own, moving } = event.extendedProps as Partial<EventFacts>;
  const isPoint = appointment !== undefined && appointment.start === appointment.end;
  const time = timeRange(start, isPoint ? start : (event.end ?? start));
  if (!appointment || isMirror) return <span className={styles.time}>{time}</span>;
  return (
    <span className={styles.words} data-appointment={appointment.id} data-moving={moving || undefined}>
      <span className="visually-hidden">
        {own && 'Your appointment, '}
        {dayAndMonth(start)},{' '}
      </span>
      <span className={styles.title}>
        {!own && <Icon shape={lock} />}
        {event.title}
      </span>{' '}
      <span className={styles.time}>
        {time}
        {appointment.notSent && ', not sent yet'}
      </span>
    </span>
  );
}
