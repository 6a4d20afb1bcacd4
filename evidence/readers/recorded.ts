import { journeys } from '@/a11y-tests/journeys/journeys';
import type { Journey } from '@/a11y-tests/journeys/userActions';

/** What people come for first: done with every screen reader that there is a way to. */
const main = [
  'log-in',
  'rate',
  'filter',
  'register-for-an-event',
  'nearest-class',
  'book',
  'cancel',
  'email-with-one-failure',
  'change-theme',
];

/** Done with Orca as well. */
const more = ['log-in-mended', 'sort-users', 'give-up-place', 'suggested-suburb', 'book-by-parts'];

const withIds = (ids: readonly string[]) => journeys.filter(({ id }) => ids.includes(id));

/** The nine main journeys. */
export const mainJourneys: readonly Journey[] = withIds(main);

/** The journeys that are recorded with Orca. */
export const orcaJourneys: readonly Journey[] = [...mainJourneys, ...withIds(more)];
