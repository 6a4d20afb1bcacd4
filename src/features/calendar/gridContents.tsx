import type { DayHeaderInfo, EventDisplayInfo, SlotHeaderInfo } from '@fullcalendar/react';
import { clockTime } from '@/shared/domain/text/dates';
import styles from './Calendar.module.css';
import { EventContent } from './EventContent';

/** Render functions for the calendar. */
export const eventWords = (info: EventDisplayInfo) => <EventContent info={info} />;

/** The weekday over a big number, with a text for today beside its colour. A popover shows the full date. */
export const dayHeader = ({ weekdayText, dayNumberText, isToday, inPopover, text }: DayHeaderInfo) => (
  <span className={styles.dayName}>
    {inPopover ? (
      <span>{text}</span>
    ) : (
      <>
        <span>{weekdayText}</span> <b>{dayNumberText}</b>
      </>
    )}
    {isToday && <span className="visually-hidden"> today</span>}
  </span>
);

/** "8 am", "12 noon": twelve is ambiguous with am and pm. */
export const hour = ({ date }: SlotHeaderInfo) => clockTime(date).replace(':00', '');
