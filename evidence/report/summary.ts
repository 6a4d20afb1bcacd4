import type {
  CriterionSummary,
  KnownFinding,
  ReportSummary,
} from '@/shared/domain/screens/accessibilitySummary';
import { checks } from '@/a11y-tests/audits/matrix/checks';
import { type Evaluated, type Outcome, screensWith } from './evaluate';
import type { ManualPass } from './manual';
import type { Results } from './results';
import { toolsTried } from './toolsTried';

/** No criterion counts as met before it was fully checked. */
const results: Record<Outcome, CriterionSummary['result']> = {
  passed: 'met',
  failed: 'not-met',
  'not-applicable': 'not-applicable',
  'cannot-tell': 'not-evaluated',
  'no-fault-found': 'not-evaluated',
  'not-evaluated': 'not-evaluated',
};

/** A person's finding may end with what it means to people, and after that with what they can do until it is mended. */
const [plainMark, insteadMark] = [' In plain words: ', ' Instead: '];

function foundByPeople({ criterion, manual }: Evaluated): KnownFinding[] {
  return manual
    .filter(({ outcome }) => outcome === 'failed')
    .flatMap(({ screen, finding }) => {
      const [before = '', instead] = finding.split(insteadMark);
      const words = before.split(plainMark)[1];
      return screen.split(',').map((one) => ({
        criterion: criterion.id,
        screen: one.trim(),
        by: 'person' as const,
        number: 1,
        ...(words !== undefined && { words }),
        ...(instead !== undefined && { instead }),
      }));
    });
}

/** How often machines found a criterion broken, for each screen; a failed audit is of no one screen. */
function foundByMachines({ visits, tests }: Results, { criterion, evidence }: Evaluated): KnownFinding[] {
  const rules = new Set(evidence.flatMap(({ kind, name }) => (kind === 'rule' ? [name] : [])));
  const numbers = new Map<string, number>();
  const add = (screen: string, number: number) =>
    number > 0 && numbers.set(screen, (numbers.get(screen) ?? 0) + number);
  for (const { screen, looks } of visits)
    for (const { check, findings } of looks) {
      const own = (checks[check].criteria as readonly string[]).includes(criterion.id);
      const isOwn = (words: string) => (check === 'axe' ? rules.has(words.split(':')[0]!) : own);
      add(screen, findings.filter(isOwn).length);
    }
  const audits = evidence.filter(({ kind, failed }) => kind === 'tests' && failed > 0);
  if (tests.length > 0)
    add(
      'all',
      audits.reduce((sum, { failed }) => sum + failed, 0),
    );
  return [...numbers].map(([screen, number]) => ({ criterion: criterion.id, screen, by: 'machine', number }));
}

function summariseOne(one: Evaluated): CriterionSummary {
  const { id, title, level } = one.criterion;
  return {
    id,
    title,
    level,
    result: results[one.outcome],
    method: one.method,
    missing: screensWith(one, 'not-evaluated'),
    undecided: [...screensWith(one, 'no-fault-found'), ...screensWith(one, 'cannot-tell')],
  };
}

/** The figures in the product's accessibility statement. */
export function summarise(
  run: Results,
  evaluated: readonly Evaluated[],
  passes: readonly ManualPass[],
): ReportSummary {
  const { date, version, commit, extent, visits, tools, runs, notRun } = run;
  const looks = visits.flatMap((visit) => visit.looks);
  return {
    date: date.slice(0, 10),
    version,
    commit,
    standard: 'WCAG 2.2',
    automatic: {
      extent,
      runs: runs.map(({ kind, date: own, commit: of }) => ({ kind, date: own.slice(0, 10), commit: of })),
      notRun,
      screens: [...new Set(visits.map(({ screen }) => screen))],
      states: new Set(visits.map(({ screen, state }) => `${screen} ${state}`)).size,
      looks: looks.length,
      findings: looks.reduce((sum, { findings }) => sum + findings.length, 0),
      tools: tools.map(({ name, version: own }) => ({ name, version: own })),
    },
    manual: passes.map((pass) => ({ date: pass.date, tools: pass.tools })),
    tried: toolsTried(run, passes),
    findings: evaluated.flatMap((one) => [...foundByMachines(run, one), ...foundByPeople(one)]),
    criteria: evaluated.map((one) => summariseOne(one)),
  };
}
