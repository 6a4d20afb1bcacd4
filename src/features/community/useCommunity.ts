import { featureEvents, type FeaturedEvent } from '@/shared/domain/content/community';
import type { ForumPost } from '@/shared/domain/content/forumPost';
import { damageLine } from '../../ports/collectionWords';
import type { LiveSource } from '../../ports/liveQuery';
import type { Ports } from '../../ports/ports';
import { useLiveQuery } from '../../ports/useLiveQuery';

/** The content below the hub. */
export interface Community {
  events: readonly FeaturedEvent[];
  posts: readonly ForumPost[];
  /** Explains which stored events could not be read. */
  damage: readonly string[];
  /** The time of reading: the posts' ages are counted from it. */
  now: Date;
}

/** The examples, with their current state on the events page. */
export async function openCommunity({
  clock,
  collections,
  content,
  settings,
}: Ports): Promise<LiveSource<Community>> {
  const [{ featuredEvents, forumPosts }, stored] = await Promise.all([
    content.community(),
    collections().then(
      ({ events }) => events,
      () => null,
    ),
  ]);
  return {
    async read() {
      // Without the stored events the examples are still worth showing.
      const list = (await stored?.list().catch(() => null)) ?? [];
      const now = clock.now();
      return {
        events: featureEvents(featuredEvents(now), list, now, settings.timeZone),
        posts: forumPosts(now),
        damage: stored?.damage().map((one) => damageLine(one, 'events')) ?? [],
        now,
      };
    },
    ...(stored && { subscribe: (listener: () => void) => stored.subscribe(listener) }),
  };
}

/** Reads the community page, and again when an event changes. */
export function useCommunity(): Community | 'loading' | 'failed' {
  const { state, value } = useLiveQuery(openCommunity);
  return state === 'ready' ? value : state;
}
