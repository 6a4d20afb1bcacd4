import type { Page } from '@playwright/test';
import { onePlaceLeft, othersAreBusy, peopleAtPhones } from '../states/shared';
import { sameAddress } from '../states/sharedFeed';
import { taiChi } from '../states/series';
import type { Journey } from './userActions';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name, { exact: true });

/** What people come for where data is shared on the server. */
export const sharedJourneys: readonly Journey[] = [
  {
    id: 'waiting-list',
    title: 'Join a waiting list and leave it again',
    viewer: 'user',
    path: '/events',
    data: 'server',
    async go({ page, tabTo, press, hears }) {
      await tabTo(button(page, 'Join the waiting list for Gentle Chair Exercise'));
      await press('Enter');
      await hears('You are number 1 on the waiting list for Gentle Chair Exercise.');
      await tabTo(button(page, 'Leave the waiting list for Gentle Chair Exercise'));
      await press('Enter');
      await hears('You are not on the waiting list for Gentle Chair Exercise any more.');
    },
  },
  {
    id: 'support-person',
    title: 'Register with a support person, and wait for two places where one is left',
    viewer: 'user',
    path: '/events',
    data: 'server',
    before: onePlaceLeft,
    async go({ page, tabTo, press, hears }) {
      const box = (name: string) =>
        page.getByRole('checkbox', { name: `I bring a support person to ${name}`, exact: true });
      await tabTo(box('Free Blood Pressure Check'));
      await press('Space');
      await tabTo(button(page, 'Register for Free Blood Pressure Check'));
      await press('Enter');
      await hears('You are going to Free Blood Pressure Check, with a support person.');
      await tabTo(box('Phones and Tablets, Safely'));
      await press('Space');
      await tabTo(button(page, 'Register for Phones and Tablets, Safely'));
      await press('Enter');
      await hears('Only 1 place is left, so neither place was taken.');
      await tabTo(button(page, 'Join the waiting list for Phones and Tablets, Safely'));
      await press('Enter');
      await hears('You are number 1 on the waiting list for Phones and Tablets, Safely, for 2 places.');
      await tabTo(button(page, 'Give up both places at Free Blood Pressure Check'), 'Shift+Tab');
      await press('Enter');
      await hears('You gave up both places at Free Blood Pressure Check.');
    },
  },
  {
    id: 'who-is-coming',
    title: 'Find somebody among those who are coming to an event',
    viewer: 'healthcare',
    path: '/events',
    data: 'server',
    before: peopleAtPhones,
    async go({ page, tabTo, type, press, hears }) {
      await tabTo(button(page, 'Who is coming to Using Your Phone Safely'));
      await press('Enter');
      await hears('2 people. Page 1 of 1.');
      await tabTo(inDialog(page, 'Search all people'));
      // A pause in the typing searches.
      await type('nina');
      await hears('1 of 2 people matches “nina”. Page 1 of 1.');
      await tabTo(button(page, 'Download CSV'), 'Shift+Tab');
      await press('Enter');
      await hears('Saved as who-is-coming-using-your-phone-safely-20261124.csv.');
      await press('Escape');
    },
  },
  {
    id: 'all-dates',
    title: 'Register for all dates of an event, one of which is full',
    viewer: 'user',
    path: '/events',
    data: 'server',
    before: taiChi,
    async go({ page, tabTo, press, hears }) {
      await tabTo(button(page, 'Register for all dates of Tai chi, Tuesday, December 1, 2026'));
      await press('Enter');
      await hears('You have a place on 2 dates of Tai chi. No place is left on Tuesday 8 December.');
    },
  },
  {
    id: 'change-series',
    title: 'Move this and the following dates of an event',
    viewer: 'healthcare',
    path: '/events',
    data: 'server',
    before: taiChi,
    async go({ page, tabTo, type, press, hears }) {
      await tabTo(button(page, 'Edit Tai chi, Tuesday, December 8, 2026'));
      await press('Enter');
      await tabTo(page.getByRole('dialog').getByLabel('Day', { exact: true }));
      await type('9');
      await press('Enter');
      await tabTo(page.getByRole('radio', { name: 'This date only (1)' }));
      await press('ArrowDown');
      await press('Enter');
      await hears('Saved: Tai chi, 2 dates.');
    },
  },
  {
    id: 'shared-overlap',
    title: 'Book a time that somebody else has taken',
    viewer: 'user',
    path: '/profile',
    data: 'server',
    before: othersAreBusy,
    async go({ page, tabTo, type, press, hears }) {
      await tabTo(button(page, /^Tuesday 24 November, 10:00 am/));
      await press('ArrowRight');
      for (let halfHours = 0; halfHours < 9; halfHours += 1) await press('ArrowDown');
      await press('Enter');
      await hears('There is an existing appointment in this time slot.');
      await tabTo(button(page, 'Book anyway'));
      await press('Enter');
      await tabTo(inDialog(page, 'Title'));
      await type('Walk with Joan');
      await press('Enter');
      await hears('Appointment saved: Walk with Joan');
    },
  },
  {
    id: 'calendar-feed',
    title: 'Make a calendar address and copy it',
    viewer: 'user',
    path: '/profile',
    data: 'server',
    before: [sameAddress],
    async go({ page, tabTo, type, press, hears }) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await tabTo(button(page, 'Set up the calendar feed'));
      await press('Enter');
      await hears('Whoever has it can read when your appointments are');
      await tabTo(inDialog(page, 'Your password'));
      await type('Correct1');
      await press('Enter');
      await hears('Your calendar address is ready.');
      await tabTo(button(page, 'Copy the address'));
      await press('Enter');
      await hears('The address is copied. Paste it into your calendar.');
      await tabTo(button(page, 'Done'));
      await press('Enter');
    },
  },
  {
    id: 'reminders',
    title: 'Switch on the reminder of the day before',
    viewer: 'user',
    path: '/profile',
    data: 'server',
    async go({ page, tabTo, press, hears }) {
      await tabTo(button(page, 'Choose reminders'));
      await press('Enter');
      await hears('Reminders by email');
      await tabTo(inDialog(page, 'The day before an appointment'));
      await press('Space');
      await press('Enter');
      await hears('Saved. We remind you by email.');
    },
  },
  {
    id: 'delete-account',
    title: 'Delete somebody’s account',
    viewer: 'admin',
    path: '/admin-dashboard',
    data: 'server',
    async go({ page, tabTo, press, hears }) {
      // As over a slow connection: the answer comes after the dialog has given the focus back.
      await page.route('**/api/accounts/*', async (route) => {
        await page.locator('[aria-label="Delete tom@example.org"]:focus').waitFor();
        await route.continue();
      });
      await tabTo(button(page, 'Delete tom@example.org'));
      await press('Enter');
      await hears('It cannot be undone.');
      await tabTo(button(page, 'Delete user'));
      await press('Enter');
      await hears('Deleted tom@example.org.');
      await hears('6 users. Page 1 of 1.');
    },
  },
];
