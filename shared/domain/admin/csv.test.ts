import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { csvCell, toCsv, withoutFormulaGuard } from './csv';

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

const changed =
  "0800|0355500000|123456789012|1.10|1.|.5|1,000|5%|$5|(5)|5-|1e5| 0800 |24/7|1/2|1 1/2|10-12|2026-10-01|1/10/2026|1 October 2026|Oct 6|May 12|Oct-26|Tuesday 24 November 2026|9am|9:00|09:00-17:00|3 p|TRUE|false|'0800|٠٨٠٠";
test.each(changed.split('|'))(
  'in CSV the text %j, which a spreadsheet would change, is guarded, and read as it was',
  (text) => {
    expect(csvCell(text).replaceAll('"', '')).toBe(`'${text}`);
    expect(withoutFormulaGuard(`'${text}`)).toBe(text);
  },
);

const unchanged =
  "3053|0|144.9671|12345678901|131114|03 5550 0000|(03) 5550 0000|13 11 14|1 Example Street|Mo-Fr 09:00-17:00|12 May Street|Unit 5|1st|½|'hello|May|65 and over|24 November 2026, 10:05 am";
test.each(unchanged.split('|'))(
  'in CSV the text %j, which a spreadsheet leaves as it is, is not guarded',
  (text) => {
    expect(csvCell(text).replaceAll('"', '')).toBe(text);
    expect(withoutFormulaGuard(text)).toBe(text);
  },
);

test('in CSV a number with more digits than a cell shows is guarded', () => {
  expect([99_999_999_999, 999_999_999_999_999, -37.813_628].map(csvCell)).toEqual([
    '99999999999',
    "'999999999999999",
    '-37.813628',
  ]);
});

test('in CSV the texts of a column of numbers are numbers, and nothing else is', () => {
  const columns = [{ field: 'a', label: 'A', isNumber: true }];
  const records = ['4.0', '-2', '12.250', '24/7', '=1', 4, null].map((a) => ({ a }));
  expect(toCsv(columns, records)).toBe("\uFEFFA\r\n4.0\r\n-2\r\n12.250\r\n'24/7\r\n'=1\r\n4\r\n\r\n");
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
    const read = parse(csv.slice(1), { record_delimiter: '\r\n', skip_empty_lines: false }).slice(1);
    expect(read.flat().filter((value) => /^[\t\r\n]|^[\s\uFEFF]*[=+\-@]/.test(value))).toEqual([]);
    expect(read.map((cells) => cells.map(withoutFormulaGuard))).toEqual(rows.map(({ a, b, c }) => [a, b, c]));
  });
});
