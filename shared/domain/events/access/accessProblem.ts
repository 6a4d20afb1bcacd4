import { readPhone } from '../../phone/readPhone';
import { fieldsOf, isOneOf } from '../../records/parse';
import { isDay } from '../../text/dates';
import { accessQuestions, accessTexts } from './eventAccess';

/** The most characters of each text. */
export const accessTextMaximum = 300;

/**
 * Returns the problem with a phone number or an email address, and how to mend it; null where it can be used.
 * @param text as typed; not empty.
 */
export function contactProblem(text: string): string | null {
  const contact = text.trim();
  if (contact.includes('@'))
    return /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(contact)
      ? null
      : 'Enter a whole email address, like name@example.org.';
  const parts = readPhone(contact);
  if (parts.some(({ href }) => href !== undefined) && !parts.some(({ unsure }) => unsure)) return null;
  if (/^\D*[2-9]\d{3}[ -]?\d{4}\D*$/.test(contact))
    return 'This phone number has no area code. Enter it like 03 9123 4567.';
  return 'Enter a phone number like 03 9123 4567 or 03 9123 4567 ext 5, or an email address.';
}

/**
 * Returns why an event's access details are refused, as a sentence that names the field; null where they are valid.
 * @param value unchecked input. @param latest the last day that can be today anywhere, YYYY-MM-DD.
 */
export function accessProblem(value: unknown, latest: string): string | null {
  if (value === undefined) return null;
  const fields = fieldsOf(value);
  if (!fields) return 'What is known of access cannot be read. Look at: access.';
  for (const name of accessQuestions) {
    if (fields[name] === undefined) continue;
    const { is, on } = fieldsOf(fields[name]) ?? {};
    if (!isOneOf(['yes', 'no'], is) || !isDay(on))
      return `An answer is "yes" or "no", with the day it was checked. Look at: access.${name}.`;
    if (on > latest) return `Nobody can have checked that on a day to come. Look at: access.${name}.`;
  }
  for (const name of accessTexts) {
    const text = fields[name];
    if (text === undefined) continue;
    if (typeof text !== 'string' || text.length > accessTextMaximum)
      return `This must be a text of at most ${accessTextMaximum} characters. Look at: access.${name}.`;
    const problem = name === 'contact' && text.trim() !== '' ? contactProblem(text) : null;
    if (problem) return `${problem} Look at: access.contact.`;
  }
  return null;
}
