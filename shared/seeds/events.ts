import type { CommunityEvent } from '../domain/events/event';
import { dayFrom, dayText } from './days';

type Written = Omit<CommunityEvent, 'date' | 'sample'> & { daysAhead: number };

const written: readonly Written[] = [
  {
    id: 1,
    daysAhead: 5,
    starts: '09:00',
    ends: '12:00',
    title: 'Free Blood Pressure Check',
    location: 'Carlton',
    description:
      'A nurse checks your blood pressure. It takes five minutes. No booking with a doctor needed.',
    category: 'health',
    image: 'sprig',
    capacity: 40,
    attendees: 18,
  },
  {
    id: 2,
    daysAhead: 9,
    starts: '10:30',
    ends: '11:30',
    title: 'Gentle Chair Exercise',
    location: 'Brunswick',
    description: 'Seated stretches to music, for every level.',
    category: 'fitness',
    image: 'sunrise',
    capacity: 25,
    attendees: 25,
  },
  {
    id: 3,
    daysAhead: 14,
    starts: '14:00',
    ends: '15:30',
    title: 'Using Your Phone Safely',
    location: 'Melbourne City library',
    description: 'Spot scam calls and messages. Bring your own phone.',
    category: 'education',
    image: 'house',
    capacity: 20,
    attendees: 12,
  },
  {
    id: 4,
    daysAhead: 20,
    starts: '10:00',
    ends: '11:30',
    title: 'Morning Tea and Chat',
    location: 'St Kilda',
    description: 'Tea, cake and good company. Come by yourself or bring a friend.',
    category: 'social',
    image: 'teaCup',
    capacity: 30,
    attendees: 0,
  },
  {
    id: 5,
    daysAhead: 27,
    starts: '13:00',
    ends: '14:00',
    title: 'Support at Home Explained',
    location: 'Online',
    description: 'How help at home works now, how to apply, and time for your questions.',
    category: 'education',
    image: 'house',
    capacity: 100,
    attendees: 46,
  },
  {
    id: 6,
    daysAhead: 34,
    starts: '08:30',
    ends: '09:30',
    title: 'Walking Group',
    location: 'Footscray riverside',
    description: 'An easy walk of about 40 minutes on flat paths, with a rest half way.',
    category: 'fitness',
    image: 'sunrise',
    capacity: 15,
    attendees: 9,
  },
];

/** The seeded events. @param now the time of the first run; their dates are counted from it. */
export function seedEvents(now: Date): CommunityEvent[] {
  return written.map(({ daysAhead, ...event }) => ({
    ...event,
    date: dayText(dayFrom(now, daysAhead)),
    sample: true,
  }));
}

const featured = [1, 4, 6];

/** The three events that the community page shows first; each leads to itself on the events page by its id. */
export function featuredEvents(now: Date): CommunityEvent[] {
  return seedEvents(now).filter(({ id }) => featured.includes(id));
}
