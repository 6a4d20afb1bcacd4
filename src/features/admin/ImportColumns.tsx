import { createContext, useContext, useMemo } from 'react';
import { DataTable } from '../../components/DataTable/DataTable';
import type { TableColumn } from '../../components/DataTable/table';
import { useTable } from '../../components/DataTable/useTable';
import { SelectField } from '../../components/SelectField/SelectField';
import { columnsInWords, columnWords } from '@/shared/domain/serviceImport/columnWords';
import type { ColumnChoices, FileColumn } from '@/shared/domain/serviceImport/fileColumns';
import {
  importFieldLabels,
  importFields,
  type ImportField,
} from '@/shared/domain/serviceImport/importFields';
import type { ImportFindings } from '../../ports/serviceImporter';
import styles from './AdminPage.module.css';

const columns: readonly TableColumn<FileColumn>[] = [
  { field: 'name', label: 'Column' },
  { field: 'example', label: 'For example', text: ({ example }) => example || 'Empty' },
  { field: 'use', label: 'What it becomes', text: columnWords, size: 'long' },
];
const noun = { one: 'column', many: 'columns' };
const rowId = ({ name }: FileColumn) => name;
/** Enough for a council's table on one page. */
const pageSize = 25;

const options = [
  { value: '', label: 'Not used' },
  ...importFields.map((field) => ({ value: field, label: importFieldLabels[field] })),
];

interface Choosing {
  /** The choices so far. */
  choices: ColumnChoices;
  onChoose: (name: string, use: ImportField | '') => void;
}
const ChoosingContext = createContext<Choosing>({ choices: {}, onChoose: () => undefined });

function ColumnChoice({ column }: { column: FileColumn }) {
  const { choices, onChoose } = useContext(ChoosingContext);
  const use = Object.hasOwn(choices, column.name) ? choices[column.name] : column.use;
  return (
    <SelectField
      label={`Use “${column.name}” as`}
      options={options}
      value={use}
      onChange={({ target }) => onChoose(column.name, target.value as ImportField | '')}
    />
  );
}

const choice = (column: FileColumn) => <ColumnChoice column={column} />;

export interface ImportColumnsProps extends Pick<ImportFindings, 'columns' | 'moreColumns'>, Choosing {}

/** Lists the columns of a file, each with a choice of the field it fills. */
export function ImportColumns({ columns: rows, moreColumns, choices, onChoose }: ImportColumnsProps) {
  const table = useTable({ columns, rows, rowId, pageSize });
  const choosing = useMemo(() => ({ choices, onChoose }), [choices, onChoose]);
  return (
    <section className={styles.section} aria-labelledby="file-columns">
      <h3 id="file-columns">What the columns become</h3>
      <p>
        {`${columnsInWords(rows, moreColumns)}${moreColumns > 0 ? ` ${rows.length} are listed below.` : ''}`}
      </p>
      <ChoosingContext value={choosing}>
        <DataTable {...{ table, noun }} caption="Columns of the file" nameField="name" actions={choice} />
      </ChoosingContext>
    </section>
  );
}
