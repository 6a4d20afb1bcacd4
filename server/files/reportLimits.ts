import { cellOf } from '@/shared/domain/admin/csv';
import { HttpError } from '../http/httpError';
import type { Report } from './reportMaker';

/** How much a PDF may hold. The largest report allowed stays within the limits of its worker. */
export const reportLimits = {
  rows: 10_000,
  cells: 50_000,
  /** The longest text of a cell, in characters. */
  cell: 3000,
  /** The texts of all cells together, in characters. */
  text: 1_000_000,
} as const;

const inWords = (count: number) => count.toLocaleString('en-AU');

/** @throws HttpError that says what is too much. */
export function checkReport({ columns, rows }: Pick<Report, 'columns' | 'rows'>): void {
  const refuse = (what: string) => {
    throw new HttpError('too-large', `${what} Please choose CSV.`);
  };
  const { rows: maxRows, cells: maxCells, cell: longestCell, text: maxText } = reportLimits;
  if (rows.length > maxRows) refuse(`A PDF can have at most ${inWords(maxRows)} rows.`);
  if (rows.length * columns.length > maxCells) {
    refuse(`A PDF can have at most ${inWords(maxCells)} cells; this table has more.`);
  }
  let text = 0;
  for (const row of rows) {
    for (const { field } of columns) {
      const { length } = String(cellOf(row, field) ?? '');
      if (length > longestCell) {
        refuse(
          `A text in a PDF can have at most ${inWords(longestCell)} characters; one in this table has more.`,
        );
      }
      text += length;
    }
  }
  if (text > maxText)
    refuse(
      `All texts of a PDF together can have at most ${inWords(maxText)} characters; this table has more.`,
    );
}
