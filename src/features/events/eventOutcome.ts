import type { Outcome } from '../../components/OutcomeMessage/useOutcome';

/** The outcome of the person's last action. */
export interface EventOutcome extends Outcome {
  /** The id of the event whose card shows it, or the list of this person's events. */
  at: number | 'yours';
  /** The event was full: the person can wait for a seat, where there are waiting lists. */
  noRoom?: true;
}

/** Follows "You are going" for a person with two seats. */
export const supported = ', with a support person';
