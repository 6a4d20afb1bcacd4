import { overlapQuestion } from '@/shared/domain/appointments/appointmentTexts';
import { ratingUpdated } from '@/shared/domain/resources/ratingTexts';
import type { ScreenId } from '@/shared/domain/screens/screens';
import { deviceStates } from './sharedDevice';
import { feedStates } from './sharedFeed';
import { loginStates } from './sharedLogins';
import { guestStates } from './sharedGuests';
import { seriesStates } from './series';
import { pressButton, see, type, typeTime, type ScreenState, type Step } from './screenState';

const [george, nina, margaret] = ['george@example.org', 'nina@example.org', 'margaret@example.org'] as const;
const join = (as: string): Step => ({ do: 'ask', as, method: 'PUT', path: 'events/2/waiting' });
const rate = (as: string, rating: number): Step => ({
  do: 'ask',
  as,
  method: 'PUT',
  path: 'resources/1/rating',
  body: { rating },
});

/** An appointment of the person with this address, at these hours of the day after the audit in Melbourne. */
const book = (as: string, id: string, from: number, until: number): Step => {
  const at = (hour: number) => `2026-11-25T${String(hour).padStart(2, '0')}:00:00+11:00`;
  const appointment = {
    id,
    title: 'Dentist',
    start: new Date(at(from)).toISOString(),
    end: new Date(at(until)).toISOString(),
    location: 'Carlton',
    description: '',
    allDay: false,
    userId: as,
  };
  const body = { record: appointment, overlapAgreed: true };
  return { do: 'ask', as, method: 'PUT', path: `appointments/${id}`, body };
};
/** From one to four, in two pieces that overlap. */
export const othersAreBusy: readonly Step[] = [book(george, 'g', 13, 15), book(nina, 'n', 14, 16)];

/** Two people have a place at one event. */
export const peopleAtPhones: readonly Step[] = [george, nina].map((as) => ({
  do: 'ask',
  as,
  method: 'PUT',
  path: 'events/3/registration',
}));

const deleteTom = [pressButton('Delete tom@example.org'), see('Delete tom@example.org?')];
const ray = 'physio.ray@example.org';
const phones = {
  id: 3,
  title: 'Phones and Tablets, Safely',
  date: '2026-12-09',
  location: 'Melbourne City library',
  description: 'Spot scam calls and messages. Bring your own phone.',
  category: 'education',
  image: 'house',
  capacity: 20,
};
const changeEvent: Step = { do: 'ask', as: ray, method: 'PUT', path: 'events/3', body: { record: phones } };
/** All its places but one are taken. */
export const onePlaceLeft: readonly Step[] = [
  { do: 'ask', as: ray, method: 'PUT', path: 'events/3', body: { record: { ...phones, capacity: 13 } } },
];
const editEvent = [
  pressButton('Edit Using Your Phone Safely'),
  type('Title', 'Using Your Phone'),
  type('Location', 'Library, room 2'),
];

/** The states that exist only, or look otherwise, where data is shared on the server. */
const states: Partial<Record<ScreenId, readonly Omit<ScreenState, 'data'>[]>> = {
  resources: [
    {
      id: 'shared-rated',
      about: 'a rating among those of others, who are not named',
      reach: [
        rate(george, 3),
        rate(nina, 4),
        rate(margaret, 2),
        { do: 'press', role: 'radio', name: '5 stars' },
        see(ratingUpdated),
      ],
    },
  ],
  events: [
    {
      id: 'shared-filled',
      about: 'a full event with a waiting list, and others with places',
      reach: [see('Join the waiting list')],
      viewers: ['user', 'healthcare'],
    },
    {
      id: 'shared-registered',
      about: 'a place taken, which others see in the number of people',
      // The waiting lists arrive after the events, and move what stands below them.
      reach: [
        see('Join the waiting list'),
        pressButton('Register for Using Your Phone Safely'),
        see('You are going to Using Your Phone Safely.'),
      ],
    },
    {
      id: 'shared-joined',
      about: 'a waiting list joined, with a way back',
      reach: [
        join(george),
        pressButton('Join the waiting list for Gentle Chair Exercise'),
        see('You are number 2 on the waiting list for'),
      ],
    },
    {
      id: 'shared-in-line',
      about: 'number three on a waiting list, as the page arrives',
      reach: [join(george), join(nina), join(margaret), see('You are number 3 on the waiting list.')],
    },
    {
      id: 'shared-pair-waits',
      about: 'a waiting list joined with a support person, for two places',
      reach: [
        join(george),
        { do: 'press', role: 'checkbox', name: 'I bring a support person to Gentle Chair Exercise' },
        pressButton('Join the waiting list for Gentle Chair Exercise'),
        see('You are number 2 on the waiting list for'),
      ],
    },
    {
      id: 'shared-one-place-left',
      about: 'no room for a support person, who can be waited for together',
      reach: [
        ...onePlaceLeft,
        { do: 'press', role: 'checkbox', name: `I bring a support person to ${phones.title}` },
        pressButton(`Register for ${phones.title}`),
        see('Only 1 place is left'),
      ],
    },
    {
      id: 'shared-places-missing',
      about: 'nobody answers where this person has a place',
      reach: [
        { do: 'as-everybody' },
        { do: 'intercept', url: '**/api/registrations*', with: 'no-answer' },
        see('We could not load where you have a place.'),
      ],
    },
    {
      id: 'shared-who-is-coming',
      about: 'who is coming, in a table',
      reach: [...peopleAtPhones, pressButton('Who is coming to Using Your Phone Safely'), see(george)],
      viewers: ['healthcare'],
    },
    ...guestStates,
    {
      id: 'shared-conflict',
      about: 'somebody else has changed the event that is being edited',
      reach: [...editEvent, changeEvent, pressButton('Save'), see('Somebody else changed this event')],
      viewers: ['healthcare'],
    },
    ...seriesStates,
    {
      id: 'shared-deleted-meanwhile',
      about: 'somebody else has deleted the event that is being edited',
      reach: [
        ...editEvent,
        { do: 'ask', as: ray, method: 'DELETE', path: 'events/3' },
        pressButton('Save'),
        see('Somebody else deleted this event'),
      ],
      viewers: ['healthcare'],
    },
  ],
  admin: [
    {
      id: 'shared-filled',
      about: 'a table of the accounts',
      reach: [see('tom@example.org'), see('Sleeping better')],
    },
    {
      id: 'shared-edit-user',
      about: 'the form for what a person may do',
      reach: [pressButton('Edit tom@example.org'), see('The address stays.')],
    },
    { id: 'shared-delete-user', about: 'the question before an account is deleted', reach: deleteTom },
    {
      id: 'shared-deleted',
      about: 'an account is deleted, without a way back',
      reach: [...deleteTom, pressButton('Delete user'), see('Deleted tom@')],
    },
  ],
  profile: [
    {
      id: 'shared-others',
      about: 'the week, with the times of others as one',
      reach: [...othersAreBusy, see('Previous week'), see('Booked')],
    },
    {
      id: 'shared-others-missing',
      about: 'nobody answers when others have booked',
      reach: [
        { do: 'intercept', url: '**/api/busy-times*', with: 'no-answer' },
        see('We could not load when others have booked.'),
      ],
    },
    {
      id: 'shared-leave',
      about: 'what goes with one’s own account, and the password',
      reach: [pressButton('Delete my account'), see('Delete your account?')],
    },
    ...feedStates,
    {
      id: 'shared-reminders',
      about: 'the choice of emails that remind this person',
      reach: [pressButton('Choose reminders'), see('The day before an appointment')],
    },
    {
      id: 'shared-reminders-saved',
      about: 'reminders chosen',
      reach: [
        pressButton('Choose reminders'),
        { do: 'press', role: 'checkbox', name: 'The day before an appointment' },
        pressButton('Save'),
        see('Saved. We remind you by email.'),
      ],
    },
    ...deviceStates,
    ...loginStates,
    {
      id: 'shared-month',
      about: 'the month, with the times of others',
      reach: [...othersAreBusy, see('Previous week'), pressButton('Month'), see('Booked')],
    },
    {
      id: 'shared-overlap',
      about: `"${overlapQuestion}", about somebody else’s time`,
      reach: [
        ...othersAreBusy,
        pressButton('Add an appointment'),
        type('Title', 'Walk'),
        typeTime('Start Time', '2026-11-25T14:30'),
        typeTime('End Time', '2026-11-25T15:30'),
        pressButton('Save'),
        see(overlapQuestion),
      ],
    },
  ],
};

/** Those of one screen. */
export const sharedStatesOf = (id: ScreenId): ScreenState[] =>
  (states[id] ?? []).map((state) => ({ ...state, data: 'server' }));
