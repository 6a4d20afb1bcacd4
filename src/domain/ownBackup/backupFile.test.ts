import { describe, expect, test } from 'vitest';
import { seedAppointments } from '../../seeds/appointments';
import { seedEvents } from '../../seeds/events';
import { seedResources } from '../../seeds/resources';
import { isOwn, type Appointment } from '../appointments/appointment';
import { registrationOf, withRegistration, type PlacesTaken } from '../events/registration';
import { withRating } from '../resources/ratings';
import type { SavedItem } from '../saved/savedItem';
import { bringIn, takeBack } from './bringIn';
import { markOf } from './backupNote';
import { bringInQuestion, nothingToBring, ownDataInWords, problemWords, takenBackLine } from './backupWords';
import { ownDataOf, readBackup, writeBackup } from './backupFile';
import { backupFormat, type BrowserRecords, type OwnData } from './ownBackup';

const now = new Date('2026-11-24T00:00:00.000Z');
const ada = { email: 'Ada@example.net', username: 'ada' };
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

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const words = ['Tea', 'Podiatrist', '“Quotes” & <b>', 'Ärztin 医', 'a\u2028b', '\\"', ' spaces '];

/** A browser in which somebody has used everything, in some way or other. */
function used(seed: number): BrowserRecords {
  const next = numbersFrom(seed);
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  const word = () => words[upTo(words.length - 1)]!;
  const records = fresh();
  const appointments: Appointment[] = Array.from({ length: upTo(6) }, (_, index) => {
    const start = new Date(now.getTime() + (upTo(2000) - 1000) * 1_800_000 + index);
    return {
      id: next() < 0.3 ? `mock-${upTo(8)}x${index}` : String(now.getTime() - upTo(1_000_000) * 10 + index),
      title: word(),
      start: start.toISOString(),
      end: new Date(start.getTime() + upTo(4) * 1_800_000).toISOString(),
      location: next() < 0.5 ? '' : word(),
      description: word(),
      allDay: next() < 0.2,
      userId: next() < 0.5 ? ada.email : ada.email.toLowerCase(),
    };
  });
  let { resources, events } = records;
  const registrations = [];
  for (const { id } of resources) {
    if (next() < 0.6) continue;
    const entry = { userId: ada.email, rating: 1 + upTo(4), timestamp: now.toISOString() };
    resources = resources.map((one) => (one.id === id ? withRating(one, ada.email, entry) : one));
  }
  for (const { id } of events) {
    const places: PlacesTaken = next() < 0.5 ? 1 : 2;
    const event = events.find((one) => one.id === id)!;
    const taken = next() < 0.5 ? withRegistration(event, places) : null;
    if (!taken) continue;
    events = events.map((one) => (one.id === id ? taken : one));
    registrations.push(registrationOf(id, ada.email, places));
  }
  const saved: SavedItem[] = Array.from({ length: upTo(4) }, (_, recordId) => ({
    kind: (['event', 'service', 'resource'] as const)[upTo(2)]!,
    recordId,
    title: word(),
    detail: next() < 0.3 ? '' : word(),
    ...(next() < 0.3 && { phone: '03 5550 0000' }),
    savedAt: new Date(now.getTime() - upTo(100) * 60_000).toISOString(),
  }));
  const choices = {
    ...(next() < 0.5 && { largeText: next() < 0.5 }),
    ...(next() < 0.5 && { highContrast: true }),
  };
  return {
    appointments: [...records.appointments, ...appointments],
    resources,
    events,
    registrations,
    saved,
    choices,
  };
}

const fileOf = (records: BrowserRecords, person = ada) =>
  writeBackup(ownDataOf(records, person), person, now);

function read(text: string, person = ada): OwnData {
  const found = readBackup(text, person);
  if (typeof found === 'string') throw new Error(found);
  expect(found.unreadable).toBe(0);
  return found.data;
}

/** Whatever the spelling of the address. */
const comparable = (data: OwnData) => ({
  ...data,
  appointments: data.appointments.map((one) => ({ ...one, userId: ada.email })),
});

/** A browser with something of each kind. */
const rich = Array.from({ length: 100 }, (_, seed) => used(seed + 1)).find((records) => {
  const { appointments, ratings, places, saved } = ownDataOf(records, ada);
  return [appointments, ratings, places, saved].every((list) => list.length > 0);
})!;

test('two hundred browsers come back whole from their backups, once and not twice, and Undo leaves none of it', () => {
  let sizes = 0;
  for (let seed = 1; seed <= 200; seed += 1) {
    const before = used(seed);
    const own = comparable(ownDataOf(before, ada));
    const data = read(fileOf(before));
    const first = bringIn(fresh(), data, ada, now);
    expect(comparable(ownDataOf(first.records, ada)), `seed ${seed}`).toEqual(own);
    expect(first.already + first.without + first.beyond).toBe(0);
    sizes += data.appointments.length + data.ratings.length + data.places.length + data.saved.length;

    const again = bringIn(first.records, data, ada, now);
    expect(again.records, `seed ${seed}`).toEqual(first.records);
    expect(ownDataInWords(again.brought)).toBe('nothing');
    // Into the browser that it is from, it brings nothing either.
    expect(bringIn(before, data, ada, now).records).toEqual(before);

    const { records, changed } = takeBack(first.records, first.brought, ada);
    expect(records, `seed ${seed}`).toEqual(fresh());
    expect(changed).toBe(0);
  }
  expect(sizes).toBeGreaterThan(1000);
});

test('nobody else is touched by bringing a backup in', () => {
  const others = used(7);
  const rated = bringIn(others, read(fileOf(rich)), ada, now).records;
  expect(ownDataOf(rated, bob)).toEqual(ownDataOf(others, bob));
  const isHers = (one: Appointment) => isOwn(one, ada);
  expect(rated.appointments.filter((one) => !isHers(one))).toEqual(
    others.appointments.filter((one) => !isHers(one)),
  );
});

const visit: Appointment = {
  ...seedAppointments(now)[0]!,
  id: '77',
  title: 'Podiatrist',
  userId: ada.email,
};
const none: OwnData = { appointments: [], ratings: [], places: [], saved: [], choices: {} };

describe('an id that another record has', () => {
  test('is replaced, and the same backup again adds nothing', () => {
    const theirs = { ...visit, userId: bob.email, title: 'Bob’s own' };
    const before = { ...fresh(), appointments: [theirs] };
    const first = bringIn(before, { ...none, appointments: [visit] }, ada, now);
    expect(first.records.appointments).toEqual([theirs, { ...visit, id: String(now.getTime()) }]);
    expect(bringIn(first.records, { ...none, appointments: [visit] }, ada, now).already).toBe(1);
  });

  test('is replaced where two records of the file have it', () => {
    const other = {
      ...visit,
      title: 'Dentist',
      start: '2026-12-01T00:00:00.000Z',
      end: '2026-12-01T00:30:00.000Z',
    };
    const { records } = bringIn(
      { ...fresh(), appointments: [] },
      { ...none, appointments: [visit, other] },
      ada,
      now,
    );
    expect(new Set(records.appointments.map(({ id }) => id)).size).toBe(2);
  });

  test('and was moved to another hour since the backup is left alone', () => {
    const moved = { ...visit, start: '2026-12-01T00:00:00.000Z', end: '2026-12-01T00:30:00.000Z' };
    const found = bringIn(
      { ...fresh(), appointments: [moved] },
      { ...none, appointments: [visit] },
      ada,
      now,
    );
    expect(found.records.appointments).toEqual([moved]);
    expect(found.already).toBe(1);
  });
});

test('what is here stays as it is, and what is about something else stays out', () => {
  const [resource, other] = seedResources(now);
  const [event, full] = seedEvents(now);
  const mine = { userId: ada.email, rating: 5, timestamp: now.toISOString() };
  const before = { ...fresh(), choices: { largeText: false } };
  before.resources = before.resources.map((one) =>
    one.id === resource!.id ? withRating(one, ada.email, mine) : one,
  );
  const rating = { rating: 1, timestamp: now.toISOString() };
  const plan = bringIn(
    before,
    {
      ...none,
      ratings: [
        { resourceId: resource!.id, title: resource!.title, ...rating },
        { resourceId: other!.id, title: 'Called something else', ...rating },
      ],
      places: [
        { eventId: event!.id, title: event!.title, date: '2020-01-01', places: 1 },
        { eventId: full!.id, title: full!.title, date: full!.date, places: 1 },
      ],
      choices: { largeText: true, highContrast: true },
    },
    ada,
    now,
  );
  expect(plan).toMatchObject({ already: 1, without: 3, beyond: 0 });
  expect(plan.brought).toEqual({ ...none, choices: { highContrast: true } });
  expect(plan.records.resources).toEqual(before.resources);
  expect(plan.records.events).toEqual(before.events);
  expect(plan.records.choices).toEqual({ largeText: false, highContrast: true });
  expect(bringInQuestion(plan, 2)).toEqual({
    question: 'Bring in 1 display setting?',
    details:
      '1 is here already. 3 ratings or places cannot come: the resource or event is not here, or is full. ' +
      '2 entries of this file are damaged and cannot come. What you have here stays as it is.',
  });
  expect(nothingToBring(plan, 0)).toMatch(/^Nothing was brought in\. 1 is here already\. 3 ratings/);
});

test('two hundred things can be saved for later, and no more come in', () => {
  const item = (recordId: number): SavedItem => ({
    kind: 'service',
    recordId,
    title: 'Clinic',
    detail: '',
    savedAt: now.toISOString(),
  });
  const saved = Array.from({ length: 199 }, (_, index) => item(index));
  const plan = bringIn({ ...fresh(), saved }, { ...none, saved: [item(500), item(501), item(3)] }, ada, now);
  expect(plan.records.saved).toHaveLength(200);
  expect(plan).toMatchObject({ already: 1, beyond: 1 });
  expect(bringInQuestion(plan, 0).details).toContain(
    '1 saved thing stays out: the list of saved things is full.',
  );
});

test('Undo leaves what was changed since it came in, and says so', () => {
  const first = bringIn(fresh(), read(fileOf(rich)), ada, now);
  const [one] = first.brought.appointments;
  const [rated] = first.brought.ratings;
  const better = {
    userId: ada.email,
    rating: (rated!.rating % 5) + 1,
    timestamp: '2026-11-25T00:00:00.000Z',
  };
  const after: BrowserRecords = {
    ...first.records,
    appointments: first.records.appointments.map((a) => (a.id === one!.id ? { ...a, location: 'Moved' } : a)),
    resources: first.records.resources.map((r) =>
      r.id === rated!.resourceId ? withRating(r, ada.email, better) : r,
    ),
  };
  const { records, changed } = takeBack(after, first.brought, ada);
  expect(changed).toBe(2);
  expect(ownDataOf(records, ada)).toMatchObject({
    appointments: [{ id: one!.id, location: 'Moved' }],
    ratings: [{ resourceId: rated!.resourceId, rating: better.rating }],
    places: [],
    saved: [],
  });
  expect(takenBackLine(changed)).toBe(
    'Undone. What the backup brought is taken out again. 2 entries were changed since then and stayed.',
  );
});

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

  test('is known also where its single records are damaged, which are counted', () => {
    const list = whole['appointments'] as object[];
    const found = readBackup(changed({ appointments: [...list, { id: '5' }, 'x'], choices: 'none' }), ada);
    expect(found).toMatchObject({ unreadable: 2, data: { appointments: list, choices: {} } });
  });

  test('is one of hers with a byte order mark, and with her address in other letters', () => {
    const text = `\uFEFF${fileOf(rich)}`;
    expect(readBackup(text, { email: 'ADA@example.net ', username: 'x' })).toMatchObject({ unreadable: 0 });
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
