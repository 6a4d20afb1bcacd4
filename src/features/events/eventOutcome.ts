import type { Outcome } from '../../components/OutcomeMessage/useOutcome';

/** What came of the last thing that somebody did here. */
export interface EventOutcome extends Outcome {
  /** The id of the event in whose card it stands, or the list of this person's events. */
  at: number | 'yours';
  /** There was no room for them: they can wait for it, where there are waiting lists. */
  noRoom?: true;
}

/** What follows "You are going" of somebody with two places. */
export const supported = ', with a support person';
