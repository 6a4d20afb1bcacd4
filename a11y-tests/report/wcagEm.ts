import { screenById, type ScreenId } from '../../src/domain/screens/screens';
import { earlModes, earlOutcomes } from './earl';
import type { Evaluated } from './evaluate';
import type { ManualPass } from './manual';
import type { Results } from './results';
import { remarks } from './words';

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

/** The results in the form of the W3C's WCAG-EM report tool, which can open them. */
export function toWcagEm(results: Results, evaluated: readonly Evaluated[], passes: readonly ManualPass[]) {
  const { product, version, commit, date } = results;
  const of = `${product} ${version}, commit ${commit}`;
  const website = {
    id: '_:subject_1',
    type: ['TestSubject', 'Website'],
    title: product,
    description: of,
    date,
  };
  const screens = [...new Set(results.visits.map(({ screen }) => screen))];
  const tools = results.tools.map((tool) => `${tool.name} ${tool.version}`);
  return {
    '@context': context,
    type: 'Evaluation',
    language: 'en',
    reportToolVersion: '3.0.3',
    defineScope: {
      id: '_:defineScope',
      scope: { title: product, description: `Every screen and state of ${of}` },
      conformanceTarget: 'AA',
      accessibilitySupportBaseline: 'Chromium; by hand as the manual passes say',
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
      structuredSample: screens.map((screen, index) => {
        const { title, path } = screenById(screen as ScreenId);
        const states = new Set(
          results.visits.filter((one) => one.screen === screen).map(({ state }) => state),
        );
        return {
          id: `_:subject_${index + 2}`,
          type: ['TestSubject', 'Webpage'],
          title,
          description: `${path ?? 'in place of other pages'}: ${[...states].join(', ')}`,
          date,
        };
      }),
      // No random sample: the sample is everything.
      randomSample: [],
    },
    auditSample: evaluated.map((one) => ({
      type: 'Assertion',
      date,
      mode: { type: 'TestMode', id: earlModes[one.method] },
      result: {
        type: 'TestResult',
        date,
        description: remarks(one),
        outcome: { id: earlOutcomes[one.outcome].id, type: ['OutcomeValue', earlOutcomes[one.outcome].type] },
      },
      subject: website,
      test: {
        id: `WCAG22:${one.criterion.slug}`,
        type: ['TestCriterion', 'TestRequirement'],
        date,
      },
    })),
    reportFindings: {
      id: '_:reportFindings',
      date: { type: 'http://www.w3.org/TR/NOTE-datetime', '@value': date.slice(0, 10) },
      title: `Accessibility evaluation of ${of}`,
      summary: `Looked at by machine with ${tools.join(', ')}. Manual passes: ${passes.length}.`,
      commissioner: product,
      evaluator: `The audits of ${product}, and the people named in the manual passes`,
      documentSteps: ['_:about', '_:defineScope', '_:exploreTarget', '_:selectSample'].map((id) => ({ id })),
      evaluationSpecifics: passes.map((pass) => `${pass.date}: ${pass.tools}`).join('\n'),
    },
  };
}
