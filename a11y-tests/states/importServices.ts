import { noFileChosen } from '@/shared/domain/serviceImport/serviceFile';
import { pressButton, see, type ScreenState, type Step } from './screenState';

/** Intercepted, so that audits never change the list of services. */
const answer = (body: object): Step => ({
  do: 'intercept',
  url: '**/api/services',
  with: { status: 200, body: JSON.stringify(body), type: 'application/json' },
});
const column = (name: string, use: string, more: object = {}) => ({
  name,
  use,
  with: '',
  after: '',
  example: '',
  ...more,
});
const found = {
  stored: true,
  accepted: 12,
  added: 10,
  changed: 2,
  gone: 3,
  noted: [],
  columns: [
    column('Organisation Name', 'name', { after: 'Service Name', example: 'Example Shire' }),
    column('Service Name', 'name', { example: 'Hall Walking Group' }),
    column('Email', '', { example: 'hall@example.org' }),
  ],
  changes: [
    { name: 'Old Hall', suburb: 'Carlton', what: 'gone', fields: [] },
    { name: 'Hall Walking Group', suburb: 'Carlton', what: 'changed', fields: ['phone', 'fees_description'] },
    { name: 'Hall Street Bus', suburb: '', what: 'added', fields: [] },
  ],
};
const refused = [
  { row: 4, name: 'Hall Street Bus', reason: 'Latitude and longitude are swapped.' },
  {
    row: 9,
    name: '',
    reason:
      'There is no name. The type is "Shop". It must be one of: Home help, Exercise, Transport, Community, Health.',
  },
];

const check: readonly Step[] = [
  { do: 'choose-file', label: 'File with places', name: 'places.csv', text: 'name,type,lat,lng\n' },
  pressButton('Check the file'),
];
const good = [answer({ ...found, refused: [] }), ...check, see('12 places can be imported')];

/** The import of the services page's list. */
export const importServicesStates: readonly ScreenState[] = [
  { id: 'start', about: 'the form', reach: [see('File with places')] },
  {
    id: 'no-file',
    about: 'checked without a file',
    reach: [pressButton('Check the file'), see(noFileChosen)],
  },
  { id: 'checked', about: 'a good file', reach: good },
  {
    id: 'refused',
    about: 'a file with two refused rows',
    reach: [answer({ ...found, refused }), ...check, see('Latitude and longitude are swapped.')],
  },
  {
    id: 'none-good',
    about: 'a file without one good row',
    reach: [
      answer({ stored: false, accepted: 0, added: 0, changed: 0, gone: 12, refused, noted: [] }),
      ...check,
      see('No place can be imported.'),
    ],
  },
  {
    id: 'missing',
    about: 'a file in which no column is the name',
    reach: [
      answer({
        stored: false,
        accepted: 0,
        added: 0,
        changed: 0,
        gone: 0,
        refused: [],
        noted: [],
        columns: [column('Titel', '', { example: 'Hall Walking Group' })],
        missing: ['name'],
      }),
      ...check,
      see('Nothing in the file is used as: Name.'),
    ],
  },
  {
    id: 'chosen',
    about: 'another choice for a column, not checked yet',
    reach: [
      ...good,
      { do: 'choose', label: 'Use “Email” as', option: 'What happens there' },
      see('You have changed what is read.'),
    ],
  },
  {
    id: 'question',
    about: 'the question before the import',
    reach: [...good, pressButton('Import 12 places'), see('Import 12 places?')],
  },
  {
    id: 'imported',
    about: 'the places are in use',
    reach: [
      ...good,
      pressButton('Import 12 places'),
      see('Import 12 places?'),
      pressButton('Replace the list'),
      see('Imported 12 places.'),
    ],
  },
  {
    id: 'unreachable',
    about: 'the server does not answer',
    reach: [
      { do: 'intercept', url: '**/api/services', with: 'no-answer' },
      ...check,
      see('Our server could not be reached, so nothing was checked.'),
    ],
  },
];
