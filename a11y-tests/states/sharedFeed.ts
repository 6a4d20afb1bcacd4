import { pressButton, see, type, type ScreenState, type Step } from './screenState';

const feed = [pressButton('Set up the calendar feed'), see('Whoever has it can read')];
const json = (status: number, body: object) => ({
  status,
  body: JSON.stringify(body),
  type: 'application/json',
});
const made = { madeAt: '2026-11-03T00:00:00.000Z', titles: false };
const feedInUse: Step = {
  do: 'intercept',
  url: '**/api/me/calendar-feed',
  with: json(200, { feed: made }),
};
const secret = 'aB3-xY7_kQ9mN2vR5tW8zC1dF4gH6jL0pS3uE7oI5yA';
/** A new calendar address that is the same each time. */
export const sameAddress: Step = {
  do: 'intercept',
  url: '**/api/identity/calendar-feed',
  with: json(201, { feed: made, address: `https://agebetter.example/calendar/${secret}.ics` }),
};

/** The states of the calendar feed, on the profile. */
export const feedStates: readonly Omit<ScreenState, 'data'>[] = [
  {
    id: 'shared-feed',
    about: 'who can read a calendar feed, and the password for its address',
    reach: feed,
    viewers: ['user'],
  },
  {
    id: 'shared-feed-in-use',
    about: 'a calendar feed that was made before, whose address is not kept',
    reach: [feedInUse, ...feed],
    viewers: ['user'],
  },
  {
    id: 'shared-feed-made',
    about: 'a new calendar address, this once',
    reach: [
      sameAddress,
      ...feed,
      type('Your password', 'Correct1'),
      pressButton('Make the address'),
      see('Your calendar address is ready.'),
    ],
    viewers: ['user'],
  },
  {
    id: 'shared-feed-off',
    about: 'the question before a calendar feed is turned off',
    reach: [feedInUse, ...feed, pressButton('Turn the feed off'), see('Turn off your calendar feed?')],
    viewers: ['user'],
  },
  {
    id: 'shared-feed-renewal',
    about: 'the question before a calendar address is renewed',
    reach: [
      feedInUse,
      ...feed,
      type('Your password', 'Correct1'),
      pressButton('Make a new address'),
      see('Make a new calendar address?'),
    ],
    viewers: ['user'],
  },
];
