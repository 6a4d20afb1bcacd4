import { useCallback, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Pagination } from '../Pagination/Pagination';
import { Status } from '../Status/Status';
import { BatchBar } from './BatchBar';
import { SearchBox } from './SearchBox';
import { TableView } from './TableView';
import { nothingFound, searchWords, selectionWords, statusWords } from './tableWords';
import type { TableNoun } from './tableWords';
import { useTableAnnouncements } from './useTableAnnouncements';
import type { Table } from './useTable';
import styles from './DataTable.module.css';

export interface DataTableProps<Row> {
  /** From `useTable`, which holds its state. */
  table: Table<Row>;
  /** The table's accessible name, such as "Users". Sighted people see a heading. */
  caption: string;
  /** The word for its rows, in lower case. */
  noun: TableNoun;
  /** The field of the column whose text names a row. Default: the first column. */
  nameField?: string | undefined;
  /** Renders a column's cells, by its field, where text is not enough. Keep the object between renders. */
  cells?: Readonly<Record<string, (row: Row) => ReactNode>> | undefined;
  /**
   * A row's own buttons. Their names must contain the row's name: "Edit nina@example.org". Keep the function
   * between renders.
   */
  actions?: ((row: Row, name: string) => ReactNode) | undefined;
  /** Buttons for the selected rows. If given, every row has a checkbox. */
  batch?: ((rows: readonly Row[]) => ReactNode) | undefined;
  /** The state of the rows. Default `ready`. */
  state?: 'loading' | 'failed' | 'ready' | undefined;
  /** The error, with `failed`. Default "The users could not be loaded." */
  failed?: string | undefined;
  /** Gives a failed table the button "Try again". */
  onRetry?: (() => void) | undefined;
  /** One action for a table without rows, such as a button that adds one. */
  emptyAction?: ReactNode;
}

/**
 * Rows of data that can be sorted, searched, paged and selected; cards where there is no room for columns.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { table, caption, noun, cells, actions, batch, state = 'ready', onRetry, emptyAction } = props;
  const { index, found, page, pageCount, selectedRows, selectedHidden } = table;
  const [searchesOpen, setSearchesOpen] = useState(false);
  const searchesId = useId();
  const searchRef = useRef<HTMLInputElement>(null);
  const tickRef = useRef<HTMLInputElement>(null);

  const all = index.rows.length;
  const searched = searchWords(table.state, index.columns);
  const { sort } = table.state;
  const label = index.columns.find(({ field }) => field === sort?.field)?.label;
  const sorted = sort && label !== undefined ? { label, direction: sort.direction } : undefined;
  const sentence = {
    loading: `Loading ${noun.many}…`,
    failed: props.failed ?? `The ${noun.many} could not be loaded.`,
    ready: statusWords({ noun, all, found, page, pageCount, searched, sorted }),
  }[state];
  const selection = batch ? selectionWords(selectedRows.length, all, selectedHidden, noun) : '';
  const { statusRef, watch } = useTableAnnouncements(
    {
      status: sentence,
      selection,
      isSorted: sorted !== undefined,
      isSearched: searched !== '',
      isFailed: state === 'failed',
    },
    searchRef,
  );

  const { act } = table;
  const searchAll = useCallback((text: string) => act({ do: 'search-all', text }), [act]);
  const clearSearches = () => {
    // The pressed button is removed.
    searchRef.current?.focus();
    act({ do: 'clear-searches' });
  };
  const clear = (
    <Button size="small" onClick={clearSearches}>
      Clear search
    </Button>
  );

  return (
    <div className={styles.frame} role="presentation" {...watch}>
      {state === 'ready' && all > 0 && (
        <>
          <div className={styles.searches}>
            <SearchBox
              ref={searchRef}
              label={`Search all ${noun.many}`}
              value={table.state.globalSearch}
              onSearch={searchAll}
              onFocus={index.prepare}
            />
            <Button
              className={styles.more}
              size="small"
              aria-expanded={searchesOpen}
              aria-controls={searchesId}
              onClick={() => setSearchesOpen(!searchesOpen)}
            >
              Search by column
            </Button>
            {searched && found > 0 && clear}
          </div>
          {batch && (
            <BatchBar
              table={table}
              noun={noun}
              words={selection}
              onCleared={() => (tickRef.current ?? searchRef.current)?.focus()}
            >
              {batch(selectedRows)}
            </BatchBar>
          )}
          <TableView
            {...{ table, caption, noun, cells, actions, tickRef, searchesOpen, searchesId }}
            nameField={props.nameField ?? index.columns[0]?.field ?? ''}
            selectable={batch !== undefined}
          />
        </>
      )}
      {state === 'ready' && found > 0 ? (
        // With keys: an element without its tabindex would lose the focus unnoticed.
        <div key="foot" className={styles.foot}>
          <div ref={statusRef} className={styles.status} tabIndex={-1}>
            {sentence}
          </div>
          <Pagination
            label={`Pages of ${noun.many}`}
            page={page}
            pageCount={pageCount}
            onPage={(wanted) => act({ do: 'page', page: wanted })}
          />
        </div>
      ) : (
        <div key="message" ref={statusRef} className={styles.message} tabIndex={-1}>
          {state === 'ready' ? (
            <Status kind="empty" action={all > 0 ? clear : emptyAction}>
              {all > 0 ? nothingFound(noun, searched) : sentence}
            </Status>
          ) : (
            <Status
              key={state}
              kind={state}
              action={state === 'failed' && onRetry && <Button onClick={onRetry}>Try again</Button>}
            >
              {sentence}
            </Status>
          )}
        </div>
      )}
    </div>
  );
}
