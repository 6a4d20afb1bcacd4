/** What of ours implements one ACT rule. */
export interface Claim {
  /** The ACT rule's id. */
  act: string;
  /** Our rules that find its faults: `axe:` and its name, or a rule of a11y-tests/audits/pageRules. */
  by: readonly string[];
  /** The criteria that we report as failed with it. */
  criteria: readonly string[];
}

/** Every ACT rule that we say we implement. The report holds each against the W3C's own cases. */
export const claims: readonly Claim[] = [
  { act: '674b10', by: ['axe:aria-roles'], criteria: ['4.1.2'] },
  { act: '6a7281', by: ['axe:aria-valid-attr-value'], criteria: ['4.1.2'] },
  { act: '5f99a7', by: ['axe:aria-valid-attr'], criteria: ['4.1.2'] },
  { act: 'de46e4', by: ['axe:valid-lang'], criteria: ['3.1.2'] },
  { act: 'm6b1q3', by: ['axe:button-name', 'axe:aria-command-name'], criteria: ['4.1.2'] },
  { act: '24afc2', by: ['letter-spacing'], criteria: ['1.4.12'] },
  { act: '9e45ec', by: ['word-spacing'], criteria: ['1.4.12'] },
  { act: '78fd32', by: ['line-height'], criteria: ['1.4.12'] },
  { act: '73f2c2', by: ['axe:autocomplete-valid'], criteria: ['1.3.5'] },
  { act: '97a4e1', by: ['axe:button-name', 'axe:aria-command-name'], criteria: ['4.1.2'] },
  { act: '46ca7f', by: ['axe:presentation-role-conflict'], criteria: [] },
  {
    act: 'e086e5',
    by: ['axe:label', 'axe:select-name', 'axe:aria-input-field-name', 'axe:aria-toggle-field-name'],
    criteria: ['4.1.2'],
  },
  { act: 'bf051a', by: ['axe:html-lang-valid'], criteria: ['3.1.1'] },
  { act: '2779a5', by: ['axe:document-title'], criteria: ['2.4.2'] },
  { act: '59796f', by: ['axe:input-image-alt'], criteria: ['1.1.1', '4.1.2'] },
  { act: '23a2a8', by: ['axe:image-alt', 'axe:role-img-alt'], criteria: ['1.1.1'] },
  { act: 'c487ae', by: ['axe:link-name', 'axe:area-alt'], criteria: ['2.4.4', '2.4.9', '4.1.2'] },
  { act: '7d6734', by: ['axe:svg-img-alt'], criteria: ['1.1.1'] },
  { act: '307n5z', by: ['axe:nested-interactive'], criteria: ['4.1.2'] },
  { act: 'a25f45', by: ['axe:td-headers-attr'], criteria: ['1.3.1'] },
  { act: '6cfa84', by: ['axe:aria-hidden-focus', 'hidden-stops'], criteria: ['4.1.2'] },
  { act: 'bc659a', by: ['meta-refresh'], criteria: ['2.2.1', '2.2.4', '3.2.5'] },
  { act: 'b4f0c3', by: ['axe:meta-viewport'], criteria: ['1.4.4'] },
  { act: '8fc3b6', by: ['axe:object-alt'], criteria: ['1.1.1'] },
  { act: 'b5c3f8', by: ['page-language'], criteria: ['3.1.1'] },
  { act: 'oj04fd', by: ['visible-focus'], criteria: ['2.4.7'] },
  {
    act: '09o5cg',
    by: ['axe:color-contrast', 'axe:color-contrast-enhanced', 'picture-contrast-enhanced'],
    criteria: ['1.4.6'],
  },
  { act: 'bisz58', by: ['meta-refresh-ever'], criteria: ['2.2.4', '3.2.5'] },
  { act: 'b33eff', by: ['orientation'], criteria: ['1.3.4'] },
  { act: '4e8ab6', by: ['axe:aria-required-attr'], criteria: ['4.1.2'] },
  { act: '2t702h', by: ['axe:summary-name'], criteria: ['4.1.2'] },
  { act: 'kb1m8s', by: ['axe:aria-prohibited-attr', 'prohibited-aria'], criteria: ['1.3.1'] },
  {
    act: 'ff89c9',
    by: ['axe:aria-required-parent', 'axe:aria-required-children'],
    criteria: ['1.3.1'],
  },
  { act: 'bc4a75', by: ['axe:aria-required-children', 'axe:list'], criteria: ['1.3.1'] },
  { act: '5c01ea', by: ['axe:aria-allowed-attr'], criteria: ['4.1.2'] },
  { act: 'cf77f2', by: ['way-past'], criteria: ['2.4.1'] },
  { act: '047fe0', by: ['heading-past'], criteria: [] },
  { act: 'ye5d6e', by: ['skip-link'], criteria: [] },
  { act: 'b40fd1', by: ['landmark-past'], criteria: [] },
  { act: 'ffd0e9', by: ['axe:empty-heading'], criteria: [] },
  { act: 'd0f69e', by: ['header-cells'], criteria: ['1.3.1'] },
  { act: '2ee8b8', by: ['label-in-name'], criteria: ['2.5.3'] },
  { act: '59br37', by: ['clipped-text'], criteria: ['1.4.4'] },
  { act: 'a1b64e', by: ['keyboard-trap'], criteria: [] },
  { act: 'ffbc54', by: ['character-keys'], criteria: ['2.1.4'] },
];

/** Rules for what the product has not; nobody here looks whether ours find their faults. */
export const leftOut: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['afb423', 'e7aa44', '2eb176', '80f0bf', 'aaa1bf', '4c31df'].map((act) => [
      act,
      'The product plays no sound.',
    ]),
  ),
  ...Object.fromEntries(
    [
      'eac66b',
      'c5a4ea',
      'ab4d13',
      '1ea59c',
      'f51b46',
      'c3232f',
      'fd26cf',
      'd7ba54',
      'ee13b5',
      '1ec09b',
      '1a02b0',
    ].map((act) => [act, 'The product has no film.']),
  ),
  ...Object.fromEntries(['akn7bn', '4b1c6c', 'cae760'].map((act) => [act, 'The product has no frame.'])),
};
