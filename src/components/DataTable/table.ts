import { folded } from './collation';
import { orderBy, wordsOf } from './order';
import type { TableSort, TableState } from './tableState';

/** The value of a cell. Null, undefined, NaN and '' are empty: they come last in either order. */
export type CellValue = string | number | boolean | Date | null | undefined;

/** A column of a table. */
export interface TableColumn<Row> {
  /** The property of the row that it shows; also the column's id. */
  field: string;
  /** The text of its header. */
  label: string;
  /** Returns the value to sort by. Default: the property named by `field`. */
  value?: (row: Row) => CellValue;
  /** Returns the text to show and to search. Default: the value as a word or a number. */
  text?: (row: Row) => string;
  /** The space that its text needs. Default `normal`. */
  size?: 'short' | 'normal' | 'long';
}

/** The default number of rows on a page. */
export const defaultPageSize = 10;

type Asked = Pick<TableState, 'sort' | 'columnSearches' | 'globalSearch'>;

/** The rows and columns of a table, ready to be sorted and searched. Positions count from 0 in the order given. */
export interface TableIndex<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row>[];
  /** The row ids, by position. */
  readonly ids: readonly string[];
  /** The errors in the given rows and columns: for developers, not for readers. */
  readonly problems: readonly string[];
  /** The text of a cell; '' where it is empty. */
  text(position: number, column: TableColumn<Row>): string;
  /** The positions of the rows that match every search, in the order asked for. */
  find(asked: Asked): Uint32Array;
  /** Builds the search index, before the first letter is typed. */
  prepare(): void;
}

/** Omits invalid rows and columns, and reports them. */
function checked<Row extends object>(
  givenColumns: readonly TableColumn<Row>[],
  givenRows: readonly Row[],
  rowId: (row: Row) => string | number,
) {
  const problems: string[] = [];
  const fields = new Set<string>();
  const columns = givenColumns.filter(({ field }) => {
    const isNew = !fields.has(field);
    if (!isNew) problems.push(`two columns have the field "${field}"; the second is left out`);
    fields.add(field);
    return isNew;
  });
  // Data from a storage or a server may have any type, whatever its declaration.
  const isList: boolean = Array.isArray(givenRows);
  if (!isList) problems.push('the rows are not a list');
  const all = isList ? givenRows : [];
  const isRow = (row: unknown) => typeof row === 'object' && row !== null;
  const rows = all.every(isRow) ? all : all.filter(isRow);
  if (rows.length < all.length) problems.push(`${all.length - rows.length} of the rows are no objects`);
  for (const { field, value, text } of columns) {
    if (!value && !text && rows.length > 0 && !rows.some((row) => field in row))
      problems.push(`no row has the field "${field}"`);
  }
  const seen = new Set<string>();
  const ids = rows.map((row, position) => {
    const id = String(rowId(row));
    if (!seen.has(id)) {
      seen.add(id);
      return id;
    }
    problems.push(`two rows have the id "${id}"`);
    const other = `${id} (row ${position + 1})`;
    seen.add(other);
    return other;
  });
  return { columns, rows, ids, problems };
}

/**
 * Creates an index. Expensive parts are computed at their first use and cached: create a new index only for
 * new rows.
 */
export function createTableIndex<Row extends object>(
  givenColumns: readonly TableColumn<Row>[],
  givenRows: readonly Row[],
  rowId: (row: Row) => string | number,
): TableIndex<Row> {
  const { columns, rows, ids, problems } = checked(givenColumns, givenRows, rowId);
  const byField = new Map(columns.map((column) => [column.field, column]));
  const searched = new Map<string, string[]>();
  const orders = new Map<string, Uint32Array>();
  let searchedInAll: string[] | undefined;

  const value = (row: Row, { field, value: own }: TableColumn<Row>): unknown =>
    own ? own(row) : (row as Record<string, unknown>)[field];
  const textOf = (row: Row, column: TableColumn<Row>) =>
    column.text ? column.text(row) : wordsOf(value(row, column));

  function searchedIn(column: TableColumn<Row>): string[] {
    let texts = searched.get(column.field);
    if (!texts) {
      texts = rows.map((row) => folded(textOf(row, column)));
      searched.set(column.field, texts);
    }
    return texts;
  }

  // A line break separates the cells: nobody can type one into a search box.
  function searchedEverywhere(): string[] {
    const lists = columns.map(searchedIn);
    return (searchedInAll ??= rows.map((_, at) => lists.map((texts) => texts[at]).join('\n')));
  }

  function orderOf({ field, direction }: TableSort): Uint32Array | undefined {
    const column = byField.get(field);
    const name = `${direction} ${field}`;
    const known = orders.get(name);
    if (known || !column) return known;
    const order = orderBy(
      rows.map((row) => value(row, column)),
      direction === 'descending',
    );
    orders.set(name, order);
    return order;
  }

  function find({ sort, columnSearches, globalSearch }: Asked): Uint32Array {
    const searches = Object.entries(columnSearches)
      .map(([field, text]) => ({ column: byField.get(field), wanted: folded(text.trim()) }))
      .filter(({ column, wanted }) => column && wanted)
      .map(({ column, wanted }) => ({ texts: searchedIn(column as TableColumn<Row>), wanted }));
    const wanted = folded(globalSearch.trim());
    if (wanted) searches.push({ texts: searchedEverywhere(), wanted });
    const order = sort && orderOf(sort);
    const found = new Uint32Array(rows.length);
    let count = 0;
    next: for (let step = 0; step < rows.length; step += 1) {
      const at = order ? (order[step] ?? 0) : step;
      for (const search of searches) if (!search.texts[at]?.includes(search.wanted)) continue next;
      found[count] = at;
      count += 1;
    }
    return found.subarray(0, count);
  }

  return {
    rows,
    columns,
    ids,
    problems,
    text: (position, column) => {
      const row = rows[position];
      return row ? textOf(row, column) : '';
    },
    find,
    prepare: () => void searchedEverywhere(),
  };
}

/** One page of the rows found. The page number is clamped to the existing ones. */
export function pageOf(found: Uint32Array, page: number, pageSize: number) {
  const size = Number.isFinite(pageSize) && pageSize >= 1 ? Math.floor(pageSize) : defaultPageSize;
  const pageCount = Math.max(1, Math.ceil(found.length / size));
  const wanted = Number.isFinite(page) ? Math.floor(page) : 1;
  const now = Math.min(Math.max(1, wanted), pageCount);
  return { page: now, pageCount, positions: [...found.subarray((now - 1) * size, now * size)] };
}
