import { useCalendarController, type EventSourceFunc } from '@fullcalendar/react';
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import { freeTimes, mondayOf } from '@/shared/domain/appointments/appointmentRules';
import { liesIn } from '@/shared/domain/appointments/times';
import { daysTitle, monthTitle } from '@/shared/domain/appointments/appointmentWords';
import { bookAheadMonths } from '@/shared/domain/screens/pageSettings';
import { slotState, slotTimes } from '@/shared/domain/appointments/slots';
import { isWholeDay } from '@/shared/domain/appointments/wholeDays';
import type { User } from '@/shared/domain/users/user';
import type { TimeRange } from '../../ports/collection';
import { usePorts } from '../../ports/ports';
import type { GridBooking } from './useGridBooking';
import styles from './Calendar.module.css';
import frame from './CalendarFrame.module.css';
import { CalendarHead, keyboardHelp } from './CalendarHead';
import { CalendarToolbar, type ViewName } from './CalendarToolbar';
import { Grid, factsOf, type GridHandlers } from './Grid';
import { SlotCell, slotId } from './SlotCell';
import { droppedTimes, eventsIn } from './calendarEvents';
import { useEventKeys } from './useEventKeys';
import { useLanes } from './useLanes';
import { useSlots } from './useSlots';
import { useViewByWidth } from './useViewByWidth';

export interface CalendarProps {
  /** Everybody's. */
  appointments: readonly Appointment[];
  /** The appointments of the shown days have loaded. */
  isRead: boolean;
  user: User | null;
  now: Date;
  grid: GridBooking;
  /**
   * Called when other days are shown.
   * @param monday of the shown week; for a month, of the current week, or else of its first week.
   */
  onWeek: (monday: Date) => void;
  /** Called with all shown days when they change. */
  onRange: (range: TimeRange) => void;
}

/** The calendar: month, week, day and list, by mouse, touch and keyboard. */
export function Calendar(props: CalendarProps) {
  const { appointments, isRead, user, now, grid, onWeek, onRange } = props;
  const months = bookAheadMonths(usePorts().settings);
  const controller = useCalendarController();
  const announce = useAnnounce();
  const helpId = useId();
  const room = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ from: Date; until: Date; view: ViewName; month: Date } | null>(null);
  const lanes = useLanes();

  const goTo = useCallback(
    (day: Date) => {
      const { view } = controller;
      if (view && (day < view.activeStart || day >= view.activeEnd)) controller.gotoDate(day);
    },
    [controller],
  );
  const view = useViewByWidth(room, (name) => controller.changeView(name));
  const keys = useEventKeys({ appointments, user, onMove: grid.move, goTo });
  const days = lanes.days;
  const slots = useSlots(days, now, goTo);
  const { slot } = slots;

  const title = shown
    ? shown.view === 'dayGridMonth'
      ? monthTitle(shown.month)
      : daysTitle(shown.from, shown.until)
    : '';
  const said = useRef<string | null>(null);
  /** True where the toolbar changed the days: the grid's keys make their own announcements. */
  const asked = useRef(false);
  useEffect(() => {
    if (title && asked.current && said.current !== title) announce(title);
    asked.current = false;
    said.current = title;
  }, [announce, title]);

  const { moving } = keys;
  const events: EventSourceFunc = useCallback(
    (range, give) => give(eventsIn(appointments, range, user, moving)),
    [appointments, moving, user],
  );

  const latest: GridHandlers = {
    onDates: ({ start, end, view: at }) => {
      setShown({ from: start, until: end, view: at.type as ViewName, month: at.currentStart });
      onRange({ from: start, until: end });
      onWeek(mondayOf(now >= at.currentStart && now < at.currentEnd ? now : at.currentStart));
    },
    onChoose: (start, end) => {
      slots.moveTo(start);
      void grid.choose(start, end, document.getElementById(slotId));
    },
    onChooseDay: (day) => {
      const [free] = freeTimes(day, appointments, now, months);
      const { start, end } = free ?? slotTimes({ day, row: 0, rows: 2 });
      void grid.choose(start, end, document.activeElement);
    },
    onOpen: ({ appointment, own }) => void (own ? grid.edit(appointment.id) : grid.readOnly()),
    onDrop: ({ event, revert }) => {
      const { appointment } = factsOf(event);
      const { start, end, allDay } = event;
      const times = droppedTimes({ start: start!, end, allDay }, appointment);
      void grid.move(appointment, times).then((isMoved) => isMoved || revert());
    },
    onEventDrawn: keys.keepFocus,
  };
  const handlers = useRef(latest);
  useLayoutEffect(() => {
    handlers.current = latest;
  });

  const lane = lanes.of(slot.day);
  const shownTimes = shown && { start: shown.from.toISOString(), end: shown.until.toISOString() };
  const hasWholeDays =
    shownTimes !== null && appointments.some((one) => isWholeDay(one) && liesIn(one, shownTimes));
  return (
    <div className={frame.calendar}>
      <div ref={room} className={styles.room} />
      <CalendarToolbar
        view={shown?.view ?? view.name}
        onView={(name) => {
          asked.current = true;
          view.choose(name);
        }}
        onStep={(step) => {
          asked.current = true;
          controller[step]();
        }}
        onReset={() => {
          asked.current = true;
          view.choose('timeGridWeek');
          controller.today();
        }}
      />
      <CalendarHead title={title} />
      {shown && /Week$|Month$/.test(shown.view) && shown.view !== 'listWeek' && (
        <p className={styles.sideways}>Scroll sideways to see all days. “List” needs no scrolling.</p>
      )}
      {days.length > 0 && (
        <p id={helpId} className={frame.help}>
          {keyboardHelp}
        </p>
      )}
      <div
        className={styles.box}
        data-view={shown?.view ?? view.name}
        // Screen readers pass the arrow keys to the time grid only where it is an application.
        {...(days.length > 0
          ? { role: 'application', 'aria-label': 'Half hours', 'aria-describedby': helpId }
          : { role: 'presentation' })}
        onKeyDownCapture={days.length > 0 ? keys.onKeyDown : undefined}
      >
        {view.isKnown && (
          <Grid
            controller={controller}
            initialView={view.name}
            now={now}
            months={months}
            events={events}
            lanes={lanes.mounting}
            hasWholeDays={hasWholeDays}
            handlers={handlers}
          />
        )}
        {lane && (
          <SlotCell
            lane={lane}
            slot={slot}
            state={slotState(slot, appointments, user, now, months)}
            takesFocus={slots.takesFocus}
            // The announcement of a half hour must be true when it gets the focus.
            isShown={slots.isShown && isRead}
            onKeyDown={slots.move}
            onPress={() => {
              const { start, end } = slotTimes(slot);
              void grid.choose(start, end, document.getElementById(slotId));
            }}
          />
        )}
      </div>
    </div>
  );
}
