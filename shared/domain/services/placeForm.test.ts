import { expect, test } from 'vitest';
import { checkEditedPlace } from '../serviceImport/editedPlace';
import { formErrors, importedFields, placeFormOf, type PlaceFormValues } from './placeForm';
import { assuredWords, checkWords, retiredWords } from './placeWords';

const bus = {
  id: 4,
  name: 'Hall Street Bus',
  type: 'transport',
  lat: -33.9,
  lng: 151.3,
  suburb: 'Bondi',
  state: 'NSW',
} as const;

test('the form of a place is read as the same place again', () => {
  const values = placeFormOf(bus);
  expect(values).toMatchObject({ type: 'Transport', position: '-33.9, 151.3', phone: '' });
  expect(importedFields(values)).toMatchObject({ name: 'Hall Street Bus', lat: '-33.9', lng: '151.3' });
  expect(checkEditedPlace(importedFields(values)).problems).toEqual([]);
});

test('a place’s limits are in its form, and can be removed there', () => {
  const limits = {
    status: 'temporarily closed',
    alert: 'Closed this week.',
    eligibility_description: '65 and over',
    application_process: 'Ask your GP.',
  } as const;
  const values = placeFormOf({ ...bus, ...limits });
  expect(checkEditedPlace(importedFields(values)).place).toMatchObject(limits);
  const { place } = checkEditedPlace(importedFields({ ...values, status: '', alert: '' }));
  expect(place).not.toHaveProperty('status');
  expect(place).not.toHaveProperty('alert');
});

test('hours are shown and read in OpenStreetMap’s form, in the time zone that the place had', () => {
  const week = [[{ opens: '09:00', closes: '17:00' }], [], [], [], [], [], []];
  const place = { ...bus, opening_hours: { zone: 'Australia/Lord_Howe', week } };
  const values = placeFormOf(place);
  expect(values.opening_hours).toBe('Mo 09:00-17:00');
  const read = (form: typeof values) => checkEditedPlace(importedFields(form, place)).place.opening_hours;
  expect(read(values)).toEqual(place.opening_hours);
  expect(read({ ...values, state: 'WA' })?.zone).toBe('Australia/Perth');
});

const errorsOf = (values: PlaceFormValues) => formErrors(checkEditedPlace(importedFields(values)).problems);

test('hours that cannot be read are an error, not words', () => {
  const values = { ...placeFormOf(bus), opening_hours: 'when the door is open' };
  expect(errorsOf(values)).toEqual({
    opening_hours: expect.stringMatching(/^We cannot read/) as string,
  });
  // Beside a border, where the point does not tell it either.
  const border = { opening_hours: 'Mo 09:00-10:00', state: '', postal_code: '', position: '-28.17, 153.54' };
  expect(errorsOf({ ...values, ...border })).toEqual({
    state: 'Choose a state, so that we know what time it is there.',
  });
});

test('a phone that is not sure is an error in the form', () => {
  const values = placeFormOf(bus);
  expect(errorsOf({ ...values, phone: '5550 0000' })).toEqual({
    phone: expect.stringMatching(/^The phone number "5550 0000" has no area code\./) as string,
  });
  expect(errorsOf({ ...values, phone: '03 5550 0000 ext 5 (ask for Mary)' })).toEqual({});
  expect(errorsOf({ ...values, phone: 'N/A' })).toEqual({});
});

test.each([
  ['-33.9 151.3', '-33.9', '151.3'],
  [' -33.9;151.3 ', '-33.9', '151.3'],
  ['-33.9', '-33.9', ''],
  ['1, 2, 3', undefined, undefined],
])('the position "%s" is read as latitude %s and longitude %s', (position, lat, lng) => {
  const fields = importedFields({ ...placeFormOf(bus), position });
  expect([fields['lat'], fields['lng']]).toEqual([lat, lng]);
});

test('errors stand at the fields of the form, in the sentences of the import', () => {
  const empty = errorsOf(placeFormOf(null));
  expect(empty.name).toBe('There is no name.');
  expect(empty.position).toBe('There is no latitude and longitude.');
  expect(
    formErrors([
      { field: 'lat', text: 'A.' },
      { field: 'other', text: 'B.' },
    ]),
  ).toEqual({ position: 'A.' });
});

test('the check of a place is described in words', () => {
  const ann = { by: 'ann@example.org', on: '2026-03-03' };
  expect(checkWords('phone', { phone: ann })).toBe('Checked by ann@example.org on 3 March 2026.');
  expect(checkWords('phone', { phone: { ...ann, by: '' } })).toBe(
    'Checked by somebody who has left on 3 March 2026.',
  );
  expect(checkWords('suburb', { phone: ann })).toBe('Nobody has checked this here yet.');
  expect(retiredWords({ retired: ann })).toBe('Retired on 3 March 2026 by ann@example.org');
  expect([assuredWords({ assured_date: '2026-03-03' }), assuredWords({})]).toEqual([
    '3 March 2026',
    'Not known',
  ]);
});
