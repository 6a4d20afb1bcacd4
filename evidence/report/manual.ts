import { chapters } from './en301549/clauses';
import { ruleOf } from './en301549/rules';

/** What a person says of what was looked at. */
export type ManualOutcome = 'passed' | 'failed' | 'cannot tell' | 'not applicable';

/** What a person found about one criterion on one screen. */
export interface ManualFinding {
  criterion: string;
  /** A screen's id, or `all`. */
  screen: string;
  finding: string;
  outcome: ManualOutcome;
  /** The recordings that it is about, under `evidence/orca`. */
  files: string[];
}

/** What a person found about one clause of EN 301 549. */
export interface ClauseFinding {
  /** Its number, such as 10.1.4.3. */
  clause: string;
  /** What was looked at, in words. */
  about: string;
  finding: string;
  outcome: ManualOutcome;
}

/** One session of a person with a tool. */
export interface ManualPass {
  /** As YYYY-MM-DD. */
  date: string;
  /** The tools, each with its version. */
  tools: string;
  findings: ManualFinding[];
  clauses: ClauseFinding[];
}

const outcomes: readonly string[] = ['passed', 'failed', 'cannot tell', 'not applicable'];
const heading = /^## (\d{4}-\d\d-\d\d): (.+)$/;
const recording = /`([\w-]+\.txt)`/g;
const number = /^\d\.\d\.\d+$/;
const ofClauses = 'Clause ';
/** The clauses that have a result: no headings. */
const judged = new Set(
  chapters.flatMap(({ clauses }) =>
    clauses.filter(({ id }) => ruleOf(id).kind !== 'heading').map(({ id }) => id),
  ),
);

function readRow(line: string): Pick<ManualPass, 'findings' | 'clauses'> {
  const cells = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  const [first = '', second = '', finding = '', outcome = ''] = cells;
  // The table's header and separator.
  if (first === 'Criterion' || /^:?-+:?$/.test(first)) return { findings: [], clauses: [] };
  const isOfClauses = first.startsWith(ofClauses);
  const numbers = (isOfClauses ? first.slice(ofClauses.length) : first).split(',').map((one) => one.trim());
  const isKnown = (one: string) => (isOfClauses ? judged.has(one) : number.test(one));
  if (cells.length !== 4 || !numbers.every(isKnown) || !outcomes.includes(outcome)) {
    throw new Error(`manual.md: this row cannot be read: ${line}`);
  }
  const said = { finding, outcome: outcome as ManualOutcome };
  if (isOfClauses)
    return { findings: [], clauses: numbers.map((clause) => ({ clause, about: second, ...said })) };
  const files = [...finding.matchAll(recording)].map(([, file]) => file!);
  return {
    findings: numbers.map((criterion) => ({ criterion, screen: second, ...said, files })),
    clauses: [],
  };
}

/**
 * Reads the manual passes: sections `## 2026-11-22: Orca 43.1, Chromium 156`, each with a table of the columns Criterion,
 * Screen, Finding, Outcome. A first cell such as `Clause 10.1.4.3, 10.1.4.5` makes it a row about clauses of EN 301 549, and the
 * second one says what was looked at. Everything else is for people.
 * @throws when a row of such a table cannot be read, or names a clause that does not exist or asks for no result
 */
export function readManual(markdown: string): ManualPass[] {
  const passes: ManualPass[] = [];
  let current: ManualPass | undefined;
  for (const line of markdown.split('\n')) {
    const found = heading.exec(line);
    if (found) {
      current = { date: found[1]!, tools: found[2]!, findings: [], clauses: [] };
      passes.push(current);
    } else if (line.startsWith('## ')) {
      current = undefined;
    } else if (current && line.startsWith('|')) {
      const { findings, clauses } = readRow(line);
      current.findings.push(...findings);
      current.clauses.push(...clauses);
    }
  }
  return passes;
}
