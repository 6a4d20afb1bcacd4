import { pressButton, see, type, type ScreenState, type Step } from './screenState';

const ray = 'physio.ray@example.org';
const healthcare = ['healthcare'] as const;

const walk = (id: number, date: string, capacity = 12) => ({
  id,
  expected: null,
  record: {
    id,
    title: 'Tai chi',
    date,
    location: 'Carlton Gardens',
    description: 'Slow movements, standing or sitting.',
    category: 'fitness',
    image: 'sprig',
    capacity,
    series: 'tai-chi',
  },
});

/** An event on three Tuesdays, the second of which has one place, and that is taken. */
export const taiChi: readonly Step[] = [
  {
    do: 'ask',
    as: ray,
    method: 'PUT',
    path: 'event-series/tai-chi',
    body: { writes: [walk(71, '2026-12-01'), walk(72, '2026-12-08', 1), walk(73, '2026-12-15')] },
  },
  { do: 'ask', as: 'nina@example.org', method: 'PUT', path: 'events/72/registration' },
];
const edit = [
  ...taiChi,
  pressButton('Edit Tai chi, Tuesday, December 1, 2026'),
  see('It has 2 other dates.'),
];
const change = [...edit, type('Location', 'Town hall'), pressButton('Save'), see('This date only (1)')];

/** Events that repeat. */
export const seriesStates: readonly Omit<ScreenState, 'data'>[] = [
  {
    id: 'shared-series',
    about: 'the dates of an event that repeats, one of them full',
    reach: [...taiChi, see('Slow movements')],
    viewers: ['user'],
  },
  {
    id: 'shared-series-registered',
    about: 'a place on all dates but the one that is full',
    reach: [
      ...taiChi,
      pressButton('Register for all dates of Tai chi, Tuesday, December 1, 2026'),
      see('You have a place on 2 dates of Tai chi.'),
    ],
    viewers: ['user'],
  },
  {
    id: 'shared-series-new',
    about: 'the form of a new event that repeats, one of its dates left out',
    reach: [
      pressButton('Add New Event'),
      see('The event is added.'),
      { do: 'choose', label: 'Repeats', option: 'Every week' },
      { do: 'choose', label: 'Until', option: '4 dates, to 15 December 2026' },
      { do: 'press', role: 'checkbox', name: 'Tuesday 1 December' },
    ],
    viewers: healthcare,
  },
  {
    id: 'shared-series-edit',
    about: 'the form of one date of an event that repeats',
    reach: edit,
    viewers: healthcare,
  },
  {
    id: 'shared-series-scope',
    about: 'the question which dates are changed',
    reach: change,
    viewers: healthcare,
  },
  {
    id: 'shared-series-delete',
    about: 'the question which dates are deleted',
    reach: [...edit, pressButton('Delete dates…'), see('Which dates do you want to delete?')],
    viewers: healthcare,
  },
  {
    id: 'shared-series-deleted',
    about: 'one date deleted, with a way back',
    reach: [
      ...edit,
      pressButton('Delete dates…'),
      pressButton('Delete'),
      see('Deleted: one date of Tai chi.'),
    ],
    viewers: healthcare,
  },
];
