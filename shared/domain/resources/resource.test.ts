import { describe, expect, test } from 'vitest';
import { isRating, parseResource } from './resource';
import { readBody } from './resourceBody';

test('a resource may have a category of its own', () => {
  expect(parseResource({ id: 1, title: 'Teeth', category: 'Dental' })?.category).toBe('Dental');
});

test('a resource may lack everything except its id and title', () => {
  expect(parseResource({ id: 1, title: 'Teeth' })).toEqual({
    id: 1,
    title: 'Teeth',
    description: '',
    type: 'text',
    category: '',
    ratings: [],
    averageRating: null,
  });
});

test.each([
  ['an invalid rating', { ratings: [7, null, { userId: 'a@example.org', rating: 6 }] }, { ratings: [] }],
  ['ratings that are no list', { ratings: 'many' }, { ratings: [] }],
  ['an invalid average', { averageRating: 5.1 }, { averageRating: null }],
  ['a type that nobody knows', { type: 'film' }, { type: 'text' }],
])('a resource is read without %s', (_, given, read) => {
  expect(parseResource({ id: 1, title: 'Teeth', ...given })).toMatchObject(read);
});

test('a rating is a whole number from 1 to 5', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 2.5, Number.NaN, '3', null].filter(isRating)).toEqual([1, 2, 3, 4, 5]);
});

describe('the text of a resource', () => {
  test('has headings, paragraphs and lists', () => {
    const text =
      'One line\nand the next.\n\n## What helps\n- Walking\n-  Sleep\nTalk to somebody.\n\n- Alone\n\n- Apart';
    expect(readBody(text)).toEqual([
      { kind: 'paragraph', text: 'One line and the next.' },
      { kind: 'heading', text: 'What helps' },
      { kind: 'list', items: ['Walking', 'Sleep'] },
      { kind: 'paragraph', text: 'Talk to somebody.' },
      { kind: 'list', items: ['Alone'] },
      { kind: 'list', items: ['Apart'] },
    ]);
  });

  test('can be any string', () => {
    expect(readBody('')).toEqual([]);
    expect(readBody(' \n\r\n ')).toEqual([]);
    expect(readBody('#1 -2 <b>')).toEqual([{ kind: 'paragraph', text: '#1 -2 <b>' }]);
    expect(readBody('a\r\n\r\nb')).toEqual([
      { kind: 'paragraph', text: 'a' },
      { kind: 'paragraph', text: 'b' },
    ]);
  });
});
