import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { DateTimeField } from '../../components/DateTimeField/DateTimeField';
import { FormDialog } from '../../components/Dialog/FormDialog';
import { EditConflict } from '../../components/EditConflict/EditConflict';
import { useLeaveGuard } from '../../components/Dialogs/useLeaveGuard';
import { Status } from '../../components/Status/Status';
import { TextArea } from '../../components/TextArea/TextArea';
import { TextField } from '../../components/TextField/TextField';
import type { Appointment } from '../../domain/appointments/appointment';
import { rangeHint } from '../../domain/appointments/appointmentForm';
import { bookableRange } from '../../domain/appointments/appointmentRules';
import { createTitle, editTitle } from '../../domain/appointments/appointmentTexts';
import { addDays, inputValue, parseDay } from '../../domain/text/dates';
import type { TimeRange } from '../../ports/collection';
import styles from './AppointmentDialog.module.css';
import { FreeTimes } from './FreeTimes';
import { Repeat } from './RepeatField';
import { OverlapQuestion } from './OverlapQuestion';
import { useAppointmentForm } from './useAppointmentForm';

export interface AppointmentDialogProps {
  /** The appointment to change; null for a new one. */
  before: Appointment | null;
  /** The times of a new one; null: the next free hour. */
  times: { start: Date; end: Date } | null;
  /** The person was asked about these times already. */
  overlapAgreed: boolean;
  /** Everybody's, to know what is free. */
  appointments: readonly Appointment[];
  /** The times of this day are looked at. */
  onDay: (range: TimeRange | null) => void;
  /** Where it is kept, in a sentence. */
  storageNotice: string;
  now: Date;
  opener: Element | null;
  onClose: () => void;
  onSaved: (appointment: Appointment, more: number) => void;
}

/** The form for a new appointment and for one that is there. Nothing that was typed is dropped without asking. */
export function AppointmentDialog(props: AppointmentDialogProps) {
  const { before, appointments, onDay, storageNotice, now, opener, onClose } = props;
  const form = useAppointmentForm(props);
  const { field, failure } = form;
  const mayLeave = useLeaveGuard();
  const start = useRef<HTMLInputElement>(null);
  const { from, until } = bookableRange(now);
  const isPast = before !== null && new Date(before.start) < from;
  const range = isPast ? {} : { min: inputValue(from), max: inputValue(until) };

  const day = form.fields.start.slice(0, 10);
  useEffect(() => {
    const midnight = parseDay(day);
    onDay(midnight && { from: midnight, until: addDays(midnight, 1) });
    return () => onDay(null);
  }, [day, onDay]);

  const leave = async () => {
    // What is being saved is not lost. Where the question cannot be fetched, the form stays.
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
        form.isOverlap ? (
          <OverlapQuestion
            onAnswer={(anyway) => {
              if (anyway) return void form.bookAnyway();
              form.changeTimes();
              start.current?.focus();
            }}
          />
        ) : (
          <>
            <Button kind="main" type="submit" busy={form.busy ? 'Saving…' : undefined}>
              Save
            </Button>
            <Button kind="plain" onClick={() => void leave()}>
              Cancel
            </Button>
          </>
        )
      }
    >
      {failure && <Status kind="failed">{failure}</Status>}
      <EditConflict conflict={form.conflict.conflict} onShow={form.conflict.show} />
      <TextField label="Title" hint="For example Hearing check" autoComplete="off" {...field('title')} />
      <div className={styles.times}>
        <DateTimeField
          label="Start Time"
          hint={isPast ? undefined : rangeHint(now)}
          {...range}
          {...field('start')}
          ref={start}
        />
        <DateTimeField label="End Time" {...range} {...field('end')} />
        <FreeTimes
          start={form.fields.start}
          appointments={appointments}
          now={now}
          exceptId={before?.id}
          onChoose={form.choose}
        />
      </div>
      {form.maxWeeks > 1 && <Repeat weeks={form.weeks} most={form.maxWeeks} onChange={form.chooseWeeks} />}
      <TextField label="Location" autoComplete="off" {...field('location')} />
      <TextArea label="Description" rows={3} {...field('description')} />
      <p className={styles.note}>{storageNotice}</p>
    </FormDialog>
  );
}
