import { withAccess } from '../states/events';
import type { Journey } from './userActions';

/** How somebody finds out whether they can come to an event. */
export const eventJourneys: readonly Journey[] = [
  {
    id: 'step-free-event',
    title: 'Find an event with a step-free way in, and whom to call about it',
    viewer: 'user',
    path: '/events',
    before: [withAccess],
    async go({ page, tabTo, press, hears }) {
      await tabTo(page.getByRole('button', { name: 'Only with a step-free way in', exact: true }));
      await press('Enter');
      await hears('1 event with a step-free way in, soonest first. 1 more does not say.');
      await tabTo(page.getByRole('link', { name: 'Gardening 1', exact: true }));
      await press('Enter');
      await hears('heading, Gardening 1');
      await tabTo(page.getByRole('link', { name: 'call 03 9123 4567' }).first());
    },
  },
];
