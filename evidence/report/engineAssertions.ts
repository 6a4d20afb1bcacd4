import { screenAt, screens, type ScreenId } from '@/shared/domain/screens/screens';
import type { ActRules } from './actRules';
import type { Assertion, Rules } from './assertion';
import { criteria } from './criteria';

/** What `npm run test:engines` has left in `a11y-report/engines.json`. */
export interface EnginesRun {
  product: string;
  version: string;
  commit: string;
  date: string;
  results: readonly EngineResult[];
}

/** One journey in one engine. */
export interface EngineResult {
  engine: string;
  /** The engine's own name and version; null where it was not run. */
  version: string | null;
  journey: string;
  title: string;
  result: 'passed' | 'failed' | 'not run';
  reason?: string;
  /** Where axe found nothing: a screen's id, title or path, and after it the state. */
  audited: readonly string[];
}

/**
 * The screen and state that a journey names, such as “admin dashboard, sent but one” or “/help at 320 px”.
 * @throws when there is no such screen
 */
export function placeNamed(name: string): { screen: ScreenId; state: string } {
  const [, where = '', state = ''] = /^(.*?)(?:(?:, | at )(.*))?$/.exec(name) ?? [];
  const said = where.toLowerCase();
  const found = where.startsWith('/')
    ? screenAt(where.split('?')[0]!)
    : screens.find(({ id, title }) => id.toLowerCase() === said || title.toLowerCase() === said);
  if (!found || (where.startsWith('/') && found.id === 'notFound'))
    throw new Error(`A journey in the engines names a screen that does not exist: ${name}`);
  return { screen: found.id, state: state || 'default' };
}

/** The place and the rules of axe in the error of a journey that axe has ended. */
function axeFaults(
  { reason = '' }: EngineResult,
  rules: Rules,
): { name: string; rule: string; words: string }[] {
  const [first = '', ...others] = reason.replace(/^Error: /, '').split('\n');
  for (const rule of rules.keys()) {
    const at = first.indexOf(`: ${rule}: `);
    if (at < 0) continue;
    const name = first.slice(0, at);
    const lines = [first.slice(at + 2), ...others];
    return lines.flatMap((words) => {
      const own = [...rules.keys()].find((one) => words.startsWith(`${one}: `));
      return own ? [{ name, rule: own, words }] : [];
    });
  }
  return [];
}

/** axe's answers on each screen of a journey, and the journey itself, which is done by keys and waits for what is announced. */
export function engineAssertions(run: EnginesRun, rules: Rules, actOf: ActRules): Assertion[] {
  const byAxe = criteria.filter(({ id }) => [...rules.values()].some((rule) => rule.criteria.includes(id)));
  const byJourneys = criteria.filter(({ tests = [] }) => tests.includes('journeys'));
  return run.results.flatMap((result) => {
    const { version, journey, title, audited, reason = '' } = result;
    if (result.result === 'not run' || version === null) return [];
    const file = { at: 'a11y-report/engines.json', kind: 'file' as const };
    const common = {
      using: version,
      by: { kind: 'tool' as const, name: `The journeys of ${run.product} ${run.version}`, tools: version },
      date: run.date,
      commit: run.commit,
      places: [file],
    };
    const faults = axeFaults(result, rules);
    const aboutPlace = (name: string) =>
      byAxe.flatMap(({ id }): Assertion[] => {
        const own = faults.filter((one) => one.name === name && rules.get(one.rule)!.criteria.includes(id));
        const names = own.length > 0 ? own.map(({ rule }) => rule) : rulesOf(rules, id);
        // A place at which axe found something is evidence for what it found, and for nothing else.
        if (faults.some((one) => one.name === name) && own.length === 0) return [];
        return [
          {
            ...common,
            ...placeNamed(name),
            criterion: id,
            outcome: own.length > 0 ? 'failed' : 'no-fault-found',
            tests: [
              {
                kind: 'rule',
                name: names.join(', '),
                what: 'axe finds nothing; what it could not decide is not kept',
                looks: 1,
                failed: own.length > 0 ? 1 : 0,
                undecided: 0,
              },
            ],
            faults: own.map(({ words }) => ({ words, place: file })),
            words: `${journey}, ${name}: axe ${own.length > 0 ? `found ${own.length}` : 'found nothing'}.`,
            act: actOf(
              names.map((one) => `axe:${one}`),
              id,
            ),
          },
        ];
      });
    const places = new Set([...audited, ...faults.map(({ name }) => name)]);
    const failed = result.result === 'failed';
    return [
      ...[...places].flatMap(aboutPlace),
      // A journey that axe has ended says nothing of what would have come.
      ...(faults.length > 0 ? [] : byJourneys).map(({ id }): Assertion => ({
        ...common,
        criterion: id,
        screen: null,
        state: null,
        outcome: failed ? 'failed' : 'no-fault-found',
        tests: [
          {
            kind: 'journey',
            name: journey,
            what: title,
            looks: 1,
            failed: failed ? 1 : 0,
            undecided: 0,
          },
        ],
        faults: failed ? [{ words: reason, place: file }] : [],
        words: `${title}: ${result.result}.`,
        act: [],
      })),
    ];
  });
}

const rulesOf = (rules: Rules, criterion: string) =>
  [...rules].filter(([, rule]) => rule.criteria.includes(criterion)).map(([rule]) => rule);
