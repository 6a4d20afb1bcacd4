import { expect, test } from 'vitest';
import {
  changesInWords,
  fileNotUtf8,
  fileTooLarge,
  noFileChosen,
  serviceFileError,
  serviceFormat,
  serviceTextError,
} from './serviceFile';
import { maxServiceFileSize } from './importLimits';

test.each([
  ['places.csv', 'csv'],
  ['PLACES.CSV', 'csv'],
  ['places.json', 'json'],
  ['places.geojson', 'json'],
  ['places.xlsx', null],
  ['csv', null],
])('the file %s has the format %s', (name, format) => {
  expect(serviceFormat(name)).toBe(format);
});

test('a service file’s name and size are checked before it is read', () => {
  expect(serviceFileError(null)).toBe(noFileChosen);
  expect(serviceFileError({ name: 'a.xlsx', size: 1 })).toMatch(/ends in \.csv, \.json or \.geojson/);
  expect(serviceFileError({ name: 'a.csv', size: maxServiceFileSize + 1 })).toBe(fileTooLarge);
  expect(serviceFileError({ name: 'a.csv', size: maxServiceFileSize })).toBeNull();
});

test('a service file in another encoding is recognised by its replacement characters', async () => {
  const latin1 = new Blob([new Uint8Array([0x43, 0x61, 0x66, 0xe9])]);
  expect(serviceTextError(await latin1.text())).toBe(fileNotUtf8);
  expect(serviceTextError(await new Blob(['Café']).text())).toBeNull();
});

test('the changes of an import are put into words', () => {
  expect(changesInWords({ added: 1200, changed: 2, gone: 3 })).toBe(
    '1,200 new, 2 changed. 3 places on the list now are not in the file and will be gone.',
  );
  expect(changesInWords({ added: 0, changed: 0, gone: 1 })).toBe(
    'nothing in it is new. 1 place on the list now is not in the file and will be gone.',
  );
  expect(changesInWords({ added: 1, changed: 0, gone: 0 })).toBe('1 new.');
});
