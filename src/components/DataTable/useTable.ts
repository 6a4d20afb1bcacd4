import { useCallback, useEffect, useMemo, useReducer } from 'react';
import type { Dispatch } from 'react';
import { createTableIndex, defaultPageSize, pageOf } from './table';
import type { TableColumn, TableIndex } from './table';
import { tableReducer, untouched } from './tableState';
import type { TableAction, TableState } from './tableState';

export interface TableOptions<Row> {
  /** Keep the list itself between renders (a constant, `useMemo`): a new one is sorted and searched again. */
  columns: readonly TableColumn<Row>[];
  /** Keep the list itself until the data changes, for the same reason. */
  rows: readonly Row[];
  /** Identifies a row, also after a change. Keep the function between renders. */
  rowId: (row: Row) => string | number;
  /** The number of rows on a page. Default 10. */
  pageSize?: number | undefined;
}

/** The current state of a table and the rows that it shows. Pass it to `DataTable`. */
export interface Table<Row> {
  readonly index: TableIndex<Row>;
  readonly state: TableState;
  /** The number of matching rows, on all pages. */
  readonly found: number;
  readonly page: number;
  readonly pageCount: number;
  /** The positions of the rows on this page. */
  readonly positions: readonly number[];
  /** All rows that match, in the order shown, as an export needs them. Computed at each call. */
  readonly foundRows: () => readonly Row[];
  /** Ids of all rows that match. */
  readonly foundIds: () => readonly string[];
  /** The selected rows that exist, in the order of the data. */
  readonly selectedRows: readonly Row[];
  /** The number of those that the searches hide. */
  readonly selectedHidden: number;
  readonly act: Dispatch<TableAction>;
  /**
   * Goes to the first page, without sorting and searches. For a change of the data by this person; a change from
   * elsewhere must not move the rows that a person is reading.
   */
  readonly reset: () => void;
  readonly clearSelection: () => void;
}

/** Reports problems to the developer; the first few are enough to find the cause. */
function useReport(problems: readonly string[]) {
  useEffect(() => {
    if (!import.meta.env.DEV || problems.length === 0) return;
    const more = problems.length > 5 ? `; and ${problems.length - 5} more` : '';
    console.error(`DataTable: ${problems.slice(0, 5).join('; ')}${more}.`);
  }, [problems]);
}

/** Keeps the state of a table: sorting, searches, page and selection. */
export function useTable<Row extends object>({
  columns,
  rows,
  rowId,
  pageSize = defaultPageSize,
}: TableOptions<Row>): Table<Row> {
  const [state, act] = useReducer(tableReducer, untouched);
  const index = useMemo(() => createTableIndex(columns, rows, rowId), [columns, rows, rowId]);
  useReport(index.problems);

  const { sort, columnSearches, globalSearch, selection } = state;
  const found = useMemo(
    () => index.find({ sort, columnSearches, globalSearch }),
    [index, sort, columnSearches, globalSearch],
  );
  const shown = useMemo(() => pageOf(found, state.page, pageSize), [found, state.page, pageSize]);
  const selected = useMemo(() => {
    if (selection.size === 0) return { rows: [], hidden: 0 };
    const isSelected = (at: number) => selection.has(index.ids[at] ?? '');
    const chosen = index.rows.filter((_, at) => isSelected(at));
    let visible = 0;
    for (const at of found) if (isSelected(at)) visible += 1;
    return { rows: chosen, hidden: chosen.length - visible };
  }, [index, found, selection]);

  return {
    index,
    state,
    found: found.length,
    ...shown,
    foundRows: () => Array.from(found, (at) => index.rows[at]).filter((row) => row !== undefined),
    foundIds: () => Array.from(found, (at) => index.ids[at] ?? ''),
    selectedRows: selected.rows,
    selectedHidden: selected.hidden,
    act,
    reset: useCallback(() => act({ do: 'reset' }), []),
    clearSelection: useCallback(() => act({ do: 'clear-selection' }), []),
  };
}
