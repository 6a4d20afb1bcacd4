import type { EngineJourney } from './journey';
import { logIn } from './logIn';

const title = 'Using Your Phone Safely';
const marker = {
  role: 'button',
  name: /^Richmond Home Support/,
  within: 'main ul[aria-label="Places on the map"]',
};

/** A place at an event, and community services in the list and on the map. */
export const communityJourneys: readonly EngineJourney[] = [
  {
    id: 'give-up-place',
    title: 'Register for an event and give the place up',
    async go(hands, { password }) {
      await logIn(hands, 'user', password, '/events');
      const register = { role: 'button', name: `Register for ${title}` };
      const giveUp = { role: 'button', name: new RegExp(`^Give up .*${title}$`) };
      await hands.tabTo(register);
      await hands.audit('events');
      await hands.press('Enter');
      await hands.hears(`You are going to ${title}.`);
      await hands.hasFocus({ role: 'group', name: new RegExp(`^You are going to ${title}`) });
      await hands.audit('events, registered');
      // It stands before the message. By Tab the way leads through Firefox's toolbar, where keys no longer reach the page.
      await hands.tabTo(giveUp, 'Shift+Tab');
      await hands.press('Enter');
      await hands.hears(`You gave up your place at ${title}.`);
      await hands.gone(giveUp);
    },
  },
  {
    id: 'list-and-map',
    title: 'Find a place in the list, on the map, and in the list again',
    async go(hands, { password }) {
      await logIn(hands, 'user', password, '/services');
      await hands.driver.resize(600, 800);
      await hands.sees({ role: 'link', name: 'Richmond Home Support' });
      await hands.audit('services, list');
      await hands.tabTo({ role: 'button', name: 'Show on map: Richmond Home Support' });
      await hands.press('Enter');
      await hands.hasFocus({ role: 'dialog', name: 'Richmond Home Support' });
      await hands.audit('services, map');
      await hands.press('Escape');
      await hands.hasFocus(marker);
      await hands.tabTo({ role: 'button', name: 'Back to the list', within: 'main' });
      await hands.press('Enter');
      await hands.hasFocus({ role: 'link', name: 'Richmond Home Support' });
    },
  },
];
