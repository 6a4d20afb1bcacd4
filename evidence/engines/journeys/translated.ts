import { adminJourneys } from './admin';
import { bookingJourneys } from './booking';
import { communityJourneys } from './community';
import { displayJourneys } from './display';
import type { EngineJourney } from './journey';
import { logIn } from './logIn';
import { peopleJourneys } from './people';

const moreOfThem: readonly EngineJourney[] = [
  {
    id: 'filter-events',
    title: 'Filter the events',
    async go(hands, { password }) {
      await logIn(hands, 'user', password, '/events');
      await hands.tabTo({ role: 'button', name: /^Fitness/ });
      await hands.press('Space');
      await hands.hears('2 events in Fitness, soonest first');
      await hands.tabTo({ role: 'button', name: /^All Events/ }, 'Shift+Tab');
      await hands.press('Space');
      await hands.holds('all events are shown', () => document.querySelectorAll('article').length === 6);
    },
  },
  {
    id: 'look-at-a-month',
    title: 'Look at a month in the calendar, and at a week again',
    async go(hands, { password }) {
      await logIn(hands, 'user', password, '/profile');
      await hands.tabTo({ role: 'button', name: 'Month' });
      await hands.press('Space');
      await hands.tabTo({ role: 'button', name: 'Next month' }, 'Shift+Tab');
      await hands.press('Enter');
      await hands.tabTo({ role: 'button', name: 'Week' });
      await hands.press('Space');
      await hands.sees({ role: 'button', name: 'Next week' });
    },
  },
  {
    id: 'save-for-later',
    title: 'Save an event for later',
    async go(hands, { password }) {
      await logIn(hands, 'user', password, '/events');
      await hands.tabTo({ role: 'button', name: 'Save Walking Group' });
      await hands.press('Enter');
      await hands.sees({ role: 'button', name: 'Saved Walking Group' });
    },
  },
];

/** The tasks that are done on pages that the browser translates. */
export const translatedJourneys: readonly EngineJourney[] = [
  ...peopleJourneys,
  ...communityJourneys,
  ...bookingJourneys,
  ...adminJourneys,
  ...displayJourneys.filter(({ id }) => id === 'change-theme'),
  ...moreOfThem,
].map(({ id, title, go }) => ({
  id: `translated-${id}`,
  title: `${title}, on a page that the browser translates`,
  go,
}));
