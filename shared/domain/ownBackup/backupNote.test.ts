import { expect, test } from 'vitest';
import { isBackupDue, markOf, noBackupYet, parseBackupNote, type BackupNote } from './backupNote';
import type { OwnData } from './ownBackup';

const data: OwnData = {
  appointments: [],
  ratings: [{ resourceId: 1, title: 'Sleep', rating: 4, timestamp: '' }],
  places: [],
  saved: [],
  choices: {},
};
const note: BackupNote = {
  remind: true,
  savedAt: '2026-11-10T00:00:00.000Z',
  mark: 'before',
  since: '2026-11-10T00:00:00.000Z',
};
const due = (more: Partial<BackupNote>, now: string, size = 1) =>
  isBackupDue({ ...note, ...more }, data, size, new Date(now));

test('a backup is offered from the fourteenth day on, where something changed', () => {
  expect(due({}, '2026-11-23T23:59:59.000Z')).toBe(false);
  expect(due({}, '2026-11-24T00:00:00.000Z')).toBe(true);
  expect(due({}, '2027-11-24T00:00:00.000Z')).toBe(true);
});

test('a backup is not offered to who did not ask for it, has nothing, or has changed nothing', () => {
  const later = '2026-12-24T00:00:00.000Z';
  expect(due({ remind: false }, later)).toBe(false);
  expect(due({}, later, 0)).toBe(false);
  expect(due({ mark: markOf(data) }, later)).toBe(false);
});

test('"Not now" restarts the count of days, and a clock that was wrong for a year does not end the reminders', () => {
  const later = '2026-11-26T00:00:00.000Z';
  expect(due({ since: '2026-11-25T00:00:00.000Z' }, later)).toBe(false);
  expect(due({ since: '2027-11-25T00:00:00.000Z' }, later)).toBe(true);
  expect(due({ since: null }, later)).toBe(true);
});

test.each([null, '', '{', 'null', '7', '[]', '{"remind":"yes","savedAt":"soon","since":7,"mark":null}'])(
  'a note that is %j says nothing',
  (text) => {
    expect(parseBackupNote(text)).toEqual(noBackupYet);
  },
);

test('a note is read back as it was stored', () => {
  expect(parseBackupNote(JSON.stringify(note))).toEqual(note);
});
