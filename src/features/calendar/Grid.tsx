import FullCalendar, {
  type CalendarController,
  type DatesSetInfo,
  type EventChangeInfo,
  type EventSourceFunc,
} from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import enAu from '@fullcalendar/react/locales/en-au';
import theme from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { memo, type RefObject } from 'react';
import { isBookable } from '@/shared/domain/appointments/appointmentRules';
import styles from './Calendar.module.css';
import type { ViewName } from './CalendarToolbar';
import './calendar.css';
import { dayHeader, eventWords, hour } from './gridContents';
import type { EventFacts } from './calendarEvents';
import type { Lanes } from './useLanes';

const plugins = [timeGrid, dayGrid, list, interaction, theme];

/** Returns the data that an event of the calendar carries. */
export const factsOf = (event: { extendedProps: object }) => event.extendedProps as EventFacts;

/** The grid's event handlers. */
export interface GridHandlers {
  /** Called when other days are shown. */
  onDates: (info: DatesSetInfo) => void;
  /** Called with a chosen stretch of time. */
  onChoose: (start: Date, end: Date) => void;
  /** Called with a chosen whole day. */
  onChooseDay: (day: Date) => void;
  onOpen: (facts: EventFacts) => void;
  onDrop: (info: EventChangeInfo) => void;
  onEventDrawn: (id: string, element: HTMLElement) => void;
}

interface GridProps {
  controller: CalendarController;
  initialView: ViewName;
  now: Date;
  /** The number of months that can be booked ahead. */
  months: number;
  events: EventSourceFunc;
  lanes: Pick<Lanes, 'add' | 'remove'>;
  /** True where there are whole-day appointments, which need a row above the hours. */
  hasWholeDays: boolean;
  /** The latest handlers. */
  handlers: RefObject<GridHandlers>;
}

/**
 * FullCalendar with this product's settings. Rendered again only when the appointments change: it takes every new
 * function for a new setting, and then renders all events again.
 */
export const Grid = memo(function Grid(props: GridProps) {
  const { controller, initialView, now, months, events, lanes, hasWholeDays, handlers } = props;
  const inRange = ({ start, end }: { start: Date; end: Date }) => isBookable({ start, end }, now, months);
  const drop = (info: EventChangeInfo) => handlers.current.onDrop(info);
  const today = ({ isToday }: { isToday: boolean }) => (isToday ? styles.today : undefined);
  return (
    <FullCalendar
      controller={controller}
      headerToolbar={false}
      plugins={plugins}
      locale={enAu}
      initialView={initialView}
      initialDate={now}
      now={now}
      weekends
      allDaySlot={hasWholeDays}
      allDayText="All day"
      timedText="Times"
      slotMinTime="08:00:00"
      slotMaxTime="20:00:00"
      slotDuration="00:30:00"
      defaultTimedEventDuration="00:30:00"
      slotEventOverlap={false}
      selectable
      selectMirror
      dayMaxEvents
      height="auto"
      events={events}
      datesSet={(info) => handlers.current.onDates(info)}
      selectAllow={inRange}
      eventAllow={inRange}
      select={({ start, end, allDay, view }) => {
        view.calendar.unselect();
        if (allDay) handlers.current.onChooseDay(start);
        else handlers.current.onChoose(start, end);
      }}
      eventClick={({ event, el }) => {
        // A mouse press does not move the focus, and a dialog must be able to return it here.
        el.focus();
        handlers.current.onOpen(factsOf(event));
      }}
      eventDrop={drop}
      eventResize={drop}
      eventContent={eventWords}
      eventDidMount={({ event, el, isMirror, isStart }) => {
        if (isMirror || !isStart) return;
        // Lets a dialog return the focus to an event that was rendered again meanwhile.
        el.id = `event-${event.id}`;
        handlers.current.onEventDrawn(event.id, el);
      }}
      eventClass={({ event, isMirror }) =>
        [styles.event, isMirror || factsOf(event).own ? styles.own : styles.other].join(' ')
      }
      noEventsContent="Nothing is booked in this week."
      dayHeaderContent={dayHeader}
      dayHeaderClass={today}
      dayCellClass={today}
      dayRowClass={styles.month}
      slotHeaderContent={hour}
      slotHeaderInnerClass={styles.hour}
      columnEventClass={styles.column}
      columnEventInnerClass={styles.inside}
      columnEventAfterClass={({ event }) => (factsOf(event).own ? styles.grip : undefined)}
      rowMoreLinkClass={styles.more}
      popoverClass={styles.popover}
      popoverCloseClass={styles.close}
      listItemEventBeforeClass={styles.noDot}
      dayLaneDidMount={lanes.add}
      dayLaneWillUnmount={lanes.remove}
    />
  );
});
