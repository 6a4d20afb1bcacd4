import { dayOf } from '../text/dates';
import { eventAddress, isPast, type CommunityEvent } from '../events/event';

/** What the cards of the hub say when they are pressed. */
export const forumsSoon = 'Forums feature is coming soon!';
export const peerSupportSoon = 'Peer Support feature is coming soon!';

/** What stands on those cards before anybody presses them. */
export const comingSoon = 'Coming soon';

/** One of the events that the community page shows. */
export interface FeaturedEvent {
  event: CommunityEvent;
  /** Where it leads: to itself where the events page has it, else to all events. */
  href: string;
  /** Whether its day lies before the one of `now`. */
  past: boolean;
}

/**
 * The featured events as the events page tells them: an event that was changed there is the same here, and one that is not
 * there any more still stands as an example of what goes on.
 * @param examples the events as they came with the product.
 * @param kept the events that are kept.
 */
export function featureEvents(
  examples: readonly CommunityEvent[],
  kept: readonly CommunityEvent[],
  now: Date,
): FeaturedEvent[] {
  return examples.map((example) => {
    const found = kept.find(({ id }) => id === example.id);
    const event = found ?? example;
    return {
      event,
      href: found ? eventAddress(event.id) : '/events',
      past: isPast(event, dayOf(now)),
    };
  });
}

/** "1 comment", "8 comments". */
export function commentCount(comments: number): string {
  return comments === 1 ? '1 comment' : `${comments} comments`;
}
