/** A rule of our own about a page. */
export interface OwnRule {
  /** What is checked, in a few words. */
  what: string;
  /** The criteria that it is evidence for. */
  criteria: readonly string[];
}

/** All rules of our own that go beyond axe's, by name; each is a small function in `inPage/` or beside this file. */
export const ownRules = {
  'letter-spacing': { what: 'nothing fixes a letter spacing that is too narrow', criteria: ['1.4.12'] },
  'word-spacing': { what: 'nothing fixes a word spacing that is too narrow', criteria: ['1.4.12'] },
  'line-height': { what: 'nothing fixes a line height that is too low', criteria: ['1.4.12'] },
  'header-cells': { what: 'each header of a table has cells', criteria: ['1.3.1'] },
  'label-in-name': { what: 'the name of a control has the words that stand on it', criteria: ['2.5.3'] },
  'page-language': { what: 'the page says in which language it is', criteria: ['3.1.1'] },
  'prohibited-aria': { what: 'only what may have a name is named', criteria: ['1.3.1'] },
  'meta-refresh': { what: 'the page does not load itself anew', criteria: ['2.2.1'] },
  'meta-refresh-ever': {
    what: 'the page never loads itself anew, however late',
    criteria: ['2.2.4', '3.2.5'],
  },
  'hidden-stops': { what: 'nothing that is hidden from screen readers takes the focus', criteria: ['4.1.2'] },
  'scroll-stops': { what: 'keys get to what scrolls', criteria: ['2.1.1'] },
  'heading-past': { what: 'a heading stands after what all pages repeat', criteria: ['2.4.1'] },
  'landmark-past': { what: 'a landmark starts after what all pages repeat', criteria: ['2.4.1'] },
  'skip-link': { what: 'a link leads past what all pages repeat', criteria: ['2.4.1'] },
  'way-past': { what: 'there is a way past what all pages repeat', criteria: ['2.4.1'] },
  'clipped-text': { what: 'no text is cut off at 200 % zoom', criteria: ['1.4.4'] },
  'picture-contrast': { what: 'text stands out from the picture behind it', criteria: ['1.4.3'] },
  'picture-contrast-enhanced': {
    what: 'text stands out well from the picture behind it',
    criteria: ['1.4.6'],
  },
  orientation: { what: 'turning the device turns nothing on the page', criteria: ['1.3.4'] },
  'character-keys': {
    what: 'no single character acts on the page, or it can be turned off',
    criteria: ['2.1.4'],
  },
  'visible-focus': { what: 'each stop of Tab looks different with the focus', criteria: ['2.4.7'] },
  'keyboard-trap': { what: 'Tab and Escape lead out of everything', criteria: ['2.1.2'] },
  'told-way-out': { what: 'the page tells of the keys that lead out of a trap', criteria: ['2.1.2'] },
} as const satisfies Record<string, OwnRule>;

export type OwnRuleId = keyof typeof ownRules;
