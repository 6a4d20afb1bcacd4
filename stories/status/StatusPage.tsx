import { useMemo, useState } from 'react';
import type { Evidence } from '@/evidence/status/evidence';
import type { Status } from '@/evidence/status/status';
import { DataTable } from '@/src/components/DataTable/DataTable';
import type { TableColumn } from '@/src/components/DataTable/table';
import { useTable } from '@/src/components/DataTable/useTable';
import { LiveRegion } from '@/src/components/LiveRegion/LiveRegion';
import { PageTitle } from '@/src/components/PageTitle/PageTitle';
import { SelectField } from '@/src/components/SelectField/SelectField';
import { evidenceRows, overviewRows, shortCommit, type EvidenceRow, type OverviewRow } from './statusRows';
import styles from './StatusPage.module.css';

/** Links that lead to another page of Storybook, which is around the frame of this one. */
const around = { target: '_top' } as const;

/** Where a piece of evidence can be read. What a run has written lies beside the repository's files, not in Storybook. */
function Place({ path, story }: Pick<Evidence, 'path' | 'story'>) {
  if (story)
    return (
      <a href={`./?path=/story/${story}`} {...around}>
        {path}
      </a>
    );
  if (path.endsWith('.txt'))
    return (
      <a href={`./evidence/${path}`} {...around}>
        {path}
      </a>
    );
  return <code className={styles.path}>{path}</code>;
}

function EvidenceList({ evidence }: { evidence: readonly Evidence[] }) {
  return (
    <ul className={styles.evidence}>
      {evidence.map((one, index) => (
        <li key={index}>
          {one.about}. {one.outcome === 'fault found' && 'Fault found. '}
          {one.date ?? 'Day not known'}: <Place {...one} />
        </li>
      ))}
    </ul>
  );
}

const overviewColumns: TableColumn<OverviewRow>[] = [
  { field: 'component', label: 'Component' },
  { field: 'criteria', label: 'Criteria' },
  { field: 'themes', label: 'Themes' },
  { field: 'engines', label: 'Engines' },
  { field: 'readers', label: 'Screen readers' },
  { field: 'faults', label: 'Faults' },
  { field: 'stale', label: 'Stale', size: 'short' },
];
const overviewCells = {
  component: ({ component }: OverviewRow) => (
    <a className={styles.link} href={`./?path=/docs/components-${component.toLowerCase()}--docs`} {...around}>
      {component}
    </a>
  ),
};
const overviewId = ({ component }: OverviewRow) => component;

const columns: TableColumn<EvidenceRow>[] = [
  { field: 'component', label: 'Component' },
  { field: 'about', label: 'What' },
  { field: 'result', label: 'Result' },
  { field: 'date', label: 'Newest' },
  { field: 'commit', label: 'Commit' },
  {
    field: 'evidence',
    label: 'Evidence',
    size: 'long',
    text: ({ evidence }) => evidence.map(({ about, path }) => `${about} ${path}`).join(' '),
  },
];
const cells = { evidence: ({ evidence }: EvidenceRow) => <EvidenceList evidence={evidence} /> };
const rowId = ({ id }: EvidenceRow) => id;

/** What was tried of one component or of all of them. */
function EvidenceTable({ status }: { status: Status }) {
  const [component, setComponent] = useState('');
  const [result, setResult] = useState('');
  const all = useMemo(() => evidenceRows(status), [status]);
  const rows = useMemo(
    () =>
      all.filter(
        (row) =>
          (component === '' || row.component === component) && (result === '' || row.result === result),
      ),
    [all, component, result],
  );
  const table = useTable({ columns, rows, rowId, pageSize: 30 });
  const results = [...new Set(all.map((row) => row.result))].toSorted();
  const optionsOf = (first: string, names: readonly string[]) => [
    { value: '', label: first },
    ...names.map((name) => ({ value: name, label: name })),
  ];
  const chosen = (set: (value: string) => void) => (value: string) => {
    set(value);
    table.reset();
  };
  return (
    <div className={styles.block}>
      <div className={styles.filters}>
        <SelectField
          label="Component"
          value={component}
          onChange={(event) => chosen(setComponent)(event.target.value)}
          options={optionsOf(
            'All components',
            status.components.map(({ name }) => name),
          )}
        />
        <SelectField
          label="Result"
          value={result}
          onChange={(event) => chosen(setResult)(event.target.value)}
          options={optionsOf('All results', results)}
        />
      </div>
      <DataTable
        table={table}
        caption="Evidence for each component"
        noun={{ one: 'row', many: 'rows' }}
        nameField="about"
        cells={cells}
      />
    </div>
  );
}

function Overview({ status }: { status: Status }) {
  const rows = useMemo(() => overviewRows(status), [status]);
  const table = useTable({ columns: overviewColumns, rows, rowId: overviewId });
  return (
    <DataTable
      table={table}
      caption="How far the evidence goes"
      noun={{ one: 'component', many: 'components' }}
      cells={overviewCells}
    />
  );
}

/** The status of all components: generated, so it says what was done and nothing else. */
export function StatusPage({ status }: { status: Status }) {
  const { date, commit, staleAfter, sources, people } = status;
  return (
    <div className={`wrap ${styles.page}`}>
      <LiveRegion />
      <PageTitle
        lead={`What was tried of each component, by what, when and with which result. Computed on ${date}, commit ${shortCommit(commit)}.`}
      >
        Status of the components
      </PageTitle>
      <ul className={styles.evidence}>
        <li>“Not yet”: there is no evidence.</li>
        <li>“(stale)”: all evidence is older than {staleAfter} days, or nobody knows its day.</li>
        <li>
          “Only on pages”: known of pages that use the component among much else, not of the component itself.
        </li>
        <li>
          “No fault found” is what programs and people did not find. It does not say that a criterion is met.
        </li>
        <li>“Recorded”: what was said is written down. People have to judge it.</li>
      </ul>
      <section className={styles.block}>
        <h2>Runs that this rests on</h2>
        <ul className={styles.evidence}>
          {sources.map(({ name, path, run, command }) => (
            <li key={name}>
              {name}:{' '}
              {run ? (
                <>
                  {run.date}, commit {shortCommit(run.commit)}, <code className={styles.path}>{path}</code>
                </>
              ) : (
                <>
                  not run where this page was built. <code className={styles.path}>{command}</code> does it.
                </>
              )}
            </li>
          ))}
          {people.map(({ name, result, evidence }) => (
            <li key={name}>
              {name}: {result}
              <EvidenceList evidence={evidence} />
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.block}>
        <h2>How far the evidence goes</h2>
        <p>
          How many of its criteria, themes, engines and screen readers each component itself was tried with.
        </p>
        <Overview status={status} />
      </section>
      <section className={styles.block}>
        <h2>The evidence</h2>
        <EvidenceTable status={status} />
      </section>
    </div>
  );
}
