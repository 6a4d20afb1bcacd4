import { describe, expect, test } from 'vitest';
import { contentsOfTable } from './serviceFormats';
import { checkServices } from './serviceImport';

const lines = (head: string, ...rows: string[]) =>
  [head, ...rows].map((line, at) => ({ line: at + 1, cells: line.split('|') }));
const contents = (head: string, ...rows: string[]) => contentsOfTable(lines(head, ...rows));
const placesOf = (head: string, ...rows: string[]) => checkServices(contents(head, ...rows).rows);
const usesOf = (head: string) =>
  Object.fromEntries(contents(head).columns.map(({ name, use }) => [name, use]));

describe('the headings of a council’s table', () => {
  const head =
    'Organisation Name|Service Name|Service Type|Street Address|Town|State|Post Code|Phone Number|Email|Website|Opening Hours|Latitude|Longitude';

  test('are known, and what has no field is listed as not used', () => {
    expect(usesOf(head)).toEqual({
      'Organisation Name': 'name',
      'Service Name': 'name',
      'Service Type': 'type',
      'Street Address': 'address_1',
      Town: 'suburb',
      State: 'state',
      'Post Code': 'postal_code',
      'Phone Number': 'phone',
      Email: '',
      Website: 'url',
      'Opening Hours': 'opening_hours',
      Latitude: 'lat',
      Longitude: 'lng',
    });
    expect(contents(head).columns[0]).toMatchObject({ after: 'Service Name', with: '' });
    const values =
      'Example Shire|Hall Walking Group|Exercise|1 Example Street|Carlton|VIC|3053|03 5550 0000|hall@example.org|www.example.org|Mo-Fr 09:00-17:00|-37.8|144.967';
    expect(placesOf(head, values).places).toMatchObject([
      {
        name: 'Hall Walking Group',
        type: 'exercise',
        address_1: '1 Example Street',
        suburb: 'Carlton',
        postal_code: '3053',
        phone: '03 5550 0000',
        url: 'https://www.example.org',
        opening_hours: { zone: 'Australia/Melbourne' },
      },
    ]);
  });

  test('may spread one field over several columns', () => {
    const { places } = placesOf(
      'Name|Type|Coordinates|House number|Street|Address line 2|Phone|Mobile|Day|Time|Wheelchair access|Accessible toilet',
      'Hall|Exercise|-37.8, 144.967|1|Example Street|Rear hall|03 5550 0000|0455 500 000|Tuesday|10 am|Yes|yes',
      'Club|Exercise|-37.9, 144.967|||Example Lane||0455 500 000||||',
    );
    expect(places).toMatchObject([
      {
        lat: -37.8,
        lng: 144.967,
        address_1: '1 Example Street, Rear hall',
        phone: '03 5550 0000 or 0455 500 000',
        schedule: 'Tuesday, 10 am',
        accessibility: 'Step-free, wheelchairs can get in. Accessible toilet.',
      },
      { address_1: 'Example Lane', phone: '0455 500 000' },
    ]);
  });

  test('may occur twice, and a column may have none', () => {
    const { columns } = contents('Name|Notes|Notes|', 'A|b|c|d');
    expect(columns.map(({ name, use, example }) => [name, use, example])).toEqual([
      ['Name', 'name', 'A'],
      ['Notes', '', 'b'],
      ['Notes (2)', '', 'c'],
      ['Column 4', '', 'd'],
    ]);
  });
});

test.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
  'a column named %s is not used, like any other that nobody knows',
  (name) => {
    expect(contents(`name|${name}`, 'A|own').columns[1]).toMatchObject({ name, use: '', example: 'own' });
  },
);

describe('an administrator', () => {
  test('chooses what columns become, or that they are not used', () => {
    const { rows, columns, missing } = contentsOfTable(
      lines(
        'Titel|Name|lat|lng|Type|Email|Status',
        'Hall|A1|-37.8|144.967|Exercise|hall@example.org|published',
      ),
      { columns: { Titel: 'name', Email: 'description', Status: '' } },
    );
    expect(missing).toEqual([]);
    expect(columns.map(({ use }) => use)).toEqual(['name', 'name', 'lat', 'lng', 'type', 'description', '']);
    expect(columns[1]).toMatchObject({ name: 'Name', after: 'Titel' });
    expect(checkServices(rows)).toMatchObject({
      places: [{ name: 'Hall', description: 'hall@example.org' }],
      refused: [],
    });
  });

  test('is told which fields no column holds, instead of each row', () => {
    expect(contentsOfTable(lines('Titel|lat', 'Hall|-37.8')).missing).toEqual(['name', 'type', 'lng']);
  });

  test('gives a kind and a state for all rows that have none', () => {
    const defaults = { type: 'health', state: 'WA' } as const;
    const { rows, missing } = contentsOfTable(
      lines('name|lat|lng|state|postcode|type', 'A|-32|116||', 'B|-33|116|SA||Transport', 'C|-34|151||2000|'),
      { defaults },
    );
    expect(missing).toEqual([]);
    expect(checkServices(rows, undefined, defaults).places).toMatchObject([
      { type: 'health', state: 'WA' },
      { type: 'transport', state: 'SA' },
      { type: 'health', state: 'NSW' },
    ]);
  });
});
