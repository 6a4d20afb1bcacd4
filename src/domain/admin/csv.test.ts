import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { csvCell, toCsv } from './csv';

test.each([
  ['plain', 'plain'],
  ['say "hi"', '"say ""hi"""'],
  ['a,b', '"a,b"'],
  ['a\nb', '"a\nb"'],
  ['a\rb', '"a\rb"'],
  ['', ''],
  ['  kept  ', '  kept  '],
  ['=cmd()', "'=cmd()"],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['+61 2 5550', "'+61 2 5550"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['＝1', "'＝1"],
  ['\n=1', '"\'\n=1"'],
  ['\nplain', '"\'\nplain"'],
  [' =1', "' =1"],
  ['\u00A0+1', "'\u00A0+1"],
  ['\uFEFF-1', "'\uFEFF-1"],
  ['\u200B@A1', "'\u200B@A1"],
  [' \u200B\n ＝1', '"\' \u200B\n ＝1"'],
  ['\u0000=1', "'\u0000=1"],
  ['a =1', 'a =1'],
])('in CSV the text %j is written %j', (value, written) => {
  expect(csvCell(value)).toBe(written);
});

test('in CSV an empty value stays empty, and a number stays a number', () => {
  expect([null, undefined, -12.5, 0, true].map(csvCell)).toEqual(['', '', '-12.5', '0', 'true']);
});

test('a CSV file has a byte order mark, a header row, and CR LF after every line', () => {
  const columns = [
    { field: 'id', label: 'ID' },
    { field: 'email', label: 'Email, or "mail"' },
  ];
  expect(toCsv(columns, [{ id: 1, email: 'ada@example.org' }, { id: 2 }])).toBe(
    '\uFEFFID,"Email, or ""mail"""\r\n1,ada@example.org\r\n2,\r\n',
  );
  expect(toCsv(columns, [])).toBe('\uFEFFID,"Email, or ""mail"""\r\n');
});

test.each(['toString', '__proto__', 'constructor', 'hasOwnProperty'])(
  'in CSV a column named %s is empty where a record does not have it, and filled where it does',
  (field) => {
    const columns = [{ field, label: 'A' }];
    const own = Object.fromEntries([[field, 'own']]);
    expect(toCsv(columns, [{}, own])).toBe('\uFEFFA\r\n\r\nown\r\n');
  },
);

describe('a CSV file read by another program', () => {
  const pieces = [
    '"',
    ',',
    '\n',
    '\r',
    '\r\n',
    ';',
    '\t',
    "'",
    '=',
    '+',
    '-',
    '@',
    'é',
    '👵',
    ' ',
    'a',
    '1',
    '\uFEFF',
    '|',
  ];

  /** The same numbers every time, so that a failure can be repeated. */
  function* numbers(seed: number): Generator<number> {
    let state = seed;
    for (;;) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      yield state / 2 ** 32;
    }
  }

  test('gives back 2,000 hostile rows unchanged, with their formulas neutralised', () => {
    const random = numbers(7);
    const next = () => random.next().value as number;
    const text = () =>
      Array.from({ length: Math.floor(next() * 9) }, () => pieces[Math.floor(next() * pieces.length)]).join(
        '',
      );
    const rows = Array.from({ length: 2000 }, () => ({ a: text(), b: text(), c: text() }));
    const columns = ['a', 'b', 'c'].map((field) => ({ field, label: field }));
    const csv = toCsv(columns, rows);
    const { data, errors } = Papa.parse<string[]>(csv.slice(1), { delimiter: ',', newline: '\r\n' });
    expect(errors).toEqual([]);
    const harmless = (value: string) => (/^[\t\r\n]|^[\s\uFEFF]*[=+\-@]/.test(value) ? `'${value}` : value);
    expect(data).toEqual([['a', 'b', 'c'], ...rows.map(({ a, b, c }) => [a, b, c].map(harmless)), ['']]);
  });
});
