import { emailOf } from '@/a11y-tests/support/viewers';
import { fillInLogin, logIn, openLogin } from './logIn';
import type { EngineJourney } from './journey';

/** Logging in, and rating by keys. */
export const peopleJourneys: readonly EngineJourney[] = [
  {
    id: 'log-in',
    title: 'Log in after two mistakes',
    async go(hands, { password }) {
      await hands.open('/');
      await hands.audit('home');
      await openLogin(hands);
      await hands.audit('home, login');
      await hands.press('Enter');
      await hands.hears('Email is required.');
      await hands.audit('home, login with mistakes');
      await fillInLogin(hands, emailOf('user'), 'Wrong1Password');
      await hands.hears('Incorrect password.');
      await hands.hasFocus({ role: 'password', name: 'Password', within: '[role=dialog]' });
      await hands.press('Control+a');
      await hands.type(password, 'the password');
      await hands.press('Enter');
      await hands.hears(`You are logged in as ${emailOf('user')}.`);
      await hands.gone({ role: 'password', name: 'Password' });
      await hands.sees({ role: 'button', name: 'Logout', within: 'header' });
      await hands.audit('home, logged in');
    },
  },
  {
    id: 'rate',
    title: 'Rate a resource by keys',
    async go(hands, { password }) {
      const title = 'Rate: Feeling low or lonely?';
      await logIn(hands, 'user', password, '/resources');
      await hands.sees({ role: 'heading', name: 'Health Resources' });
      await hands.sees({ role: 'group', name: title });
      await hands.audit('resources');
      await hands.tabTo({ role: 'radio', name: '1 star', within: 'fieldset, [role=group]', called: title });
      await hands.press('End', 'Enter');
      await hands.hears('Thank you for your rating!');
      await hands.audit('resources, rated');
    },
  },
];
