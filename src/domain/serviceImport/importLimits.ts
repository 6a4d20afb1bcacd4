/** How much of a file of places is read. A file holds a list for a community; more than this is a mistake or an attack. */
export const importLimits = {
  /** The most rows. */
  rows: 50_000,
  /** The most columns of a table. */
  columns: 100,
  /** The longest cell or text of a row, in characters. A row with a longer one is refused. */
  cell: 10_000,
  /** How many refused rows are named; of the others only the number is said. */
  listed: 500,
} as const;

const inWords = (count: number) => count.toLocaleString('en-AU');

export const tooManyRows = `The file has more than ${inWords(importLimits.rows)} rows. Please leave some out.`;
export const tooManyColumns = `The table has more than ${importLimits.columns} columns. Please leave out those that nobody needs here.`;
export const cellTooLong = `One of its texts is longer than ${inWords(importLimits.cell)} characters.`;
