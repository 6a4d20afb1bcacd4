import { expect, test } from 'vitest';
import { parseEvent } from './event';
import { freePlaces, parseRegistration, withoutRegistration, withRegistration } from './registration';

const eventOf = (attendees: number, capacity: number) => ({
  ...parseEvent({ id: 7, title: 'Tea', date: '2026-12-11', category: 'social' })!,
  attendees,
  capacity,
});

test('a stored registration is read with its places, and one of an earlier version has one', () => {
  const ada = { id: '7 ada@example.net', eventId: 7, userId: 'ada@example.net' };
  expect(parseRegistration({ ...ada, places: 2 })).toEqual({ ...ada, places: 2 });
  expect(parseRegistration({ eventId: 7, userId: ' Ada@Example.net ' })).toEqual({ ...ada, places: 1 });
});

test.each([
  null,
  'text',
  { userId: 'ada@example.net' },
  { eventId: '7', userId: 'ada@example.net' },
  { eventId: 7 },
  { eventId: 7, userId: '' },
])('%j is no registration', (value) => {
  expect(parseRegistration(value)).toBeNull();
});

test('an event has as many free places as its capacity leaves, and without one always some', () => {
  expect(freePlaces(eventOf(3, 10))).toBe(7);
  expect(freePlaces(eventOf(12, 10))).toBe(-2);
  expect(freePlaces(eventOf(3, 0))).toBe(Infinity);
});

test('an event that is cancelled has no free place, with a limit or without', () => {
  expect(freePlaces({ ...eventOf(3, 10), cancelled: '' })).toBe(0);
  expect(withRegistration({ ...eventOf(3, 0), cancelled: 'No hall.' })).toBeNull();
});

test('a registration takes all its places or none', () => {
  expect(withRegistration(eventOf(8, 10), 2)).toEqual(eventOf(10, 10));
  expect(withRegistration(eventOf(9, 10), 2)).toBeNull();
  expect(withRegistration(eventOf(9, 10))).toEqual(eventOf(10, 10));
  expect(withRegistration(eventOf(10, 10))).toBeNull();
});

test('a registration that ends gives its places back, and never more than were taken', () => {
  expect(withoutRegistration(eventOf(8, 10), 2)).toEqual(eventOf(6, 10));
  expect(withoutRegistration(eventOf(8, 10))).toEqual(eventOf(7, 10));
  expect(withoutRegistration(eventOf(1, 10), 2)).toEqual(eventOf(0, 10));
});
