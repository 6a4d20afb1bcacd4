import { describe, expect, test } from 'vitest';
import { everydayIndex, lookedFor, searchedEveryday } from './everydaySearch';
import type { ServiceLocation, ServiceType } from './serviceLocation';
import { createServiceIndex } from './serviceSearch';
import { everything, shownPlaces, unknownText } from './servicesView';

/** Monday, 30 November 2026, 10 am in Melbourne. */
const now = new Date('2026-11-29T23:00:00Z');
const week = (opens: string, closes: string) => ({
  zone: 'Australia/Melbourne',
  week: [...Array.from({ length: 5 }, () => [{ opens, closes }]), [], []],
});
const byDay = week('09:00', '17:00');
const byNight = week('18:00', '20:00');

type Details = Partial<ServiceLocation> & Pick<ServiceLocation, 'name' | 'suburb'>;
const place = (id: number, type: ServiceType, details: Details): ServiceLocation => ({
  id,
  type,
  lat: -37.8 - id / 100,
  lng: 145,
  state: 'VIC',
  ...details,
});

const places = [
  place(1, 'health', {
    name: 'Kostas Medical Centre',
    suburb: 'Oakleigh',
    description: 'Family doctors and a nurse.',
    languages: 'Greek, English',
    accessibility: 'Step-free entry, accessible toilet',
    fees_description: 'Bulk billed',
    phone: '03 5550 0123',
    opening_hours: byDay,
  }),
  place(2, 'health', {
    name: 'Movement Rooms',
    suburb: 'Mount Waverley',
    description: 'Physiotherapy and hydrotherapy after a fall.',
    accessibility: 'Ramp at the side door',
    fees_description: '$80 a visit',
    address_1: '12 Blackburn Road',
  }),
  place(3, 'exercise', {
    name: 'Gentle Movers',
    suburb: 'North Melbourne',
    description: 'Seated exercise to music.',
    fees_description: 'Free',
    accessibility: 'No wheelchair access, six steps',
    opening_hours: byDay,
  }),
  place(4, 'exercise', {
    name: 'Evening Stretch',
    suburb: 'Carlton',
    description: 'Tai chi and balance.',
    fees_description: 'Gold coin',
    languages: 'Cantonese, Mandarin',
    opening_hours: byNight,
  }),
  place(5, 'transport', {
    name: 'Riverside Wheels',
    suburb: 'Footscray',
    description: 'Rides to the hospital and to the shops.',
    languages: 'Vietnamese',
    phone: '1800 555 019',
    accessibility: 'Wheelchair lift',
  }),
  place(6, 'home-help', {
    name: 'Helping Hands',
    suburb: 'Preston',
    description: 'Gardening, cleaning and meals. Respite for carers.',
    languages: 'Italian, Arabic',
    fees_description: 'Not free: from $12 an hour',
  }),
  place(7, 'community', {
    name: 'Memory Café',
    suburb: 'Melbourne',
    description: 'For people with dementia and those who care for them.',
    fees_description: 'No cost',
    address_1: '300 Swanston Street',
  }),
  place(8, 'community', {
    name: 'Border Meals',
    suburb: 'Queanbeyan',
    state: 'NSW',
    postal_code: '2620',
    lat: -35.35,
    lng: 149.23,
    description: 'Hot lunches for seniors.',
  }),
  place(9, 'health', {
    name: 'Hearing Room',
    suburb: 'Oaks Estate',
    state: 'ACT',
    postal_code: '2620',
    lat: -35.34,
    lng: 149.24,
    description: 'Hearing tests, hearing aids, podiatry.',
  }),
];

/** Questions of older people and carers, with the places to show, by number. Before these rules one of them was answered. */
const questions: readonly (readonly [asked: string, places: readonly number[]])[] = [
  ['Greek', [1]],
  ['a doctor who speaks Greek', [1]],
  ['GP', [1]],
  ['bulk billing', [1]],
  ['wheelchair', [1, 2, 5]],
  ['step-free', [1, 2, 5]],
  ['free', [1, 3, 7]],
  ['free exercise', [3]],
  ['excercise', [3, 4]],
  ['phisio', [2]],
  ['physio in Mt Waverley', [2]],
  ['exercise class open now', [3]],
  ['exercise Nth Melbourne', [3]],
  ['tai chi', [4]],
  ['someone who speaks Cantonese', [4]],
  ['Mandarin', [4]],
  ['vietnamese transport', [5]],
  ['lift to the hospital', [5]],
  ['1800 555 019', [5]],
  ['bus for my wheelchair', [5]],
  ['help with gardening', [6]],
  ['cleaner', [6]],
  ['respite for carers', [6]],
  ['italian home help', [6]],
  ['dementia', [7]],
  ['demensia', [7]],
  ['Swanston St', [7]],
  ['dementia Melbourne CBD', [7]],
  ['meals 2620', [8]],
  ['hearing aids', [9]],
];

const index = everydayIndex(createServiceIndex(places));
const search = (text: string) => searchedEveryday(index, everything, text);

/** The numbers of the places that are shown after a search, or null where it was not understood. */
function found(text: string): number[] | null {
  const view = search(text);
  if (view.message?.startsWith('We cannot find')) return null;
  const asked = view.open ? { ...view, open: { ...view.open, at: now } } : view;
  const shown = shownPlaces(index, asked).shown.map(({ place: { id } }) => id);
  return shown.toSorted((a, b) => a - b);
}

test('of thirty everyday questions of older people and carers the search of services answers at least 27', () => {
  const missed = questions.filter(([asked, wanted]) => String(found(asked)) !== String(wanted));
  const said = missed.map(([asked, wanted]) => `${asked}: ${String(found(asked))} for ${wanted.join()}`);
  expect(questions).toHaveLength(30);
  expect(said.slice(3)).toEqual([]);
});

describe('a search in everyday words', () => {
  test('says what it looked for where a word was mended, and keeps what was typed otherwise', () => {
    expect(search('excercise')).toMatchObject({ words: 'exercise', message: lookedFor('exercise') });
    expect(search('Tai Chi')).toMatchObject({ words: 'Tai Chi', message: null });
  });

  test('mends one slip in a word and not two', () => {
    expect(search('exxerrcise').message).toBe(unknownText('exxerrcise', false));
  });

  test('never takes what a place says that it does not have for what it has', () => {
    expect(found('wheelchair')).not.toContain(3);
    expect(found('free')).not.toContain(6);
  });

  test('shows open places only where “open now” is asked for, also without another word', () => {
    expect(search('open now')).toMatchObject({ words: '', message: null, open: { unknownToo: false } });
    expect(found('what is open now?')).toEqual([1, 3]);
    expect(search('exercise').open).toBeNull();
  });

  test('says of a question that nobody can answer that it is not known, in the words that were typed', () => {
    expect(search('who fixes zithers').message).toBe(unknownText('who fixes zithers', false));
    expect(search('').message).toBeNull();
  });

  test.each([
    ['Mt Waverley', 'Mount Waverley, VIC'],
    ['Nth Melbourne', 'North Melbourne, VIC'],
    ['Melbourne CBD', 'Melbourne'],
  ])('knows the area “%s”', (typed, label) => {
    expect(search(typed).origin?.label).toBe(label);
  });

  test('starts in one state from a postcode that is in two, and offers the other', () => {
    const view = search('2620');
    expect(view.origin?.label).toBe('2620, NSW');
    expect(view.others).toEqual(['2620, ACT']);
    expect(search('2620, ACT').origin).toMatchObject({ label: '2620, ACT', lat: -35.34 });
  });
});
