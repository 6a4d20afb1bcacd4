import { DataTable } from '../../components/DataTable/DataTable';
import type { TableColumn } from '../../components/DataTable/table';
import { useTable } from '../../components/DataTable/useTable';
import { auditText, auditWho, type AuditEntry } from '@/shared/domain/admin/audit';
import { clockTime, plainDate } from '@/shared/domain/text/dates';
import { AdminSection } from './AdminSection';
import type { Read } from './useRead';

interface Row extends AuditEntry {
  id: number;
}

/** "21 November 2026, 9:00 am" */
export function timeText(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : `${plainDate(date)}, ${clockTime(date)}`;
}

const columns: readonly TableColumn<Row>[] = [
  { field: 'to', label: 'When', text: ({ to }) => timeText(to) },
  { field: 'who', label: 'Who', text: auditWho },
  { field: 'what', label: 'What', text: auditText },
  { field: 'count', label: 'How many' },
];
const noun = { one: 'entry', many: 'entries' };
const rowId = ({ id }: Row) => id;
const none: readonly Row[] = [];
const numbered = new WeakMap<readonly AuditEntry[], readonly Row[]>();

/** Returns the same rows for the same entries: a table resets when it gets new ones. */
function rowsOf(entries: readonly AuditEntry[]): readonly Row[] {
  let rows = numbered.get(entries);
  if (!rows) numbered.set(entries, (rows = entries.map((entry, at) => ({ ...entry, id: at + 1 }))));
  return rows;
}

/** Shows who did something, when, and how many records were affected. */
export function AuditTable({ read, again }: { read: Read<readonly AuditEntry[]>; again: () => void }) {
  const table = useTable({ columns, rows: read.state === 'ready' ? rowsOf(read.value) : none, rowId });
  return (
    <AdminSection heading="What was done">
      <p>
        What administrators did, and logins, new passwords and roles. What was in mails and files is not
        written down.
      </p>
      <DataTable {...{ table, noun }} caption="Entries" nameField="to" state={read.state} onRetry={again} />
    </AdminSection>
  );
}
