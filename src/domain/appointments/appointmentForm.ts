import type { Appointment } from './appointment';
import { addMinutes, bookableRange, defaultMinutes, isBookable, type Times } from './appointmentRules';
import { fieldsRequired, startBeforeEnd } from './appointmentTexts';
import { addDays, inputValue, longDate, parseInputValue } from '../text/dates';

/** The fields of the form as they stand in it; times as date-and-time inputs give them, local. */
export interface AppointmentFields {
  title: string;
  start: string;
  end: string;
  location: string;
  description: string;
}

/** What keeps the form from being saved, and the field that the focus goes to. */
export interface AppointmentProblem {
  field: 'title' | 'start' | 'end';
  text: string;
}

/** The form for a new appointment. @param times what was chosen; the end is an hour after the start where there is none. */
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

/** The form for an appointment that is there. */
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

/** Says which days may be booked. */
export function rangeHint(now: Date): string {
  const { until } = bookableRange(now);
  return `You can book from today to ${longDate(addDays(until, -1))}.`;
}

/** What is said of times outside the bookable range. */
export function outOfRange(now: Date): string {
  return `Choose another day. ${rangeHint(now)}`;
}

/**
 * The first problem of the form: what is missing, then the order of the times, then the range. Times that stay as they
 * were are not held against the range, so that the notes of a past appointment can still be changed.
 */
export function checkFields(
  fields: AppointmentFields,
  now: Date,
  before: Appointment | null,
): AppointmentProblem | null {
  const missing = (['title', 'start', 'end'] as const).find((name) =>
    name === 'title' ? fields.title.trim() === '' : !parseInputValue(fields[name]),
  );
  if (missing) return { field: missing, text: fieldsRequired };
  const { start, end } = timesOf(fields, before);
  const times = { start: new Date(start), end: new Date(end) };
  if (times.start > times.end) return { field: 'start', text: startBeforeEnd };
  if (before && start === before.start && end === before.end) return null;
  if (isBookable(times, now)) return null;
  const startIsWrong = !isBookable({ start: times.start, end: times.start }, now);
  return { field: startIsWrong ? 'start' : 'end', text: outOfRange(now) };
}

/**
 * The times of a complete form in UTC. A time that was not touched stays exactly as it was: the form knows no seconds,
 * and on the day on which a clock change repeats an hour it cannot tell the two apart.
 */
export function timesOf(fields: AppointmentFields, before: Appointment | null): Times {
  const iso = (name: 'start' | 'end') => {
    const kept = before?.[name];
    if (kept !== undefined && inputValue(new Date(kept)) === fields[name]) return kept;
    return parseInputValue(fields[name])!.toISOString();
  };
  return { start: iso('start'), end: iso('end') };
}
