import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { arrowDown, arrowUp, sort as sortIcon } from '../Icon/lazyIcons';
import { SearchBox } from './SearchBox';
import type { Table } from './useTable';
import styles from './TableHead.module.css';

export interface TableHeadProps<Row> {
  /** The state of the table, and its rows. */
  table: Table<Row>;
  /** True where rows can be selected. */
  selectable: boolean;
  /** The checkbox that selects this page's rows; absent where there are none. */
  tick: ReactNode;
  /** True where rows have buttons of their own. */
  hasActions: boolean;
  /** True where the search boxes are shown although there is no room beside the headers. */
  searchesOpen: boolean;
  /** Id of the row of search boxes. */
  searchesId: string;
}

const arrows = { ascending: arrowUp, descending: arrowDown } as const;

/**
 * Headers that sort, and a row of search boxes. The roles are written out because a table laid out as cards is no longer
 * a table to some browsers: https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { table, selectable, tick, hasActions, searchesOpen, searchesId } = props;
  const { sort, columnSearches } = table.state;
  const { act } = table;
  const search = useCallback(
    (text: string, field: string) => act({ do: 'search-column', field, text }),
    [act],
  );
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" className={styles.headers}>
        {selectable && (
          // A name of its own: the box announces the number of selected rows, which would be repeated in each row.
          <th role="columnheader" scope="col" aria-label="Select" className={styles.tick}>
            {tick || <span className="visually-hidden">Select</span>}
          </th>
        )}
        {table.index.columns.map(({ field, label, size = 'normal' }) => {
          const direction = sort?.field === field ? sort.direction : undefined;
          return (
            <th
              key={field}
              role="columnheader"
              scope="col"
              aria-sort={direction}
              data-label={label}
              data-size={size}
            >
              <button type="button" className={styles.sort} onClick={() => act({ do: 'sort', field })}>
                <span>{label}</span>
                <Icon shape={direction ? arrows[direction] : sortIcon} />
              </button>
            </th>
          );
        })}
        {hasActions && (
          <th role="columnheader" scope="col" className={styles.actions}>
            Actions
          </th>
        )}
      </tr>
      <tr
        role="row"
        className={styles.searches}
        id={searchesId}
        data-state={searchesOpen ? 'open' : 'closed'}
      >
        {selectable && <td role="cell" />}
        {table.index.columns.map(({ field, label }) => (
          <td key={field} role="cell">
            <SearchBox
              label={`Search ${label}`}
              inHeader
              value={columnSearches[field] ?? ''}
              field={field}
              onSearch={search}
              onFocus={table.index.prepare}
            />
          </td>
        ))}
        {hasActions && <td role="cell" />}
      </tr>
    </thead>
  );
}
