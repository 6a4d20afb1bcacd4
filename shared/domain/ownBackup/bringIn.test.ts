import { expect, describe, test } from 'vitest';
import { seedAppointments } from '../../seeds/appointments';
import { seedEvents } from '../../seeds/events';
import { seedResources } from '../../seeds/resources';
import { damagedReason } from '../records/leftOut';
import { parseDay, plainDate } from '../text/dates';
import { isOwn, type Appointment } from '../appointments/appointment';
import { withRating } from '../resources/ratings';
import type { SavedItem } from '../saved/savedItem';
import { ownDataOf, readBackup, writeBackup } from './backupFile';
import { bringInQuestion, broughtLine, nothingToBring, ownDataInWords, takenBackLine } from './backupWords';
import { bringIn, takeBack } from './bringIn';
import type { BrowserRecords, OwnData } from './ownBackup';
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

function read(text: string, person = ada): OwnData {
  const found = readBackup(text, person);
  if (typeof found === 'string') throw new Error(found);
  expect(found.damaged).toEqual([]);
  return found.data;
}

/** Whatever the spelling of the address. */
const comparable = (data: OwnData) => ({
  ...data,
  appointments: data.appointments.map((one) => ({ ...one, userId: ada.email })),
});

/** A browser with something of each kind. */
const rich = Array.from({ length: 100 }, (_, seed) => usedBrowser(seed + 1, fresh())).find((records) => {
  const { appointments, ratings, places, saved } = ownDataOf(records, ada);
  return [appointments, ratings, places, saved].every((list) => list.length > 0);
})!;

test('two hundred browsers come back whole from their backups, once and not twice, and Undo leaves none of it', () => {
  let sizes = 0;
  for (let seed = 1; seed <= 200; seed += 1) {
    const before = usedBrowser(seed, fresh());
    const own = comparable(ownDataOf(before, ada));
    const data = read(fileOf(before));
    const first = bringIn(fresh(), data, ada, now);
    expect(comparable(ownDataOf(first.records, ada)), `seed ${seed}`).toEqual(own);
    expect([first.already, first.leftOut]).toEqual([0, []]);
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
  const others = usedBrowser(7, fresh());
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

test('present entries stay unchanged, and conflicting ones stay out', () => {
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
  expect(plan).toMatchObject({ already: 1, leftOut: [{}, {}, {}] });
  expect(plan.brought).toEqual({ ...none, choices: { highContrast: true } });
  expect(plan.records.resources).toEqual(before.resources);
  expect(plan.records.events).toEqual(before.events);
  expect(plan.records.choices).toEqual({ largeText: false, highContrast: true });
  const left =
    `2 entries %: your rating of Called something else, your place at ${event!.title} on 1 January 2020. What it is about is not here. ` +
    `1 entry %: your place at ${full!.title} on ${plainDate(parseDay(full!.date)!)}. The event is full.`;
  const cannotCome = left.replaceAll('%', 'cannot come');
  const damaged = [{ name: 'Podiatrist', reason: damagedReason }];
  expect(bringInQuestion(plan, damaged)).toEqual({
    question: 'Bring in 1 display setting?',
    details: `1 is here already. ${cannotCome} 1 entry cannot come: Podiatrist. ${damagedReason} What you have here stays as it is.`,
  });
  expect(nothingToBring(plan, [])).toBe(`Nothing was brought in. 1 is here already. ${cannotCome}`);
  expect(broughtLine(plan.brought, plan.leftOut)).toBe(
    `Brought in: 1 display setting. ${left.replaceAll('%', 'stayed out')}`,
  );
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
  expect(plan.already).toBe(1);
  expect(bringInQuestion(plan, []).details).toContain(
    '1 entry cannot come: Clinic. The list of saved things is full: it has 200.',
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
