import type { Outcome } from '../evaluate';
import type { ClauseFinding, ManualOutcome, ManualPass } from '../manual';

/** A finding about a clause with the pass that it is of. */
type DatedFinding = ClauseFinding & Pick<ManualPass, 'date' | 'tools'>;

/** What counts first where several things were looked at for a clause, and its name here. */
const order = [
  ['failed', 'failed'],
  ['cannot tell', 'cannot-tell'],
  ['passed', 'passed'],
  ['not applicable', 'not-applicable'],
] as const satisfies readonly (readonly [ManualOutcome, Outcome])[];

/** What people found about a clause; a later finding about the same thing replaces an earlier one. */
export function saidAbout(id: string, passes: readonly ManualPass[]): DatedFinding[] {
  const own = passes.flatMap(({ date, tools, clauses }) =>
    clauses.filter(({ clause }) => clause === id).map((one) => ({ ...one, date, tools })),
  );
  return own.filter((one) => !own.some((other) => other.date > one.date && other.about === one.about));
}

/** What people say of a clause all in all; undefined: nobody has looked. */
export function outcomeOf(said: readonly Pick<DatedFinding, 'outcome'>[]) {
  return order.find(([word]) => said.some(({ outcome }) => outcome === word))?.[1];
}

/** A finding as a sentence, with its session. */
export const saidInWords = ({ date, tools, about, finding, outcome }: DatedFinding): string =>
  `Manual, ${date}, ${tools}, ${about}: ${finding} (${outcome}).`;
