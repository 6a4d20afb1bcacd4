import { samplePlace } from '@/shared/domain/services/placeDetails';
import { noShops, placeGone, positionTexts, unknownText } from '@/shared/domain/services/servicesView';
import { pressButton, pressEnter, see, type, type ScreenState, type Step } from './screenState';
import { mapStates } from './map';

/** Search for something. */
const look = (text: string): readonly Step[] => [type('Suburb, town or service', text), pressEnter];

/** The answer of a server whose operator has imported suburbs. */
const queanbeyanSuburbs: Step = {
  do: 'intercept',
  url: '**/api/suburbs/*',
  with: {
    status: 200,
    body: JSON.stringify({
      imported: true,
      suburbs: [
        ['Queanbeyan', 'NSW', '2620', -35.353, 149.234],
        ['Carwoola', 'NSW', '2620', -35.4, 149.33],
        ['Hume', 'ACT', '2620', -35.39, 149.17],
      ],
    }),
    type: 'application/json',
  },
};

/** The services near the person, and the ways to search them. */
export const servicesStates: readonly ScreenState[] = [
  { id: 'samples', about: 'the sample places', reach: [see('30 places')] },
  {
    id: 'near-a-suburb',
    about: 'places from the nearest to the farthest',
    reach: [...look('Footscray'), see('nearest to Footscray, VIC first')],
  },
  { id: 'kind', about: 'one tile pressed', reach: [pressButton('Transport'), see('6 places: Transport')] },
  {
    id: 'found',
    about: 'one place found by its name',
    reach: [...look('tai chi'), see('1 place: “tai chi”')],
  },
  {
    id: 'unknown',
    about: 'a suburb that nobody knows',
    reach: [...look('Woolgoolga'), see(unknownText('Woolgoolga', false))],
  },
  {
    id: 'postcode',
    about: 'a postcode that nobody knows',
    reach: [...look('2450'), see(unknownText('2450', true))],
  },
  {
    id: 'several-areas',
    about: 'a postcode in several places, from the suburbs that an operator imported',
    reach: [
      queanbeyanSuburbs,
      type('Suburb, town or service', '2620'),
      // Suggested: the list has come. A search waits for it no longer than a person would.
      see('2620, ACT: Hume'),
      pressEnter,
      see('Start from Hume, ACT'),
    ],
  },
  { id: 'no-shops', about: 'no shops in the list', reach: [pressButton('Shops'), see(noShops)] },
  {
    id: 'position-refused',
    about: '"Near me" without permission',
    reach: [pressButton('Near me'), see(positionTexts.refused)],
  },
  {
    id: 'position-slow',
    about: '"Near me" after a long wait',
    story: 'screens-services--position-slow',
    reach: [],
  },
  {
    id: 'position-unavailable',
    about: '"Near me" on a device that cannot tell',
    story: 'screens-services--position-unavailable',
    reach: [],
  },
  { id: 'looking', about: 'finding where this device is', story: 'screens-services--looking', reach: [] },
  { id: 'near-me', about: 'places from here', story: 'screens-services--near-me', reach: [] },
  { id: 'place', about: 'the page of one sample place', address: '?item=4', reach: [see(samplePlace)] },
  {
    id: 'place-open',
    about: 'the page of a place with all that can be known about it, open now',
    story: 'screens-place--open-now',
    reach: [],
  },
  {
    id: 'place-closed',
    about: 'the page of a place that is closed now, in another time zone',
    story: 'screens-place--closed-now',
    reach: [],
  },
  {
    id: 'place-words',
    about: 'the page of a place whose hours are words',
    story: 'screens-place--hours-in-words',
    reach: [],
  },
  {
    id: 'place-not-known',
    about: 'the page of a place about which nothing is known',
    story: 'screens-place--nothing-known',
    reach: [],
  },
  {
    id: 'place-not-reached',
    about: 'a link to a place while the server does not answer',
    story: 'screens-place--not-reached',
    reach: [],
  },
  {
    id: 'place-gone',
    about: 'a link to a place that is gone',
    address: '?item=999',
    reach: [see(placeGone)],
  },
  {
    id: 'unreachable',
    about: 'the server does not answer',
    reach: [{ do: 'intercept', url: '**/api/services', with: 'no-answer' }, see('could not be reached')],
  },
  {
    id: 'imported',
    about: 'real places, with all that is known about them',
    story: 'screens-services--imported',
    reach: [],
  },
  ...[
    { id: 'open-now', about: 'places that are open, not far from here' },
    { id: 'nothing-open', about: 'no place that is open, and a way to see the others' },
    { id: 'quick-find', about: 'the nearest classes that are open, in one choice' },
  ].map(({ id, about }) => ({ id, about, story: `screens-nearestservices--${id}`, reach: [] })),
  {
    id: 'thousands',
    about: 'thousands of places, page by page',
    story: 'screens-services--thousands',
    reach: [],
  },
  ...mapStates,
];
