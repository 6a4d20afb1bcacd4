import { describe, expect, test } from 'vitest';
import { searchableText } from './everydayWords';
import { createSearchIndex, search, type SearchEntry } from './search';
import { longestQuery, toQuery } from './searchQuery';
import { isOneSlip, joinedNumbers, stem, wordsOf } from './words';

const entry = (group: string, title: string, text = ''): SearchEntry => ({
  id: title,
  title,
  text,
  href: `/${title}`,
  group,
});

const sources = [
  [
    entry('Pages', 'Health Resources', 'articles videos guides doctor'),
    entry('Pages', 'Help by phone', 'numbers nurse 000'),
    entry('Pages', 'Events', 'classes calendar'),
  ],
  [
    entry('Health Resources', 'Living well with arthritis', 'Small changes that ease stiff hands and knees'),
    entry('Health Resources', 'Strength and balance at home', 'Gentle exercises with a chair'),
    entry('Health Resources', 'Living with diabetes: daily checks', 'blood sugar'),
    entry('Health Resources', 'Stop falls at home', 'strength, balance and good light'),
  ],
  [
    entry('Services', 'St Kilda Café', 'community'),
    entry('Services', 'My Aged Care', 'call 1800 200 422, help at home'),
    entry('Services', 'Dandenong Community Bus', 'transport'),
  ],
];
const index = () => createSearchIndex(sources);

const found = (query: string) =>
  search(index(), query).groups.flatMap(({ entries }) => entries.map(({ title }) => title));

describe('the site search', () => {
  test.each([
    ['capitals', 'ARTHRITIS', 'Living well with arthritis'],
    ['spaces around', '  arthritis ', 'Living well with arthritis'],
    ['a wrong letter', 'arthritus', 'Living well with arthritis'],
    ['a missing letter', 'arthrtis', 'Living well with arthritis'],
    ['a letter too many', 'arthrittis', 'Living well with arthritis'],
    ['swapped letters', 'atrhritis', 'Living well with arthritis'],
    ['a slip in a word that ends in s', 'diabetis', 'Living with diabetes: daily checks'],
    ['the beginning of a word', 'arthr', 'Living well with arthritis'],
    ['a plural', 'knee', 'Living well with arthritis'],
    ['a singular', 'fall', 'Stop falls at home'],
    ['no accent', 'cafe', 'St Kilda Café'],
    ['an accent', 'blòod', 'Living with diabetes: daily checks'],
    ['a number in one piece', '1800200422', 'My Aged Care'],
    ['a number in groups', '1800 200 422', 'My Aged Care'],
    ['the beginning of a number', '1800', 'My Aged Care'],
    ['a short number', '000', 'Help by phone'],
    ['two words from two places', 'arthritis hands', 'Living well with arthritis'],
    ['a sentence', 'where can I get help with my arthritis?', 'Living well with arthritis'],
    ['other signs between words', 'diabetes/checks', 'Living with diabetes: daily checks'],
  ])('finds with %s: %s', (_, query, title) => {
    const results = search(index(), query);
    expect(results.matched).toBe('every');
    expect(results.groups[0]!.entries[0]!.title).toBe(title);
  });

  test.each([
    ['somebody who speaks Greek', 'Kostas Medical Centre'],
    ['wheelchair', 'Kostas Medical Centre'],
    ['step-free', 'Kostas Medical Centre'],
    ['phisio', 'Kostas Medical Centre'],
    ['excercise class open now', 'Gentle exercise class'],
  ])('answers as the search of services does: %s', (query, title) => {
    const centre = 'Physiotherapy. Greek, English. Step-free entry';
    const list = createSearchIndex([
      [
        entry('Places', 'Kostas Medical Centre', searchableText(centre)),
        entry('Places', 'Gentle exercise class'),
      ],
    ]);
    const results = search(list, query);
    expect(results).toMatchObject({ matched: 'every', total: 1 });
    expect(results.groups[0]!.entries[0]!.title).toBe(title);
  });

  test('ranks titles above texts, and whole words above prefixes', () => {
    expect(found('balance')).toEqual(['Strength and balance at home', 'Stop falls at home']);
    expect(found('living with')[0]).toBe('Living with diabetes: daily checks');
  });

  test('uses stop words for ranking only', () => {
    expect(found('help')).toEqual(['Help by phone', 'My Aged Care']);
    expect(found('balance help')).toEqual(found('balance'));
    const list = createSearchIndex([[entry('A', 'Garden'), entry('A', 'Garden help')]]);
    expect(search(list, 'help with garden').groups[0]!.entries.map(({ title }) => title)).toEqual([
      'Garden help',
      'Garden',
    ]);
  });

  test('corrects no typo where the word is found as it was typed', () => {
    const list = createSearchIndex([[entry('A', 'Health'), entry('A', 'Wealth')]]);
    const titles = search(list, 'health').groups[0]!.entries.map(({ title }) => title);
    expect(titles).toEqual(['Health']);
  });

  test('prefers a title that begins with what was typed, then the earlier list', () => {
    const list = createSearchIndex([
      [entry('A', 'The old garden'), entry('A', 'Garden'), entry('A', 'My garden')],
    ]);
    const titles = search(list, ' Garden ').groups[0]!.entries.map(({ title }) => title);
    expect(titles).toEqual(['Garden', 'The old garden', 'My garden']);
  });

  test('finds a number beside other words', () => {
    expect(found('call 1800-200-422 care')).toEqual(['My Aged Care']);
    expect(found('1800 200 422 is it')).toEqual(['My Aged Care']);
  });

  test('shows partial matches when nothing has every word, and says so', () => {
    const results = search(index(), 'arthritis bus');
    expect(results.matched).toBe('some');
    expect(results.total).toBe(2);
    expect(search(index(), 'zzzz')).toEqual({ groups: [], total: 0, shown: 0, matched: 'none' });
  });

  test('groups the results, and puts the group with the best one first', () => {
    const { groups, total } = search(index(), 'home');
    expect(groups.map(({ group }) => group)).toEqual(['Health Resources', 'Services']);
    expect(groups[0]!.entries.map(({ title }) => title)).toEqual([
      'Strength and balance at home',
      'Stop falls at home',
    ]);
    expect(total).toBe(3);
  });

  test.each(['', '   ', '?!', '🙂'])('finds nothing for %j', (query) => {
    expect(search(index(), query)).toEqual({ groups: [], total: 0, shown: 0, matched: 'none' });
  });

  test('returns no more than asked for, and counts all', () => {
    const { groups, total, shown } = search(index(), 'home', 2);
    expect(groups.flatMap(({ entries }) => entries)).toHaveLength(2);
    expect({ total, shown }).toEqual({ total: 3, shown: 2 });
  });

  test('accepts a query of any length, and separates words of other scripts', () => {
    expect(search(index(), 'arthritis '.repeat(20_000)).matched).toBe('every');
    const greek = createSearchIndex([[entry('A', 'Καλημέρα κόσμε')]]);
    expect(search(greek, 'καλημερα').total).toBe(1);
  });
});

test.each([
  [null, ''],
  ['   ', ''],
  [' arthritis ', 'arthritis'],
  ['a'.repeat(longestQuery + 1), 'a'.repeat(longestQuery)],
  ['🙂'.repeat(longestQuery + 1), '🙂'.repeat(longestQuery)],
])('the query %j is trimmed and cut to %j', (text, query) => {
  expect(toQuery(text)).toBe(query);
});

describe('words in the index', () => {
  test.each([
    ['falls', 'fall'],
    ['classes', 'class'],
    ['boxes', 'box'],
    ['activities', 'activity'],
    ['nurses', 'nurse'],
    ['arthritis', 'arthritis'],
    ['bus', 'bus'],
    ['illness', 'illness'],
    ['is', 'is'],
    ['ties', 'tie'],
  ])('are stemmed: %s becomes %s', (word, basic) => {
    expect(stem(word)).toBe(basic);
  });

  test('are folded, without apostrophes and punctuation', () => {
    expect(wordsOf("Don't miss: Café, 10am (Über-60s)")).toEqual([
      'dont',
      'miss',
      'cafe',
      '10am',
      'uber',
      '60s',
    ]);
  });

  test.each([
    ['care', 'core', true],
    ['care', 'cares', true],
    ['care', 'acre', true],
    ['care', 'race', false],
    ['form', 'from', true],
    ['care', 'cart', true],
    ['care', 'cast', false],
    ['bus', 'bug', false],
    ['abcd', 'dcba', false],
    ['aaaa', 'aaa', false],
    ['aaaa', 'aaaaa', true],
    ['walk', 'walking', false],
    ['diet', 'deit', true],
    ['diets', 'dites', true],
    ['coat', 'boar', false],
  ])('are one typo apart: %s and %s, %s', (a, b, answer) => {
    expect(isOneSlip(a, b)).toBe(answer);
    expect(isOneSlip(b, a)).toBe(answer);
  });

  test('are joined from grouped digits, but not from years and ages', () => {
    expect(joinedNumbers('Call 1800 200 422 or 13 11 14, not 65 or 10 am')).toEqual(['1800200422', '131114']);
    expect(joinedNumbers('03-9123-4567')).toEqual(['0391234567']);
    expect(joinedNumbers('24 11 26')).toEqual(['241126']);
    expect(joinedNumbers('12 345')).toEqual([]);
    expect(joinedNumbers('no number')).toEqual([]);
  });
});
