import type { Page } from '@playwright/test';
import { othersAreBusy } from '../states/shared';
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
    id: 'delete-account',
    title: 'Delete somebody’s account',
    viewer: 'admin',
    path: '/admin-dashboard',
    data: 'server',
    async go({ page, tabTo, press, hears }) {
      await tabTo(button(page, 'Delete tom@example.org'));
      await press('Enter');
      await hears('It cannot be undone.');
      await tabTo(button(page, 'Delete user'));
      await press('Enter');
      await hears('Deleted tom@example.org.');
    },
  },
];
