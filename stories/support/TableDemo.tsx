import { useState } from 'react';
import { Button } from '@/src/components/Button/Button';
import { DataTable } from '@/src/components/DataTable/DataTable';
import type { TableColumn } from '@/src/components/DataTable/table';
import { useTable } from '@/src/components/DataTable/useTable';
import { mail, trash } from '@/src/components/Icon/lazyIcons';
import { edit } from '@/src/components/Icon/paths';
import { LiveRegion } from '@/src/components/LiveRegion/LiveRegion';
import { UndoMessage } from '@/src/components/UndoMessage/UndoMessage';
import type { Member } from './members';

export const columns: TableColumn<Member>[] = [
  { field: 'id', label: 'ID', size: 'short' },
  { field: 'email', label: 'Email' },
  { field: 'role', label: 'Role' },
];
export const wideColumns: TableColumn<Member>[] = [
  ...columns,
  { field: 'notes', label: 'Notes', size: 'long', text: () => 'Comes on Tuesdays, with her neighbour.' },
  {
    field: 'rating',
    label: 'Average Rating',
    text: ({ rating }) => (rating && Number.isFinite(rating) ? rating.toFixed(1) : ''),
  },
];
const rowId = ({ id }: Member) => id;
const noun = { one: 'user', many: 'users' };

interface TableDemoProps {
  rows: readonly Member[];
  columns: readonly TableColumn<Member>[];
  caption: string;
  state: 'loading' | 'failed' | 'ready';
  /** Rows can be selected. */
  selectable: boolean;
  onEmail: (rows: readonly Member[]) => void;
  onRetry: () => void;
}

/** What a screen does around the table: it deletes, offers to undo, and resets the table after its own changes. */
export function TableDemo({
  rows: given,
  columns: shown,
  caption,
  state,
  selectable,
  onEmail,
  onRetry,
}: TableDemoProps) {
  const [rows, setRows] = useState(given);
  const [deleted, setDeleted] = useState<Member | null>(null);
  const table = useTable({ columns: shown, rows, rowId });
  const remove = (row: Member) => {
    setRows(rows.filter((other) => other !== row));
    setDeleted(row);
    table.reset();
  };
  const actions = (row: Member, name: string) => (
    <>
      <Button size="small" icon={edit} aria-label={`Edit ${name}`}>
        Edit
      </Button>
      <Button
        size="small"
        kind="danger"
        icon={trash}
        aria-label={`Delete ${name}`}
        onClick={() => remove(row)}
      >
        Delete
      </Button>
    </>
  );
  const batch = (chosen: readonly Member[]) => (
    <Button size="small" kind="main" icon={mail} onClick={() => onEmail(chosen)}>
      Email {chosen.length} {chosen.length === 1 ? noun.one : noun.many}
    </Button>
  );
  return (
    <div className="story-column">
      <LiveRegion />
      {deleted && (
        <UndoMessage
          takeFocus
          text={`User deleted: ${deleted.email}.`}
          onUndo={() => {
            setRows(given);
            setDeleted(null);
          }}
        />
      )}
      <DataTable
        {...{ table, caption, noun, actions, state, onRetry }}
        nameField="email"
        batch={selectable ? batch : undefined}
        emptyAction={<Button>Add a user</Button>}
      />
    </div>
  );
}
