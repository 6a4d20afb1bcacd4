import type { DueMessage } from '../data/dueMessages';
import type { EventMessageDetails } from '../data/eventMessages';
import { type Counted, mailsOfAccount } from '../identity/mailBudget';

/**
 * The name by which a message counts towards a limit. An organiser's messages to everybody who comes or waits count per
 * recipient: an event of two hundred causes two hundred at once.
 */
export function mailCounter({ uid, kind, causedBy, aboutAt, details }: DueMessage): Counted {
  const causer = causedBy ?? uid;
  const isOfOne =
    aboutAt !== null ||
    kind === 'registered' ||
    (kind.startsWith('place') && (details as EventMessageDetails).why !== 'more-places');
  return [isOfOne ? causer : `${causer} to ${uid}`, mailsOfAccount];
}
