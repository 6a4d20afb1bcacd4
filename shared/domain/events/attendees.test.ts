import { expect, test } from 'vitest';
import { attendeesLine, attendeesTable, placeText, sinceText, type Attendee } from './attendees';
import { parseEvent } from './event';

const person = (position: number | null): Attendee => ({
  email: `p${position}@example.org`,
  position,
  since: null,
});

test('the list says how many have a place and how many wait', () => {
  expect(attendeesLine([person(null)])).toBe('1 person has a place.');
  expect(attendeesLine([person(null), person(null), person(1)])).toBe(
    '2 people have a place. 1 person waits for one.',
  );
  expect(attendeesLine([person(1), person(2)])).toBe('0 people have a place. 2 people wait for one.');
  expect([person(null), person(3)].map(placeText)).toEqual(['Has a place', 'Waits, number 3 in line']);
});

test('the list says who brings a support person, and how many places that makes', () => {
  const pair = (position: number | null): Attendee => ({ ...person(position), places: 2 });
  expect(attendeesLine([pair(null), person(null), pair(1)])).toBe(
    '2 people have a place. 1 of them brings a support person: 3 places in all. 1 person waits for one.',
  );
  expect(attendeesLine([pair(null), pair(null)])).toBe(
    '2 people have a place. 2 of them bring a support person: 4 places in all.',
  );
  expect([pair(null), pair(3)].map(placeText)).toEqual([
    'Has 2 places, with a support person',
    'Waits for 2 places, with a support person, number 3 in line',
  ]);
});

test('a time that was not kept is left empty', () => {
  expect(sinceText(person(1))).toBe('');
  expect(sinceText({ ...person(1), since: new Date(2026, 10, 21, 9, 0).toISOString() })).toBe(
    '21 November 2026, 9:00 am',
  );
});

test('the file is named after the event and the day, whatever the event is called', () => {
  const event = parseEvent({ id: 7, title: 'Tea & “Chat”', date: '2026-12-11', category: 'social' })!;
  const now = new Date(2026, 10, 21);
  expect(attendeesTable(event, [person(null)], now)).toMatchObject({
    title: 'Who is coming to Tea & “Chat”, Friday, December 11, 2026',
    name: 'who-is-coming-tea-chat-20261121',
    records: [{ email: 'pnull@example.org', place: 'Has a place', since: '' }],
  });
  expect(attendeesTable({ ...event, starts: '10:00', ends: '11:30' }, [], now).title).toBe(
    'Who is coming to Tea & “Chat”, Friday, December 11, 2026, 10 am to 11:30 am',
  );
  expect(attendeesTable({ ...event, title: '!!!' }, [], now).name).toBe('who-is-coming-event-7-20261121');
});

test('the file has names next to the addresses where there is a name, and otherwise no empty column', () => {
  const event = parseEvent({ id: 7, title: 'Tea', date: '2026-12-11', category: 'social' })!;
  const table = (people: readonly Attendee[]) => attendeesTable(event, people, new Date(2026, 10, 21));
  const named = table([{ ...person(null), name: 'Joan' }, person(1)]);
  expect(named.columns.map(({ label }) => label)).toEqual(['Email', 'Name', 'Place', 'Since']);
  expect(named.records.map(({ name }) => name)).toEqual(['Joan', '']);
  expect(table([person(null)]).columns.map(({ label }) => label)).toEqual(['Email', 'Place', 'Since']);
});
