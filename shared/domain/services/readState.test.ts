import { expect, test } from 'vitest';
import { areaKey } from './areaKey';
import { readState, stateOfPostcode } from './readState';

test.each([
  ['Victoria', 'VIC'],
  ['Vic.', 'VIC'],
  ['vic', 'VIC'],
  ['New South Wales', 'NSW'],
  ['N.S.W.', 'NSW'],
  ['Queensland', 'QLD'],
  ['Western Australia', 'WA'],
  ['south australia', 'SA'],
  ['Tasmania', 'TAS'],
  ['Northern Territory', 'NT'],
  ['Australian Capital Territory', 'ACT'],
  ['Otago', 'OTAGO'],
  ['', ''],
])('the state %j is read as %j', (text, state) => {
  expect(readState(text)).toBe(state);
});

test('a text of more than a hundred characters is no state', () => {
  expect(readState(`vic${' '.repeat(97)}`)).toBe('VIC');
  expect(readState(`vic${' '.repeat(98)}`)).toBe(`VIC${' '.repeat(98)}`);
});

test.each([
  ['0200', 'ACT'],
  ['0299', 'ACT'],
  ['0300', ''],
  ['0799', ''],
  ['0800', 'NT'],
  ['0999', 'NT'],
  ['1000', 'NSW'],
  ['2599', 'NSW'],
  ['2600', 'ACT'],
  ['2617', 'ACT'],
  ['2619', 'NSW'],
  ['2898', 'NSW'],
  ['2899', ''],
  ['2900', 'ACT'],
  ['2920', 'ACT'],
  ['2921', 'NSW'],
  ['3000', 'VIC'],
  ['3999', 'VIC'],
  ['4000', 'QLD'],
  ['5999', 'SA'],
  ['6797', 'WA'],
  ['6798', ''],
  ['6999', 'WA'],
  ['7000', 'TAS'],
  ['8999', 'VIC'],
  ['9000', 'QLD'],
  ['9999', 'QLD'],
  // On both sides of a border.
  ['0872', ''],
  ['2618', ''],
  ['2620', ''],
  ['4383', ''],
  ['5440', ''],
  ['300', ''],
  ['30000', ''],
  ['3o00', ''],
  ['', ''],
])('the postcode %s is in %j', (postcode, state) => {
  expect(stateOfPostcode(postcode)).toBe(state);
});

test.each([
  ['Saint Kilda, Victoria', 'st kilda vic'],
  ['St Kilda VIC', 'st kilda vic'],
  ['Mt Barker, South Australia', 'mount barker sa'],
  ['Nth Sydney, New South Wales', 'north sydney nsw'],
  ['Sth Perth, Western Australia', 'south perth wa'],
  ['Melbourne CBD', 'melbourne'],
  // Not the state: a suburb.
  ['Victoria Park', 'victoria park'],
])('the area %j is compared as %j', (text, key) => {
  expect(areaKey(text)).toBe(key);
});
