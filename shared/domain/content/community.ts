import { eventAddress, isPast, type CommunityEvent } from '../events/event';

/** The message when a card of the hub is pressed. */
export const forumsSoon = 'Forums feature is coming soon!';
export const peerSupportSoon = 'Peer Support feature is coming soon!';

/** The text on those cards before that. */
export const comingSoon = 'Coming soon';

/** One of the events that the community page shows. */
export interface FeaturedEvent {
  event: CommunityEvent;
  /** The target of its link: itself where the events page has it, else all events. */
  href: string;
  /** True if it is over. */
  past: boolean;
}

/**
 * The featured events with the wording of the events page: a change there shows here too, and a deleted one
 * stays as an example.
 * @param examples the events that came with the product.
 * @param kept the stored events.
 * @param siteZone the zone of events that name none.
 */
export function featureEvents(
  examples: readonly CommunityEvent[],
  kept: readonly CommunityEvent[],
  now: Date,
  siteZone?: string,
): FeaturedEvent[] {
  return examples.map((example) => {
    const found = kept.find(({ id }) => id === example.id);
    const event = found ?? example;
    return {
      event,
      href: found ? eventAddress(event.id) : '/events',
      past: isPast(event, now, siteZone),
    };
  });
}

/** "1 comment", "8 comments". */
export function commentCount(comments: number): string {
  return comments === 1 ? '1 comment' : `${comments} comments`;
}
