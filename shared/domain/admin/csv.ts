import { isShownWhole, isTakenForValue } from './spreadsheetValues';

/** The value of a cell in an exported table. */
export type CellValue = string | number | boolean | null | undefined;

/** A column of a table: the field of a record that it shows, and its heading. */
export interface TableColumn {
  field: string;
  label: string;
  /** Its texts are numbers, such as "4.0": a spreadsheet may calculate with them. */
  isNumber?: boolean | undefined;
}

/** A record of a table: its cells by field. */
export type CellRecord = Readonly<Record<string, CellValue>>;

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * The start of a text that a spreadsheet could take for a formula: also with the full-width forms of the
 * signs, which some of them normalise, and with spaces, control and invisible characters before the sign,
 * which some of them drop.
 */
const formulaStart = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;
const needsQuotes = /[",\r\n]/;

/**
 * Returns whether a text needs an apostrophe before it, so that a spreadsheet runs nothing and keeps it unchanged. One that begins with
 * an apostrophe needs one more where reading would take that off.
 */
function needsGuard(text: string): boolean {
  const bare = text.replace(/^'+/, '');
  return formulaStart.test(bare) || isTakenForValue(bare);
}

const quoted = (text: string) => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * One cell of a CSV file (RFC 4180). A text that a spreadsheet would take for a formula, a number or a date gets a leading
 * apostrophe, which the spreadsheet shows and keeps: so opening the file never runs anything, and saving it changes nothing.
 * A number stays as it is, unless it has more digits than a cell shows.
 */
export function csvCell(value: CellValue): string {
  if (typeof value === 'number') return isShownWhole(value) ? String(value) : `'${value}`;
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value);
  return quoted(needsGuard(value) ? `'${value}` : value);
}

/** The text that {@link csvCell} guarded with an apostrophe; every other text as it is. */
export const withoutFormulaGuard = (text: string): string =>
  text.startsWith("'") && needsGuard(text.slice(1)) ? text.slice(1) : text;

/** A number as it is displayed; anything else is guarded. */
const numberCell = (value: CellValue) =>
  typeof value === 'string' && /^-?\d{1,11}(?:\.\d{1,9})?$/.test(value) ? value : csvCell(value);

/** The cell of a record. Own properties only: a column may be named `toString`. */
export function cellOf(record: CellRecord, field: string): CellValue {
  return Object.hasOwn(record, field) ? record[field] : undefined;
}

/** A whole CSV file: the headings, then a line for each record. UTF-8 with a byte order mark, lines end with CR LF. */
export function toCsv(columns: readonly TableColumn[], records: readonly CellRecord[]): string {
  const lines = [columns.map(({ label }) => csvCell(label)).join(',')];
  for (const record of records) {
    const cells = columns.map(({ field, isNumber }) =>
      (isNumber ? numberCell : csvCell)(cellOf(record, field)),
    );
    lines.push(cells.join(','));
  }
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}
