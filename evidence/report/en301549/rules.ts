import type { ScreenId } from '@/shared/domain/screens/screens';
import type { CheckId } from '@/a11y-tests/audits/matrix/checks';

/** How the result of a clause comes about. */
export type Rule =
  /** It is a heading, or advice: no result is asked for. */
  | { kind: 'heading' }
  /** It does not apply. With `noticedBy` that has to have been seen in this run: the check would notice a change. */
  | { kind: 'not-applicable'; why: string; noticedBy?: CheckId }
  /** It repeats a success criterion of WCAG: the result is that of the criterion. */
  | { kind: 'criterion' }
  /** These criteria serve it. They cannot prove it, so that the result is at most that no fault was found. */
  | { kind: 'served-by'; criteria: readonly string[] | 'all' }
  /** These audits, checks and screens are evidence. They cannot prove it either. */
  | {
      kind: 'looked-at';
      what: string;
      tests?: readonly string[];
      checks?: readonly CheckId[];
      screens?: readonly ScreenId[];
    }
  /** veraPDF's check of the product's PDF files is evidence. */
  | { kind: 'pdf' }
  /** Only a person can: it is not evaluated until one has (`manual.md`). */
  | { kind: 'open'; why: string };

const heading: Rule = { kind: 'heading' };
const no = (why: string, noticedBy?: CheckId): Rule => ({
  kind: 'not-applicable',
  why,
  ...(noticedBy ? { noticedBy } : {}),
});
const open = (why: string): Rule => ({ kind: 'open', why });
/** @param criteria their numbers, with spaces between */
const servedBy = (criteria: string): Rule => ({ kind: 'served-by', criteria: criteria.split(' ') });

const silent = no('The product plays no sound and no film: a “video” is its words.', 'no-media');
const notHardware = no(
  'The product is web pages. It comes with no device, and has no keys or parts to touch of its own.',
);
const openPages = no(
  'The product is web pages in a browser of one’s choice: people use their own assistive technology.',
);
const webSoftware = no('The product’s software is web pages, and clause 9 is for those.');
const plainPdf = no('The product’s PDF files have text and links only: no sound, film, script or form.');
const support = open('Support is given by whoever runs the product. Nobody has evaluated any.');
const authoring = open(
  'Administrators write events, resources and emails with the product. Nobody has evaluated that as an authoring tool.',
);

/**
 * The rule of each clause, by its number. A clause without one has that of the clause above it: 5.1.3.8 has that of 5.1. What
 * is said here is about the product as it is: with a call, a film or a device of its own it has to change.
 */
export const rules: Readonly<Record<string, Rule>> = {
  '4.2.1': servedBy(
    '1.1.1 1.3.1 1.3.2 1.3.3 2.1.1 2.1.2 2.4.1 2.4.2 2.4.3 2.4.4 2.4.6 3.1.1 3.3.1 3.3.2 4.1.2 4.1.3',
  ),
  '4.2.2': servedBy('1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.7'),
  '4.2.3': servedBy('1.4.1'),
  '4.2.4': silent,
  '4.2.5': silent,
  '4.2.6': no('Nothing in the product is done by speaking.'),
  '4.2.7': servedBy('2.1.1 2.1.2 2.2.1 2.4.3 2.5.1 2.5.2 2.5.4'),
  '4.2.8': notHardware,
  '4.2.9': servedBy('2.3.1'),
  '4.2.10': servedBy('1.3.5 2.2.1 2.2.2 2.4.5 2.4.6 3.2.1 3.2.2 3.2.3 3.2.4 3.3.1 3.3.2 3.3.3 3.3.4'),
  '4.2.11': open('Nobody has looked at what the accessibility features tell about a person.'),

  '5.1': openPages,
  '5.2': {
    kind: 'looked-at',
    what: 'High contrast and large text are switched on by keyboard, are kept, and are there before the first paint.',
    tests: ['display'],
  },
  '5.3': no(
    'Nobody is recognised by a part of the body: people log in with an email address and a password.',
  ),
  '5.4': { kind: 'pdf' },
  '5.5': notHardware,
  '5.6': notHardware,
  '5.7': notHardware,
  '5.8': notHardware,
  '5.9': notHardware,

  '6': no(
    'There are no calls in the product: a phone number is a link, and the person’s own phone makes the call.',
  ),
  '7': silent,
  '8': notHardware,

  '9': { kind: 'criterion' },
  '9.4.1.1': {
    kind: 'looked-at',
    what: 'WCAG 2.2 has taken this criterion out; V3.2.1 of the standard still has it.',
    checks: ['html'],
  },
  '9.5': heading,
  '9.6': { kind: 'served-by', criteria: 'all' },

  '10': open('Nobody has looked at the PDF files for this.'),
  '10.0': heading,
  '10.1.1.1': { kind: 'pdf' },
  '10.1.2': plainPdf,
  '10.1.3.1': { kind: 'pdf' },
  '10.1.3.2': { kind: 'pdf' },
  '10.1.3.5': plainPdf,
  '10.1.4.2': plainPdf,
  '10.2.1.4': plainPdf,
  '10.2.2': plainPdf,
  '10.2.3': plainPdf,
  '10.2.4.2': { kind: 'pdf' },
  '10.2.5.1': plainPdf,
  '10.2.5.2': plainPdf,
  '10.2.5.4': plainPdf,
  '10.3.1.1': { kind: 'pdf' },
  '10.3.2': plainPdf,
  '10.3.3': plainPdf,
  '10.4.1.3': plainPdf,
  '10.5': plainPdf,
  '10.6': plainPdf,

  '11': webSoftware,
  '11.7': {
    kind: 'looked-at',
    what: 'High contrast and forced colours follow the device, nothing moves for a person who asked for that, and text of twice the size fits.',
    tests: ['display'],
    checks: ['motion', 'text-size'],
  },
  '11.8': heading,
  '11.8.1': authoring,
  '11.8.2': authoring,
  '11.8.3': authoring,
  '11.8.4': authoring,
  '11.8.5': authoring,

  '12.1': heading,
  '12.1.1': open(
    'The page “Accessibility” tells about these features. Nobody has checked that it lists all of them, or what they work with.',
  ),
  '12.1.2': {
    kind: 'looked-at',
    what: 'The product’s documentation for people is these pages; what is for those who run it is in Markdown.',
    screens: ['accessibility', 'help', 'privacy'],
  },
  '12.2': heading,
  '12.2.2': support,
  '12.2.3': support,
  '12.2.4': support,

  '13': no('The product relays no calls and is no way to an emergency service; it tells the number to ring.'),
};

/** The rule of a clause: its own, or that of the nearest clause above it that has one. */
export function ruleOf(id: string): Rule {
  for (let at = id; at !== ''; at = at.includes('.') ? at.slice(0, at.lastIndexOf('.')) : '') {
    const rule = rules[at];
    if (rule) return rule;
  }
  throw new Error(`en301549/rules.ts has no rule for clause ${id}.`);
}
