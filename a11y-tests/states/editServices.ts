import type { EditablePlace } from '@/shared/domain/services/placeWords';
import { pressButton, see, type, type ScreenState, type Step } from './screenState';

/** Intercepted, so that audits never change the list of services. */
const answer = (url: string, status: number, body: object): Step => ({
  do: 'intercept',
  url,
  with: { status, body: JSON.stringify(body), type: 'application/json' },
});
const admin = 'admin@example.org';
const bus: EditablePlace = {
  id: 1,
  name: 'Hall Street Bus',
  type: 'transport',
  lat: -33.9,
  lng: 151.3,
  suburb: 'Bondi',
  state: 'NSW',
  phone: '02 5550 0000',
  assured_date: '2024-03-03',
  checks: { phone: { by: admin, on: '2024-03-03' } },
  version: 'a',
};
const walks: EditablePlace = {
  ...bus,
  id: 2,
  name: 'Carlton Walks',
  type: 'exercise',
  suburb: 'Carlton',
  state: 'VIC',
  // Checked for as long as anybody runs these audits.
  assured_date: '2999-01-01',
  version: 'b',
};
const closed: EditablePlace = {
  ...bus,
  id: 3,
  name: 'Old Hall',
  type: 'community',
  retired: { by: admin, on: '2026-03-03' },
  version: 'c',
};
const url = '**/api/services/places';
const file = '**/api/services/export?**';
const list = answer(url, 200, { sample: false, places: [bus, walks, closed] });
const filled = [list, see('Hall Street Bus')];
const openEdit = [...filled, pressButton('Edit Hall Street Bus'), see('What did you check today?')];

/** The list of places for administrators, with the form for one. */
export const editServicesStates: readonly ScreenState[] = [
  { id: 'list', about: 'places on the list', reach: filled },
  {
    id: 'samples',
    about: 'only samples are in use',
    reach: [see('The samples go when you add the first place.')],
  },
  {
    id: 'old',
    about: 'places that were not checked for a year',
    reach: [...filled, pressButton('Not checked for a year: 1')],
  },
  {
    id: 'retired',
    about: 'retired places',
    reach: [...filled, pressButton('Retired: 1'), see('Old Hall')],
  },
  {
    id: 'downloaded',
    about: 'the list was downloaded',
    reach: [
      {
        do: 'intercept',
        url: file,
        with: {
          status: 200,
          body: 'id,name',
          type: 'text/csv; charset=utf-8',
          // The real one has the day in its name.
          headers: { 'content-disposition': 'attachment; filename="services-csv-2026-11-23.csv"' },
        },
      },
      ...filled,
      pressButton('Download CSV'),
      see('Downloaded the list as'),
    ],
  },
  {
    id: 'not-downloaded',
    about: 'the server did not answer to a download',
    reach: [
      { do: 'intercept', url: file, with: 'no-answer' },
      ...filled,
      pressButton('Download HSDS 3.0'),
      see('there is no file'),
    ],
  },
  {
    id: 'unreachable',
    about: 'the server does not answer',
    reach: [{ do: 'intercept', url, with: 'no-answer' }, see('The places could not be loaded.')],
  },
  {
    id: 'add-errors',
    about: 'the form for a new place, saved with errors',
    reach: [
      see('The samples go when you add the first place.'),
      pressButton('Add a place'),
      see('The sample places go as soon as you save this one.'),
      type('Postcode', '20'),
      pressButton('Save'),
      see('There is no name.'),
    ],
  },
  { id: 'edit', about: 'the form for a place, with who checked it', reach: openEdit },
  {
    id: 'edit-left',
    about: 'the question before the form is left',
    reach: [...openEdit, type('Phone', '02 5550 0001'), pressButton('Cancel'), see('Leave without saving?')],
  },
  {
    id: 'conflict',
    about: 'somebody else has changed the place',
    reach: [
      answer('**/api/services/places/1', 409, {
        code: 'record-changed',
        error: 'Somebody else has changed this place. Nothing was saved.',
        current: { ...bus, phone: '02 5550 0009', version: 'd' },
      }),
      ...openEdit,
      type('Phone', '02 5550 0001'),
      pressButton('Save'),
      see('Somebody else has changed this place while you were writing.'),
    ],
  },
  {
    id: 'retire',
    about: 'the question before a place is retired',
    reach: [...filled, pressButton('Retire Hall Street Bus'), see('Retire Hall Street Bus?')],
  },
  {
    id: 'not-saved',
    about: 'the answer to saving was lost',
    reach: [
      { do: 'intercept', url: '**/api/services/places/1', with: 'no-answer' },
      ...openEdit,
      type('Phone', '02 5550 0001'),
      pressButton('Save'),
      see('You can safely save it again'),
    ],
  },
];
