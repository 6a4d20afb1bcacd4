import { pressButton, see, type, type ScreenState, type Step } from './screenState';

const ann = { name: 'Ann Lee', phone: '0491 570 156', places: 1 };

/** Somebody rang and was put down for an event. */
const putDown: Step = {
  do: 'ask',
  as: 'physio.ray@example.org',
  method: 'POST',
  path: 'events/3/guests',
  body: ann,
};

const cancel: Step = {
  do: 'ask',
  as: 'physio.ray@example.org',
  method: 'PUT',
  path: 'events/3',
  body: {
    record: {
      id: 3,
      title: 'Using Your Phone Safely',
      date: '2026-12-09',
      location: 'Melbourne City library',
      description: 'Spot scam calls and messages. Bring your own phone.',
      category: 'education',
      image: 'house',
      capacity: 20,
      cancelled: 'The speaker is ill.',
    },
  },
};

const openForm = [
  pressButton('Who is coming to Using Your Phone Safely'),
  pressButton('Add somebody who rang'),
  see('There is a place for them.'),
];

/** People who rang and have no account, as organisers see them. */
export const guestStates: readonly ScreenState[] = [
  {
    id: 'shared-guest',
    about: 'the form for somebody who rang',
    reach: openForm,
    viewers: ['healthcare'],
  },
  {
    id: 'shared-guest-leave',
    about: 'the question before what was written about them is lost',
    reach: [...openForm, type('Name', 'Ann Lee'), pressButton('Cancel'), see('Leave without saving?')],
    viewers: ['healthcare'],
  },
  {
    id: 'shared-guest-calls',
    about: 'whom to call, since an event is cancelled',
    reach: [putDown, cancel, pressButton('Call 1 person'), see('The speaker is ill.')],
    viewers: ['healthcare'],
  },
];
