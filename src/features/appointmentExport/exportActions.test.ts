import { beforeEach, expect, test } from 'vitest';
import { createMemoryClock } from '../../adapters/memory/clock';
import { createMemoryRecords } from '../../adapters/memory/records';
import { createMemoryPorts } from '../../adapters/memory/ports';
import type { Appointment } from '@/shared/domain/appointments/appointment';
import { copyOf } from '@/shared/domain/appointments/appointmentExport';
import { beyondLimits } from '@/shared/domain/auth/accountLimits';
import { CollectionError, type Collection } from '../../ports/collection';
import { seedAppointments } from '@/shared/seeds/appointments';
import { seedUsers } from '@/shared/seeds/users';
import { importFile, undoImport } from './exportActions';

const now = new Date(2026, 10, 24, 7, 0);
const margaret = seedUsers(now).find(({ role }) => role === 'user')!;
const [first, second, ...others] = seedAppointments(now);
const file = new File([copyOf([first!, second!, ...others], now)], 'copy.json');

let appointments: Collection<Appointment>;
let refusal: CollectionError['code'] | null;
let ports: ReturnType<typeof createMemoryPorts>;
const kept = async () => (await appointments.list()).map(({ id }) => id);

beforeEach(() => {
  refusal = null;
  const records = createMemoryRecords({ appointments: [first!], refuse: () => refusal });
  appointments = records.collections.appointments;
  ports = createMemoryPorts({
    clock: createMemoryClock(now),
    user: margaret,
    records,
  });
});

test('undoing an import removes what the file added, and nothing else', async () => {
  const { added } = await importFile(ports, file);
  expect(added).toHaveLength(7);
  expect(await undoImport(ports, added)).toEqual({
    kind: 'success',
    text: '7 appointments were taken out again.',
    added: [],
  });
  expect(await kept()).toEqual([first!.id]);
});

test('undoing an import keeps what was changed since, and does not fail on what is already gone', async () => {
  const { added } = await importFile(ports, file);
  await appointments.put({ ...added[0]!, description: 'Bring the letter.' });
  await appointments.remove(added[1]!.id);
  expect(await undoImport(ports, added)).toMatchObject({
    kind: 'warning',
    text: '5 appointments were taken out again. 1 was changed since then and stayed.',
  });
  expect(await kept()).toEqual([first!.id, added[0]!.id]);
});

test('what an interrupted import added can be removed later', async () => {
  const { added } = await importFile(ports, file);
  const { remove } = appointments;
  appointments.remove = async (id) => {
    if (id === added[2]!.id) refusal = 'unreachable';
    return remove(id);
  };
  const answer = await undoImport(ports, added);
  expect(answer).toMatchObject({
    kind: 'failed',
    text: 'Error deleting appointment. Please try again. 2 of 7 were taken out again.',
  });
  expect(answer.added).toEqual(added.slice(2));
  refusal = null;
  appointments.remove = remove;
  expect(await undoImport(ports, answer.added)).toMatchObject({ kind: 'success' });
  expect(await kept()).toEqual([first!.id]);
});

test('what an import added before the storage was full can be removed', async () => {
  const { put } = appointments;
  appointments.put = async (record, condition) => {
    if (record.id !== second!.id) refusal = 'full';
    return put(record, condition);
  };
  const answer = await importFile(ports, file);
  expect(answer).toMatchObject({
    kind: 'failed',
    text: expect.stringMatching(
      /^Error saving appointment\. Please try again\. 1 of 7 were added\. 6 appointments stayed out: .+\. There is no room left/,
    ) as string,
  });
  expect(answer.added.map(({ id }) => id)).toEqual([second!.id]);
});

const daily = `BEGIN:VCALENDAR
BEGIN:VEVENT
UID:tablets
SUMMARY:Tablets
DTSTART:20261128T080000
DURATION:PT10M
RRULE:FREQ=DAILY;COUNT=7
END:VEVENT
BEGIN:VEVENT
UID:eyes
SUMMARY:Eye test
DTSTART:20261130T100000
DURATION:PT1H
END:VEVENT
END:VCALENDAR`;

test('an import goes on after a refusal, and says which entries stayed out and why', async () => {
  const { put } = appointments;
  appointments.put = async (record, condition) => {
    refusal = new Date(record.start).getMonth() === 10 ? 'limit' : null;
    return put(record, condition);
  };
  const answer = await importFile(ports, new File([daily], 'tablets.ics'));
  expect(answer).toMatchObject({
    kind: 'warning',
    text: `4 appointments were added. Tablets: 4 dates. 4 appointments stayed out: Tablets (3 dates from 28 November 2026), Eye test on 30 November 2026. ${beyondLimits}`,
  });
  expect(answer.added.map(({ start }) => new Date(start).getMonth())).toEqual([11, 11, 11, 11]);
});

test('an import names what its file has damaged, and each reason for which the store refused an entry', async () => {
  const { put } = appointments;
  appointments.put = async (record, condition) => {
    if (record.id === second!.id) throw new CollectionError('invalid', { text: 'The record is too large.' });
    if (record.id === others[0]!.id) throw new CollectionError('permission');
    return put(record, condition);
  };
  const copy = JSON.parse(copyOf([second!, ...others], now)) as { appointments: object[] };
  copy.appointments.push({ title: 'Podiatrist', start: 'soon' });
  const answer = await importFile(ports, new File([JSON.stringify(copy)], 'copy.json'));
  expect(answer.added).toHaveLength(others.length - 1);
  expect(answer.leftOut).toBeUndefined();
  expect(answer.text).toMatch(
    /^5 appointments were added\. 1 appointment stayed out: Podiatrist\. Its entry in the file is damaged\. 1 appointment stayed out: .+ It is too long to be kept\. Shorten its notes, then try again\. 1 appointment stayed out: .+ Your account may not add it\./,
  );
});

test('an import of which the store takes nothing says so, and offers no Undo', async () => {
  refusal = 'limit';
  const answer = await importFile(ports, new File([daily], 'tablets.ics'));
  expect(answer).toMatchObject({ kind: 'failed', added: [] });
  expect(answer.text).toContain('0 appointments were added. 8 appointments stayed out: Tablets (7 dates');
});

test('an import says what a server says that takes no more for a while', async () => {
  const text = 'You have changed very much in a short time. Please try again in 1 minute.';
  appointments.put = () => Promise.reject(new CollectionError('unreachable', { text }));
  expect((await importFile(ports, new File([daily], 'tablets.ics'))).text).toMatch(new RegExp(`${text}$`));
});

test('a specialist in five months is imported where the operator lets people book six months ahead', async () => {
  const inApril = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nSUMMARY:Specialist\nDTSTART:20270422T100000\nDURATION:PT1H\nRRULE:FREQ=MONTHLY;COUNT=3\nEND:VEVENT\nEND:VCALENDAR`;
  const chosen = () => new File([inApril], 'specialist.ics');
  expect((await importFile(ports, chosen())).added).toEqual([]);
  const settings = { ...ports.settings, bookAheadMonths: 6 };
  const { added } = await importFile({ ...ports, settings }, chosen());
  expect(added.map(({ start }) => new Date(start).getMonth())).toEqual([3, 4]);
});

test('what is refused to all is asked once', async () => {
  let asked = 0;
  appointments.put = () => {
    asked += 1;
    return Promise.reject(new CollectionError('unreachable'));
  };
  const answer = await importFile(ports, new File([daily], 'tablets.ics'));
  expect(asked).toBe(1);
  expect(answer).toMatchObject({
    kind: 'failed',
    text: expect.stringContaining(
      '0 of 8 were added. 8 appointments stayed out: Tablets (7 dates from',
    ) as string,
  });
});

test('a weekly class is imported with all its dates, except for the one that was moved', async () => {
  const weekly = `BEGIN:VCALENDAR
BEGIN:VEVENT
UID:class
SUMMARY:Exercise class
DTSTART:20261201T100000
DURATION:PT1H
RRULE:FREQ=WEEKLY;COUNT=6
EXDATE:20261222T100000
END:VEVENT
BEGIN:VEVENT
UID:class
SUMMARY:Exercise class
RECURRENCE-ID:20261229T100000
DTSTART:20261230T140000
DURATION:PT1H
END:VEVENT
END:VCALENDAR`;
  const answer = await importFile(ports, new File([weekly], 'class.ics'));
  expect(answer).toMatchObject({
    kind: 'success',
    text: '5 appointments were added. Exercise class: 5 dates.',
  });
  expect(answer.added.map(({ start }) => new Date(start))).toEqual([
    new Date(2026, 11, 1, 10),
    new Date(2026, 11, 8, 10),
    new Date(2026, 11, 15, 10),
    new Date(2027, 0, 5, 10),
    new Date(2026, 11, 30, 14),
  ]);
  const again = await importFile(ports, new File([weekly], 'class.ics'));
  expect(again.text).toBe('0 appointments were added. 5 were here already.');
});

test.each([
  ['2 MB', `BEGIN:VCALENDAR\n${'X'.repeat(2 * 1024 * 1024)}`, /is larger than 2 MB/],
  [
    '5,000 entries',
    `BEGIN:VCALENDAR\n${'BEGIN:VEVENT\nEND:VEVENT\n'.repeat(5001)}END:VCALENDAR`,
    /has more than 5,000 entries/,
  ],
])('a calendar file of more than %s is refused with the reason', async (_, text, said) => {
  for (const name of ['calendar.ics', 'renamed.json']) {
    const answer = await importFile(ports, new File([text], name));
    expect(answer).toMatchObject({ kind: 'failed', text: expect.stringMatching(said) as string, added: [] });
  }
  expect(await kept()).toEqual([first!.id]);
});
