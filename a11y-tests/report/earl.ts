import { screenById, type ScreenId } from '../../src/domain/screens/screens';
import { checks } from '../matrix/checks';
import { addressOf } from './criteria';
import type { Evaluated, Outcome } from './evaluate';
import type { Results } from './results';
import { remarks } from './words';

/** EARL's five outcomes, with the class of each. */
export const earlOutcomes: Record<Outcome, { id: string; type: string }> = {
  passed: { id: 'earl:passed', type: 'Pass' },
  failed: { id: 'earl:failed', type: 'Fail' },
  'not-applicable': { id: 'earl:inapplicable', type: 'NotApplicable' },
  'cannot-tell': { id: 'earl:cantTell', type: 'CannotTell' },
  'no-fault-found': { id: 'earl:cantTell', type: 'CannotTell' },
  'not-evaluated': { id: 'earl:untested', type: 'NotTested' },
};

/** EARL's name for the test mode. */
export const earlModes: Record<Evaluated['method'], string> = {
  automatic: 'earl:automatic',
  manual: 'earl:manual',
  both: 'earl:semiAuto',
  none: 'earl:undisclosed',
};

const context = {
  '@vocab': 'http://www.w3.org/ns/earl#',
  earl: 'http://www.w3.org/ns/earl#',
  dct: 'http://purl.org/dc/terms/',
  doap: 'http://usefulinc.com/ns/doap#',
  foaf: 'http://xmlns.com/foaf/0.1/',
  assertedBy: { '@type': '@id' },
  subject: { '@type': '@id' },
  test: { '@type': '@id' },
  mode: { '@type': '@id' },
  outcome: { '@type': '@id' },
};

const assertor = '_:assertor';
const product = '_:product';
const screenId = (screen: string) => `_:screen-${screen}`;
const checkId = (check: string) => `_:check-${check}`;

/** One assertion for each criterion about the whole product. */
function aboutCriteria(results: Results, evaluated: readonly Evaluated[]) {
  return evaluated.map((one) => ({
    '@type': 'Assertion',
    assertedBy: assertor,
    subject: product,
    test: addressOf(one.criterion),
    mode: earlModes[one.method],
    result: {
      '@type': 'TestResult',
      outcome: earlOutcomes[one.outcome].id,
      'dct:date': results.date,
      'dct:description': remarks(one),
    },
  }));
}

/** One assertion for each check on each screen, with every finding in its words. */
function aboutScreens(results: Results) {
  const screens = [...new Set(results.visits.map(({ screen }) => screen))];
  return screens.flatMap((screen) => {
    const own = results.visits.filter((visit) => visit.screen === screen);
    return Object.keys(checks).flatMap((check) => {
      const looks = own.flatMap(({ state, viewer, looks: all }) =>
        all.filter((look) => look.check === check).map((look) => ({ ...look, state, viewer })),
      );
      if (looks.length === 0) return [];
      const findings = looks.flatMap(({ state, viewer, theme, width, findings: found }) =>
        found.map((finding) => `${state}, ${viewer}, ${theme}, ${width} px: ${finding}`),
      );
      return {
        '@type': 'Assertion',
        assertedBy: assertor,
        subject: screenId(screen),
        test: checkId(check),
        mode: 'earl:automatic',
        result: {
          '@type': 'TestResult',
          outcome: findings.length === 0 ? 'earl:passed' : 'earl:failed',
          'dct:date': results.date,
          'dct:description':
            findings.length === 0 ? `${looks.length} looks, no finding.` : findings.join('\n'),
        },
      };
    });
  });
}

/** The results as EARL 1.0 in JSON-LD: https://www.w3.org/TR/EARL10-Schema/ */
export function toEarl(results: Results, evaluated: readonly Evaluated[]) {
  const { version, commit, tools, date } = results;
  const screens = [...new Set(results.visits.map(({ screen }) => screen))];
  return {
    '@context': context,
    '@graph': [
      {
        '@id': assertor,
        '@type': ['Assertor', 'Software'],
        'dct:title': `The audits of ${results.product}`,
        'dct:hasVersion': `${version}, commit ${commit}`,
        'dct:date': date,
        'dct:description': tools.map((tool) => `${tool.name} ${tool.version}`).join(', '),
      },
      {
        '@id': product,
        '@type': ['TestSubject', 'doap:Project'],
        'dct:title': results.product,
        'dct:hasVersion': `${version}, commit ${commit}`,
        'dct:hasPart': screens.map((screen) => ({ '@id': screenId(screen) })),
      },
      ...screens.map((screen) => ({
        '@id': screenId(screen),
        '@type': 'TestSubject',
        'dct:title': screenById(screen as ScreenId).title,
        'dct:isPartOf': { '@id': product },
      })),
      ...evaluated.map(({ criterion }) => ({
        '@id': addressOf(criterion),
        '@type': 'TestRequirement',
        'dct:title': `${criterion.id} ${criterion.title} (${criterion.level})`,
      })),
      ...Object.entries(checks).map(([check, { what }]) => ({
        '@id': checkId(check),
        '@type': 'TestCase',
        'dct:title': what,
      })),
      ...aboutCriteria(results, evaluated),
      ...aboutScreens(results),
    ],
  };
}
