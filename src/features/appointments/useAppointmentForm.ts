import { useRef, useState } from 'react';
import type { Appointment } from '../../domain/appointments/appointment';
import {
  checkFields,
  fieldsOfAppointment,
  newFields,
  timesOf,
  type AppointmentFields,
  type AppointmentProblem,
} from '../../domain/appointments/appointmentForm';
import {
  addMinutes,
  bookableWeeks,
  defaultMinutes,
  nextFreeTime,
  type Times,
} from '../../domain/appointments/appointmentRules';
import { inputValue, parseInputValue } from '../../domain/text/dates';
import { usePorts } from '../../ports/ports';
import { useFormDraft } from '../../ports/useFormDraft';
import { draftName, saveAppointment } from './booking';
import type { ActionError } from './bookingRefusal';

/** What stands between the person and a saved appointment; `attempt` counts, so that the same is heard again. */
export type FormError = { attempt: number } & (
  ({ kind: 'problem' } & AppointmentProblem) | ({ kind: 'refusal' } & ActionError) | { kind: 'overlap' }
);

interface FormStart {
  before: Appointment | null;
  /** The times of a new one; null: the next free hour. */
  times: { start: Date; end: Date } | null;
  overlapAgreed: boolean;
  appointments: readonly Appointment[];
  onSaved: (appointment: Appointment, more: number) => void;
}

const timesKey = ({ start, end }: Times, weeks: number) => `${start} ${end} ${weeks}`;

/** The state and the rules of the appointment form. */
export function useAppointmentForm(begin: FormStart) {
  const { before: opened, onSaved } = begin;
  const ports = usePorts();
  const [before, setBefore] = useState(opened);
  const [first] = useState(() =>
    opened
      ? fieldsOfAppointment(opened)
      : newFields(begin.times ?? nextFreeTime(begin.appointments, ports.clock.now())),
  );
  const [fields, setFields] = useState(first);
  const [weeks, setWeeks] = useState(1);
  const [trouble, setTrouble] = useState<FormError | null>(null);
  const [busy, setBusy] = useState(false);
  const attempts = useRef(0);
  const isComplete = checkFields({ ...fields, title: 'any' }, ports.clock.now(), before) === null;
  /** In how many weeks these times can be booked; 1 for an appointment that is there. */
  const maxWeeks = isComplete && !before ? bookableWeeks(timesOf(fields, before), ports.clock.now()) : 1;
  // The end of a new appointment follows its start until somebody sets it.
  const endFollows = useRef(opened === null);
  const [firstAgreed] = useState(() => (begin.overlapAgreed ? timesKey(timesOf(fields, opened), 1) : null));
  const agreedTimes = useRef(firstAgreed);

  const draft = useFormDraft({
    form: draftName(opened?.id ?? null),
    isOfRecord: opened !== null,
    first: { ...first, weeks: '1' },
    values: { ...fields, weeks: String(weeks) },
    onRestore: ({ weeks: count, ...kept }) => {
      endFollows.current = false;
      setFields(kept as unknown as AppointmentFields);
      setWeeks(Number(count) || 1);
    },
  });

  const stop = (what: AppointmentProblem | ActionError | null) => {
    const attempt = (attempts.current += 1);
    if (!what) setTrouble({ kind: 'overlap', attempt });
    else setTrouble({ ...what, kind: 'field' in what ? 'problem' : 'refusal', attempt } as FormError);
  };

  const set = (name: keyof AppointmentFields, text: string) => {
    const changed = { ...fields, [name]: text };
    if (name === 'end') endFollows.current = false;
    const start = name === 'start' && endFollows.current ? parseInputValue(text) : null;
    if (start) changed.end = inputValue(addMinutes(start, defaultMinutes));
    setFields(changed);
    // What is mended must not stand there any more, and a question about other times is none.
    const timesChanged = name === 'start' || name === 'end';
    const still = checkFields(changed, ports.clock.now(), before);
    if (trouble?.kind === 'problem' && still?.text !== trouble.text) setTrouble(null);
    if (trouble?.kind === 'overlap' && timesChanged) setTrouble(null);
  };

  /** Fills in both times. */
  const choose = (start: Date, end: Date) => {
    setFields({ ...fields, start: inputValue(start), end: inputValue(end) });
    setTrouble(null);
  };

  const chooseWeeks = (count: number) => {
    setWeeks(count);
    if (trouble?.kind === 'overlap') setTrouble(null);
  };

  const send = async () => {
    if (busy) return;
    const problem = checkFields(fields, ports.clock.now(), before);
    if (problem) {
      stop(problem);
      return;
    }
    setTrouble(null);
    setBusy(true);
    const { title, location, description } = fields;
    const chosen = timesOf(fields, before);
    const outcome = await saveAppointment(ports, {
      before,
      words: { title: title.trim(), location: location.trim(), description: description.trim() },
      times: chosen,
      weeks: Math.min(weeks, maxWeeks),
      overlapAgreed: agreedTimes.current === timesKey(chosen, weeks),
    });
    if (outcome.kind === 'saved') {
      draft.done();
      onSaved(outcome.appointment, outcome.more);
      return;
    }
    setBusy(false);
    if (outcome.kind === 'changed') setBefore(outcome.now);
    stop(outcome.kind === 'overlap' ? null : outcome);
  };

  /** The answer to the question about an overlap. */
  const bookAnyway = () => {
    agreedTimes.current = timesKey(timesOf(fields, before), weeks);
    return send();
  };
  const changeTimes = () => setTrouble(null);

  const isChanged =
    weeks > 1 ||
    (Object.keys(first) as (keyof AppointmentFields)[]).some((name) => fields[name] !== first[name]);

  return {
    fields,
    isChanged,
    draft,
    trouble,
    busy,
    weeks: Math.min(weeks, maxWeeks),
    maxWeeks,
    chooseWeeks,
    set,
    choose,
    send,
    bookAnyway,
    changeTimes,
  };
}
