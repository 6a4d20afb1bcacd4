import { expect, test } from 'vitest';
import type { Appointment } from '../appointments/appointment';
import type { SavedItem } from '../saved/savedItem';
import {
  backupSaved,
  bringInQuestion,
  broughtLine,
  hasOwnData,
  lastBackupLine,
  nothingToBring,
  ownDataInWords,
  problemWords,
  takenBackLine,
} from './backupWords';
import type { BringIn } from './bringIn';
import type { KeptPlace, KeptRating, OwnData } from './ownBackup';

const none: OwnData = { appointments: [], ratings: [], places: [], saved: [], choices: {} };
const list = <T>(count: number) => Array.from({ length: count }, () => ({}) as T);
const counts = (one: number, choices: OwnData['choices'] = {}): OwnData => ({
  appointments: list<Appointment>(one),
  ratings: list<KeptRating>(one),
  places: list<KeptPlace>(one),
  saved: list<SavedItem>(one),
  choices,
});
const plan = (more: Partial<BringIn>): BringIn => ({
  records: { appointments: [], resources: [], events: [], registrations: [], saved: [], choices: {} },
  brought: none,
  already: 0,
  leftOut: [],
  ...more,
});
const damaged = [{ name: 'Tea', reason: 'Its entry is damaged.' }];
const full = [{ name: 'Choir', reason: 'The event is full.' }];

test.each([
  [none, 'nothing'],
  [{ ...none, ratings: list<KeptRating>(1) }, '1 rating'],
  [{ ...none, choices: { largeText: false } }, '1 display setting'],
  [
    counts(1, { largeText: true, highContrast: true }),
    '1 appointment, 1 rating, 1 place at an event, 1 thing saved for later and 2 display settings',
  ],
  [counts(2), '2 appointments, 2 ratings, 2 places at events and 2 things saved for later'],
  [
    { ...none, appointments: list<Appointment>(1), saved: list<SavedItem>(3) },
    '1 appointment and 3 things saved for later',
  ],
])('own data is described in words: %#', (data, words) => {
  expect(ownDataInWords(data)).toBe(words);
  expect(hasOwnData(data)).toBe(words !== 'nothing');
  expect(backupSaved(data, 'backup.json')).toBe(
    `Your backup is saved: ${words}. Your browser put it among your downloads, as backup.json.`,
  );
});

test('before a backup comes in, it is said what comes, what is here, what cannot come and what stays', () => {
  const brought = counts(1);
  expect(bringInQuestion(plan({ brought }), [])).toEqual({
    question: `Bring in ${ownDataInWords(brought)}?`,
    details: 'What you have here stays as it is.',
  });
  expect(bringInQuestion(plan({ brought, already: 1, leftOut: full }), damaged).details).toBe(
    '1 is here already. 1 entry cannot come: Choir. The event is full. 1 entry cannot come: Tea. Its entry is damaged. What you have here stays as it is.',
  );
  expect(bringInQuestion(plan({ already: 2, leftOut: [...full, ...full] }), []).details).toBe(
    '2 are here already. 2 entries cannot come: Choir (2 times). The event is full. What you have here stays as it is.',
  );
});

test('the reason is given if nothing is imported', () => {
  expect(nothingToBring(plan({}), [])).toBe('Nothing was brought in.');
  expect(nothingToBring(plan({ already: 3 }), damaged)).toBe(
    'Nothing was brought in. 3 are here already. 1 entry cannot come: Tea. Its entry is damaged.',
  );
});

test('once it has come in, it is said what came and what stayed out', () => {
  expect(broughtLine(counts(1), [])).toBe(`Brought in: ${ownDataInWords(counts(1))}.`);
  expect(broughtLine({ ...none, ratings: list<KeptRating>(2) }, [...full, ...damaged])).toBe(
    'Brought in: 2 ratings. 1 entry stayed out: Choir. The event is full. 1 entry stayed out: Tea. Its entry is damaged.',
  );
});

test('once it is taken out again, it is said what stayed', () => {
  const undone = 'Undone. What the backup brought is taken out again.';
  expect(takenBackLine(0)).toBe(undone);
  expect(takenBackLine(1)).toBe(`${undone} 1 entry was changed since then and stayed.`);
  expect(takenBackLine(2)).toBe(`${undone} 2 entries were changed since then and stayed.`);
});

test('the last backup is named with its day and its time, or that there was none', () => {
  expect(lastBackupLine(null)).toBe('You have not saved a backup in this browser yet.');
  expect(lastBackupLine(new Date(2026, 10, 24, 15, 5).toISOString())).toBe(
    'Your last backup here: Tuesday 24 November 2026, 3:05 pm.',
  );
});

test('a file that is too large says how large one may be', () => {
  expect(problemWords['too-large']).toBe(
    'This file is too large to be a backup. A backup has 10 MB at most.',
  );
});
