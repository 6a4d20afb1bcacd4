import { isDay } from '../../text/dates';
import { problemOfValue } from '../../text/typedDate';
import { contactProblem } from './accessProblem';
import {
  accessQuestions,
  accessTexts,
  type AccessQuestion,
  type AccessText,
  type EventAccess,
} from './eventAccess';

/** How to get in and take part, as typed. A question is `yes`, `no` or empty: not known. */
export interface AccessForm extends Record<AccessQuestion | AccessText, string> {
  /** When the new and changed answers were checked, YYYY-MM-DD, or what was typed while it is none; empty: today. */
  checkedOn: string;
  /** `all`: the other answers were checked on that day as well. */
  checkedAgain: string;
}

/** The fields in their order on the form. */
export const accessFormFields = [...accessQuestions, 'checkedOn', 'checkedAgain', ...accessTexts] as const;

/** The answers to a question. */
export const accessChoices = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: '', label: 'Not known' },
];

/** The values of the form for an event. */
export function accessFormOf(access: EventAccess = {}): AccessForm {
  const form: Partial<AccessForm> = { checkedOn: '', checkedAgain: '' };
  for (const name of accessQuestions) form[name] = access[name]?.is ?? '';
  for (const name of accessTexts) form[name] = access[name] ?? '';
  return form as AccessForm;
}

/** Returns the problems with the input. @param today YYYY-MM-DD */
export function checkAccess(
  { checkedOn, contact }: AccessForm,
  today: string,
): { checkedOn?: string; contact?: string } {
  const day = checkedOn === '' ? null : dayProblem(checkedOn, today);
  const problem = contact.trim() === '' ? null : contactProblem(contact);
  return { ...(day && { checkedOn: day }), ...(problem && { contact: problem }) };
}

function dayProblem(day: string, today: string): string | null {
  if (!isDay(day)) return problemOfValue(day, 'day')?.text ?? 'Enter a day, month and year.';
  return day > today ? 'Enter a day that is not in the future.' : null;
}

/**
 * Reads a form without errors. An unchanged answer keeps the day on which it was checked.
 * @param before what the event said. @param today YYYY-MM-DD
 */
export function accessOfForm(
  form: AccessForm,
  before: EventAccess = {},
  today: string,
): EventAccess | undefined {
  const access: EventAccess = {};
  for (const name of accessQuestions) {
    const is = form[name];
    if (is !== 'yes' && is !== 'no') continue;
    const known = before[name];
    const isKept = known?.is === is && form.checkedAgain === '';
    access[name] = isKept ? known : { is, on: form.checkedOn || today };
  }
  for (const name of accessTexts) {
    const text = form[name].trim();
    if (text) access[name] = text;
  }
  return Object.keys(access).length > 0 ? access : undefined;
}
