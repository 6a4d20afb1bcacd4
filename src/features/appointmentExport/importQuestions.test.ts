import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryClock } from '../../adapters/memory/clock';
import { createMemoryRecords } from '../../adapters/memory/records';
import { createMemoryPorts } from '../../adapters/memory/ports';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import type { ChangeQuestion } from '@/shared/domain/appointments/importChanges';
import type { Collection } from '../../ports/collection';
import { seedUsers } from '@/shared/seeds/users';
import { importFile, undoImport, type ImportQuestions } from './exportActions';

const now = new Date(2026, 10, 26, 7, 0);
const margaret = seedUsers(now).find(({ role }) => role === 'user')!;

let appointments: Collection<Appointment>;
let ports: ReturnType<typeof createMemoryPorts>;
let asked: (ChangeQuestion | { name: string; titles: readonly string[] })[];
let zone: string | null;
let isAgreed: boolean;

const questions: ImportQuestions = {
  zone: async (name, titles) => {
    asked.push({ name, titles });
    return zone;
  },
  change: async (question) => {
    asked.push(question);
    return isAgreed;
  },
};

const fileOf = (...lines: string[]) =>
  new File([['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')], 'invitation.ics');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'DURATION:PT30M', ...lines, 'END:VEVENT'];
const bringIn = (...lines: string[]) => importFile(ports, fileOf(...lines), questions);
const starts = async () => (await appointments.list()).map(({ start }) => new Date(start));

beforeEach(() => {
  asked = [];
  zone = null;
  isAgreed = true;
  const records = createMemoryRecords();
  appointments = records.collections.appointments;
  ports = createMemoryPorts({
    clock: createMemoryClock(now),
    user: margaret,
    records,
  });
});

const hearing = (sequence: number, start: string, ...lines: string[]) =>
  event('UID:12@example.org', 'SUMMARY:Hearing check', `SEQUENCE:${sequence}`, `DTSTART:${start}`, ...lines);
const first = hearing(0, '20261215T100000');
const moved = hearing(1, '20261216T140000');

describe('an invitation that changes', () => {
  beforeEach(async () => {
    await bringIn('METHOD:REQUEST', ...first);
  });

  test('is moved where the person agrees, and can be moved back', async () => {
    const [before] = await appointments.list();
    const answer = await bringIn('METHOD:REQUEST', ...moved);
    expect(asked).toEqual([
      {
        question: 'Hearing check was moved to Wednesday 16 December, 2:00 pm. Change it here?',
        details: 'Here it is on Tuesday 15 December, 10:00 am.',
        confirm: 'Change it',
        keep: 'Keep it as it is',
      },
    ]);
    expect(answer).toMatchObject({ kind: 'success', text: '0 appointments were added. 1 was changed.' });
    expect(await starts()).toEqual([new Date(2026, 11, 16, 14)]);
    expect((await appointments.list())[0]).toMatchObject({
      id: before!.id,
      origin: { uid: '12@example.org', sequence: 1 },
    });
    expect(await undoImport(ports, answer.added, answer.changed)).toMatchObject({
      kind: 'success',
      text: '1 appointment is as before.',
    });
    expect(await appointments.list()).toEqual([before]);
  });

  test('stays as it is where the person wants that', async () => {
    isAgreed = false;
    const answer = await bringIn(...moved);
    expect(answer.text).toBe('0 appointments were added. 1 stays as it is.');
    expect(answer.changed).toBeUndefined();
    expect(await starts()).toEqual([new Date(2026, 11, 15, 10)]);
  });

  test.each(['METHOD:CANCEL', 'X-WR-CALNAME:Clinic'])(
    'is deleted where it was cancelled (%s)',
    async (line) => {
      const cancelled = hearing(
        1,
        '20261215T100000',
        ...(line.includes('CANCEL') ? [] : ['STATUS:CANCELLED']),
      );
      const answer = await bringIn(line, ...cancelled);
      expect(asked).toMatchObject([
        { question: 'Hearing check was cancelled. Change it here?', confirm: 'Delete it here' },
      ]);
      expect(answer.text).toBe('0 appointments were added. 1 was deleted.');
      expect(await starts()).toEqual([]);
      await undoImport(ports, answer.added, answer.changed);
      expect(await starts()).toEqual([new Date(2026, 11, 15, 10)]);
    },
  );

  test('is not asked about where it is here in this version, or a newer one', async () => {
    await bringIn(...moved);
    asked = [];
    expect((await bringIn(...moved)).text).toBe('0 appointments were added. 1 was here already.');
    expect((await bringIn(...first)).text).toBe('0 appointments were added. 1 was here already.');
    await bringIn('METHOD:CANCEL', ...first);
    expect(asked).toEqual([]);
    expect(await starts()).toEqual([new Date(2026, 11, 16, 14)]);
  });

  test('is not changed a second time by Undo where the person changed it since', async () => {
    const answer = await bringIn(...moved);
    const [there] = await appointments.list();
    await appointments.put({ ...there!, location: 'Box Hill' });
    expect(await undoImport(ports, answer.added, answer.changed)).toMatchObject({ kind: 'warning' });
    expect(await starts()).toEqual([new Date(2026, 11, 16, 14)]);
  });
});

describe('a series that changes', () => {
  const weekly = (sequence: number, day: number, ...lines: string[]) =>
    event(
      'UID:class',
      'SUMMARY:Class',
      `SEQUENCE:${sequence}`,
      `DTSTART:202612${String(day).padStart(2, '0')}T100000`,
      'RRULE:FREQ=WEEKLY;COUNT=3',
      ...lines,
    );
  beforeEach(async () => {
    await bringIn(...weekly(0, 1));
  });

  test('loses the date that was left out', async () => {
    const answer = await bringIn(...weekly(1, 1, 'EXDATE:20261208T100000'));
    expect(answer.text).toBe('0 appointments were added. 2 were here already. 1 was deleted.');
    expect(await starts()).toEqual([new Date(2026, 11, 1, 10), new Date(2026, 11, 15, 10)]);
  });

  test('has one date moved by an entry of its own', async () => {
    await bringIn(
      ...event(
        'UID:class',
        'SUMMARY:Class',
        'SEQUENCE:1',
        'RECURRENCE-ID:20261208T100000',
        'DTSTART:20261209T150000',
      ),
    );
    expect(asked).toMatchObject([
      { question: 'Class was moved to Wednesday 9 December, 3:00 pm. Change it here?' },
    ]);
    expect(await starts()).toEqual([
      new Date(2026, 11, 1, 10),
      new Date(2026, 11, 9, 15),
      new Date(2026, 11, 15, 10),
    ]);
  });

  test('goes to another day as a whole, or stays as a whole', async () => {
    isAgreed = false;
    await bringIn(...weekly(1, 2));
    expect(await starts()).toEqual([1, 8, 15].map((day) => new Date(2026, 11, day, 10)));
    isAgreed = true;
    const answer = await bringIn(...weekly(1, 2));
    expect(asked.at(-1)).toEqual({
      question: '3 appointments were moved, changed or cancelled. Change them here?',
      details:
        'Class, Tuesday 1 December, 10:00 am was cancelled. Class, Tuesday 8 December, 10:00 am was cancelled. Class, Tuesday 15 December, 10:00 am was cancelled. 3 dates are new.',
      confirm: 'Change them',
      keep: 'Keep them as they are',
    });
    expect(await starts()).toEqual([2, 9, 16].map((day) => new Date(2026, 11, day, 10)));
    await undoImport(ports, answer.added, answer.changed);
    expect(await starts()).toEqual([1, 8, 15].map((day) => new Date(2026, 11, day, 10)));
  });
});

describe('a time zone that nothing explains', () => {
  const physio = event('SUMMARY:Physio', 'DTSTART;TZID=Clinic time:20261208T100000');

  test('is what the person says', async () => {
    zone = 'Australia/Perth';
    expect(await bringIn(...physio)).toMatchObject({ kind: 'success', text: '1 appointment was added.' });
    expect(asked).toEqual([{ name: 'Clinic time', titles: ['Physio'] }]);
    expect(await starts()).toEqual([new Date('2026-12-08T02:00:00.000Z')]);
  });

  test('keeps its entries out by name where the person does not know either', async () => {
    expect(await bringIn(...physio)).toMatchObject({
      kind: 'warning',
      text: '0 appointments were added. 1 appointment stayed out: Physio. We do not know the time zone “Clinic time”.',
    });
    expect(await starts()).toEqual([]);
  });
});

test('an import names each date that it leaves out, and why', async () => {
  const answer = await bringIn(
    ...event('SUMMARY:Cataract operation', 'DTSTART:20270415T090000'),
    ...event('SUMMARY:Long ago', 'DTSTART:20200415T090000'),
    ...event('SUMMARY:Swapped', 'DTSTART:20261210T160000', 'DTEND:20261210T150000'),
    ...event('SUMMARY:Someday', 'DTSTART:soon'),
    ...event('SUMMARY:Roster', 'DTSTART:20261207T090000', 'RRULE:FREQ=YEARLY;BYWEEKNO=20'),
    ...event('SUMMARY:Tablets', 'DTSTART:20270225T090000', 'RRULE:FREQ=DAILY'),
    ...hearing(0, '20261215T100000'),
    ...hearing(1, '20261216T140000'),
  );
  expect(answer).toMatchObject({
    kind: 'warning',
    text: [
      '4 appointments were added. Tablets: 2 dates. 1 began before today and stayed out.',
      '1 appointment stayed out: Hearing check on 15 December 2026. The file has a newer version.',
      '1 appointment stayed out: Swapped on 10 December 2026. The end is before the start.',
      '1 appointment stayed out: Someday. We could not read the date.',
      '1 appointment stayed out: Cataract operation on 15 April 2027. Only days up to 26 February 2027 can be booked.',
      'Only the first date was taken: Roster on 7 December 2026. The file repeats it too often, or in a way that is not known here.',
      'Not all dates were taken: Tablets. Dates after 26 February 2027 stayed out.',
    ].join(' '),
  });
});

test('an import says where it had to guess how letters are written, and refuses what it cannot read', async () => {
  const lines = ['BEGIN:VCALENDAR', ...event('SUMMARY:Caf#', 'DTSTART:20261210T160000'), 'END:VCALENDAR'];
  const file = (letters: number[]) => {
    const [before, after] = lines.join('\r\n').split('#') as [string, string];
    return new File([before, Uint8Array.from(letters), after], 'old.ics');
  };
  const answer = await importFile(ports, file([0xe9]), questions);
  expect(answer.text).toBe(
    '1 appointment was added. Look at letters with accents: the file does not say how they are written.',
  );
  expect((await appointments.list())[0]!.title).toBe('Café');
  expect(await importFile(ports, file([0xcf, 0xf0, 0xe8]), questions)).toMatchObject({
    kind: 'failed',
    text: 'The words in this file are written in a way that we cannot read. Please save your calendar as UTF-8, then choose that file.',
  });
});
