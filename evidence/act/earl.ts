import { criteria } from '../report/criteria';
import type { CaseAnswer } from './mapping';
import type { TestCase } from './testCases';

/** One run over the test cases. */
export interface ActRun {
  product: string;
  version: string;
  /** The commit of the checks; `+changes` where files differed from it. */
  commit: string;
  /** When the run ended, in ISO 8601. */
  date: string;
  tools: readonly { name: string; version: string }[];
}

/** WCAG's anchors of criteria of level AAA that the product does not claim, and that fail with others all the same. */
const moreAnchors: Readonly<Record<string, string>> = {
  '2.1.3': 'keyboard-no-exception',
  '2.2.4': 'interruptions',
  '2.4.9': 'link-purpose-link-only',
  '3.2.5': 'change-on-request',
};

/** A criterion as EARL reports name it: by its anchor in WCAG 2. */
export function anchorOf(criterion: string): string {
  const slug = criteria.find(({ id }) => id === criterion)?.slug ?? moreAnchors[criterion];
  if (slug === undefined) throw new Error(`The anchor of ${criterion} in WCAG is not known.`);
  return `WCAG2:${slug}`;
}

/** The W3C's context, of EARL reports about test cases: act-tools frames them with it. */
const context = {
  '@vocab': 'http://www.w3.org/ns/earl#',
  earl: 'http://www.w3.org/ns/earl#',
  WCAG2: 'http://www.w3.org/TR/WCAG2/#',
  dct: 'http://purl.org/dc/terms/',
  sch: 'https://schema.org/',
  doap: 'http://usefulinc.com/ns/doap#',
  source: 'dct:source',
  title: 'dct:title',
  date: 'dct:date',
  name: 'doap:name',
  description: 'doap:description',
  created: 'doap:created',
  release: 'doap:release',
  revision: 'doap:revision',
  assertedBy: { '@type': '@id' },
  outcome: { '@type': '@id' },
  mode: { '@type': '@id' },
  isPartOf: { '@id': 'dct:isPartOf', '@type': '@id' },
};

/** An implementation report in the shape that the W3C's ACT tools read: one assertion for each claim and test case. */
export function toImplementationReport(
  run: ActRun,
  cases: readonly TestCase[],
  answers: readonly CaseAnswer[],
) {
  const byId = new Map(cases.map((one) => [`${one.ruleId} ${one.testcaseId}`, one]));
  return {
    '@context': context,
    '@graph': [
      {
        '@id': '_:assertor',
        '@type': ['earl:Assertor', 'earl:Software', 'doap:Project'],
        name: `The audits of ${run.product}`,
        description: run.tools.map(({ name, version }) => `${name} ${version}`).join(', '),
        release: {
          '@type': 'doap:Version',
          revision: `${run.version}, commit ${run.commit}`,
          created: run.date,
        },
      },
      ...answers.map(({ ruleId, testcaseId, procedure, outcome, criteria: failed }) => {
        const { url, ruleName } = byId.get(`${ruleId} ${testcaseId}`)!;
        return {
          '@type': 'Assertion',
          assertedBy: '_:assertor',
          mode: 'earl:automatic',
          subject: { '@type': ['earl:TestSubject', 'sch:WebPage'], source: url },
          test: {
            '@type': 'TestCase',
            title: procedure,
            description: `ACT rule ${ruleId}: ${ruleName}`,
            isPartOf: failed.map(anchorOf),
          },
          result: { '@type': 'TestResult', outcome: `earl:${outcome}`, date: run.date },
        };
      }),
    ],
  };
}
