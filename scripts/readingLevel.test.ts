import { expect, test } from 'vitest';
import { leaflet } from '../shared/domain/content/leaflet';
import { accessibilitySummary } from '../shared/domain/screens/accessibilitySummary';
import { seedAppointments } from '../shared/seeds/appointments';
import { seedEvents } from '../shared/seeds/events';
import { seedForumPosts } from '../shared/seeds/forumPosts';
import { helpNumbers } from '../shared/seeds/helpNumbers';
import { homeResources } from '../shared/seeds/homeResources';
import { news } from '../shared/seeds/news';
import { seedResources } from '../shared/seeds/resources';
import { gradeOf, hardTexts, highestGrade } from './readingLevel';

const now = new Date(2026, 10, 21, 9);
const used = new Map<string, string>();

/** All texts of more than a word in something, line by line. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n').filter((line) => line.trim().includes(' '));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const contents = {
  resources: seedResources(now),
  events: seedEvents(now),
  'forum posts': seedForumPosts(now),
  news,
  'resources of the first page': homeResources,
  // Where a number was found is for the operator.
  'help numbers': helpNumbers.map((number) => ({ ...number, source: '' })),
  appointments: seedAppointments(now),
  leaflet,
};

test.each(Object.entries(contents))('%s are easy to read, one by one and all together', (_, content) => {
  const texts = textsIn(content);
  expect(texts.length).toBeGreaterThan(3);
  expect(hardTexts(texts, used)).toEqual([]);
  expect(gradeOf(texts.join('\n'), used)).toBeLessThanOrEqual(highestGrade);
});

const domain = import.meta.glob<Record<string, unknown>>(
  ['../shared/domain/**/*.ts', '!../shared/domain/**/*.test.ts'],
  {
    eager: true,
  },
);

const toolNames = new Set(accessibilitySummary.manual.map(({ tools }) => tools));

test('the messages of the domain are easy to read', () => {
  const texts = Object.entries(domain)
    // The descriptions of the screens' states are for those who work on the product.
    .filter(([path]) => !path.endsWith('/screenStates.ts'))
    .flatMap(([, exported]) => textsIn({ ...exported }))
    // Programs and their versions: names have no easier words.
    .filter((text) => !toolNames.has(text));
  expect(texts.length).toBeGreaterThan(20);
  expect(hardTexts(texts, used)).toEqual([]);
});

test('the reading level check finds a difficult text, and accepts an easy and a short one', () => {
  const hard =
    'Notwithstanding contraindications, individuals experiencing exacerbations should seek consultation.';
  expect(
    hardTexts([hard, 'Call us when you feel ill, day or night, and we will help.', 'Administration']),
  ).toEqual([expect.stringContaining(hard)]);
  expect(gradeOf('The cat sat on the mat.')).toBeLessThan(0);
  expect(gradeOf('')).toBe(0);
});

test('the words excused from the reading level check are few, and each has its reason', () => {
  console.info(
    `Excused from the reading level:\n${[...used].map(([words, why]) => `  ${words}: ${why}`).join('\n')}`,
  );
  expect(used.size).toBeGreaterThan(0);
  expect(used.size).toBeLessThan(30);
});
