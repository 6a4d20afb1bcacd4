import type { MainNumber } from '../domain/content/helpNumber';

/** The day on which all public numbers were last checked. */
export const checkedOn = '2026-11-20';
/** The same in words: they stand in the first page's markup, so no two browsers may write them differently. */
export const checkedOnWords = '20 November 2026';

/**
 * The strip that is on every page, the most needed number first. What else is known about each stands in `helpNumbers.ts`:
 * the two are apart because every page carries these few words.
 */
export const mainNumbers = [
  {
    id: 'emergency',
    name: 'Emergency',
    number: '000',
    brief: 'Police, fire, ambulance. Free, day and night.',
  },
  {
    id: 'my-aged-care',
    name: 'My Aged Care',
    number: '1800 200 422',
    brief: 'Monday to Friday 8am to 8pm, Saturday 10am to 2pm.',
  },
  {
    id: 'nurse',
    name: 'Health advice from a nurse',
    number: '1800 633 422',
    brief: '1800MEDICARE. Day and night.',
  },
  {
    id: 'lifeline',
    name: 'Lifeline',
    number: '13 11 14',
    brief: 'When life feels too hard. Day and night.',
  },
] as const satisfies readonly MainNumber[];
