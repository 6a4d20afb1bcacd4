import { expect, test } from 'vitest';
import { accessibilitySummary, type CriterionSummary } from './accessibilitySummary';
import { conformanceWords, gapsOf, runWords, screenName, statementOf } from './accessibilityStatement';
import { descriptions } from './descriptions';
import { screens } from './screens';
import { criterionAddress, findingWords, statementData } from './statementData';

const criterion = (id: string, more: Partial<CriterionSummary> = {}): CriterionSummary => ({
  id,
  title: `Criterion ${id}`,
  level: 'AA',
  result: 'met',
  method: 'automatic',
  missing: [],
  undecided: [],
  ...more,
});
const summaryOf = (...criteria: CriterionSummary[]) => ({
  ...accessibilitySummary,
  criteria,
  findings: [
    { criterion: '2', screen: 'help', by: 'machine' as const, number: 2 },
    {
      criterion: '3',
      screen: 'all',
      by: 'person' as const,
      number: 1,
      words: 'No name.',
      instead: 'Call us.',
    },
  ],
  tried: [
    {
      name: 'Firefox',
      kind: 'browser' as const,
      runs: [{ version: '153', date: '2026-11-24', how: ['audits', 'hand'] as const, screens: ['help'] }],
    },
    { name: 'JAWS', kind: 'screen reader' as const, runs: [] },
  ],
});
const notMet = { result: 'not-met' } as const;
const open = { result: 'not-evaluated', method: 'none' } as const;

test.each([
  ['full', [criterion('1'), criterion('2', { result: 'not-applicable' })]],
  ['partial', [criterion('1'), criterion('2', notMet)]],
  ['none', [criterion('1', notMet), criterion('2', notMet), criterion('3')]],
  ['unknown', [criterion('1'), criterion('2', open)]],
  ['full', [criterion('1'), criterion('2', { ...notMet, level: 'AAA' })]],
] as const)('a site is said to conform: %s', (conformance, criteria) => {
  expect(statementOf(summaryOf(...criteria)).conformance).toBe(conformance);
});

test('a site that nothing and nobody has looked at is not assessed', () => {
  const { automatic, ...summary } = summaryOf(criterion('1'));
  const none = { ...summary, automatic: { ...automatic, screens: [] } };
  expect(statementOf({ ...none, manual: [] }).conformance).toBe('not-assessed');
  expect(statementOf({ ...none, manual: [{ date: '2026-11-24', tools: 'eyes' }] }).conformance).toBe('full');
});

test('criteria are listed by their results, those that lack the same together and the most first', () => {
  const statement = statementOf(
    summaryOf(
      criterion('1'),
      criterion('2', notMet),
      criterion('4', { result: 'not-applicable' }),
      criterion('5', { ...open, missing: ['help'] }),
      criterion('6', { ...open, undecided: ['help'] }),
      criterion('7', { ...open, undecided: ['help'] }),
      criterion('8', { level: 'AAA' }),
    ),
  );
  const ids = (rules: readonly CriterionSummary[]) => rules.map(({ id }) => id);
  expect(ids(statement.rules)).toEqual(['1', '2', '4', '5', '6', '7']);
  expect(ids(statement.met)).toEqual(['1']);
  expect(ids(statement.notApplicable)).toEqual(['4']);
  expect(statement.notMet).toMatchObject([{ criterion: { id: '2' }, findings: [{ screen: 'help' }] }]);
  expect(statement.open.map(({ criteria }) => ids(criteria))).toEqual([['6', '7'], ['5']]);
  expect(statement.open[1]).toMatchObject({ missing: ['help'], undecided: [] });
  expect(statement.tried.map(({ name }) => name)).toEqual(['Firefox']);
  expect(statement.notTried.map(({ name }) => name)).toEqual(['JAWS']);
});

test('unknowns of a criterion are given with the headings of the pages', () => {
  const every = screens.map(({ id }) => id);
  expect(gapsOf({ missing: [], undecided: [] })).toEqual([]);
  expect(gapsOf({ missing: every, undecided: ['help', 'gone'] })).toEqual([
    { title: 'Not looked at:', words: 'not looked at on any page', pages: [] },
    {
      title: 'Left open:',
      words: `left open on 2 of ${screens.length} pages`,
      pages: [screenName('help'), 'gone'],
    },
  ]);
  expect(screenName('all')).toBe('All pages');
  expect(screenName('help')).not.toBe('help');
});

test('trials are described in words', () => {
  const run = { version: '1', date: '2026-11-24', screens: [] };
  expect(runWords({ ...run, how: ['audits', 'hand'], screens: ['help'] })).toBe(
    `All checks by machine. Checks by hand. 1 of ${screens.length} pages.`,
  );
  expect(runWords({ ...run, how: ['journeys'], with: ['Chromium', 'Firefox'] })).toBe(
    'The main tasks, done by a program. With Chromium and Firefox.',
  );
});

test('a finding is said in the words of who found it, or counted', () => {
  const finding = { criterion: '2', screen: 'help', by: 'machine', number: 1 } as const;
  expect(findingWords(finding)).toBe('A machine found a fault.');
  expect(findingWords({ ...finding, number: 3 })).toBe('A machine found 3 faults.');
  expect(findingWords({ ...finding, words: 'No name.', instead: 'Call us.' })).toBe(
    'No name. Instead: Call us.',
  );
});

test('a criterion is linked where the standard has it', () => {
  expect(criterionAddress({ title: 'Contrast (Minimum)' })).toBe(
    'https://www.w3.org/TR/WCAG22/#contrast-minimum',
  );
});

test('the structured data says of each criterion how it was looked at and what came of it', () => {
  const site = { productName: 'Age Better', contactEmail: 'help@example.org' };
  const statement = statementOf(
    summaryOf(
      criterion('1'),
      criterion('2', { ...notMet, method: 'both' }),
      criterion('3', { ...notMet, method: 'manual' }),
      criterion('4', { ...open, missing: ['help'], undecided: ['help'] }),
      criterion('5', { result: 'not-applicable' }),
      criterion('6'),
      criterion('7'),
    ),
  );
  const data = statementData(statement, site, 'https://example.org');
  const [page, whole, ...assertions] = data['@graph'];
  expect(page).toMatchObject({
    '@id': 'https://example.org/accessibility',
    about: { '@id': 'https://example.org/' },
    mentions: [
      {
        name: 'Firefox',
        softwareVersion: '153',
        description: expect.stringContaining('2026-11-24: All') as string,
      },
      { name: 'JAWS', description: 'Not tried yet' },
    ],
  });
  expect(whole).toMatchObject({
    accessibilitySummary: conformanceWords.partial,
    publisher: { contactPoint: { email: 'help@example.org' } },
  });
  expect(whole).not.toHaveProperty('dct:conformsTo');
  const help = screenName('help');
  const gap = `1 of ${screens.length} pages; ${help}`;
  expect(
    assertions.map((one) =>
      'earl:mode' in one
        ? [
            one['earl:mode']['@id'],
            one['earl:result']['earl:outcome']['@id'],
            (one['earl:result'] as { 'earl:info'?: string })['earl:info'],
          ]
        : one,
    ),
  ).toEqual([
    ['earl:automatic', 'earl:passed', undefined],
    ['earl:semiAuto', 'earl:failed', `${help}: A machine found 2 faults.`],
    ['earl:manual', 'earl:failed', 'All pages: No name. Instead: Call us.'],
    ['earl:undisclosed', 'earl:untested', `not looked at on ${gap}. left open on ${gap}`],
    ['earl:automatic', 'earl:inapplicable', undefined],
    ['earl:automatic', 'earl:passed', undefined],
    ['earl:automatic', 'earl:passed', undefined],
  ]);
});

test('the structured data claims the standard only where all of it is met, and names nobody who is not set', () => {
  const site = { productName: 'Age Better', contactEmail: null };
  const [, whole] = statementData(statementOf(summaryOf(criterion('1'))), site, 'https://example.org')[
    '@graph'
  ];
  expect(whole).toMatchObject({ 'dct:conformsTo': { '@id': 'https://www.w3.org/TR/WCAG22/' } });
  expect(whole).not.toHaveProperty('publisher');
});

test('no two pages are described alike', () => {
  const all = Object.values(descriptions);
  expect(new Set(all).size).toBe(all.length);
});
