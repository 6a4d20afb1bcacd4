import type { Appointment } from './appointment';
import { addMinutes, defaultMinutes, isBookable } from './appointmentRules';
import { outOfRange } from './bookableDays';
import { daysInOrder, daysRequired, fieldsRequired, startBeforeEnd } from './appointmentTexts';
import { momentsOf, type Times } from './wholeDays';
import { inputValue, parseInputValue } from '../text/dates';
import { partsOfValue, problemOfValue, valueOfParts } from '../text/typedDate';

/** The form's fields as they are filled in; times as date-and-time inputs have them, local, or days where it goes on all day. */
export interface AppointmentFields {
  title: string;
  /** `on`: it goes on all day. */
  allDay: string;
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
    allDay: '',
    start: start ? inputValue(start) : '',
    end: end ? inputValue(end) : '',
    location: '',
    description: '',
  };
}

/** The form for an existing appointment. */
export function fieldsOfAppointment(appointment: Appointment): AppointmentFields {
  const { title, start, end, location, description, allDay } = appointment;
  const shown = (time: string) => (allDay ? time : inputValue(new Date(time)));
  return { title, allDay: allDay ? 'on' : '', start: shown(start), end: shown(end), location, description };
}

/**
 * The start and the end in the form once it goes on all day, or not any more: the days stay. Nobody has said at what time it
 * is then, except where a time was filled in before.
 * @param last the fields when they had times; null: they had none.
 */
export function withAllDay(
  { start, end }: AppointmentFields,
  isAllDay: boolean,
  last: Pick<AppointmentFields, 'start' | 'end'> | null,
): Pick<AppointmentFields, 'allDay' | 'start' | 'end'> {
  const written = (value: string, time: string) =>
    valueOfParts({ ...partsOfValue(value), time }, isAllDay ? 'day' : 'moment');
  const timeIn = (before = '') => (isAllDay ? '' : partsOfValue(before).time);
  return {
    allDay: isAllDay ? 'on' : '',
    start: written(start, timeIn(last?.start)),
    end: written(end, timeIn(last?.end)),
  };
}

/**
 * The first error of the form: missing or unreadable fields, then the order of the times, then the range. Unchanged times
 * are not checked against the range, so that the notes of a past appointment can still be changed.
 */
export function checkFields(
  fields: AppointmentFields,
  now: Date,
  before: Appointment | null,
  months: number,
): AppointmentProblem | null {
  const empty = (['title', 'start', 'end'] as const).find((name) => fields[name].trim() === '');
  const isAllDay = fields.allDay === 'on';
  if (empty) return { field: empty, text: isAllDay ? daysRequired : fieldsRequired };
  for (const field of ['start', 'end'] as const) {
    const problem = problemOfValue(fields[field], isAllDay ? 'day' : 'moment');
    if (problem) return { field, text: problem.text };
  }
  const { start, end } = timesOf(fields, before);
  const times = momentsOf({ start, end });
  if (isAllDay && start > end) return { field: 'start', text: daysInOrder };
  if (times.start > times.end) return { field: 'start', text: startBeforeEnd };
  if (before && start === before.start && end === before.end) return null;
  if (isBookable(times, now, months)) return null;
  const startIsWrong = !isBookable({ start: times.start, end: times.start }, now, months);
  return { field: startIsWrong ? 'start' : 'end', text: outOfRange(now, months) };
}

/**
 * The times of a complete form: in UTC, or whole days. An unchanged time keeps its exact value: the form has no seconds,
 * and when a clock change repeats an hour it cannot tell the two apart.
 */
export function timesOf(fields: AppointmentFields, before: Appointment | null): Times {
  if (fields.allDay === 'on') return { start: fields.start, end: fields.end };
  const iso = (name: 'start' | 'end') => {
    const kept = before?.allDay ? undefined : before?.[name];
    if (kept !== undefined && inputValue(new Date(kept)) === fields[name]) return kept;
    return parseInputValue(fields[name])!.toISOString();
  };
  return { start: iso('start'), end: iso('end') };
}
