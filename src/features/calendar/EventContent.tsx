import type { EventDisplayInfo } from '@fullcalendar/react';
import { Icon } from '../../components/Icon/Icon';
import { lock } from '../../components/Icon/lazyIcons';
import { dateOf, hoursOf } from '@/shared/domain/appointments/appointmentWords';
import { dayAndMonth } from '@/shared/domain/text/dates';
import { droppedTimes, type EventFacts } from './calendarEvents';
import styles from './Calendar.module.css';

/**
 * The content and the name of an event: its owner, its time, the title of one's own, and a mark while it waits on this
 * device.
 */
export function EventContent({ info }: { info: EventDisplayInfo }) {
  const { event, isMirror } = info;
  const start = event.start ?? new Date(0);
  const { appointment, own, moving } = event.extendedProps as Partial<EventFacts>;
  const { end, allDay } = event;
  const times = droppedTimes({ start, end, allDay }, appointment ?? { start: '', end: '' });
  const zone = appointment?.zone;
  const time = hoursOf(zone === undefined ? times : { ...times, zone });
  if (!appointment || isMirror) return <span className={styles.time}>{time}</span>;
  return (
    <span className={styles.words} data-appointment={appointment.id} data-moving={moving || undefined}>
      <span className="visually-hidden">
        {`${own ? 'Your appointment, ' : ''}${allDay && times.start !== times.end ? dateOf(times) : dayAndMonth(start)}, `}
      </span>
      <span className={styles.title}>
        {!own && <Icon shape={lock} />}
        <span>{event.title}</span>
      </span>{' '}
      <span className={styles.time}>{`${time}${appointment.notSent ? ', not sent yet' : ''}`}</span>
    </span>
  );
}
