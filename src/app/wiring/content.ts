import type { Ports } from '../../ports/ports';
import { checkedOnWords, mainNumbers } from '@/shared/seeds/mainNumbers';
import { once } from './loader';

/** The product's built-in texts and figures. Those outside the first view are loaded lazily. */
export const content: Ports['content'] = {
  frontPage: once(async () => {
    const [{ news }, { homeResources }] = await Promise.all([
      import('@/shared/seeds/news'),
      import('@/shared/seeds/homeResources'),
    ]);
    return { news, homeResources };
  }),
  community: once(async () => {
    const [{ featuredEvents }, { seedForumPosts }] = await Promise.all([
      import('@/shared/seeds/events'),
      import('@/shared/seeds/forumPosts'),
    ]);
    return { featuredEvents, forumPosts: seedForumPosts };
  }),
  mainNumbers,
  numbersChecked: checkedOnWords,
  helpNumbers: once(async () => (await import('@/shared/seeds/helpNumbers')).helpNumbers),
};
