import type { Page } from '@playwright/test';
import { emailOf, samplePassword } from '../support/viewers';
import { addAppointment, byNames } from './addAppointment';
import { bookingJourneys } from './bookingJourneys';
import { connectionJourneys } from './connectionJourneys';
import { eventJourneys } from './eventJourneys';
import type { Journey, UserActions } from './userActions';
import { sharedJourneys } from './sharedJourneys';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name, { exact: true });

async function fillInLogin(
  { page, tabTo, type, press }: UserActions,
  email: string,
  secret: string,
  written?: string,
) {
  await tabTo(inDialog(page, 'Email'));
  await type(email);
  await tabTo(inDialog(page, 'Password'));
  await type(secret, written);
  await press('Enter');
}

/** Answers in the place of the mail server: one mailbox is full. */
async function refuseOne(page: Page, refused: string) {
  await page.route('**/api/send-email', (route) => {
    const { to } = route.request().postDataJSON() as { to: string };
    return to === refused
      ? route.fulfill({ status: 502, json: { error: 'This mailbox is full.', code: 'mail-not-sent' } })
      : route.fulfill({ status: 200, json: { messageId: '<1@test>' } });
  });
}

/** Everything that people come for. The audits, the recording with a real screen reader and the report read this list. */
export const journeys: readonly Journey[] = [
  {
    id: 'skip-to-content',
    title: 'Skip to the content',
    viewer: 'visitor',
    path: '/help',
    async go({ page, tabTo, press, hears }) {
      await tabTo(page.getByRole('link', { name: /^Skip to main content/ }));
      await press('Enter');
      await hears('main, Help by phone');
    },
  },
  {
    id: 'register',
    title: 'Register',
    viewer: 'visitor',
    path: '/',
    async go(hands) {
      await hands.tabTo(button(hands.page, 'Register'));
      await hands.press('Enter');
      await fillInLogin(hands, 'rose@example.org', 'Sunny1Garden');
      await hands.hears('You are logged in as rose@example.org.');
    },
  },
  {
    id: 'log-in',
    title: 'Log in',
    viewer: 'visitor',
    path: '/',
    async go(hands) {
      await hands.tabTo(button(hands.page, 'Login'));
      await hands.press('Enter');
      await fillInLogin(hands, emailOf('user'), samplePassword(), 'the password');
      await hands.hears(`You are logged in as ${emailOf('user')}.`);
    },
  },
  {
    id: 'log-in-mended',
    title: 'Log in after two mistakes',
    viewer: 'visitor',
    path: '/',
    noise: /status of 401 .*\/api\/identity\/session/,
    async go(hands) {
      const { page, tabTo, press, type, hears } = hands;
      await tabTo(button(page, 'Login'));
      await press('Enter');
      await tabTo(inDialog(page, 'Email'));
      await press('Enter');
      await hears('Email is required.');
      await fillInLogin(hands, emailOf('user'), 'Wrong1Password');
      await hears('Incorrect password.');
      await press('Control+a');
      await type(samplePassword(), 'the password');
      await press('Enter');
      await hears(`You are logged in as ${emailOf('user')}.`);
    },
  },
  {
    id: 'sort-users',
    title: 'Sort the users',
    viewer: 'admin',
    path: '/admin-dashboard',
    async go({ page, tabTo, press, hears }) {
      const users = page.getByRole('table', { name: 'Users' });
      await tabTo(users.getByRole('button', { name: 'Email', exact: true }));
      await press('Enter');
      await hears('Sorted by Email, ascending. 7 users. Page 1 of 1.');
    },
  },
  {
    id: 'give-up-place',
    title: 'Register for an event and give the place up',
    viewer: 'user',
    path: '/events',
    async go({ page, tabTo, press, hears }) {
      await tabTo(button(page, 'Register for Using Your Phone Safely'));
      await press('Enter');
      await hears('You are going to Using Your Phone Safely.');
      await tabTo(button(page, /^Give up .*Using Your Phone Safely$/));
      await press('Enter');
      await hears('Using Your Phone Safely');
    },
  },
  {
    id: 'rate',
    title: 'Rate a resource',
    viewer: 'user',
    path: '/resources',
    async go({ page, tabTo, press, hears }) {
      const stars = page.getByRole('group', { name: 'Rate: Feeling low or lonely?' });
      await tabTo(stars.getByRole('radio', { name: '1 star' }));
      await press('End');
      await press('Enter');
      await hears('Thank you for your rating!');
    },
  },
  {
    id: 'filter',
    title: 'Filter the events',
    viewer: 'user',
    path: '/events',
    async go({ page, tabTo, press, hears }) {
      await tabTo(button(page, /^Fitness/));
      await press('Space');
      await hears('2 events in Fitness, soonest first');
    },
  },
  {
    id: 'register-for-an-event',
    title: 'Register for an event',
    viewer: 'user',
    path: '/events',
    async go({ page, tabTo, press, hears }) {
      await tabTo(button(page, 'Register for Using Your Phone Safely'));
      await press('Enter');
      await hears('You are going to Using Your Phone Safely.');
    },
  },
  {
    id: 'nearest-class',
    title: 'Find the nearest exercise class',
    viewer: 'user',
    path: '/services',
    async go({ page, tabTo, type, press, hears }) {
      await tabTo(page.getByRole('main').getByRole('searchbox', { name: 'Suburb, town or service' }));
      await type('St Kilda');
      await hears('2 suggestions');
      await press('Enter');
      await hears('30 places, nearest to St Kilda, VIC first.');
      await tabTo(button(page, 'Exercise Classes'));
      await press('Enter');
      await hears('6 places: Exercise Classes, nearest to St Kilda, VIC first.');
    },
  },
  {
    id: 'suggested-suburb',
    title: 'Choose a suggested suburb',
    viewer: 'user',
    path: '/services',
    async go({ page, tabTo, type, press, hears }) {
      await tabTo(page.getByRole('main').getByRole('searchbox', { name: 'Suburb, town or service' }));
      await type('st k');
      await hears('2 suggestions');
      await press('ArrowDown');
      await press('ArrowDown');
      await press('ArrowUp');
      await press('Enter');
      await hears('30 places, nearest to St Kilda, VIC first.');
    },
  },
  {
    id: 'book',
    title: 'Book an appointment',
    viewer: 'user',
    path: '/profile',
    go: (person) =>
      addAppointment(byNames(person), {
        title: 'Walk with Joan',
        said: 'Appointment saved: Walk with Joan',
      }),
  },
  {
    id: 'move',
    title: 'Move an appointment',
    viewer: 'user',
    path: '/profile',
    async go({ page, tabTo, press, hears }) {
      await tabTo(button(page, /^Your appointment, .* Hearing check/));
      await press('ArrowDown');
      await hears('Enter saves, Escape puts it back.');
      await press('Enter');
      await hears('Appointment saved: Hearing check');
    },
  },
  {
    id: 'cancel',
    title: 'Cancel an appointment',
    viewer: 'user',
    path: '/profile',
    async go({ page, tabTo, press, hears }) {
      await tabTo(button(page, /^Delete Podiatrist/));
      await press('Enter');
      await hears('Are you sure you want to delete this appointment?');
      await press('Tab');
      await press('Enter');
      await hears('Appointment deleted: Podiatrist');
    },
  },
  {
    id: 'email-with-one-failure',
    title: 'Email users, one of whom does not get it',
    viewer: 'admin',
    path: '/admin-dashboard',
    noise: /status of 502 .*\/api\/send-email/,
    async go({ page, tabTo, type, press, hears }) {
      await refuseOne(page, 'george@example.org');
      await tabTo(page.getByRole('checkbox', { name: 'Select all 7 users on this page' }));
      await press('Space');
      await tabTo(button(page, 'Email 7 users'), 'Shift+Tab');
      await press('Enter');
      await tabTo(inDialog(page, 'Message'));
      await type('Walk at 10.');
      await tabTo(button(page, 'Preview'));
      await press('Enter');
      await tabTo(button(page, 'Send to 7 users'));
      await press('Enter');
      await hears('6 sent, 1 not sent');
    },
  },
  {
    id: 'export',
    title: 'Export the users',
    viewer: 'admin',
    path: '/admin-dashboard',
    async go({ page, tabTo, press, hears }) {
      const users = page.getByRole('group', { name: 'Export users' });
      await tabTo(users.getByRole('button', { name: 'Export as CSV' }));
      await press('Enter');
      await hears('Exported 7 rows');
    },
  },
  {
    id: 'change-theme',
    title: 'Change the theme',
    viewer: 'visitor',
    path: '/',
    async go({ page, tabTo, press }) {
      await tabTo(button(page, 'Large text'));
      await press('Space');
      await page.locator('[data-text=large]').waitFor();
      await tabTo(button(page, 'High contrast'));
      await press('Space');
      await page.locator('[data-contrast=high]').waitFor();
    },
  },
  {
    id: 'log-out',
    title: 'Log out',
    viewer: 'healthcare',
    path: '/help',
    async go({ page, tabTo, press, hears }) {
      // The login that the other audits share must live on.
      await page.route('**/api/identity/session', (route) => route.fulfill({ status: 204, body: '' }));
      await tabTo(button(page, 'Logout'));
      await press('Enter');
      await hears('You are logged out.');
    },
  },
  ...bookingJourneys,
  ...eventJourneys,
  ...connectionJourneys,
  ...sharedJourneys,
];
