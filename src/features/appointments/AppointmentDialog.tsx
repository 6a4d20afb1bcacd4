import { useEffect, useRef, useState } from 'react';
import { Checkbox } from '../../components/ChoiceGroup/Checkbox';
import { DateTimeField } from '../../components/DateTimeField/DateTimeField';
import type { MonthRange } from '../../components/DateTimeField/DayCalendar';
import { FormDialog } from '../../components/Dialog/FormDialog';
import { SaveOrCancel } from '../../components/Dialog/SaveOrCancel';
import { EditConflict } from '../../components/EditConflict/EditConflict';
import { useLeaveGuard } from '../../components/Dialogs/useLeaveGuard';
import { Status } from '../../components/Status/Status';
import { TextArea } from '../../components/TextArea/TextArea';
import { TextField } from '../../components/TextField/TextField';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import { rangeHint } from '@/shared/domain/appointments/bookableDays';
import { bookableRange } from '@/shared/domain/appointments/appointmentRules';
import { createTitle, editTitle } from '@/shared/domain/appointments/appointmentTexts';
import { hoursElsewhere } from '@/shared/domain/appointments/appointmentWords';
import { dayState } from '@/shared/domain/appointments/dayState';
import { momentsOf } from '@/shared/domain/appointments/wholeDays';
import { bookAheadMonths } from '@/shared/domain/screens/pageSettings';
import { addDays, dayOf, parseDay } from '@/shared/domain/text/dates';
import { typedDay, typedMoment } from '@/shared/domain/text/typedDate';
import type { TimeRange } from '../../ports/collection';
import { usePorts, useUser } from '../../ports/ports';
import styles from './AppointmentDialog.module.css';
import { FreeTimes } from './FreeTimes';
import { RepeatField } from './RepeatField';
import { reminderNote } from './reminderNote';
import { OverlapQuestion } from './OverlapQuestion';
import { useAppointmentForm } from './useAppointmentForm';

export interface AppointmentDialogProps {
  /** The appointment to change; null for a new one. */
  before: Appointment | null;
  /** The times of a new one; null: the next free hour. */
  times: { start: Date; end: Date } | null;
  /** The person was already asked about these times. */
  overlapAgreed: boolean;
  /** Everybody's, to find the free times. */
  appointments: readonly Appointment[];
  /** Called with the days to load. */
  onDay: (range: TimeRange | null) => void;
  /** The times of other people are loaded. */
  timesRead: boolean;
  /** Says where it is stored. */
  storageNotice: string;
  now: Date;
  opener: Element | null;
  onClose: () => void;
  /** @param note an addition to the message. */
  onSaved: (appointment: Appointment, more: number, note: string) => void;
}

/** The pause in typing before the times of a day are loaded, in milliseconds. */
const typingPause = 300;

/** The form for a new or an existing appointment. Asks before it discards anything typed. */
export function AppointmentDialog(props: AppointmentDialogProps) {
  const { before, appointments, onDay, timesRead, storageNotice, now, opener, onClose } = props;
  const { can, clock, settings } = usePorts();
  const user = useUser();
  const note = can.messages ? reminderNote(appointments, user) : '';
  const form = useAppointmentForm({
    ...props,
    onSaved: (appointment, more) => props.onSaved(appointment, more, note),
  });
  const { field, failure } = form;
  const mayLeave = useLeaveGuard();
  const start = useRef<HTMLInputElement>(null);
  const months = bookAheadMonths(settings);
  const { from, until } = bookableRange(now, months);
  const isPast = before !== null && momentsOf(before).start < from;
  const there = before && hoursElsewhere(before);
  const days = {
    writing: form.isAllDay ? typedDay : typedMoment,
    today: dayOf(now),
    ...(!isPast && { min: dayOf(from), max: dayOf(addDays(until, -1)) }),
    stateOf: (day: string) =>
      user && timesRead ? dayState(parseDay(day)!, appointments, user, now, months, before?.id) : null,
  };

  const day = form.fields.start.slice(0, 10);
  const [month, setMonth] = useState<MonthRange | null>(null);
  useEffect(() => {
    const first = parseDay(month?.first ?? day);
    const last = parseDay(month?.last ?? day);
    if (!first || !last) return undefined;
    // Skips the days in between while a date is typed.
    const cancel = clock.after(typingPause, () => onDay({ from: first, until: addDays(last, 1) }));
    return () => {
      cancel();
      onDay(null);
    };
  }, [clock, day, month, onDay]);

  const leave = async () => {
    // An appointment that is being saved is not lost. Where the question cannot be fetched, the form stays.
    if (!form.busy) {
      if (!(await mayLeave(form.isChanged))) return;
      form.draft.done();
    }
    onClose();
  };

  return (
    <FormDialog
      draft={form.draft}
      title={before ? editTitle : createTitle}
      description="Title, start and end are needed. The rest can stay empty."
      opener={opener}
      fallbackFocus={() => document.getElementById('my-appointments')}
      onClose={() => void leave()}
      onSubmit={() => void form.send()}
      actions={
        form.overlap ? (
          <OverlapQuestion
            about={form.repeat.isRepeating ? form.overlap : null}
            onAnswer={(anyway) => {
              if (anyway) return void form.bookAnyway();
              form.changeTimes();
              start.current?.focus();
            }}
          />
        ) : (
          <SaveOrCancel busy={form.busy} onCancel={() => void leave()} />
        )
      }
    >
      {failure && <Status kind="failed">{failure}</Status>}
      <EditConflict conflict={form.conflict.conflict} onShow={form.conflict.show} />
      <TextField label="Title" hint="For example Hearing check" autoComplete="off" {...field('title')} />
      <div className={styles.times}>
        <Checkbox label="All day" checked={form.isAllDay} onChange={form.setAllDay} />
        {there !== null && <p className={styles.note}>{`These are the times here. It is ${there}.`}</p>}
        <DateTimeField
          label={form.isAllDay ? 'First Day' : 'Start Time'}
          hint={isPast ? undefined : rangeHint(now, months)}
          {...days}
          {...field('start')}
          onMonth={setMonth}
          ref={start}
        />
        <DateTimeField
          label={form.isAllDay ? 'Last Day' : 'End Time'}
          {...days}
          {...field('end')}
          onMonth={setMonth}
        />
        {!form.isAllDay && (
          <FreeTimes
            start={form.fields.start}
            appointments={appointments}
            now={now}
            months={months}
            exceptId={before?.id}
            onChoose={form.choose}
          />
        )}
      </div>
      {form.repeat.choices.length > 0 && <RepeatField repeat={form.repeat} days={days} />}
      <TextField label="Location" autoComplete="off" {...field('location')} />
      <TextArea label="Description" rows={3} {...field('description')} />
      <p className={styles.note}>{storageNotice}</p>
    </FormDialog>
  );
}
