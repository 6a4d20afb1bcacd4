import { fieldsOf, isFilled, isOneOf } from '../../records/parse';
import { isDay } from '../../text/dates';

/** Questions of people who decide whether they can come, in the order in which they are shown. */
export const accessQuestions = [
  'stepFree',
  'toilet',
  'hearingLoop',
  'parking',
  'quietSpace',
  'captions',
] as const;
export type AccessQuestion = (typeof accessQuestions)[number];

/** The facts in words: how to come by public transport, the cost, and a phone number or an email address to ask. */
export const accessTexts = ['transport', 'cost', 'contact'] as const;
export type AccessText = (typeof accessTexts)[number];

/** An answer, and the local day on which it was checked, YYYY-MM-DD. */
export interface AccessAnswer {
  is: 'yes' | 'no';
  on: string;
}

/** How to get in and take part. An absent answer means "not known", never "yes". */
export type EventAccess = { [Question in AccessQuestion]?: AccessAnswer } & { [Text in AccessText]?: string };

/** Reads what a stored event says. An answer without "yes" or "no", or without a day, is not known. @returns undefined for nothing. */
export function parseAccess(value: unknown): EventAccess | undefined {
  const fields = fieldsOf(value);
  if (!fields) return undefined;
  const access: EventAccess = {};
  for (const name of accessQuestions) {
    const { is, on } = fieldsOf(fields[name]) ?? {};
    if (isOneOf(['yes', 'no'], is) && isDay(on)) access[name] = { is, on };
  }
  for (const name of accessTexts) {
    const text = fields[name];
    if (isFilled(text)) access[name] = text;
  }
  return Object.keys(access).length > 0 ? access : undefined;
}
