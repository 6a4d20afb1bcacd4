import { loginToRegister } from '@/shared/domain/events/event';
import { noEvents } from '@/shared/domain/events/eventFilters';
import { pressButton, see, type, type ScreenState, type Step } from './screenState';

/** The sample events are there. */
const filled = see('Walking Group');
const healthcare = ['healthcare'] as const;

const storeEvents = (events: readonly object[]): Step => ({
  do: 'store',
  key: 'events',
  value: JSON.stringify(events),
});

const event = (id: number, date: string, title = `Gardening ${id}`) => ({
  id,
  title,
  date,
  location: 'Preston',
  description: 'Pots, herbs and a chat.',
  category: 'social',
  image: '',
  capacity: 12,
  attendees: 3,
});

const pressBox = (name: string): Step => ({ do: 'press', role: 'checkbox', name });
const on = '2026-03-03';
/** Gardening 1 says how to get in, and so does Gardening 2; the third says nothing. */
export const withAccess = storeEvents([
  {
    ...event(1, '2099-01-01'),
    starts: '10:00',
    ends: '11:30',
    access: {
      stepFree: { is: 'yes', on },
      toilet: { is: 'yes', on },
      hearingLoop: { is: 'no', on },
      transport: 'Tram 96 stops at the door.',
      cost: 'Free',
      contact: '03 9123 4567',
    },
  },
  { ...event(2, '2099-01-01'), allDay: true, access: { stepFree: { is: 'no', on } } },
  event(3, '2099-01-02'),
]);

const register = pressButton('Register for Using Your Phone Safely');
const askWhy = [
  pressButton('Edit Walking Group'),
  pressButton('Cancel this event…'),
  see('It stays on the list, marked as cancelled.'),
];
const openNew = [pressButton('Add New Event'), see('The event is added.')];

/** The events page, for those who come and for those who manage. */
export const eventsStates: readonly ScreenState[] = [
  { id: 'filled', about: 'six events', reach: [filled], viewers: ['user', 'healthcare'] },
  {
    id: 'filtered',
    about: 'one category',
    reach: [pressButton('Fitness (2)'), see('2 events, soonest first')],
  },
  {
    id: 'empty',
    about: `no event in a category: "${noEvents}"`,
    reach: [storeEvents([event(1, '2099-01-01')]), pressButton('Fitness (0)'), see(noEvents)],
  },
  {
    id: 'step-free',
    about: 'only events with a step-free way in',
    reach: [withAccess, pressButton('Only with a step-free way in'), see('1 more does not say.')],
  },
  {
    id: 'access',
    about: 'how to get in and take part in one event',
    address: '?item=1',
    reach: [withAccess, see('Tram 96 stops at the door.')],
  },
  {
    id: 'registered',
    about: 'a place taken, with a way to give it up',
    reach: [register, see('You are going to Using Your Phone Safely.')],
  },
  {
    id: 'with-support',
    about: 'two places taken, one for a support person',
    reach: [
      pressBox('I bring a support person to Using Your Phone Safely'),
      register,
      see('You are going to Using Your Phone Safely, with a support person.'),
    ],
  },
  {
    id: 'one-place-left',
    about: 'no room for a support person: neither place is taken',
    reach: [
      storeEvents([{ ...event(1, '2099-01-01'), attendees: 11 }]),
      pressBox('I bring a support person to Gardening 1'),
      pressButton('Register for Gardening 1'),
      see('Only 1 place is left'),
    ],
  },
  {
    id: 'given-up',
    about: 'a place given up',
    reach: [
      register,
      pressButton('Give up my place at Using Your Phone Safely'),
      see('You gave up your place'),
    ],
  },
  {
    id: 'calendar-file',
    about: 'one event alone, saved as a calendar file',
    address: '?item=4',
    reach: [pressButton('Save as a calendar file Morning Tea and Chat'), see('Saved as')],
  },
  { id: 'gone', about: 'an event that is not there', address: '?item=99', reach: [see('We could not find')] },
  {
    id: 'pages',
    about: 'more events than one page shows, some of them over',
    reach: [
      storeEvents(
        Array.from({ length: 15 }, (_, index) => event(index + 1, index < 8 ? '2099-01-01' : '2020-01-01')),
      ),
      see('Events 1 to 10 of 15'),
      see('Past event'),
    ],
  },
  {
    id: 'damaged',
    about: 'saved events that can’t be read',
    reach: [{ do: 'store', key: 'events', value: '{"half a' }, see('could not be read')],
  },
  {
    id: 'login-ended',
    about: `the login ended with the page open: "${loginToRegister}"`,
    story: 'screens-events--login-ended',
    reach: [],
  },
  {
    id: 'loading',
    about: 'the events are on their way',
    story: 'screens-events--loading',
    reach: [],
  },
  {
    id: 'unreachable',
    about: 'nobody answers',
    story: 'screens-events--unreachable',
    reach: [],
  },
  {
    id: 'storage-full',
    about: 'no room for a place on this device',
    story: 'screens-events--storage-full',
    reach: [],
  },
  {
    id: 'waiting-list',
    about: 'a full event whose waiting list is open, just left',
    story: 'screens-events--waiting-list',
    reach: [],
  },
  {
    id: 'on-waiting-list',
    about: 'number three on a waiting list',
    story: 'screens-events--on-waiting-list',
    reach: [],
  },
  {
    id: 'new-event',
    about: 'the form for a new event',
    reach: openNew,
    viewers: healthcare,
  },
  {
    id: 'wrong-fields',
    about: 'the form saying what is wrong',
    reach: [
      ...openNew,
      type('Title', ''),
      type('Capacity', 'many'),
      pressButton('Save'),
      see('Enter a title.'),
    ],
    viewers: healthcare,
  },
  {
    id: 'leave',
    about: 'the question before what was typed is lost',
    reach: [...openNew, type('Title', 'Bus trip'), pressButton('Cancel'), see('Leave without saving?')],
    viewers: healthcare,
  },
  {
    id: 'not-saved',
    about: 'the form when there is no room for the change',
    story: 'screens-events--editing-storage-full',
    reach: [],
    viewers: healthcare,
  },
  {
    id: 'saved',
    about: 'an event changed, with a way back',
    reach: [...openNew, type('Title', 'Bus trip'), pressButton('Save'), see('Saved: Bus trip.')],
    viewers: healthcare,
  },
  { id: 'cancel', about: 'the question why an event is cancelled', reach: askWhy, viewers: healthcare },
  {
    id: 'cancelled',
    about: 'an event cancelled, with its reason and a way back',
    reach: [
      ...askWhy,
      type('Why is it cancelled?', 'The path is under water.'),
      pressButton('Cancel this event'),
      see('Cancelled: Walking Group.'),
    ],
    viewers: healthcare,
  },
  {
    id: 'who-is-coming-searched',
    about: 'the same searched, downloaded and printed',
    story: 'screens-who-is-coming--searched',
    reach: [],
    viewers: healthcare,
  },
  {
    id: 'who-is-coming-empty',
    about: 'nobody is coming yet',
    story: 'screens-who-is-coming--empty',
    reach: [],
    viewers: healthcare,
  },
  {
    id: 'who-is-coming-loading',
    about: 'who is coming is on its way',
    story: 'screens-who-is-coming--loading',
    reach: [],
    viewers: healthcare,
  },
  {
    id: 'who-is-coming-unreachable',
    about: 'nobody says who is coming, then somebody does',
    story: 'screens-who-is-coming--unreachable',
    reach: [],
    viewers: healthcare,
  },
];
