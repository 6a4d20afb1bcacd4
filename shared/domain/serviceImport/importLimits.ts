/** The largest file that can be imported, in bytes: some 50,000 locations. */
export const maxServiceFileSize = 16 * 1024 * 1024;

/** Limits of a service file. A file is a list for one community; more than this is a mistake or an attack. */
export const importLimits = {
  /** The maximum number of rows. */
  rows: 50_000,
  /** The maximum number of columns of a table. */
  columns: 100,
  /** The longest cell or text of a row, in characters. A row with a longer one is refused. */
  cell: 10_000,
  /** How many refused rows are listed; the others are only counted. */
  listed: 500,
} as const;

const inWords = (count: number) => count.toLocaleString('en-AU');

export const tooManyRows = `The file has more than ${inWords(importLimits.rows)} rows. Please leave some out.`;
export const tooManyColumns = `The table has more than ${importLimits.columns} columns. Please leave out those that nobody needs here.`;
export const cellTooLong = `One of its texts is longer than ${inWords(importLimits.cell)} characters.`;
