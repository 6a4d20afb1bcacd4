import type { ScreenId } from '@/shared/domain/screens/screens';
import type { AssertedOutcome, Assertion, Assertor, Place } from './assertion';
import type { ManualFinding, ManualPass } from './manual';
import { screensOn } from './screensSince';

const outcomes: Record<ManualFinding['outcome'], AssertedOutcome> = {
  passed: 'passed',
  failed: 'failed',
  'cannot tell': 'cannot-tell',
  'not applicable': 'not-applicable',
};

/** A finding with the pass that it is of. */
export type DatedFinding = ManualFinding & Pick<ManualPass, 'date' | 'tools'>;

/** The person who looked. Nobody is named in `manual.md`. */
export const personOf = (product: string, tools: string): Assertor => ({
  kind: 'person',
  name: `A maintainer of ${product}`,
  tools,
});

/**
 * All findings but those that a later one replaces: about the same criterion, the same screen and the same recording, which
 * was made anew.
 */
export function standingFindings(passes: readonly ManualPass[]): DatedFinding[] {
  const all = passes.flatMap(({ date, tools, findings }) => findings.map((one) => ({ ...one, date, tools })));
  return all.filter(
    (one) =>
      !all.some(
        (other) =>
          other.date > one.date &&
          other.criterion === one.criterion &&
          other.screen === one.screen &&
          other.files.some((file) => one.files.includes(file)),
      ),
  );
}

/** The screens that a finding is about: “all” are those that were there on its day. */
export const screensOf = ({ screen, date }: Pick<DatedFinding, 'screen' | 'date'>): ScreenId[] =>
  screen === 'all' ? screensOn(date) : screen.split(',').map((one) => one.trim() as ScreenId);

/** One assertion for each screen that a person has looked at for a criterion. */
export function peopleAssertions(passes: readonly ManualPass[], product: string): Assertion[] {
  return standingFindings(passes).flatMap((found) => {
    const { criterion, date, tools, finding, files } = found;
    const outcome = outcomes[found.outcome];
    const recordings = files.map((file): Place => ({ at: `evidence/orca/${file}`, kind: 'file' }));
    const places: Place[] = [...recordings, { at: 'evidence/manual.md', kind: 'file' }];
    return screensOf(found).map((screen): Assertion => ({
      criterion,
      screen,
      state: null,
      using: tools,
      by: personOf(product, tools),
      date,
      commit: null,
      outcome,
      tests: [
        {
          kind: 'look',
          name: tools,
          what: 'looked at by a person',
          looks: 1,
          failed: outcome === 'failed' ? 1 : 0,
          undecided: outcome === 'cannot-tell' ? 1 : 0,
        },
      ],
      places,
      faults: outcome === 'failed' ? [{ words: finding, place: places[0]! }] : [],
      words: finding,
      act: [],
    }));
  });
}
