import { expect, test } from 'vitest';
import { ageInWords, backupWords } from './backup';

const hour = 60 * 60 * 1000;

test.each([
  [0, 'less than an hour'],
  [hour - 1, 'less than an hour'],
  [hour, '1 hour'],
  [47.9 * hour, '47 hours'],
  [48 * hour, '2 days'],
  [20 * 24 * hour, '20 days'],
])('the age of a backup of %d milliseconds is worded “%s”', (milliseconds, words) => {
  expect(ageInWords(milliseconds)).toBe(words);
});

const now = new Date('2026-11-22T09:00:00Z');

test.each([
  [{ kept: false, last: null, failed: false }, null],
  [
    { kept: true, last: null, failed: false },
    { words: 'The first backup is on its way.', worry: false },
  ],
  [
    { kept: true, last: null, failed: true },
    { words: "No backup could be made. The server's log says why.", worry: true },
  ],
  [
    { kept: true, last: '2026-11-22T06:00:00Z', failed: false },
    { words: 'The last backup was made 3 hours ago.', worry: false },
  ],
  [
    { kept: true, last: '2026-11-19T06:00:00Z', failed: false },
    { words: 'The last backup was made 3 days ago.', worry: true },
  ],
  [
    { kept: true, last: '2026-11-21T06:00:00Z', failed: true },
    {
      words:
        "The last backup was made 27 hours ago. The next one could not be made. The server's log says why.",
      worry: true,
    },
  ],
  // The device's clock is behind the server's.
  [
    { kept: true, last: '2026-11-22T09:10:00Z', failed: false },
    { words: 'The last backup was made less than an hour ago.', worry: false },
  ],
])('the state of the backups %j is worded %j', (state, said) => {
  expect(backupWords(state, now)).toEqual(said);
});
