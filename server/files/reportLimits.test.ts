import { expect, test } from 'vitest';
import { checkReport, reportLimits } from './reportLimits';

const columnsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ field: `f${at}`, label: 'L' }));
const check = (rows: number, columns: number, text: string) => () =>
  checkReport({
    columns: columnsOf(columns),
    rows: Array.from({ length: rows }, () =>
      Object.fromEntries(columnsOf(columns).map(({ field }) => [field, text])),
    ),
  });
const { rows, cells, cell, text } = reportLimits;

test.each([
  ['rows', rows, 1, 'a'],
  ['cells', cells / 10, 10, 'a'],
  ['a cell', 1, 1, 'a'.repeat(cell)],
  ['all texts', text / 1000, 1, 'a'.repeat(1000)],
])('a report is accepted at its limit of %s', (_, count, columns, words) => {
  expect(check(count, columns, words)).not.toThrow();
});

test.each([
  [rows + 1, 1, 'a', 'A PDF can have at most 10,000 rows. Please choose CSV.'],
  [cells / 10 + 1, 10, 'a', 'A PDF can have at most 50,000 cells; this table has more. Please choose CSV.'],
  [
    1,
    1,
    'a'.repeat(cell + 1),
    'A text in a PDF can have at most 3,000 characters; one in this table has more. Please choose CSV.',
  ],
  [
    text / 1000 + 1,
    1,
    'a'.repeat(1000),
    'All texts of a PDF together can have at most 1,000,000 characters; this table has more. Please choose CSV.',
  ],
])('a report of %i rows and %i columns is refused with its reason', (count, columns, words, said) => {
  expect(check(count, columns, words)).toThrow(said);
});
