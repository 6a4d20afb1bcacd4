import FullCalendar, { type EventInput } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import enAu from '@fullcalendar/react/locales/en-au';
import theme from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';

const plugins = [timeGrid, dayGrid, list, interaction, theme];

/** FullCalendar as it comes, with the same hours, toolbar and all. */
export function PlainCalendar({ events, now }: { events: EventInput[]; now: Date }) {
  return (
    <FullCalendar
      plugins={plugins}
      locale={enAu}
      initialView="timeGridWeek"
      initialDate={now}
      headerToolbar={{
        left: 'prev,next today',
        center: 'title',
        right: 'dayGridMonth,timeGridWeek,timeGridDay,listWeek',
      }}
      allDaySlot={false}
      slotMinTime="08:00:00"
      slotMaxTime="20:00:00"
      slotEventOverlap={false}
      selectable
      selectMirror
      editable
      dayMaxEvents
      height="auto"
      events={events}
    />
  );
}
