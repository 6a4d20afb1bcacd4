import { beforeEach, expect, test } from 'vitest';
import { createMemoryClock } from '../../adapters/memory/clock';
import { createMemoryRecords } from '../../adapters/memory/records';
import { createMemoryPorts } from '../../adapters/memory/ports';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import type { Collection } from '../../ports/collection';
import { seedUsers } from '@/shared/seeds/users';
import { importFile, undoImport } from './exportActions';

const now = new Date(2026, 10, 26, 7, 0);

let appointments: Collection<Appointment>;
let ports: ReturnType<typeof createMemoryPorts>;
let asked: string[];

beforeEach(() => {
  asked = [];
  const records = createMemoryRecords();
  appointments = records.collections.appointments;
  ports = createMemoryPorts({
    clock: createMemoryClock(now),
    user: seedUsers(now).find(({ role }) => role === 'user')!,
    records,
  });
});

const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const bringIn = (...lines: string[]) =>
  importFile(ports, new File([['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')], 'days.ics'), {
    zone: async () => null,
    change: async ({ question }) => {
      asked.push(question);
      return true;
    },
  });
const days = async () =>
  (await appointments.list()).map(({ start, end, allDay }) => ({ start, end, allDay }));

const stay = (sequence: number, first: string, after: string) =>
  event(
    'UID:stay',
    'SUMMARY:Hospital',
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${first}`,
    `DTEND;VALUE=DATE:${after}`,
  );

test('whole days of a file become days, move to days where the person agrees, and can be moved back', async () => {
  await bringIn(...stay(0, '20261208', '20261211'));
  expect(await days()).toEqual([{ start: '2026-12-08', end: '2026-12-10', allDay: true }]);
  expect((await bringIn(...stay(0, '20261208', '20261211'))).text).toContain('1 was here already.');
  const answer = await bringIn(...stay(1, '20261215', '20261218'));
  expect(asked).toEqual(['Hospital was moved to Tuesday 15 December. Change it here?']);
  expect(await days()).toEqual([{ start: '2026-12-15', end: '2026-12-17', allDay: true }]);
  await undoImport(ports, answer.added, answer.changed);
  expect(await days()).toEqual([{ start: '2026-12-08', end: '2026-12-10', allDay: true }]);
});

test('a whole day that gets a time in a newer version of its file becomes that time', async () => {
  await bringIn(...stay(0, '20261208', '20261209'));
  await bringIn(
    ...event('UID:stay', 'SUMMARY:Hospital', 'SEQUENCE:1', 'DTSTART:20261208T000000', 'DURATION:PT1H'),
  );
  expect(asked).toEqual(['Hospital was moved to Tuesday 8 December, 12:00 midnight. Change it here?']);
  expect(await days()).toEqual([
    {
      start: new Date(2026, 11, 8).toISOString(),
      end: new Date(2026, 11, 8, 1).toISOString(),
      allDay: false,
    },
  ]);
});

test('a moved date of a whole-day series moves one day of it, and a newer series takes away the day of today', async () => {
  const bins = event(
    'UID:bins',
    'SUMMARY:Bin day',
    'DTSTART;VALUE=DATE:20261126',
    'RRULE:FREQ=WEEKLY;COUNT=3',
  );
  await bringIn(...bins);
  await bringIn(
    ...event(
      'UID:bins',
      'SUMMARY:Bin day',
      'SEQUENCE:1',
      'RECURRENCE-ID;VALUE=DATE:20261203',
      'DTSTART;VALUE=DATE:20261204',
    ),
  );
  expect((await days()).map(({ start }) => start)).toEqual(['2026-11-26', '2026-12-04', '2026-12-10']);
  await bringIn(
    ...bins.flatMap((line) =>
      line === 'UID:bins' ? [line, 'SEQUENCE:2', 'EXDATE;VALUE=DATE:20261126'] : [line],
    ),
  );
  expect((await days()).map(({ start }) => start)).toEqual(['2026-12-03', '2026-12-10']);
});

test('all skipped entries of a calendar file can be shown where the message names only some', async () => {
  const late = ['A', 'B', 'C', 'D', 'E', 'F'].flatMap((title) =>
    event(`SUMMARY:${title}`, 'DTSTART;VALUE=DATE:20270415'),
  );
  const answer = await bringIn(...late, ...event('SUMMARY:Someday', 'DTSTART:soon'));
  expect(answer.text).toContain('6 appointments stayed out: A on 15 April 2027,');
  expect(answer.text).toContain(
    'E on 15 April 2027, 1 more. Only days up to 26 February 2027 can be booked.',
  );
  expect(answer.leftOut).toMatchObject([
    { reason: 'We could not read the date.', names: ['Someday'] },
    { count: 6, names: ['A', 'B', 'C', 'D', 'E', 'F'].map((title) => `${title} on 15 April 2027`) },
  ]);
});
