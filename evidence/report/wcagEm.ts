import { screens } from '@/shared/domain/screens/screens';
import type { Assertion } from './assertion';
import { earlModes, earlOutcomes } from './earl';
import { methodOf, type Evaluated, type Outcome } from './evaluate';
import { groupBy } from './groupBy';
import type { ManualPass } from './manual';
import type { Results } from './results';
import { outcomeWords, remarks, runsInWords } from './words';

/** The terms of the report tool's files, version 3: https://github.com/w3c/wcag-em-report-tool */
const context = {
  reporter: 'https://github.com/w3c/wcag-em-report-tool/',
  wcagem: 'http://www.w3.org/TR/WCAG-EM/#',
  Evaluation: 'wcagem:procedure',
  defineScope: 'wcagem:step1',
  scope: 'wcagem:step1a',
  step1b: { '@id': 'wcagem:step1b', '@type': '@id' },
  conformanceTarget: 'step1b',
  accessibilitySupportBaseline: 'wcagem:step1c',
  additionalEvaluationRequirements: 'wcagem:step1d',
  exploreTarget: 'wcagem:step2',
  essentialFunctionality: 'wcagem:step2b',
  pageTypeVariety: 'wcagem:step2c',
  technologiesReliedUpon: 'wcagem:step2d',
  selectSample: 'wcagem:step3',
  structuredSample: 'wcagem:step3a',
  randomSample: 'wcagem:step3b',
  Website: 'wcagem:website',
  Webpage: 'wcagem:webpage',
  auditSample: 'wcagem:step4',
  reportFindings: 'wcagem:step5',
  documentSteps: 'wcagem:step5a',
  commissioner: 'wcagem:commissioner',
  evaluator: 'wcagem:evaluator',
  evaluationSpecifics: 'wcagem:step5b',
  WCAG: 'http://www.w3.org/TR/WCAG/#',
  WCAG22: 'http://www.w3.org/TR/WCAG22/#',
  WAI: 'http://www.w3.org/WAI/',
  A: 'WAI:WCAG2A-Conformance',
  AA: 'WAI:WCAG2AA-Conformance',
  AAA: 'WAI:WCAG2AAA-Conformance',
  wcagVersion: 'WAI:standards-guidelines/wcag/#versions',
  reportToolVersion: 'wcagem:reportToolVersion',
  earl: 'http://www.w3.org/ns/earl#',
  Assertion: 'earl:Assertion',
  Assertor: 'earl:Assertor',
  Software: 'earl:Software',
  Person: 'http://xmlns.com/foaf/0.1/Person',
  TestMode: 'earl:TestMode',
  TestCriterion: 'earl:TestCriterion',
  TestRequirement: 'earl:TestRequirement',
  TestSubject: 'earl:TestSubject',
  TestResult: 'earl:TestResult',
  OutcomeValue: 'earl:OutcomeValue',
  Pass: 'earl:Pass',
  Fail: 'earl:Fail',
  CannotTell: 'earl:CannotTell',
  NotApplicable: 'earl:NotApplicable',
  NotTested: 'earl:NotTested',
  assertedBy: 'earl:assertedBy',
  mode: 'earl:mode',
  result: 'earl:result',
  subject: 'earl:subject',
  test: 'earl:test',
  outcome: 'earl:outcome',
  dcterms: 'http://purl.org/dc/terms/',
  title: 'dcterms:title',
  description: 'dcterms:description',
  summary: 'dcterms:summary',
  date: 'dcterms:date',
  hasPart: 'dcterms:hasPart',
  isPartOf: 'dcterms:isPartOf',
  id: '@id',
  type: '@type',
  language: '@language',
};

const technologies = [
  { id: 'https://html.spec.whatwg.org/multipage/', title: 'HTML' },
  { id: 'https://www.w3.org/TR/CSS/', title: 'CSS' },
  { id: 'https://www.w3.org/TR/wai-aria-1.2/', title: 'WAI-ARIA' },
  { id: 'https://tc39.es/ecma262/', title: 'ECMAScript' },
];

/** Each assertor once, with the number that the file names it by. */
function assertorsIn(assertions: readonly Assertion[]) {
  const titles = new Map<string, number>();
  const titleOf = ({ by, using }: Assertion) =>
    by.kind === 'person' ? `${by.name}, with ${using}` : by.name;
  for (const one of assertions) {
    const title = titleOf(one);
    if (!titles.has(title)) titles.set(title, titles.size + 1);
  }
  const nodeOf = (one: Assertion) => ({
    id: `_:assertor_${titles.get(titleOf(one))!}`,
    type: ['Assertor', one.by.kind === 'person' ? 'Person' : 'Software'],
    title: titleOf(one),
  });
  /** All who have said something; where nobody has, the report itself says so. */
  return (own: readonly Assertion[], product: string) => {
    const nodes = new Map(own.map((one) => [titleOf(one), nodeOf(one)]));
    if (nodes.size > 0) return [...nodes.values()];
    return [{ id: '_:assertor_0', type: ['Assertor', 'Software'], title: `The report of ${product}` }];
  };
}

const wordsAbout = (outcome: Outcome, own: readonly Assertion[]) =>
  [
    `${outcomeWords[outcome]}.`,
    ...own.map(({ using, state, words }) => `${using}${state === null ? '' : `, ${state}`}: ${words}`),
  ].join('\n');

/** The results in the form of the W3C's WCAG-EM report tool, which can open them. */
export function toWcagEm(
  results: Results,
  evaluated: readonly Evaluated[],
  assertions: readonly Assertion[],
  passes: readonly ManualPass[],
) {
  const { product, version, commit, date } = results;
  const of = `${product} ${version}, commit ${commit}`;
  const website = {
    id: '_:subject_1',
    type: ['TestSubject', 'Website'],
    title: product,
    description: of,
    date,
  };
  const pages = screens.map(({ id, title, path }, index) => {
    const visits = results.visits.filter((one) => one.screen === id);
    const states = [...new Set(visits.map(({ state }) => state))];
    return {
      id: `_:subject_${index + 2}`,
      type: ['TestSubject', 'Webpage'],
      title,
      description: `${path ?? 'in place of other pages'}: ${states.join(', ') || 'not visited'}`,
      date,
    };
  });
  const assertorsOf = assertorsIn(assertions);
  const byCriterion = groupBy(assertions, ({ criterion }) => criterion);
  const assert = (
    one: Evaluated,
    {
      subject,
      outcome,
      own,
      words,
    }: { subject: object; outcome: Outcome; own: readonly Assertion[]; words: string },
  ) => ({
    type: 'Assertion',
    date,
    mode: { type: 'TestMode', id: earlModes[methodOf(own)] },
    assertedBy: assertorsOf(own, product),
    result: {
      type: 'TestResult',
      date,
      description: words,
      outcome: { id: earlOutcomes[outcome].id, type: ['OutcomeValue', earlOutcomes[outcome].type] },
    },
    subject,
    test: { id: `WCAG22:${one.criterion.slug}`, type: ['TestCriterion', 'TestRequirement'], date },
  });
  const tools = results.tools.map((tool) => `${tool.name} ${tool.version}`);
  return {
    '@context': context,
    type: 'Evaluation',
    language: 'en',
    reportToolVersion: '3.0.3',
    defineScope: {
      id: '_:defineScope',
      scope: {
        title: product,
        description: `Every screen of ${of}; which states were looked at, the sample says`,
      },
      conformanceTarget: 'AA',
      accessibilitySupportBaseline: [...new Set(assertions.map(({ using }) => using))].join('; '),
      additionalEvaluationRequirements:
        'Some criteria of level AAA: contrast in high contrast, target size, reading level',
      wcagVersion: '2.2',
    },
    exploreTarget: {
      id: '_:exploreTarget',
      essentialFunctionality:
        'Register and log in; read and rate resources; find services; register for events; book appointments; search; write to users',
      pageTypeVariety: 'Pages of text, lists, forms, dialogs, tables, a map and a calendar',
      technologiesReliedUpon: technologies,
    },
    selectSample: {
      id: '_:selectSample',
      structuredSample: pages,
      // No random sample: the sample is everything.
      randomSample: [],
    },
    auditSample: evaluated.flatMap((one) => {
      const all = byCriterion.get(one.criterion.id) ?? [];
      return [
        assert(one, { subject: website, outcome: one.outcome, own: all, words: remarks(one) }),
        ...one.screens.map(({ screen, outcome }, index) => {
          const own = all.filter((assertion) => assertion.screen === screen);
          return assert(one, { subject: pages[index]!, outcome, own, words: wordsAbout(outcome, own) });
        }),
      ];
    }),
    reportFindings: {
      id: '_:reportFindings',
      date: { type: 'http://www.w3.org/TR/NOTE-datetime', '@value': date.slice(0, 10) },
      title: `Accessibility evaluation of ${of}`,
      summary: `${runsInWords(results).join(' ')} Looked at by machine with ${tools.join(', ')}. Manual passes: ${passes.length}.`,
      commissioner: product,
      evaluator: `The audits of ${product}, and the people named in the manual passes`,
      documentSteps: ['_:about', '_:defineScope', '_:exploreTarget', '_:selectSample'].map((id) => ({ id })),
      evaluationSpecifics: passes.map((pass) => `${pass.date}: ${pass.tools}`).join('\n'),
    },
  };
}
