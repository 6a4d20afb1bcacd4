import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { DataTable } from '../../components/DataTable/DataTable';
import type { TableColumn } from '../../components/DataTable/table';
import { useTable } from '../../components/DataTable/useTable';
import { useAnnounce } from '../../components/LiveRegion/useAnnounce';
import { Status } from '../../components/Status/Status';
import { changesInWords, placesInWords, rowsInWords } from '@/shared/domain/serviceImport/serviceFile';
import { changeWords, missingInWords } from '@/shared/domain/serviceImport/columnWords';
import type { ImportField } from '@/shared/domain/serviceImport/importFields';
import type { PlaceChange, RefusedRow } from '@/shared/domain/serviceImport/serviceImport';
import type { ImportFindings as Findings, PlaceFile } from '../../ports/serviceImporter';
import { ImportColumns } from './ImportColumns';
import { ImportDefaultFields } from './ImportDefaultFields';
import styles from './AdminPage.module.css';

const refusedColumns: readonly TableColumn<RefusedRow>[] = [
  { field: 'row', label: 'Row', size: 'short' },
  { field: 'name', label: 'Name', text: ({ name }) => name || 'No name' },
  { field: 'reason', label: 'Why', size: 'long' },
];
const noun = { one: 'refused row', many: 'refused rows' };
const rowId = ({ row }: RefusedRow) => row;

/** Lists the refused rows by name, each with its reason. */
export function RefusedRows({ refused }: Pick<Findings, 'refused'>) {
  const table = useTable({ columns: refusedColumns, rows: refused, rowId });
  return <DataTable {...{ table, noun }} caption="Refused rows" nameField="row" />;
}

const notedColumns = refusedColumns.map((column) =>
  column.field === 'reason' ? { ...column, label: 'What is not sure' } : column,
);
const notedNoun = { one: 'row', many: 'rows' };

/** Lists the rows that are imported with something uncertain. */
function NotedRows({ noted }: Pick<Findings, 'noted'>) {
  const table = useTable({ columns: notedColumns, rows: noted, rowId });
  return <DataTable table={table} noun={notedNoun} caption="Rows to look at" nameField="row" />;
}

const changeColumns: readonly TableColumn<PlaceChange & { at: number }>[] = [
  { field: 'name', label: 'Name' },
  { field: 'suburb', label: 'Suburb' },
  { field: 'what', label: 'What happens', text: changeWords, size: 'long' },
];
const changeNoun = { one: 'place', many: 'places' };
const changeId = ({ at }: { at: number }) => at;

/** Lists the services that are removed, changed or added. */
function ChangedPlaces({ changes }: Pick<Findings, 'changes'>) {
  const rows = useMemo(() => changes.map((change, at) => ({ ...change, at })), [changes]);
  const table = useTable({ columns: changeColumns, rows, rowId: changeId });
  return <DataTable table={table} noun={changeNoun} caption="Changes to the list" nameField="name" />;
}

/** The administrator's choices about a file. */
export type FileChoices = Required<Pick<PlaceFile, 'columns' | 'defaults'>>;

const changedWords = 'You have changed what is read. Check again to see what the file holds now.';

export interface ImportFindingsProps {
  findings: Findings;
  /** The choices with which the file was checked. */
  choices: FileChoices;
  checking: boolean;
  onCheckAgain: (choices: FileChoices) => void;
  importing: boolean;
  onImport: () => void;
}

/**
 * Shows the contents of a file: the number of services, the effect on the list and on each column, and each refused row
 * with its reason. Only a checked file can be imported.
 */
export function ImportFindings(props: ImportFindingsProps) {
  const { findings, choices: checked, checking, onCheckAgain, importing, onImport } = props;
  const { columns, moreColumns, missing, changes, moreChanges } = findings;
  const [choices, setChoices] = useState(checked);
  const isChanged = JSON.stringify(choices) !== JSON.stringify(checked);
  const announce = useAnnounce();
  useEffect(() => {
    if (isChanged) announce(changedWords);
  }, [isChanged, announce]);
  const choose = useCallback(
    (name: string, use: ImportField | '') =>
      setChoices((before) => ({ ...before, columns: { ...before.columns, [name]: use } })),
    [],
  );
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
              : `No place can be imported.${missing.length > 0 ? ` ${missingInWords(missing)} Choose it below, then check again.` : ''}`
          }${allRefused > 0 ? ` ${rowsInWords(allRefused)} cannot be imported.` : ''}${moreRefused > 0 ? ` The first ${rowsInWords(refused.length)} are listed below.` : ''}`}
        </p>
        <p>Nothing has been changed yet.</p>
      </Status>
      {columns.length > 0 && (
        <ImportColumns {...{ columns, moreColumns }} choices={choices.columns} onChoose={choose} />
      )}
      <ImportDefaultFields
        defaults={choices.defaults}
        onChange={(defaults) => setChoices({ ...choices, defaults })}
      />
      {isChanged && <Status kind="info">{changedWords}</Status>}
      <div>
        <Button busy={checking ? 'Checking…' : undefined} onClick={() => onCheckAgain(choices)}>
          Check again
        </Button>
      </div>
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
      {changes.length > 0 && (
        <>
          <p>
            {`What happens to each place of the list.${
              moreChanges > 0 ? ` The first ${placesInWords(changes.length)} are listed below.` : ''
            }`}
          </p>
          <ChangedPlaces changes={changes} />
        </>
      )}
      {accepted > 0 && !isChanged && (
        <div>
          <Button kind="main" busy={importing ? 'Importing…' : undefined} onClick={onImport}>
            {`Import ${placesInWords(accepted)}`}
          </Button>
        </div>
      )}
    </section>
  );
}
