import {
  conformanceWords,
  gapsOf,
  runWords,
  screenName,
  type AccessibilityStatement,
} from './accessibilityStatement';
import type { CriterionSummary, KnownFinding } from './accessibilitySummary';
import type { PageSettings } from './pageSettings';

const standard = 'https://www.w3.org/TR/WCAG22/';

/** The part of the standard that is about one criterion. */
export function criterionAddress({ title }: Pick<CriterionSummary, 'title'>): string {
  const anchor = title
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${standard}#${anchor}`;
}

const outcomes: Record<CriterionSummary['result'], string> = {
  met: 'earl:passed',
  'not-met': 'earl:failed',
  'not-applicable': 'earl:inapplicable',
  'not-evaluated': 'earl:untested',
};

const modes: Record<CriterionSummary['method'], string> = {
  automatic: 'earl:automatic',
  manual: 'earl:manual',
  both: 'earl:semiAuto',
  none: 'earl:undisclosed',
};

/** Describes a finding on one screen. */
export function findingWords({ by, number, words, instead }: KnownFinding): string {
  const found = words ?? `A ${by} found ${number === 1 ? 'a fault' : `${number} faults`}.`;
  return instead ? `${found} Instead: ${instead}` : found;
}

/**
 * The statement as JSON-LD: the site and the page in the words of schema.org, the results in those of EARL.
 * @param address where the site is
 */
export function statementData(
  statement: AccessibilityStatement,
  { productName, contactEmail }: Pick<PageSettings, 'productName' | 'contactEmail'>,
  address: string,
) {
  const { summary, conformance, rules, notMet, tried, notTried } = statement;
  const page = `${address}/accessibility`;
  const notes = (rule: CriterionSummary) => {
    if (rule.result === 'not-evaluated')
      return gapsOf(rule)
        .map(({ words, pages }) => [words, ...pages].join('; '))
        .join('. ');
    return notMet
      .flatMap(({ criterion, findings }) =>
        criterion.id === rule.id
          ? findings.map((finding) => `${screenName(finding.screen)}: ${findingWords(finding)}`)
          : [],
      )
      .join(' ');
  };
  return {
    '@context': {
      '@vocab': 'https://schema.org/',
      earl: 'http://www.w3.org/ns/earl#',
      dct: 'http://purl.org/dc/terms/',
    },
    '@graph': [
      {
        '@id': page,
        '@type': 'WebPage',
        name: `Accessibility - ${productName}`,
        datePublished: summary.made,
        dateModified: summary.reviewed,
        about: { '@id': `${address}/` },
        mentions: [
          ...tried.flatMap(({ name, runs }) =>
            runs.map((run) => ({
              '@type': 'SoftwareApplication',
              name,
              softwareVersion: run.version,
              description: `Tried on ${run.date}: ${runWords(run)}`,
            })),
          ),
          ...notTried.map(({ name }) => ({
            '@type': 'SoftwareApplication',
            name,
            description: 'Not tried yet',
          })),
        ],
      },
      {
        '@id': `${address}/`,
        '@type': 'WebSite',
        name: productName,
        version: summary.version,
        accessibilitySummary: conformanceWords[conformance],
        ...(conformance === 'full' && { 'dct:conformsTo': { '@id': standard } }),
        ...(contactEmail !== null && {
          publisher: {
            '@type': 'Organization',
            contactPoint: { '@type': 'ContactPoint', contactType: 'accessibility', email: contactEmail },
          },
        }),
      },
      ...rules.map((rule) => ({
        '@type': 'earl:Assertion',
        'earl:subject': { '@id': `${address}/` },
        'earl:test': { '@id': criterionAddress(rule), '@type': 'earl:TestCriterion', 'dct:title': rule.id },
        'earl:mode': { '@id': modes[rule.method] },
        'earl:result': {
          '@type': 'earl:TestResult',
          'earl:outcome': { '@id': outcomes[rule.result] },
          'dct:date': summary.date,
          ...(notes(rule) && { 'earl:info': notes(rule) }),
        },
      })),
    ],
  };
}
