import { expect, test } from 'vitest';
import {
  changesInWords,
  fileNotUtf8,
  fileTooLarge,
  noFileChosen,
  placeFileError,
  placeFormat,
  placeTextError,
} from './serviceFile';
import { largestPlaceFile } from './serviceImport';

test.each([
  ['places.csv', 'csv'],
  ['PLACES.CSV', 'csv'],
  ['places.json', 'json'],
  ['places.geojson', 'json'],
  ['places.xlsx', null],
  ['csv', null],
])('%s is written as %s', (name, format) => {
  expect(placeFormat(name)).toBe(format);
});

test('a file is looked at before it is read', () => {
  expect(placeFileError(null)).toBe(noFileChosen);
  expect(placeFileError({ name: 'a.xlsx', size: 1 })).toMatch(/ends in \.csv, \.json or \.geojson/);
  expect(placeFileError({ name: 'a.csv', size: largestPlaceFile + 1 })).toBe(fileTooLarge);
  expect(placeFileError({ name: 'a.csv', size: largestPlaceFile })).toBeNull();
});

test('a file in another encoding is noticed by its letters', async () => {
  const latin1 = new Blob([new Uint8Array([0x43, 0x61, 0x66, 0xe9])]);
  expect(placeTextError(await latin1.text())).toBe(fileNotUtf8);
  expect(placeTextError(await new Blob(['Café']).text())).toBeNull();
});

test('what becomes of the list is said in words', () => {
  expect(changesInWords({ added: 1200, changed: 2, gone: 3 })).toBe(
    '1,200 new, 2 changed. 3 places on the list now are not in the file and will be gone.',
  );
  expect(changesInWords({ added: 0, changed: 0, gone: 1 })).toBe(
    'nothing in it is new. 1 place on the list now is not in the file and will be gone.',
  );
  expect(changesInWords({ added: 1, changed: 0, gone: 0 })).toBe('1 new.');
});
