import { isDay } from '../text/dates';
import { problemOfValue } from '../text/typedDate';
import { eventCategories, type CommunityEvent } from './event';
import { isOneOf } from '../records/parse';
import {
  accessFormFields,
  accessFormOf,
  accessOfForm,
  checkAccess,
  type AccessForm,
} from './access/accessForm';
import { parseAccess } from './access/eventAccess';
import {
  checkEventTime,
  eventTimeFormFields,
  eventTimeFormOf,
  timeOfForm,
  type EventTimeForm,
} from './time/eventTimeForm';

/** The editable fields of an event, as typed. */
export interface EventForm extends EventTimeForm, AccessForm {
  title: string;
  /** YYYY-MM-DD, or what was typed while it is none. */
  date: string;
  location: string;
  description: string;
  category: string;
  capacity: string;
}

/** The fields in their order on the form. */
const eventFormFields = [
  'title',
  'date',
  ...eventTimeFormFields,
  'location',
  'description',
  'category',
  'capacity',
  ...accessFormFields,
] as const;

/** The errors of the fields, each with how to fix it. An absent field is valid. */
export type EventFormErrors = { [Field in keyof EventForm]?: string | undefined };

/** The form for an event. */
export function eventFormOf(event: CommunityEvent): EventForm {
  const { title, date, location, description, category, capacity } = event;
  return {
    title,
    date,
    ...eventTimeFormOf(event),
    location,
    description,
    category,
    capacity: String(capacity),
    ...accessFormOf(parseAccess(event.access)),
  };
}

/** Returns whether the form differs from the event. */
export function isChanged(form: EventForm, event: CommunityEvent): boolean {
  const before = eventFormOf(event);
  return eventFormFields.some((field) => form[field] !== before[field]);
}

/**
 * Validates what was typed.
 * @param attendees how many people are registered: there must be a place for each.
 * @param today YYYY-MM-DD
 */
export function checkEventForm(form: EventForm, attendees: number, today: string): EventFormErrors {
  const errors: EventFormErrors = {};
  if (form.title.trim() === '') errors.title = 'Enter a title.';
  if (!isDay(form.date)) errors.date = dateProblem(form.date);
  Object.assign(errors, checkEventTime(form));
  const capacity = wholeNumber(form.capacity);
  if (capacity === null) errors.capacity = 'Enter a whole number, like 30. Enter 0 when nobody counts.';
  else if (capacity < attendees) {
    errors.capacity =
      attendees === 1
        ? '1 person is coming already. Enter 1 or more.'
        : `${attendees} people are coming already. Enter ${attendees} or more.`;
  }
  return Object.assign(errors, checkAccess(form, today));
}

const dateProblem = (date: string) =>
  (date && problemOfValue(date, 'day')?.text) || 'Enter a day, month and year.';

/** The event with the values of a form without errors. @param today YYYY-MM-DD: when answers were checked, if nobody says. */
export function withForm(event: CommunityEvent, form: EventForm, today: string): CommunityEvent {
  const { category } = form;
  const {
    starts: _start,
    ends: _end,
    allDay: _allDay,
    days: _days,
    timeZone: _zone,
    access: before,
    ...rest
  } = event;
  const access = accessOfForm(form, parseAccess(before), today);
  return {
    ...rest,
    ...(access && { access: { ...access } }),
    title: form.title.trim(),
    date: form.date,
    ...timeOfForm(form),
    location: form.location.trim(),
    description: form.description.trim(),
    category: isOneOf(eventCategories, category) ? category : event.category,
    capacity: wholeNumber(form.capacity) ?? event.capacity,
  };
}

/** Restores the earlier values of the editable fields, with everything else as it is now. */
export function putBack(now: CommunityEvent, before: CommunityEvent): CommunityEvent {
  const { access: _changed, ...words } = withForm(now, eventFormOf(before), '');
  return before.access ? { ...words, access: before.access } : words;
}

/** @returns null for anything but a whole number of up to six digits. */
function wholeNumber(text: string): number | null {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : null;
}
