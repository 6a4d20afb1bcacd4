import type { Appointment } from './appointment';
import { addMinutes, defaultMinutes, isBookable, type Times } from './appointmentRules';
import { outOfRange } from './bookableDays';
import { fieldsRequired, startBeforeEnd } from './appointmentTexts';
import { inputValue, parseInputValue } from '../text/dates';
import { problemOfValue } from '../text/typedDate';

/** The form's fields as they are filled in; times as date-and-time inputs have them, local. */
export interface AppointmentFields {
  title: string;
  start: string;
  end: string;
  location: string;
  description: string;
}

/** The error that keeps the form from being saved, and the field that gets the focus. */
export interface AppointmentProblem {
  field: 'title' | 'start' | 'end';
  text: string;
}

/**
 * The form for a new appointment.
 * @param times what was selected; the end defaults to an hour after the start.
 */
export function newFields(times: { start: Date; end?: Date } | null): AppointmentFields {
  const start = times?.start;
  const end = times?.end ?? (start && addMinutes(start, defaultMinutes));
  return {
    title: '',
    start: start ? inputValue(start) : '',
    end: end ? inputValue(end) : '',
    location: '',
    description: '',
  };
}

/** The form for an existing appointment. */
export function fieldsOfAppointment({
  title,
  start,
  end,
  location,
  description,
}: Appointment): AppointmentFields {
  return {
    title,
    start: inputValue(new Date(start)),
    end: inputValue(new Date(end)),
    location,
    description,
  };
}

/**
 * The first error of the form: missing fields, then the order of the times, then the range. Unchanged times
 * are not checked against the range, so that the notes of a past appointment can still be changed.
 */
export function checkFields(
  fields: AppointmentFields,
  now: Date,
  before: Appointment | null,
  months: number,
): AppointmentProblem | null {
  const empty = (['title', 'start', 'end'] as const).find((name) => fields[name].trim() === '');
  if (empty) return { field: empty, text: fieldsRequired };
  for (const field of ['start', 'end'] as const) {
    const problem = problemOfValue(fields[field], 'moment');
    if (problem) return { field, text: problem.text };
  }
  const { start, end } = timesOf(fields, before);
  const times = { start: new Date(start), end: new Date(end) };
  if (times.start > times.end) return { field: 'start', text: startBeforeEnd };
  if (before && start === before.start && end === before.end) return null;
  if (isBookable(times, now, months)) return null;
  const startIsWrong = !isBookable({ start: times.start, end: times.start }, now, months);
  return { field: startIsWrong ? 'start' : 'end', text: outOfRange(now, months) };
}

/**
 * The times of a complete form in UTC. An unchanged time stays exactly as it was: the form has no seconds,
 * and when a clock change repeats an hour it cannot tell the two apart.
 */
export function timesOf(fields: AppointmentFields, before: Appointment | null): Times {
  const iso = (name: 'start' | 'end') => {
    const kept = before?.[name];
    if (kept !== undefined && inputValue(new Date(kept)) === fields[name]) return kept;
    return parseInputValue(fields[name])!.toISOString();
  };
  return { start: iso('start'), end: iso('end') };
}
