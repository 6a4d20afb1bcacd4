import { describe, expect, test } from 'vitest';
import { parseResource, type Resource } from './resource';
import { categoriesOf } from './resourceCategories';
import { countLine, findResources, indexResources, kindOf } from './resourceList';
import { newResource } from './newResource';

const resource = (id: number, fields: Partial<Resource> = {}) =>
  parseResource({ id, title: `Resource ${id}`, category: 'Fitness', ...fields })!;
const list = [
  resource(1, { title: 'Living well with arthritis', description: 'Small changes', category: 'Wellness' }),
  resource(2, { title: 'Tai chi', description: 'Gentle moves at the CAFÉ' }),
  resource(7, { title: 'Walking', description: 'Also with ARTHRITIS' }),
];
const found = (words: string, category = '') =>
  findResources(indexResources(list), { words, category }).map(({ id }) => id);

test('a new resource is an article without ratings', () => {
  expect(parseResource({ id: 8, ...newResource })).toEqual({
    id: 8,
    title: 'New Resource',
    description: '',
    type: 'text',
    category: 'Wellness',
    ratings: [],
    averageRating: null,
  });
});

describe('a search of the resources', () => {
  test('looks at titles and descriptions, ignoring case, accents and spaces at the ends', () => {
    expect(found('  aRTHritis ')).toEqual([1, 7]);
    expect(found('cafe')).toEqual([2]);
    expect(found('small')).toEqual([1]);
    expect(found('zzz')).toEqual([]);
  });

  test('for nothing returns the same list', () => {
    const index = indexResources(list);
    expect(findResources(index, { words: ' ', category: '' })).toBe(index.resources);
  });

  test('stays within the category', () => {
    expect(found('', 'Fitness')).toEqual([2, 7]);
    expect(found('arthritis', 'Fitness')).toEqual([7]);
  });

  test('does not match text that runs from the title into the description', () => {
    expect(found('arthritis small')).toEqual([]);
  });
});

test('the resource categories are the default ones, then others in use by name', () => {
  const others = categoriesOf([
    resource(1, { category: 'Teeth' }),
    resource(2, { category: 'Eyes' }),
    ...list,
  ]);
  expect(others.slice(-3)).toEqual(['Wellness', 'Eyes', 'Teeth']);
  expect(categoriesOf([resource(1, { category: '' })])).toEqual([
    'Chronic Conditions',
    'Preventive Care',
    'Mental Health',
    'Nutrition',
    'Fitness',
    'Emergency Care',
    'Wellness',
  ]);
});

test('the reading time is estimated from the number of words', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  expect(kindOf(resource(1))).toBe('Article');
  expect(kindOf(resource(1, { body: words(100) }))).toBe('Article, 1 minute');
  expect(kindOf(resource(1, { type: 'video', body: words(101) }))).toBe('Video, 2 minutes');
});

test.each([
  [6, 10, '', '', 'Showing 6 of 10 resources'],
  [30, 10_000, '', '', 'Showing 30 of 10,000 resources'],
  [24, 812, ' arthritis ', '', 'Showing 24 of 812 resources found for “arthritis”'],
  [1, 1, 'sleep', 'Wellness', '1 resource found for “sleep” in Wellness'],
  [0, 0, '', 'Fitness', 'No resources found in Fitness'],
])('the result line for %i of %i with “%s” in “%s”', (shown, all, words, category, line) => {
  expect(countLine(shown, all, { words, category })).toBe(line);
});
