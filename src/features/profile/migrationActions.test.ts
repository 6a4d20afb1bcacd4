import { expect, test } from 'vitest';
import { ratingLeftOut } from '@/shared/domain/records/leftOut';
import { answerFor } from './migrationActions';

const counts = { appointments: 2, ratings: 0, places: 0 };
const nothing = { appointments: [], ratings: [], places: [] };
const result = { counts, brought: nothing, leftOut: [], stopped: false };
const leftOut = [ratingLeftOut('Walking', 'There is no connection.')];
const said =
  'Copied to your account: 2 appointments. 1 stayed on this device only: your rating of Walking. There is no connection.';

test.each([
  ['all came', result, 'success', 'Copied to your account: 2 appointments. It all stays on this device too.'],
  ['something was refused', { ...result, leftOut }, 'warning', said],
  [
    'nothing more could come',
    { ...result, leftOut, stopped: true },
    'failed',
    `${said} Nothing is lost. Please try again later.`,
  ],
] as const)('the answer to a migration names what stayed, where %s', (_, migrated, kind, text) => {
  expect(answerFor(migrated)).toMatchObject({ kind, text });
});
