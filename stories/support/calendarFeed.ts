import type { CalendarFeed, OwnCalendarFeed } from '@/src/ports/calendarFeed';
import { OwnAccountError } from '@/src/ports/ownAccount';

/** The password of whoever looks at a story. */
export const storyPassword = 'Correct1';

/** A calendar feed that is kept as long as the story. */
export function createStoryFeed(first: CalendarFeed | null = null): OwnCalendarFeed {
  let feed = first;
  let made = 0;
  return {
    read: async () => feed,
    async make({ password, titles }) {
      if (password !== storyPassword) throw new OwnAccountError('wrong-password');
      made += 1;
      feed = { madeAt: '2026-11-24T00:00:00.000Z', titles };
      const secret = `${made}${'aB3-xY7_'.repeat(6)}`.slice(0, 43);
      return { feed, address: `https://agebetter.example/calendar/${secret}.ics` };
    },
    async showTitles(titles) {
      feed = { ...feed!, titles };
      return feed;
    },
    async end() {
      feed = null;
    },
  };
}
