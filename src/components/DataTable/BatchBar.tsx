import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Toolbar } from '../Toolbar/Toolbar';
import { counted } from './tableWords';
import type { TableNoun } from './tableWords';
import type { Table } from './useTable';
import styles from './BatchBar.module.css';

export interface BatchBarProps<Row> {
  /** The state of the table, and its rows. */
  table: Table<Row>;
  /** The word for the rows. */
  noun: TableNoun;
  /** "3 of 7 users selected". */
  words: string;
  /** Buttons for the selected rows. */
  children: ReactNode;
  /** Called after the selection was cleared: the focused button is gone. */
  onCleared: () => void;
}

/**
 * The actions for the selected rows. It takes up its space while nothing is selected, so that the first tick
 * does not shift the table under the pointer.
 */
export function BatchBar<Row>({ table, noun, words, children, onCleared }: BatchBarProps<Row>) {
  const clear = useRef<HTMLButtonElement>(null);
  const { selection } = table.state;
  if (table.selectedRows.length === 0) return <p className={styles.none}>{words}</p>;

  const { ids } = table.index;
  const wholePage = table.positions.every((at) => selection.has(ids[at] ?? ''));
  const shownSelected = table.selectedRows.length - table.selectedHidden;
  const more = table.positions.length > 0 && wholePage && shownSelected < table.found;
  const selectMore = () => {
    // This button is removed by its own press; its neighbour stays.
    clear.current?.focus();
    table.act({ do: 'select', ids: table.foundIds(), selected: true });
  };
  return (
    <Toolbar label={words} showLabel>
      {children}
      {more && (
        <Button size="small" onClick={selectMore}>
          {`Select all ${counted(table.found, noun)}`}
        </Button>
      )}
      <Button
        ref={clear}
        kind="quiet"
        size="small"
        onClick={() => {
          table.clearSelection();
          onCleared();
        }}
      >
        Clear selection
      </Button>
    </Toolbar>
  );
}
