/** The value of a cell in an exported table. */
export type CellValue = string | number | boolean | null | undefined;

/** A column of a table: the field of a record that it shows, and its heading. */
export interface TableColumn {
  field: string;
  label: string;
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
/** Either of them, so that most cells are checked only once. */
const special = new RegExp(`${formulaStart.source}|${needsQuotes.source}`, 'u');

/**
 * One cell of a CSV file (RFC 4180). A text that could be a formula gets a leading apostrophe, so that
 * opening the file never runs anything; a number stays as it is.
 */
export function csvCell(value: CellValue): string {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value);
  if (!special.test(value)) return value;
  const text = formulaStart.test(value) ? `'${value}` : value;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text that {@link csvCell} guarded with an apostrophe; every other text as it is. */
export const withoutFormulaGuard = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text;

/** The cell of a record. Own properties only: a column may be named `toString`. */
export function cellOf(record: CellRecord, field: string): CellValue {
  return Object.hasOwn(record, field) ? record[field] : undefined;
}

/** A whole CSV file: the headings, then a line for each record. UTF-8 with a byte order mark, lines end with CR LF. */
export function toCsv(columns: readonly TableColumn[], records: readonly CellRecord[]): string {
  const lines = [columns.map(({ label }) => csvCell(label)).join(',')];
  for (const record of records)
    lines.push(columns.map(({ field }) => csvCell(cellOf(record, field))).join(','));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}
