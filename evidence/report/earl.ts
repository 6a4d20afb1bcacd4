import { screens, type ScreenId } from '@/shared/domain/screens/screens';
import type { AssertedOutcome, Assertion, Assertor, Fault, Place } from './assertion';
import { addressOf, criteria } from './criteria';
import type { Evaluated, Outcome } from './evaluate';
import type { Results } from './results';
import { remarks, runsInWords, titleOf } from './words';

/** EARL's five outcomes, with the class of each. */
export const earlOutcomes: Record<Outcome | AssertedOutcome, { id: string; type: string }> = {
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
  ptr: 'http://www.w3.org/2009/pointers#',
  assertedBy: { '@type': '@id' },
  mainAssertor: { '@type': '@id' },
  subject: { '@type': '@id' },
  test: { '@type': '@id' },
  mode: { '@type': '@id' },
  outcome: { '@type': '@id' },
};

/** A name that is the same in every report. */
const name = (...parts: string[]) =>
  `urn:x-age-better:${parts.map((part) => encodeURIComponent(part.replaceAll(' ', '-'))).join(':')}`;
const product = name('product');
const summariser = name('summary');
const maintainer = name('assertor', 'maintainer');

/** The names of the screens, of their states and of the whole product. */
export const subjectOf = (screen: ScreenId | null, state: string | null): string =>
  screen === null ? product : state === null ? name('screen', screen) : name('screen', screen, state);

const assertorOf = ({ by, using, date, commit }: Assertion) =>
  by.kind === 'person' ? name('pass', date, using) : name('run', date, commit ?? '', by.name, using);

const actRule = (id: string) => `https://www.w3.org/WAI/standards-guidelines/act/rules/${id}/`;

/** A person who used tools is a group of both in EARL; the person asserts. */
function assertorNode(id: string, { by, using, date, commit }: Assertion) {
  if (by.kind === 'person')
    return {
      '@id': id,
      '@type': ['Assertor', 'foaf:Group'],
      'dct:title': `${by.name}, with ${using}`,
      'dct:date': date,
      mainAssertor: maintainer,
      'foaf:member': [{ '@id': maintainer }, toolNode(by)],
    };
  return {
    '@id': id,
    '@type': ['Assertor', 'Software'],
    'dct:title': by.name,
    'dct:hasVersion': `commit ${commit}`,
    'dct:date': date,
    'dct:description': by.tools,
  };
}
const toolNode = ({ tools }: Assertor) => ({ '@type': 'Software', 'dct:title': tools });

const inWords = ({ viewer, data, themes = [], widths = [] }: Place) =>
  [
    viewer && `seen by ${viewer}`,
    data && `data ${data}`,
    themes.join(' / '),
    widths.length > 0 && `${widths.join(' / ')} px wide`,
  ]
    .filter(Boolean)
    .join(', ');

const kinds: Record<Place['kind'], string> = { address: 'Page', story: 'Story', file: 'File' };

function pointerTo(place: Place, selector?: string) {
  const words = inWords(place);
  return {
    '@type': selector ? 'ptr:CSSSelectorPointer' : 'ptr:Pointer',
    'ptr:reference': place.at,
    'dct:description': `${kinds[place.kind]}${words ? `, ${words}` : ''}`,
    ...(selector ? { 'ptr:expression': selector } : {}),
  };
}

const pointersOf = ({ faults, places }: Assertion) =>
  faults.length > 0
    ? faults.map(({ place, selector }: Fault) => pointerTo(place, selector))
    : places.map((place) => pointerTo(place));

/** One assertion of the list. */
function assertionNode(one: Assertion) {
  const words = [
    one.words,
    ...one.faults.filter((fault) => fault.words !== one.words).map((fault) => fault.words),
  ].join('\n');
  return {
    '@type': 'Assertion',
    assertedBy: assertorOf(one),
    subject: subjectOf(one.screen, one.state),
    test: addressById.get(one.criterion)!,
    mode: one.by.kind === 'person' ? 'earl:manual' : 'earl:automatic',
    result: {
      '@type': 'TestResult',
      outcome: earlOutcomes[one.outcome].id,
      'dct:date': one.date,
      'dct:description': `With ${one.using}: ${words}`,
      pointer: pointersOf(one),
    },
    ...(one.act.length > 0 ? { 'dct:references': one.act.map((id) => ({ '@id': actRule(id) })) } : {}),
  };
}

const addressById = new Map(criteria.map((one) => [one.id, addressOf(one)]));

/** What follows from them for the whole product, one for each criterion. */
const summaryNode = (results: Results, one: Evaluated) => ({
  '@type': 'Assertion',
  assertedBy: summariser,
  subject: product,
  test: addressOf(one.criterion),
  // Software has summed up what people found.
  mode: earlModes[one.method === 'manual' ? 'both' : one.method],
  result: {
    '@type': 'TestResult',
    outcome: earlOutcomes[one.outcome].id,
    'dct:date': results.date,
    'dct:description': remarks(one),
  },
});

/** The results as EARL 1.0 in JSON-LD: https://www.w3.org/TR/EARL10-Schema/ */
export function toEarl(results: Results, evaluated: readonly Evaluated[], assertions: readonly Assertion[]) {
  const assertors = new Map(assertions.map((one) => [assertorOf(one), one]));
  const states = new Map(
    assertions.flatMap((one) =>
      one.screen !== null && one.state !== null ? [[subjectOf(one.screen, one.state), one] as const] : [],
    ),
  );
  const version = `${results.version}, commit ${results.commit}`;
  return {
    '@context': context,
    '@graph': [
      {
        '@id': summariser,
        '@type': ['Assertor', 'Software'],
        'dct:title': `The report of ${results.product}: from the assertions about screens to the product`,
        'dct:hasVersion': version,
        'dct:date': results.date,
        'dct:description': runsInWords(results).join(' '),
      },
      {
        '@id': maintainer,
        '@type': ['Assertor', 'foaf:Person'],
        'dct:title': `A maintainer of ${results.product}`,
      },
      ...[...assertors].map(([id, one]) => assertorNode(id, one)),
      {
        '@id': product,
        '@type': ['TestSubject', 'doap:Project'],
        'dct:title': results.product,
        'dct:hasVersion': version,
        'dct:hasPart': screens.map(({ id }) => ({ '@id': subjectOf(id, null) })),
      },
      ...screens.map(({ id, path }) => ({
        '@id': subjectOf(id, null),
        '@type': 'TestSubject',
        'dct:title': titleOf(id),
        'dct:source': path ?? 'in place of other pages',
        'dct:isPartOf': { '@id': product },
      })),
      ...[...states].map(([id, { screen, state }]) => ({
        '@id': id,
        '@type': 'TestSubject',
        'dct:title': `${titleOf(screen!)}: ${state}`,
        'dct:isPartOf': { '@id': subjectOf(screen, null) },
      })),
      ...evaluated.map(({ criterion }) => ({
        '@id': addressOf(criterion),
        '@type': 'TestRequirement',
        'dct:title': `${criterion.id} ${criterion.title} (${criterion.level})`,
      })),
      ...evaluated.map((one) => summaryNode(results, one)),
      ...assertions.map(assertionNode),
    ],
  };
}
