import { expect, test } from 'vitest';
import { textOfBytes } from '@/shared/domain/text/textOfBytes';
import { readServiceLocations } from './readServiceFile';

const read = (content: string) => readServiceLocations('csv', content, '2026-12-01');
const hall = { name: 'Hall Walking Group', type: 'exercise', lat: -37.8, lng: 144.967, suburb: 'Carlton' };
const head = 'name,type,lat,lng,suburb,languages';
const row = 'Hall Walking Group,Exercise,-37.8,144.967,Carlton,"English, Greek"';
const withTabs = (line: string) => line.replace('"English, Greek"', 'English; Greek').replaceAll(',', '\t');

test.each([
  ['commas', `${head}\n${row}`, 'English, Greek'],
  ['commas, as a line for spreadsheets says', `sep=,\r\n${head}\r\n${row}`, 'English, Greek'],
  [
    'semicolons',
    'name;type;lat;lng;suburb;languages\nHall Walking Group;Exercise;-37.8;144.967;Carlton;English, Greek',
    'English, Greek',
  ],
  [
    'semicolons, as a line says',
    'sep=;\nname;type;lat;lng;suburb;languages\nHall Walking Group;Exercise;-37.8;144.967;Carlton;English, Greek',
    'English, Greek',
  ],
  ['tabs', `${withTabs(head)}\n${withTabs(row)}`, 'English; Greek'],
])('a table of services separated by %s is read', (_, content, languages) => {
  expect(read(content)).toMatchObject({ places: [{ ...hall, languages }], refused: [], missing: [] });
});

test('titles above the names of the columns and empty lines are left out, and rows keep their lines', () => {
  const content = [
    'Services of Example Shire,,,,,',
    'Updated in October 2026,,,,,',
    '',
    head,
    row,
    ',,,,,',
    ' , ,,,,',
    'Swapped,Health,144.967,-37.8,,',
    ',,,,,',
  ].join('\n');
  const { places, refused } = read(content);
  expect(places).toMatchObject([hall]);
  expect(refused).toEqual([{ row: 8, name: 'Swapped', reason: 'Latitude and longitude are swapped.' }]);
});

test('empty columns at the end of a table count neither as columns nor as too many', () => {
  const empty = ','.repeat(200);
  const { places, columns } = read(`${head}${empty}\n${row}${empty}`);
  expect(places).toMatchObject([hall]);
  expect(columns.map(({ name }) => name)).toEqual(head.split(','));
});

const bytesOf = (text: string, encoding: 'utf16le' | 'latin1') => new Uint8Array(Buffer.from(text, encoding));
const cafe = 'name,type,lat,lng\nCafé Maori,Exercise,-37.8,144.967';

test.each([
  ['UTF-8', new Uint8Array(Buffer.from(cafe))],
  ['UTF-16 as a spreadsheet writes it', bytesOf(`\uFEFF${cafe}`, 'utf16le')],
  ['UTF-16 with the high byte first', new Uint8Array(Buffer.from(`\uFEFF${cafe}`, 'utf16le').swap16())],
  ['Windows’ Western encoding', bytesOf(cafe, 'latin1')],
])('a table of services in %s is read with its letters', (_, bytes) => {
  expect(read(textOfBytes(bytes)?.text ?? '').places).toMatchObject([{ name: 'Café Maori' }]);
});

test('a table in an encoding that nobody can tell is not guessed', () => {
  expect(textOfBytes(Uint8Array.from([0xca, 0xe1, 0xeb, 0xe7]))).toBeNull();
});
