import { isExposed, isSeen, wordsOf, type RuleAnswer } from './seen';

interface Slot {
  cell: Element;
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** The cells of a table or an ARIA table or grid, each with its place. */
function slotsOf(table: Element): Slot[] {
  const rows =
    table instanceof HTMLTableElement
      ? [...table.rows].map((row) => [...row.cells] as Element[])
      : [...table.querySelectorAll('[role=row]')].map((row) => [
          ...row.querySelectorAll('[role=cell], [role=gridcell], [role=columnheader], [role=rowheader]'),
        ]);
  const slots: Slot[] = [];
  const isTaken = (row: number, column: number) =>
    slots.some(
      (one) =>
        row >= one.row &&
        row < one.row + one.rows &&
        column >= one.column &&
        column < one.column + one.columns,
    );
  for (const [row, cells] of rows.entries()) {
    let column = 0;
    for (const cell of cells) {
      while (isTaken(row, column)) column += 1;
      const span = cell instanceof HTMLTableCellElement ? cell : { rowSpan: 1, colSpan: 1 };
      slots.push({ cell, row, column, rows: span.rowSpan || rows.length, columns: span.colSpan });
      column += span.colSpan;
    }
  }
  return slots;
}

const overlap = (from: number, length: number, otherFrom: number, otherLength: number) =>
  from < otherFrom + otherLength && otherFrom < from + length;
const sharesColumn = (one: Slot, other: Slot) =>
  overlap(one.column, one.columns, other.column, other.columns);
const sharesRow = (one: Slot, other: Slot) => overlap(one.row, one.rows, other.row, other.rows);
const isData = ({ cell }: Slot) => cell.matches('td:not([role]), [role=cell], [role=gridcell]');

/** Whether a header is for its column, for its row, or for both, as HTML decides it. */
function directionOf(header: Slot, slots: readonly Slot[]): { column: boolean; row: boolean } {
  const { cell } = header;
  const scope = cell.getAttribute('scope') ?? '';
  if (cell.matches('[role=columnheader]') || scope.startsWith('col')) return { column: true, row: false };
  if (cell.matches('[role=rowheader]') || scope.startsWith('row')) return { column: false, row: true };
  const aloneInRow = !slots.some((one) => sharesRow(one, header) && isData(one));
  const aloneInColumn = !slots.some((one) => sharesColumn(one, header) && isData(one));
  return { column: aloneInRow, row: !aloneInRow && aloneInColumn };
}

function isAssigned(header: Slot, other: Slot, direction: { column: boolean; row: boolean }): boolean {
  if (other === header) return false;
  const named = other.cell.getAttribute('headers');
  if (named !== null) return header.cell.id !== '' && named.split(/\s+/).includes(header.cell.id);
  return (
    (direction.column && other.row > header.row && sharesColumn(header, other)) ||
    (direction.row && other.column > header.column && sharesRow(header, other))
  );
}

/** Headers of tables that are the header of nothing: a screen reader would read them with no cell. */
export function headerCells(): RuleAnswer {
  const answer: RuleAnswer = { targets: 0, findings: [] };
  const tables = document.querySelectorAll('table:not([role]), [role=table], [role=grid], [role=treegrid]');
  for (const table of tables) {
    const slots = slotsOf(table);
    for (const header of slots) {
      const { cell } = header;
      const isHeader = cell.matches('th:not([role]), [role=columnheader], [role=rowheader]');
      if (!isHeader || !isSeen(cell) || !isExposed(cell)) continue;
      answer.targets += 1;
      const direction = directionOf(header, slots);
      if (!slots.some((one) => isAssigned(header, one, direction)))
        answer.findings.push(`${wordsOf(cell)} is the header of no cell`);
    }
  }
  return answer;
}
