import { expect, describe, test } from 'vitest';
import { seedAppointments } from '../../seeds/appointments';
import { seedEvents } from '../../seeds/events';
import { seedResources } from '../../seeds/resources';
import { ownDataOf, readBackup, writeBackup } from './backupFile';
import { problemWords } from './backupWords';
import { markOf } from './backupNote';
import { backupFormat, type BrowserRecords, type OwnData } from './ownBackup';
import { now, owner, usedBrowser } from './usedBrowser';

const ada = owner;
const bob = { email: 'bob@example.net', username: 'bob' };

/** As a browser is at its first visit, with everything of one person taken out. */
const fresh = (): BrowserRecords => ({
  appointments: seedAppointments(now),
  resources: seedResources(now),
  events: seedEvents(now),
  registrations: [],
  saved: [],
  choices: {},
});

const fileOf = (records: BrowserRecords, person = ada) =>
  writeBackup(ownDataOf(records, person), person, now);

/** A browser with something of each kind. */
const rich = Array.from({ length: 100 }, (_, seed) => usedBrowser(seed + 1, fresh())).find((records) => {
  const { appointments, ratings, places, saved } = ownDataOf(records, ada);
  return [appointments, ratings, places, saved].every((list) => list.length > 0);
})!;

const none: OwnData = { appointments: [], ratings: [], places: [], saved: [], choices: {} };

describe('a file that is no backup of this person', () => {
  const whole = JSON.parse(fileOf(rich)) as Record<string, unknown>;
  const changed = (more: object) => JSON.stringify({ ...whole, ...more });
  test.each([
    ['words', 'words', 'not-json'],
    ['an empty file', '', 'not-json'],
    ['half a backup', fileOf(rich).slice(0, 400), 'not-json'],
    ['null', 'null', 'foreign'],
    ['a list', '[]', 'foreign'],
    ['the file of another program', '{"format":"another"}', 'foreign'],
    ['another file of this product', changed({ format: 'age-better-backup' }), 'foreign'],
    [
      'a backup of appointments',
      '{"kind":"age-better-appointments","version":1,"appointments":[]}',
      'appointments-only',
    ],
    ['one of a later version', changed({ version: 2 }), 'newer'],
    ['one whose version is a word', changed({ version: '1' }), 'damaged'],
    ['one of version 0', changed({ version: 0 }), 'damaged'],
    ['another person’s', changed({ person: bob.email }), 'other-person'],
    ['one without a person', changed({ person: 7 }), 'damaged'],
    ['one without ratings', changed({ ratings: undefined }), 'damaged'],
    ['one whose appointments are no list', changed({ appointments: {} }), 'damaged'],
    [
      'one in which nothing can be read',
      changed({ appointments: [{}], ratings: [1], places: [null], saved: ['x'] }),
      'damaged',
    ],
  ] as const)('such as %s is refused', (_name, text, problem) => {
    expect(readBackup(text, ada)).toBe(problem);
    expect(problemWords[problem]).toMatch(/^[A-Z][^]+\.$/);
  });

  test('is known also where its single records are damaged, which are named', () => {
    const list = whole['appointments'] as object[];
    const found = readBackup(
      changed({ appointments: [...list, { id: '5', title: 'Podiatrist' }, 'x'], choices: 'none' }),
      ada,
    );
    expect(found).toMatchObject({
      damaged: [{ name: 'Podiatrist' }, { name: '' }],
      data: { appointments: list, choices: {} },
    });
  });

  test('is one of hers with a byte order mark, and with her address in other letters', () => {
    const text = `\uFEFF${fileOf(rich)}`;
    expect(readBackup(text, { email: 'ADA@example.net ', username: 'x' })).toMatchObject({ damaged: [] });
  });
});

test('the file names its format, its version, its owner and its day', () => {
  expect(JSON.parse(writeBackup(none, ada, now))).toEqual({
    format: backupFormat,
    version: 1,
    savedAt: now.toISOString(),
    person: ada.email,
    ...none,
  });
});

test('the mark of the data changes with each change, and not with the order', () => {
  const data = ownDataOf(rich, ada);
  const mark = markOf(data);
  expect(markOf({ ...data, appointments: data.appointments.toReversed() })).toBe(mark);
  expect(markOf({ ...data, choices: { largeText: true } })).toBe(mark);
  expect(markOf({ ...data, saved: [] })).not.toBe(mark);
  const [first, ...rest] = data.appointments;
  expect(markOf({ ...data, appointments: [{ ...first!, location: 'Elsewhere' }, ...rest] })).not.toBe(mark);
});
