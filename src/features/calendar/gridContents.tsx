import type { DayHeaderInfo, EventDisplayInfo, SlotHeaderInfo } from '@fullcalendar/react';
import { clockTime } from '@/shared/domain/text/dates';
import styles from './Calendar.module.css';
import { EventContent } from './EventContent';

/** What the calendar asks for by calling a function. */
export const eventWords = (info: EventDisplayInfo) => <EventContent info={info} />;

/** The weekday over a big number, and for those who do not see the colour that it is today. A popover says the whole date. */
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

/** "8 am", "12 noon": twelve is where am and pm mislead. */
export const hour = ({ date }: SlotHeaderInfo) => clockTime(date).replace(':00', '');
