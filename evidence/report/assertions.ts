import { acceptedAct } from './actRules';
import type { Assertion, Rules } from './assertion';
import { engineAssertions } from './engineAssertions';
import { auditAssertions, visitAssertions } from './machineAssertions';
import type { ManualPass } from './manual';
import { peopleAssertions } from './peopleAssertions';
import type { Results } from './results';

/** What the assertions are made from. */
export interface Sources {
  results: Results;
  passes: readonly ManualPass[];
  rules: Rules;
}

/** All assertions of the runs and of the manual passes. */
export function assertionsOf({ results, passes, rules }: Sources): Assertion[] {
  return [
    ...visitAssertions(results, rules, acceptedAct),
    ...auditAssertions(results),
    ...(results.engines ? engineAssertions(results.engines, rules, acceptedAct) : []),
    ...peopleAssertions(passes, results.product),
  ];
}
