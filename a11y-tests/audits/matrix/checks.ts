import { ownRules } from '../pageRules/rules';

/** What the matrix looks for. The report says of each WCAG criterion which of these are evidence for it. */
export interface Check {
  /** What is checked, in a few words. */
  what: string;
  /** The criteria that it is evidence for; axe's rules name their own. */
  criteria: readonly string[];
}

/** Rules of our own that only look at the page, and are not already a check. */
export const lookingRules = [
  'letter-spacing',
  'word-spacing',
  'line-height',
  'header-cells',
  'label-in-name',
  'prohibited-aria',
  'meta-refresh',
  'scroll-stops',
] as const;

const pick = <Id extends keyof typeof ownRules>(ids: readonly Id[]) =>
  Object.fromEntries(ids.map((id) => [id, ownRules[id]])) as Pick<typeof ownRules, Id>;

/** All checks of the matrix, by a short name. */
export const checks = {
  axe: { what: 'axe: WCAG 2.2 A and AA, best practice, and contrast AAA in high contrast', criteria: [] },
  reflow: { what: 'nothing sticks out sideways', criteria: ['1.4.10'] },
  'text-spacing': { what: 'nothing sticks out or is cut off with wide text spacing', criteria: ['1.4.12'] },
  'text-size': { what: 'nothing sticks out or is cut off with text at 200 %', criteria: ['1.4.4'] },
  'target-size': {
    what: 'every control is at least 44 by 44 px, but for links in text',
    criteria: ['2.5.5', '2.5.8'],
  },
  'focus-visible': { what: 'a ring marks every stop of Tab and Shift+Tab', criteria: ['2.4.7'] },
  'focus-not-hidden': { what: 'nothing covers a stop of Tab and Shift+Tab', criteria: ['2.4.11'] },
  'tab-round': {
    what: 'Tab goes once round and ends, Shift+Tab goes the same way back',
    criteria: ['2.1.2', '2.4.3'],
  },
  structure: {
    what: 'one h1, no level of heading left out, one main, banner and footer',
    criteria: ['1.3.1', '2.4.1', '2.4.6'],
  },
  language: { what: 'the page says that it is in Australian English', criteria: ['3.1.1'] },
  title: { what: 'the title of the window says what the page is', criteria: ['2.4.2'] },
  motion: { what: 'nothing moves for a person who asked for that', criteria: ['2.3.3'] },
  'no-media': { what: 'nothing that could play a sound or a film', criteria: [] },
  html: { what: 'the page as it stands is valid HTML', criteria: ['4.1.1', '4.1.2'] },
  words: { what: 'every text is readable with seven years of school', criteria: ['3.1.5'] },
  dialog: {
    what: 'the dialog that the list names for this state is open, with its name',
    criteria: ['4.1.2'],
  },
  ...pick(lookingRules),
} as const satisfies Record<string, Check>;

export type CheckId = keyof typeof checks;
