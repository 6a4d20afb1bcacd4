import { memo } from 'react';
import type { ReactNode } from 'react';
import { Checkbox } from '../ChoiceGroup/Checkbox';
import type { TableColumn, TableIndex } from './table';
import styles from './TableRow.module.css';

export interface TableRowProps<Row> {
  index: TableIndex<Row>;
  position: number;
  /** The column that names the row. */
  nameField: string;
  cells?: Readonly<Record<string, (row: Row) => ReactNode>> | undefined;
  actions?: ((row: Row, name: string) => ReactNode) | undefined;
  /** Absent where rows can't be selected. */
  onSelect?: ((id: string, selected: boolean) => void) | undefined;
  selected: boolean;
}

function Row<Row>(props: TableRowProps<Row>) {
  const { index, position, nameField, cells, actions, onSelect, selected } = props;
  const row = index.rows[position];
  const id = index.ids[position];
  if (row === undefined || id === undefined) return null;
  const named = index.columns.find(({ field }) => field === nameField);
  // An id may not be readable; a number distinguishes the rows.
  const name = (named && index.text(position, named)) || `row ${position + 1}`;

  const content = (column: TableColumn<Row>) =>
    cells?.[column.field]?.(row) ??
    (index.text(position, column) || <span className={styles.none}>None</span>);

  return (
    <tr role="row" className={styles.row} data-state={selected ? 'selected' : undefined}>
      {onSelect && (
        <td role="cell" className={styles.tick}>
          <Checkbox
            label={<span className="visually-hidden">{`Select ${name}`}</span>}
            checked={selected}
            onChange={(wanted) => onSelect(id, wanted)}
          />
        </td>
      )}
      {index.columns.map((column) =>
        column.field === nameField ? (
          <th key={column.field} role="rowheader" scope="row" className={styles.name}>
            <span className={styles.value} translate="no">
              {content(column)}
            </span>
          </th>
        ) : (
          <td key={column.field} role="cell" className={styles.cell}>
            <span className={styles.label}>{`${column.label}: `}</span>
            <span className={styles.value} data-size={column.size}>
              {content(column)}
            </span>
          </td>
        ),
      )}
      {actions && (
        <td role="cell" className={styles.actions}>
          <div className={styles.buttons}>{actions(row, name)}</div>
        </td>
      )}
    </tr>
  );
}

/** One row. Rendered again only after a change of its own props. */
export const TableRow = memo(Row) as typeof Row;
