import { expect, test } from 'vitest';
import { differencesOf, mergeVersions } from './versions';

const before = { title: 'Tea', place: 'Hall', day: '1' };
const now = { title: 'Coffee', place: 'Library', day: '1' };
const yours = { title: 'Cake', place: 'Hall', day: '2' };
const fields = [
  { name: 'title', label: 'Title' },
  { name: 'place', label: 'Place' },
  { name: 'day', label: 'Day', words: (value: string) => `day ${value}` },
];

test('only fields that differ are shown, with what the person wrote or, if they left it, what it said before', () => {
  expect(differencesOf(fields, { before, now, yours })).toEqual([
    { name: 'title', label: 'Title', now: 'Coffee', yours: 'Cake' },
    { name: 'place', label: 'Place', now: 'Library', before: 'Hall' },
    { name: 'day', label: 'Day', now: 'day 1', yours: 'day 2' },
  ]);
  expect(differencesOf(fields, { before, now: yours, yours })).toEqual([]);
});

test('an empty field is named in words', () => {
  expect(differencesOf(fields, { before, now: { ...before, place: '' }, yours: before })).toEqual([
    { name: 'place', label: 'Place', now: '(nothing)', before: 'Hall' },
  ]);
});

test('of two versions, nobody’s change is lost but where both changed the same field', () => {
  expect(mergeVersions({ before, now, yours })).toEqual({ title: 'Cake', place: 'Library', day: '2' });
});
