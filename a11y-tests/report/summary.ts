import type { AccessibilitySummary, CriterionSummary } from '../../src/domain/screens/accessibilitySummary';
import type { Evaluated, Outcome } from './evaluate';
import type { ManualPass } from './manual';
import type { Results } from './results';

/** No criterion counts as met before it was fully checked. */
const results: Record<Outcome, CriterionSummary['result']> = {
  passed: 'met',
  failed: 'not-met',
  'not-applicable': 'not-applicable',
  'cannot-tell': 'not-evaluated',
  'no-fault-found': 'not-evaluated',
  'not-evaluated': 'not-evaluated',
};

/** The figures in the product's accessibility statement. */
export function summarise(
  { date, version, commit, visits }: Results,
  evaluated: readonly Evaluated[],
  passes: readonly ManualPass[],
): AccessibilitySummary {
  const looks = visits.flatMap((visit) => visit.looks);
  return {
    date: date.slice(0, 10),
    version,
    commit,
    standard: 'WCAG 2.2',
    automatic: {
      screens: [...new Set(visits.map(({ screen }) => screen))],
      states: new Set(visits.map(({ screen, state }) => `${screen} ${state}`)).size,
      looks: looks.length,
      findings: looks.reduce((sum, { findings }) => sum + findings.length, 0),
    },
    manual: passes.map((pass) => ({ date: pass.date, tools: pass.tools })),
    criteria: evaluated.map(({ criterion: { id, title, level }, outcome, method }) => ({
      id,
      title,
      level,
      result: results[outcome],
      method,
    })),
  };
}
