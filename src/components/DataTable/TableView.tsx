import { useCallback, useId, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Checkbox } from '../ChoiceGroup/Checkbox';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { counted } from './tableWords';
import type { TableNoun } from './tableWords';
import { useOverflow } from './useOverflow';
import type { Table } from './useTable';
import styles from './TableView.module.css';

export interface TableViewProps<Row> {
  /** The state of the table, and its rows. */
  table: Table<Row>;
  /** Names the table. */
  caption: string;
  /** The word for the rows. */
  noun: TableNoun;
  /** The column that names a row. */
  nameField: string;
  /** Renders the values of a column, by its field. */
  cells?: Readonly<Record<string, (row: Row) => ReactNode>> | undefined;
  /** Buttons of a row. */
  actions?: ((row: Row, name: string) => ReactNode) | undefined;
  /** True where rows can be selected. */
  selectable: boolean;
  /** The checkbox that selects the page, which is focused after "Clear selection". */
  tickRef: RefObject<HTMLInputElement | null>;
  /** True where the search boxes are shown although there is no room beside the headers. */
  searchesOpen: boolean;
  /** The id of the row with the search boxes. */
  searchesId: string;
}

/** The table itself, in a container that scrolls sideways where necessary, and announces that. */
export function TableView<Row>(props: TableViewProps<Row>) {
  const { table, caption, noun, nameField, cells, actions, selectable, tickRef } = props;
  const captionId = useId();
  const hintId = useId();
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(box);
  const { act, index, positions } = table;
  const { selection } = table.state;

  const onSelect = useCallback(
    (id: string, selected: boolean) => act({ do: 'select', ids: [id], selected }),
    [act],
  );
  const pageIds = positions.map((at) => index.ids[at] ?? '');
  const chosen = pageIds.filter((id) => selection.has(id)).length;
  const tick = selectable && pageIds.length > 0 && (
    <Checkbox
      ref={(input) => {
        tickRef.current = input;
        // HTML has no attribute for it.
        if (input) input.indeterminate = chosen > 0 && chosen < pageIds.length;
      }}
      label={
        <span className={styles.words}>
          {`Select ${pageIds.length === 1 ? `the ${noun.one}` : `all ${counted(pageIds.length, noun)}`} on this page`}
        </span>
      }
      checked={chosen === pageIds.length}
      onChange={(selected) => act({ do: 'select', ids: pageIds, selected })}
    />
  );

  return (
    <>
      {scrolls && (
        <p className={styles.hint} id={hintId}>
          This table is wider than the page. Scroll it sideways to see every column.
        </p>
      )}
      <div
        ref={box}
        className={styles.box}
        {...(scrolls && {
          role: 'region',
          tabIndex: 0,
          'aria-labelledby': captionId,
          'aria-describedby': hintId,
          'data-state': 'scrolls',
        })}
      >
        <table role="table" className={styles.table}>
          <caption id={captionId} className="visually-hidden">
            {caption}
          </caption>
          <TableHead
            table={table}
            selectable={selectable}
            tick={tick}
            hasActions={Boolean(actions)}
            searchesOpen={props.searchesOpen}
            searchesId={props.searchesId}
          />
          <tbody role="rowgroup" className={styles.body}>
            {positions.map((position) => (
              <TableRow
                key={index.ids[position]}
                index={index}
                position={position}
                nameField={nameField}
                cells={cells}
                actions={actions}
                onSelect={selectable ? onSelect : undefined}
                selected={selection.has(index.ids[position] ?? '')}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
