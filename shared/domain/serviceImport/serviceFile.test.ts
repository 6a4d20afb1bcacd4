import { expect, test } from 'vitest';
import { changesInWords, fileTooLarge, noFileChosen, serviceFileError, serviceFormat } from './serviceFile';
import { maxServiceFileSize } from './importLimits';

test.each([
  ['places.csv', 'csv'],
  ['PLACES.CSV', 'csv'],
  ['places.tsv', 'csv'],
  ['Unicode text.txt', 'csv'],
  ['places.json', 'json'],
  ['places.geojson', 'json'],
  ['places.xlsx', null],
  ['csv', null],
])('the file %s has the format %s', (name, format) => {
  expect(serviceFormat(name)).toBe(format);
});

test('a service file’s name and size are checked before it is read', () => {
  expect(serviceFileError(null)).toBe(noFileChosen);
  expect(serviceFileError({ name: 'a.xlsx', size: 1 })).toMatch(
    /ends in \.csv, \.tsv, \.txt, \.json or \.geojson/,
  );
  expect(serviceFileError({ name: 'a.csv', size: maxServiceFileSize + 1 })).toBe(fileTooLarge);
  expect(serviceFileError({ name: 'a.csv', size: maxServiceFileSize })).toBeNull();
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
