import { useEffect, useState } from 'react';
import { featureEvents, type FeaturedEvent } from '../../domain/content/community';
import type { ForumPost } from '../../domain/content/forumPost';
import { damageLine } from '../../ports/collectionWords';
import { usePorts } from '../../ports/ports';

/** What stands below the hub. */
export interface Community {
  events: readonly FeaturedEvent[];
  posts: readonly ForumPost[];
  /** Which stored events could not be read, in sentences. */
  damage: readonly string[];
  /** When it was read: the posts' ages are counted from it. */
  now: Date;
}

/** Reads the examples, and what the events page has become of them. */
export function useCommunity(): Community | 'loading' | 'failed' {
  const { clock, collections, content } = usePorts();
  const [community, setCommunity] = useState<Community | 'loading' | 'failed'>('loading');

  useEffect(() => {
    let over = false;
    const read = async (): Promise<Community> => {
      // Without the kept events the examples are still worth showing.
      const kept = collections()
        .then(async ({ events }) => ({ list: await events.list(), damage: events.damage() }))
        .catch(() => ({ list: [], damage: [] }));
      const { featuredEvents, forumPosts } = await content.community();
      const now = clock.now();
      const { list, damage } = await kept;
      return {
        events: featureEvents(featuredEvents(now), list, now),
        posts: forumPosts(now),
        damage: damage.map((one) => damageLine(one, 'events')),
        now,
      };
    };
    read().then(
      (found) => over || setCommunity(found),
      () => over || setCommunity('failed'),
    );
    return () => {
      over = true;
    };
  }, [clock, collections, content]);

  return community;
}
