import { useRef, useState } from 'react';
import { useEditConflict } from '../../components/EditConflict/useEditConflict';
import { onlyError, useForm } from '../../components/Field/useForm';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import {
  checkFields,
  fieldsOfAppointment,
  newFields,
  timesOf,
  withAllDay,
  type AppointmentFields,
} from '@/shared/domain/appointments/appointmentForm';
import { addMinutes, defaultMinutes, nextFreeTime } from '@/shared/domain/appointments/appointmentRules';
import { saveFailed } from '@/shared/domain/appointments/appointmentTexts';
import type { Times } from '@/shared/domain/appointments/wholeDays';
import { bookAheadMonths } from '@/shared/domain/screens/pageSettings';
import { clockTime, inputValue, longDate, parseDay, parseInputValue } from '@/shared/domain/text/dates';
import { usePorts } from '../../ports/ports';
import { useFormDraft } from '../../ports/useFormDraft';
import { draftName, saveAppointment } from './booking';
import { noRepeat, useRepeat } from './useRepeat';

interface FormStart {
  before: Appointment | null;
  /** The times of a new one; null: the next free hour. */
  times: { start: Date; end: Date } | null;
  overlapAgreed: boolean;
  appointments: readonly Appointment[];
  onSaved: (appointment: Appointment, more: number) => void;
}

const timeInWords = (value: string) => {
  const [time, day] = [parseInputValue(value), parseDay(value)];
  if (day) return longDate(day);
  return time ? `${longDate(time)}, ${clockTime(time)}` : value;
};

/** The fields as a conflict lists them. */
const conflictFields = [
  { name: 'title', label: 'Title' },
  { name: 'allDay', label: 'All day', words: (value: string) => (value === 'on' ? 'Yes' : 'No') },
  { name: 'start', label: 'Start Time', words: timeInWords },
  { name: 'end', label: 'End Time', words: timeInWords },
  { name: 'location', label: 'Location' },
  { name: 'description', label: 'Description' },
];

/** The fields as a draft stores them: with times as in earlier versions. */
const draftOf = ({ allDay, ...others }: AppointmentFields) => ({ ...others, ...(allDay && { allDay }) });

const bookAgain = 'What you wrote is still here. Press Save again to book it as a new appointment.';

const timesKey = (...dates: readonly Times[]) => JSON.stringify(dates.map(({ start, end }) => [start, end]));

/** The state and the rules of the appointment form. */
export function useAppointmentForm(begin: FormStart) {
  const { before: opened, onSaved } = begin;
  const ports = usePorts();
  const months = bookAheadMonths(ports.settings);
  const [before, setBefore] = useState(opened);
  const [first] = useState(() =>
    opened
      ? fieldsOfAppointment(opened)
      : newFields(begin.times ?? nextFreeTime(begin.appointments, ports.clock.now(), months)),
  );
  const form = useForm({
    first,
    failureOf: () => saveFailed,
    // A corrected error must disappear.
    errorStays: (_, now, { text }) => checkFields(now, ports.clock.now(), before, months)?.text === text,
    focusAfterErrors: true,
  });
  const { values: fields, busy } = form;
  const isAllDay = fields.allDay === 'on';
  const conflict = useEditConflict(
    {
      values: { ...fields },
      // One of two versions may be for whole days.
      change: (next) => form.change({ ...next, ...withAllDay(next, next.allDay === 'on', next) }),
    },
    conflictFields,
  );
  /** The times of the open question about an overlap; null: there is none. */
  const [overlap, setOverlap] = useState<Times | null>(null);
  const isComplete = checkFields({ ...fields, title: 'any' }, ports.clock.now(), before, months) === null;
  const repeat = useRepeat({
    times: isComplete && !opened ? fields : null,
    onChange: () => setOverlap(null),
  });
  // The end of a new appointment follows its start until the person sets it.
  const endFollows = useRef(opened === null);
  const [firstAgreed] = useState(() => (begin.overlapAgreed ? timesKey(timesOf(fields, opened)) : null));
  const agreedTimes = useRef(firstAgreed);

  const draft = useFormDraft({
    form: draftName(opened?.id ?? null),
    isOfRecord: opened !== null,
    first: { ...draftOf(first), ...noRepeat },
    values: { ...draftOf(fields), ...repeat.values },
    onRestore: ({ frequency = '', dates = '', changes = '', ...kept }) => {
      endFollows.current = false;
      form.change({ allDay: '', ...kept });
      repeat.restore({ frequency, dates, changes });
    },
  });

  const set = (name: keyof AppointmentFields, text: string) => {
    const changed: Partial<AppointmentFields> = { [name]: text };
    if (name === 'end') endFollows.current = false;
    const start = name === 'start' && endFollows.current ? parseInputValue(text) : null;
    if (start) changed.end = inputValue(addMinutes(start, defaultMinutes));
    else if (name === 'start' && endFollows.current && isAllDay) changed.end = text;
    form.change(changed);
    // A question about other times is obsolete.
    if (name === 'start' || name === 'end') setOverlap(null);
  };
  const field = (name: keyof AppointmentFields) => ({
    ...form.field(name),
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });

  /** The fields when they last had times. */
  const timed = useRef(isAllDay ? null : fields);
  /** Switches between a whole day and times. */
  const setAllDay = (on: boolean) => {
    if (on) timed.current = fields;
    form.change(withAllDay(fields, on, timed.current));
    form.check({});
    setOverlap(null);
  };

  /** Fills in both times. */
  const choose = (start: Date, end: Date) => {
    form.change({ start: inputValue(start), end: inputValue(end) });
    form.check({});
    setOverlap(null);
  };

  const save = async (known = before): Promise<string | null> => {
    const { title, location, description } = fields;
    const chosen = timesOf(fields, known);
    const outcome = await saveAppointment(ports, {
      before: known,
      words: { title: title.trim(), location: location.trim(), description: description.trim() },
      times: chosen,
      later: repeat.later(),
      overlapAgreed: agreedTimes.current === timesKey(chosen, ...repeat.later()),
    });
    if (outcome.kind === 'saved') {
      draft.done();
      onSaved(outcome.appointment, outcome.more);
      return null;
    }
    setOverlap(outcome.kind === 'overlap' ? outcome.times : null);
    if (outcome.kind === 'overlap') return null;
    const text = [outcome.text, outcome.advice].filter(Boolean).join(' ');
    if (outcome.kind === 'changed' && known) {
      setBefore(outcome.now);
      const [last, now] = [{ ...fieldsOfAppointment(known) }, { ...fieldsOfAppointment(outcome.now) }];
      return conflict.meet(last, now, text) ? null : save(outcome.now);
    }
    if (outcome.kind !== 'missing') return text;
    setBefore(null);
    return `${text} ${bookAgain}`;
  };

  const send = async () => {
    if (busy) return;
    setOverlap(null);
    if (form.check(onlyError(checkFields(fields, ports.clock.now(), before, months))) && repeat.check())
      await form.submit(() => save());
  };

  /** Accepts the overlap. */
  const bookAnyway = () => {
    agreedTimes.current = timesKey(timesOf(fields, before), ...repeat.later());
    return send();
  };
  const changeTimes = () => setOverlap(null);

  const isChanged =
    repeat.isRepeating ||
    (Object.keys(first) as (keyof AppointmentFields)[]).some((name) => fields[name] !== first[name]);

  return {
    fields,
    isAllDay,
    setAllDay,
    field,
    failure: form.failure,
    isChanged,
    draft,
    conflict,
    overlap,
    busy,
    repeat,
    choose,
    send,
    bookAnyway,
    changeTimes,
  };
}
