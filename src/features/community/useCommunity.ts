import { useEffect, useState } from 'react';
import { featureEvents, type FeaturedEvent } from '../../domain/community';
import type { ForumPost } from '../../domain/forumPost';
import { useServices } from '../../ports/services';

/** What stands below the hub. */
export interface Community {
  events: readonly FeaturedEvent[];
  posts: readonly ForumPost[];
  /** When it was read: the posts' ages are counted from it. */
  now: Date;
}

/** Reads the examples, and what the events page has become of them. */
export function useCommunity(): Community | 'loading' | 'failed' {
  const { clock, collections, content } = useServices();
  const [community, setCommunity] = useState<Community | 'loading' | 'failed'>('loading');

  useEffect(() => {
    let over = false;
    const read = async (): Promise<Community> => {
      // Without the kept events the examples are still worth showing.
      const kept = collections()
        .then(({ events }) => events.list())
        .catch(() => []);
      const { featuredEvents, forumPosts } = await content.community();
      const now = clock.now();
      return { events: featureEvents(featuredEvents(now), await kept, now), posts: forumPosts(now), now };
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
