import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile } from '../calendarFile/calendarFile';
import {
  appointmentOf,
  copyOf,
  entryOf,
  readCopy,
  importAppointments,
  undoReport,
} from './appointmentExport';
import { damagedReason } from '../records/leftOut';
import { importReport } from './importReport';

const now = new Date(2026, 10, 24, 7, 0);
const margaret = { email: 'margaret@example.org', username: '' };
const eyeTest = {
  id: '1795212000000',
  title: 'Eye test; with drops, twice',
  start: new Date(2026, 10, 26, 10, 0).toISOString(),
  end: new Date(2026, 10, 26, 11, 30).toISOString(),
  location: 'Box Hill',
  description: 'Somebody else\nshould drive \\ home.',
  allDay: false,
  userId: 'margaret@example.org',
};

test('an appointment exported as a file is read by another parser, with its alarm and a stable id', () => {
  const text = calendarFile([entryOf(eyeTest, 'example.org')], now);
  const event = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent')!;
  const read = new ICAL.Event(event);
  expect(read.uid).toBe('appointment-1795212000000@example.org');
  expect(read.summary).toBe(eyeTest.title);
  expect(read.startDate.toJSDate().toISOString()).toBe(eyeTest.start);
  expect(read.endDate.toJSDate().toISOString()).toBe(eyeTest.end);
  expect(event.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString()).toBe('-PT60M');
});

test('a backup copy of appointments is read again, and other files are not taken for one', () => {
  expect(readCopy(copyOf([eyeTest], now))).toEqual({ found: [eyeTest], damaged: [] });
  expect(readCopy('{"appointments":[]}')).toBeNull();
  expect(readCopy('BEGIN:VCALENDAR')).toBeNull();
  expect(readCopy('{"kind":"age-better-appointments","appointments":[1, { "title": "Chess" }]}')).toEqual({
    found: [],
    damaged: [
      { name: '', reason: damagedReason },
      { name: 'Chess', reason: damagedReason },
    ],
  });
});

test('an import adds what is new, once, in the person’s name, with unused ids', () => {
  const toms = { ...eyeTest, userId: 'tom@example.org' };
  const past = {
    ...eyeTest,
    id: '',
    title: 'Long ago',
    start: '2020-01-01T00:00:00.000Z',
    end: '2020-01-01T00:00:00.000Z',
  };
  const intake = importAppointments([eyeTest, eyeTest, past], [toms], margaret, now, 3);
  expect(intake).toMatchObject({ already: 1, past: 1, later: [] });
  expect(intake.added).toEqual([{ ...eyeTest, id: String(now.getTime()) }]);
  expect(importAppointments([eyeTest, past], [], margaret, now, null).added).toHaveLength(2);
});

test('an import of many appointments takes linear time', () => {
  let reads = 0;
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...eyeTest,
      id: index % 2 ? '' : 'the same',
      get title() {
        reads += 1;
        return `Eye test ${index}`;
      },
    }));
  const readsOf = (count: number) => {
    const [entries, stored] = [many(count), many(count).map((one, index) => ({ ...one, id: String(index) }))];
    reads = 0;
    expect(
      importAppointments(entries, stored, { ...margaret, email: 'tom@example.org' }, now, null).added,
    ).toHaveLength(count);
    return reads;
  };
  expect(readsOf(200) / readsOf(100)).toBeLessThan(2.1);
});

test('the report of an import names repeated titles', () => {
  const nothing = { added: [], already: 0, past: 0 };
  expect(importReport(nothing, {})).toBe('0 appointments were added.');
  const added = ['Tea', 'Choir', 'Tea', 'Tea'].map((title) => ({ ...eyeTest, title }));
  expect(importReport({ added, already: 1, past: 1 }, { repeating: ['Tea', 'Chess'] })).toBe(
    '4 appointments were added. Tea: 3 dates. 1 was here already. 1 began before today and stayed out.',
  );
  const more = ['A', 'B', 'C', 'D', 'E', 'F'.repeat(100)].map((title) => ({ ...eyeTest, title }));
  const repeating = more.map(({ title }) => title);
  expect(importReport({ ...nothing, added: more }, { cancelled: [{ title: 'Walk' }], repeating })).toBe(
    '6 appointments were added. A: 1 date. B: 1 date. C: 1 date. 3 more entries repeat. 1 entry was cancelled and stayed out.',
  );
  const long = importReport({ ...nothing, added: more.slice(-1) }, { repeating });
  expect(long).toBe(`1 appointment was added. ${'F'.repeat(60)}…: 1 date.`);
});

test('an entry of a calendar file becomes an appointment without an id or a person, free where it says so', () => {
  const { id: _, userId: __, ...fields } = eyeTest;
  const entry = { ...fields, start: new Date(eyeTest.start), end: new Date(eyeTest.end) };
  expect(appointmentOf({ ...entry, free: true })).toEqual({ ...fields, free: true, id: '', userId: '' });
  expect(appointmentOf(entry)).toStrictEqual({ ...fields, id: '', userId: '' });
});

test('undoing an import says how many were taken out, and how many stayed because they were changed', () => {
  expect(undoReport(1, 0)).toBe('1 appointment was taken out again.');
  expect(undoReport(3, 1)).toBe('3 appointments were taken out again. 1 was changed since then and stayed.');
  expect(undoReport(0, 2)).toBe('0 appointments were taken out again. 2 were changed since then and stayed.');
});
