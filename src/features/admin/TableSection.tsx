import { useCallback, useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { useLazyDialog } from '../../components/Dialog/useLazyDialog';
import { DataTable } from '../../components/DataTable/DataTable';
import type { TableColumn } from '../../components/DataTable/table';
import { useTable } from '../../components/DataTable/useTable';
import { mail, trash } from '../../components/Icon/lazyIcons';
import { download, edit } from '../../components/Icon/paths';
import { Status } from '../../components/Status/Status';
import { UndoMessage } from '../../components/UndoMessage/UndoMessage';
import type { ExportTable } from '@/shared/domain/admin/exportFile';
import { damageLine } from '../../ports/collectionWords';
import { usePorts } from '../../ports/ports';
import type { LiveCollection } from '../../ports/useCollection';
import { ListUpdates } from '../listUpdates/ListUpdates';
import { AdminSection } from './AdminSection';
import type { EditForm, EditValues } from './EditDialog';
import { type DeletionWords, useDeletion } from './useDeletion';
import { useExports } from './useExports';
import styles from './AdminPage.module.css';

export interface TableSectionProps<T extends { id: string | number }> {
  heading: string;
  /** The name of the table, such as "Users". */
  caption: string;
  nameField: string;
  columns: readonly TableColumn<T>[];
  records: LiveCollection<T>;
  words: DeletionWords<T>;
  toTable: (rows: readonly T[], now: Date) => ExportTable;
  /** Makes the form for a row; absent: rows cannot be edited. */
  formOf?: ((row: T, storageNotice: string, all: readonly T[]) => EditForm) | undefined;
  /** Applies the values of the form to the row. */
  withValues: (row: T, values: EditValues) => T;
  onEmailExport: (table: ExportTable) => void;
  /** Gives the selected rows the button "Email 7 users". */
  onEmailRows?: (rows: readonly T[], clearSelection: () => void) => void;
}

const none: readonly never[] = [];
const rowId = ({ id }: { id: string | number }) => id;
const loadEdit = () => import('./EditDialog');

/** A table of the dashboard with all actions on its rows. */
export function TableSection<T extends { id: string | number }>(props: TableSectionProps<T>) {
  const { heading, caption, nameField, columns, records, words, toTable } = props;
  const { state } = records;
  const [rows, collection] =
    records.state === 'ready' ? [records.records, records.collection] : [none as readonly T[], null];
  const { clock } = usePorts();
  const title = useRef<HTMLHeadingElement>(null);
  const editing = useLazyDialog<typeof loadEdit, T>(loadEdit);
  const table = useTable({ columns, rows, rowId });
  const deletion = useDeletion(collection, words, table.reset);
  const exportTable = useExports(deletion.fail);
  const { noun, nameOf } = words;
  const { formOf } = props;
  const isEditable = formOf !== undefined;
  const shown = () => toTable(table.foundRows(), clock.now());

  function openEdit(row: T) {
    editing.open(() => row).catch(() => deletion.fail('The form could not be fetched. Please try again.'));
  }

  function showSaved() {
    deletion.forget();
    table.reset();
  }

  async function undo() {
    if (await deletion.undo()) title.current?.focus();
  }

  const { deleted, failure } = deletion;
  // Memoised, so that typing in the search renders only new rows; the handlers are always the latest.
  const doing = useRef({ openEdit, remove: deletion.remove });
  useLayoutEffect(() => {
    doing.current = { openEdit, remove: deletion.remove };
  });
  const actions = useCallback(
    (row: T) => (
      <>
        {isEditable && (
          <Button
            size="small"
            icon={edit}
            aria-label={`Edit ${nameOf(row)}`}
            onClick={() => doing.current.openEdit(row)}
          >
            Edit
          </Button>
        )}
        <Button
          size="small"
          kind="danger"
          icon={trash}
          aria-label={`Delete ${nameOf(row)}`}
          onClick={() => void doing.current.remove([row])}
        >
          Delete
        </Button>
      </>
    ),
    [isEditable, nameOf],
  );
  const batch = (chosen: readonly T[]) => {
    const counted = `${chosen.length} ${chosen.length === 1 ? noun.one : noun.many}`;
    const { onEmailRows } = props;
    return (
      <>
        {onEmailRows && (
          <Button
            size="small"
            kind="main"
            icon={mail}
            onClick={() => onEmailRows(chosen, table.clearSelection)}
          >
            {`Email ${counted}`}
          </Button>
        )}
        <Button size="small" kind="danger" icon={trash} onClick={() => void deletion.remove(chosen)}>
          {`Delete ${counted}`}
        </Button>
      </>
    );
  };
  return (
    <AdminSection
      heading={heading}
      headingRef={title}
      actions={
        rows.length > 0 && (
          <div className={styles.exports} role="group" aria-label={`Export ${noun.many}`}>
            <Button size="small" icon={download} onClick={() => void exportTable(shown(), 'csv')}>
              Export as CSV
            </Button>
            <Button size="small" icon={download} onClick={() => void exportTable(shown(), 'pdf')}>
              Export as PDF
            </Button>
            <Button size="small" icon={mail} onClick={() => props.onEmailExport(shown())}>
              Email the export
            </Button>
          </div>
        )
      }
    >
      {records.state === 'ready' &&
        records.damage.map((one) => (
          <Status key={one.movedTo} kind="warning" appears>
            {damageLine(one, noun.many)}
          </Status>
        ))}
      {deleted && (
        <UndoMessage
          text={deleted.text}
          takeFocus
          busy={deletion.undoing ? 'Bringing it back…' : undefined}
          onUndo={words.isFinal ? undefined : () => void undo()}
        />
      )}
      {failure && (
        <Status kind="failed" appears>
          {failure}
        </Status>
      )}
      {collection?.updates && <ListUpdates updates={collection.updates} noun={noun} />}
      <DataTable
        {...{ table, caption, noun, nameField, state }}
        onRetry={state === 'failed' ? records.retry : undefined}
        actions={actions}
        batch={batch}
      />
      {editing.render(
        ({ EditDialog }, row, opener) =>
          formOf && (
            <EditDialog
              {...props}
              formOf={formOf}
              {...{ row, rows, opener }}
              collection={collection!}
              onSaved={showSaved}
              onClose={editing.close}
            />
          ),
      )}
    </AdminSection>
  );
}
