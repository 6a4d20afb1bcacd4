import { expect, it } from 'vitest';
import { counted, nothingFound, searchWords, selectionWords, statusWords } from './tableWords';

const noun = { one: 'user', many: 'users' };
const columns = [
  { field: 'email', label: 'Email' },
  { field: 'role', label: 'Role' },
];
const facts = { noun, all: 7, found: 7, page: 1, pageCount: 1, searched: '' };
const sorted = { label: 'Email', direction: 'ascending' };

it('the table’s texts count rows', () => {
  expect([0, 1, 7, 10_000].map((count) => counted(count, noun))).toEqual([
    '0 users',
    '1 user',
    '7 users',
    '10,000 users',
  ]);
});

it('the table’s texts name what is searched, by column and everywhere', () => {
  const words = (globalSearch: string, columnSearches: Record<string, string> = {}) =>
    searchWords({ globalSearch, columnSearches }, columns);
  expect(words(' ')).toBe('');
  expect(words(' nina ')).toBe('“nina”');
  expect(words('', { role: 'admin' })).toBe('“admin” in Role');
  expect(words('nina', { role: 'admin', colour: 'green' })).toBe('“nina” and “admin” in Role');
});

it.each([
  [{}, '7 users. Page 1 of 1.'],
  [{ sorted }, 'Sorted by Email, ascending. 7 users. Page 1 of 1.'],
  [{ all: 1, found: 1 }, '1 user. Page 1 of 1.'],
  [{ found: 2, searched: '“nina”' }, '2 of 7 users match “nina”. Page 1 of 1.'],
  [
    { found: 1, searched: '“nina”', sorted },
    'Sorted by Email, ascending. 1 of 7 users matches “nina”. Page 1 of 1.',
  ],
  [{ all: 10_000, found: 10_000, page: 2, pageCount: 1000 }, '10,000 users. Page 2 of 1,000.'],
  [{ found: 0, searched: '“nina”', sorted }, 'No users match “nina”.'],
  [{ all: 0, found: 0 }, 'No users.'],
])('%j', (more, sentence) => {
  expect(statusWords({ ...facts, ...more })).toBe(sentence);
});

it('the table’s texts say when nothing is found', () => {
  expect(nothingFound(noun, '“nina”')).toBe('No users match “nina”.');
});

it('the table’s texts say what is selected, and how much of it is hidden', () => {
  expect(selectionWords(0, 7, 0, noun)).toBe('No users selected');
  expect(selectionWords(3, 7, 0, noun)).toBe('3 of 7 users selected');
  expect(selectionWords(3, 7, 2, noun)).toBe('3 of 7 users selected, 2 of them not shown by this search');
});
