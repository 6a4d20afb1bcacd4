import { noServicesFound } from '@/shared/domain/services/serviceSearch';
import { routeNeedsBoth, straightLine } from '@/shared/domain/services/routeEstimate';
import { pressButton, pressEnter, see, type, type ScreenState, type Step } from './screenState';

/** On a narrow screen the map instead of the list, as somebody chose before. */
const asMap: Step = { do: 'store', key: 'ageBetter.servicesMap', value: 'true' };

const search = (words: string): readonly Step[] => [asMap, type('Search the map', words), pressEnter];

const plan = (start: string, end: string): readonly Step[] => [
  type('Start', start),
  type('End', end),
  pressEnter,
  see(straightLine),
];

const spot = { type: 'health', suburb: 'Ballarat', state: 'VIC', lat: -37.56, lng: 143.85 };
const twoInOneSpot: Step = {
  do: 'intercept',
  url: '**/api/services',
  with: {
    status: 200,
    body: JSON.stringify({
      sample: false,
      places: [
        { ...spot, id: 1, name: 'Ballarat Hearing Clinic' },
        { ...spot, id: 2, name: 'Ballarat Foot Clinic' },
      ],
    }),
    type: 'application/json',
  },
};

/** The map beside the list, and the route that is planned on it. */
export const mapStates: readonly ScreenState[] = [
  {
    id: 'map',
    about: 'the map: on a narrow screen instead of the list, else beside it',
    reach: [asMap, see('Places in view: ')],
  },
  {
    id: 'map-popup',
    about: 'one place found on the map, and its popup open',
    reach: [
      ...search('carlton'),
      see('Places in view: 1 of 1.'),
      pressButton('Carlton Community Health Centre, Health'),
      see('Plan a route from here'),
    ],
  },
  {
    id: 'map-spot',
    about: 'two places in one spot, and the popup that lists them',
    reach: [
      twoInOneSpot,
      ...search(''),
      see('Places in view'),
      pressButton('See all on the map'),
      pressButton('Two places here. Show them'),
      see('Choose one of them.'),
    ],
  },
  {
    id: 'map-failed',
    about: 'the map’s code could not be fetched',
    reach: [
      {
        do: 'intercept',
        url: '**/assets/ServiceMap-*.js',
        with: { status: 404, body: '', type: 'text/plain' },
      },
      ...search(''),
      see('The map could not be loaded.'),
    ],
  },
  {
    id: 'map-no-results',
    about: 'the notice of a search in vain',
    reach: [...search('zebra'), see(noServicesFound)],
  },
  {
    id: 'no-street-map',
    about: 'the street tiles do not come',
    reach: [
      { do: 'intercept', url: '**/*.png', with: 'no-answer' },
      ...search(''),
      see('The street map is missing just now.'),
    ],
  },
  {
    id: 'no-map',
    about: 'a browser that cannot draw maps',
    story: 'screens-map--no-web-gl',
    reach: [],
  },
  {
    id: 'route-notice',
    about: 'a route without its ends',
    reach: [pressButton('Show route'), see(routeNeedsBoth)],
  },
  {
    id: 'route-unknown',
    about: 'an example route for places that nobody knows',
    reach: plan('5 Nowhere Street', 'Atlantis'),
  },
  { id: 'route-known', about: 'a route between two suburbs', reach: plan('Footscray', 'Carlton') },
];
