import { describe, expect, test } from 'vitest';
import type { Appointment } from '../appointments/appointment';
import { parseWaitingChange, type WaitingAppointment, type WaitingChange } from './waitingChange';
import {
  afterRefused,
  afterSent,
  mustWait,
  nextToSend,
  sentAnyway,
  withChange,
  withOtherId,
  withoutChange,
  withTry,
  withWaiting,
} from './waitingRules';
import {
  changeWords,
  sentSoon,
  takenBack,
  problemWords,
  waitingAfterLogout,
  waitingLine,
} from './waitingTexts';

const appointment = (id: string, title = 'Feet'): Appointment => ({
  id,
  title,
  start: '2026-11-24T00:00:00.000Z',
  end: '2026-11-24T01:00:00.000Z',
  location: '',
  description: '',
  allDay: false,
  userId: 'ann@example.org',
});
const change = (key: string, id: string, more: Partial<WaitingAppointment> = {}): WaitingAppointment => ({
  kind: 'appointment',
  key,
  id,
  record: appointment(id, key),
  before: appointment(id),
  onlyIf: null,
  overlapAgreed: false,
  tried: false,
  trouble: null,
  ...more,
});
const rating: WaitingChange = {
  kind: 'rating',
  key: 'stars',
  id: 3,
  title: 'Walking',
  rating: 4,
  timestamp: null,
  tried: false,
  trouble: null,
};
const keys = (changes: readonly WaitingChange[]) => changes.map(({ key }) => key);

describe('changes that wait', () => {
  test('are sent in the order in which they came', () => {
    const all = [change('a', '1'), rating, change('b', '1')];
    expect(nextToSend(all)?.key).toBe('a');
    expect(nextToSend(afterSent(all, 'a', 7))?.key).toBe('stars');
    expect(nextToSend([])).toBeNull();
  });

  test('of a record that needs an answer hold back its later ones only', () => {
    const all = afterRefused([change('a', '1'), change('b', '1'), rating], 'a', { kind: 'overlap' });
    expect(nextToSend(all)?.key).toBe('stars');
    expect(nextToSend(afterSent(all, 'stars', null))).toBeNull();
    expect(mustWait(afterSent(all, 'stars', null).slice(0, 1), 'appointment 2')).toBe(false);
    expect(mustWait(all, 'appointment 1')).toBe(true);
  });

  test('expect the version that the change before them made', () => {
    const [next] = afterSent([change('a', '1'), change('b', '1')], 'a', 7);
    expect(next).toMatchObject({ key: 'b', onlyIf: 7 });
    const deleted = change('a', '1', { record: null });
    const again = change('b', '1', { before: null, onlyIf: 'none' });
    expect(afterSent([deleted, again], 'a', 8)).toEqual([again]);
  });

  test('are there once, even when added again', () => {
    const all = withChange([], rating);
    expect(withChange(all, { ...rating, tried: true })).toBe(all);
  });

  test('keep the conditions of their first try', () => {
    expect(withTry([change('a', '1'), rating], 'a', 5)).toMatchObject([{ tried: true, onlyIf: 5 }, rating]);
    expect(withTry([rating], 'stars', null)).toEqual([{ ...rating, tried: true }]);
  });

  test('of a new appointment whose id is taken move to another id together', () => {
    const added = change('a', '1', { before: null, onlyIf: 'none', tried: true });
    const all = withOtherId([added, change('b', '1'), change('c', '2')], 'a', { id: '9', key: 'new' });
    expect(all).toMatchObject([
      { key: 'new', id: '9', tried: false, record: { id: '9' } },
      { key: 'b', id: '9', record: { id: '9' }, before: { id: '9' } },
      { key: 'c', id: '2' },
    ]);
  });

  test('are taken back together with what builds on them', () => {
    const all = [change('a', '1'), change('b', '2'), change('c', '1')];
    expect(keys(withoutChange(all, 'a'))).toEqual(['b']);
    expect(keys(withoutChange(all, 'c'))).toEqual(['a', 'b']);
    expect(withoutChange(all, 'gone')).toBe(all);
  });

  test('are sent over another version, or at a taken time, as another request', () => {
    const now = appointment('1', 'Theirs');
    const met = afterRefused([change('a', '1', { tried: true })], 'a', { kind: 'conflict', now, version: 9 });
    expect(sentAnyway(met, 'a', 'new')).toEqual([
      change('new', '1', { record: appointment('1', 'a'), before: now, onlyIf: 9 }),
    ]);
    const gone = afterRefused([change('a', '1')], 'a', { kind: 'conflict', now: null, version: null });
    expect(sentAnyway(gone, 'a', 'new')).toMatchObject([{ before: null, onlyIf: 'none' }]);
    const taken = afterRefused([change('a', '1')], 'a', { kind: 'overlap' });
    expect(sentAnyway(taken, 'a', 'new')).toMatchObject([{ overlapAgreed: true, trouble: null }]);
    expect(sentAnyway([change('a', '1')], 'a', 'new')).toEqual([change('a', '1')]);
  });

  test('are seen in the list as they will be', () => {
    const stored = [appointment('1'), appointment('2'), appointment('3')];
    const all = [
      change('a', '1'),
      change('b', '2', { record: null }),
      change('c', '4', { before: null }),
      change('d', '4'),
    ];
    expect(withWaiting(stored, all)).toEqual([
      { ...appointment('1', 'a'), notSent: true },
      appointment('3'),
      { ...appointment('4', 'd'), notSent: true },
    ]);
    expect(withWaiting(stored, [rating])).toBe(stored);
  });
});

describe('a stored change', () => {
  test.each([change('a', '1'), change('b', '2', { record: null, onlyIf: 4 }), rating])(
    'is read back as it was: $key',
    (one) => expect(parseWaitingChange(JSON.parse(JSON.stringify(one)))).toEqual(one),
  );
  test.each([
    { kind: 'overlap' },
    { kind: 'refused', text: 'Too long.' },
    { kind: 'conflict', now: appointment('1'), version: 9 },
    { kind: 'conflict', now: null, version: null },
  ] as const)('keeps what is wrong with it: $kind', (trouble) => {
    expect(parseWaitingChange(change('a', '1', { trouble }))?.trouble).toEqual(trouble);
  });

  test.each([
    [{ kind: 'refused' }, { kind: 'refused', text: '' }],
    [
      { kind: 'conflict', version: '9' },
      { kind: 'conflict', now: null, version: null },
    ],
    [{ kind: 'lost' }, null],
    ['overlap', null],
  ])('with the stored problem %j has %j', (stored, trouble) => {
    const value = { ...change('a', '1'), trouble: stored };
    expect(parseWaitingChange(value)?.trouble).toEqual(trouble);
  });

  test('is sent on conditions that can be read, and without them asks again', () => {
    const stored = { ...change('a', '1'), onlyIf: 'any', overlapAgreed: 'yes', tried: 'yes' };
    expect(parseWaitingChange(stored)).toMatchObject({ onlyIf: null, overlapAgreed: false, tried: false });
    const agreed = change('a', '1', { onlyIf: 'none', overlapAgreed: true, tried: true });
    expect(parseWaitingChange(agreed)).toEqual(agreed);
  });

  test('of a rating may take it back, and may have no time and no title', () => {
    const back = { ...rating, rating: null, timestamp: 'today' };
    expect(parseWaitingChange(back)).toEqual(back);
    expect(parseWaitingChange({ ...rating, title: 7, timestamp: 7 })).toEqual({ ...rating, title: '' });
  });

  test.each([
    null,
    'a',
    {},
    { ...rating, rating: 6 },
    { ...rating, id: '3' },
    { ...change('a', '1'), record: { id: '1' } },
    { ...change('a', '1'), record: null, before: null },
    { ...change('a', '1'), record: undefined },
    { ...change('a', '1'), kind: 'event' },
    { ...change('a', '1'), key: '' },
    { ...change('a', '1'), id: 1 },
    { ...change('a', '1'), before: { id: '1' } },
    { ...rating, kind: 'stars' },
    { ...rating, rating: '4' },
  ])('that cannot be read is none: %j', (value) => expect(parseWaitingChange(value)).toBeNull());
});

describe('the words about what waits', () => {
  test('count, and say what needs an answer', () => {
    expect(waitingLine([])).toBeNull();
    expect(waitingLine([rating])).toMatch(/^1 change is waiting\. We keep it /);
    expect(waitingLine([rating, change('a', '1')])).toMatch(/^2 changes are waiting\. We keep them /);
    expect(waitingAfterLogout(1)).toMatch(/^1 change is waiting on this device\..* send it\.$/);
    expect(waitingAfterLogout(2)).toMatch(/^2 changes are waiting on this device\..* send them\.$/);
    const refused = { trouble: { kind: 'overlap' } } as const;
    expect(waitingLine([change('a', '1', refused), change('b', '2', refused)])).toContain(
      '2 of them need an answer',
    );
    expect(waitingLine([rating, change('a', '1', { trouble: { kind: 'overlap' } })])).toBe(
      '2 changes are waiting. One of them needs an answer from you.',
    );
  });

  test('name each change, and what is wrong with it', () => {
    expect(changeWords(rating)).toBe('Your rating of Walking: 4 stars');
    expect(changeWords({ ...rating, rating: null })).toBe('Take back your rating of Walking');
    expect(changeWords(change('a', '1', { before: null }))).toMatch(/^New appointment: a, /);
    expect(changeWords(change('a', '1'))).toMatch(/^Changed appointment: a, /);
    expect(changeWords(change('a', '1', { record: null }))).toMatch(/^Delete appointment: Feet, /);
    expect(changeWords({ ...rating, rating: 1, title: '' })).toBe('Your rating of a resource: 1 star');
    expect(takenBack(rating)).toBe('Taken back: Your rating of Walking: 4 stars.');
    expect(sentSoon(rating)).toBe('We send this again: Your rating of Walking: 4 stars.');
    expect(problemWords(rating)).toBeNull();
    expect(problemWords({ trouble: { kind: 'overlap' } })).toContain('booked already');
    const met = (now: Appointment | null) =>
      problemWords({ trouble: { kind: 'conflict', now, version: null } });
    expect(met(appointment('1'))).toContain('was changed somewhere else');
    expect(met(null)).toContain('was deleted somewhere else');
    expect(problemWords({ trouble: { kind: 'refused', text: 'Too long.' } })).toContain('Too long.');
  });
});
