import { noShops, placeGone, positionTexts, unknownText } from '../../src/domain/services/servicesView';
import { pressButton, pressEnter, see, type, type ScreenState, type Step } from './screenState';
import { mapStates } from './map';

/** Search for something. */
const look = (text: string): readonly Step[] => [type('Suburb, town or service', text), pressEnter];

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
  { id: 'place', about: 'a link to one place', address: '?item=4', reach: [see('30 places')] },
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
  {
    id: 'thousands',
    about: 'thousands of places, page by page',
    story: 'screens-services--thousands',
    reach: [],
  },
  ...mapStates,
];
