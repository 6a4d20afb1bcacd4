import type { DueMessage } from '../data/dueMessages';
import type { EventMessageDetails } from '../data/eventMessages';
import { type Counted, mailsOfAccount } from '../identity/mailBudget';

/**
 * Under which name a message counts. What whoever runs an event tells all who come or wait counts for each of these apart: an
 * event of two hundred causes two hundred at once.
 */
export function countedAs({ uid, kind, causedBy, aboutAt, details }: DueMessage): Counted {
  const causer = causedBy ?? uid;
  const isOfOne =
    aboutAt !== null ||
    kind === 'registered' ||
    (kind.startsWith('place') && (details as EventMessageDetails).why !== 'more-places');
  return [isOfOne ? causer : `${causer} to ${uid}`, mailsOfAccount];
}
