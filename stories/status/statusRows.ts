import type { Evidence, Kind } from '@/evidence/status/evidence';
import type { ComponentStatus, Status } from '@/evidence/status/status';

/** One row of the table with all evidence. */
export interface EvidenceRow {
  id: string;
  component: string;
  /** The criterion, theme, engine or screen reader, in words. */
  about: string;
  result: string;
  stale: boolean;
  /** The day and the commit of the newest evidence; '' where there is none. */
  date: string;
  commit: string;
  evidence: readonly Evidence[];
}

/** One row of the overview. */
export interface OverviewRow {
  component: string;
  /** How many of each there is evidence for, such as "5 of 7". */
  criteria: string;
  themes: string;
  engines: string;
  readers: string;
  /** How many have a fault, and how many are stale. */
  faults: number;
  stale: number;
}

const kinds: Record<Kind, string> = {
  criterion: 'Criterion',
  theme: 'Theme:',
  engine: 'Engine:',
  'screen reader': 'Screen reader:',
};

const capital = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase());

/** A commit as people write it: its first letters, and whether files differed from it. */
export const shortCommit = (commit: string | null): string =>
  commit === null ? 'Not noted' : commit.replace(/^([\da-f]{10})[\da-f]+/, '$1');

const dayOf = (evidence: readonly Evidence[]) => (evidence[0] ? (evidence[0].date ?? 'Not known') : '');

/** All rows of all components. */
export const evidenceRows = ({ components }: Status): EvidenceRow[] =>
  components.flatMap(({ name: component, rows }) =>
    rows.map(({ kind, name, result, stale, evidence }) => ({
      id: `${component} ${kind} ${name}`,
      component,
      about: `${kinds[kind]} ${name}`,
      result: `${capital(result)}${stale ? ' (stale)' : ''}`,
      stale,
      date: dayOf(evidence),
      commit: evidence[0] ? shortCommit(evidence[0].commit) : '',
      evidence,
    })),
  );

/** How far the evidence goes, for each component. What is only known of pages that use it is not counted. */
export const overviewRows = ({ components }: Status): OverviewRow[] =>
  components.map(({ name, rows }: ComponentStatus) => {
    const share = (kind: Kind) => {
      const own = rows.filter((row) => row.kind === kind);
      const tried = own.filter(({ evidence }) => evidence.some(({ of }) => of === 'component'));
      return `${tried.length} of ${own.length}`;
    };
    return {
      component: name,
      criteria: share('criterion'),
      themes: share('theme'),
      engines: share('engine'),
      readers: share('screen reader'),
      faults: rows.filter(({ result }) => result.endsWith('fault found') && !result.includes('no fault'))
        .length,
      stale: rows.filter(({ stale }) => stale).length,
    };
  });
