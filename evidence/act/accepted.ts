import type { ActSummary } from './write';

/** What a person has read of a run and accepted: `accepted.json`. */
export interface AcceptedAct {
  commit: string;
  date: string;
  cases: number;
  /** The ACT rules by how far they are covered, each with its name. */
  complete: Record<string, string>;
  partial: Record<string, string>;
}

/** What is kept of a run. */
export function acceptedOf({ commit, date, cases, rules }: ActSummary): AcceptedAct {
  const named = (coverage: string) =>
    Object.fromEntries(
      rules
        .filter((one) => one.coverage === coverage && one.leftOut === undefined)
        .map(({ ruleId, ruleName }) => [ruleId, ruleName]),
    );
  return { commit, date, cases, complete: named('complete'), partial: named('partial') };
}
