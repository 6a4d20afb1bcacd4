import type { RatingEntry, Resource } from '../domain/resources/resource';
import { dayFrom } from './days';
import { resourceTexts } from './resourceTexts';

type Written = Pick<Resource, 'id' | 'title' | 'description' | 'type' | 'category'>;

/** The day on which the texts were last checked against their sources. */
const checkedOn = '2026-11-20';

const written: readonly Written[] = [
  {
    id: 1,
    title: 'Living well with arthritis',
    description: 'Small changes that ease stiff hands, hips and knees, and when to see your doctor.',
    type: 'text',
    category: 'Chronic Conditions',
  },
  {
    id: 2,
    title: 'Strength and balance at home',
    description: 'Gentle moves beside a kitchen chair. Thirty minutes on most days is a good aim.',
    type: 'video',
    category: 'Fitness',
  },
  {
    id: 3,
    title: 'Free vaccines from age 65',
    description: 'Flu every year, and two shingles doses, are free from 65.',
    type: 'text',
    category: 'Preventive Care',
  },
  {
    id: 4,
    title: 'Feeling low or lonely?',
    description: 'Talking helps. Where to start, and who to call at any hour.',
    type: 'text',
    category: 'Mental Health',
  },
  {
    id: 5,
    title: 'Eating well on a budget',
    description: 'Five ideas for good meals that cost less.',
    type: 'video',
    category: 'Nutrition',
  },
  {
    id: 6,
    title: 'When to call Triple Zero (000)',
    description: 'How to tell an emergency, and what to say when you call.',
    type: 'text',
    category: 'Emergency Care',
  },
  {
    id: 7,
    title: 'Sleeping better',
    description: 'Why sleep changes as we age, and what helps.',
    type: 'video',
    category: 'Wellness',
  },
  {
    id: 8,
    title: 'Living with diabetes: daily checks',
    description: 'A short daily routine for your blood sugar, your feet and your medicines.',
    type: 'text',
    category: 'Chronic Conditions',
  },
  {
    id: 9,
    title: 'Stop falls at home',
    description: 'Simple changes, room by room, and what to do after a fall.',
    type: 'text',
    category: 'Preventive Care',
  },
  {
    id: 10,
    title: 'Staying cool in hot weather',
    description: 'How to get through a heatwave, and the signs of heatstroke.',
    type: 'text',
    category: 'Emergency Care',
  },
];

/** The sample ratings, and how many days before the first run. The other resources have no ratings yet. */
const sampleRatings: Readonly<Record<number, readonly [email: string, rating: number, daysAgo: number][]>> = {
  1: [
    ['margaret@example.org', 4, 21],
    ['george@example.org', 5, 16],
    ['tom@example.org', 4, 62],
  ],
  2: [
    ['admin@example.org', 5, 40],
    ['margaret@example.org', 5, 12],
    ['george@example.org', 4, 14],
    ['nina@example.org', 5, 37],
  ],
  3: [
    ['nina@example.org', 4, 45],
    ['tom@example.org', 5, 61],
  ],
};

/** The seeded resources. The first six are the cards of the resources page. @param now the time of the first run. */
export function seedResources(now: Date): Resource[] {
  return written.map((resource) => {
    const ratings = (sampleRatings[resource.id] ?? []).map(([userId, rating, daysAgo]): RatingEntry => ({
      userId,
      rating,
      timestamp: dayFrom(now, -daysAgo, 14, 30).toISOString(),
    }));
    const sum = ratings.reduce((total, { rating }) => total + rating, 0);
    return {
      ...resource,
      ratings,
      averageRating: ratings.length > 0 ? sum / ratings.length : null,
      body: resourceTexts[resource.id] ?? '',
      checkedOn,
      sample: true,
    };
  });
}
