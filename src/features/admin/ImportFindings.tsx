import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { DataTable } from '../../components/DataTable/DataTable';
import type { TableColumn } from '../../components/DataTable/table';
import { useTable } from '../../components/DataTable/useTable';
import { Status } from '../../components/Status/Status';
import { changesInWords, placesInWords, rowsInWords } from '../../domain/serviceImport/serviceFile';
import type { RefusedRow } from '../../domain/serviceImport/serviceImport';
import type { ImportFindings as Findings } from '../../ports/serviceImporter';
import styles from './AdminPage.module.css';

const columns: readonly TableColumn<RefusedRow>[] = [
  { field: 'row', label: 'Row', size: 'short' },
  { field: 'name', label: 'Name', text: ({ name }) => name || 'No name' },
  { field: 'reason', label: 'Why', size: 'long' },
];
const noun = { one: 'refused row', many: 'refused rows' };
const rowId = ({ row }: RefusedRow) => row;

/** Each refused row by name, with its reason. */
export function RefusedRows({ refused }: Pick<Findings, 'refused'>) {
  const table = useTable({ columns, rows: refused, rowId });
  return <DataTable {...{ table, noun }} caption="Refused rows" nameField="row" />;
}

const notedColumns = columns.map((column) =>
  column.field === 'reason' ? { ...column, label: 'What is not sure' } : column,
);
const notedNoun = { one: 'row', many: 'rows' };

/** Each row that is imported with something that is not sure. */
function NotedRows({ noted }: Pick<Findings, 'noted'>) {
  const table = useTable({ columns: notedColumns, rows: noted, rowId });
  return <DataTable table={table} noun={notedNoun} caption="Rows to look at" nameField="row" />;
}

export interface ImportFindingsProps {
  findings: Findings;
  importing: boolean;
  onImport: () => void;
}

/** What a file holds: how many places, what becomes of the list, and each refused row with its reason. */
export function ImportFindings({ findings, importing, onImport }: ImportFindingsProps) {
  const { accepted, refused, moreRefused, noted, moreNoted } = findings;
  const allRefused = refused.length + moreRefused;
  const heading = useRef<HTMLHeadingElement>(null);
  // In the same commit: a key press in between would go to the previously focused element.
  useLayoutEffect(() => heading.current?.focus(), []);
  const kind = accepted === 0 ? 'failed' : refused.length > 0 ? 'warning' : 'success';
  return (
    <section className={styles.section} aria-labelledby="findings">
      <h2 id="findings" ref={heading} tabIndex={-1}>
        What the file holds
      </h2>
      <Status kind={kind}>
        <p>
          {`${
            accepted > 0
              ? `${placesInWords(accepted)} can be imported: ${changesInWords(findings)}`
              : 'No place can be imported.'
          }${allRefused > 0 ? ` ${rowsInWords(allRefused)} cannot be imported.` : ''}${moreRefused > 0 ? ` The first ${rowsInWords(refused.length)} are listed below.` : ''}`}
        </p>
        <p>Nothing has been changed yet.</p>
      </Status>
      {refused.length > 0 && (
        <>
          <p>Put these rows right in your file and check it again, or leave them out.</p>
          <RefusedRows refused={refused} />
        </>
      )}
      {noted.length > 0 && (
        <>
          <p>
            {`${rowsInWords(noted.length + moreNoted)} can be imported, but not all in them is sure.${
              moreNoted > 0 ? ` The first ${rowsInWords(noted.length)} are listed below.` : ''
            }`}
          </p>
          <NotedRows noted={noted} />
        </>
      )}
      {accepted > 0 && (
        <div>
          <Button kind="main" busy={importing ? 'Importing…' : undefined} onClick={onImport}>
            {`Import ${placesInWords(accepted)}`}
          </Button>
        </div>
      )}
    </section>
  );
}
