import { z } from 'zod';
import { password } from './identity';

const feed = z.object({
  /** When its address was made, ISO 8601 in UTC. */
  madeAt: z.string(),
  /** True if it shows the titles and places of appointments. */
  titles: z.boolean(),
});

/** A person's calendar feed; null: there is none. */
export const ownFeed = z.object({ feed: feed.nullable() });

/** A new address, which is never shown again. */
export const madeFeed = z.object({ feed, address: z.string() });

/** Orders a new address. */
export const feedOrder = z.object({
  password,
  titles: z.boolean(),
  /** True if the new address takes the place of one that is in use, which then stops working. */
  renews: z.boolean(),
});

/** Chooses whether the feed shows titles and places. */
export const feedChoice = z.object({ titles: z.boolean() });
