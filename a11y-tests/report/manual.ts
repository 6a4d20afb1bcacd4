/** What a person found about one criterion on one screen. */
export interface ManualFinding {
  criterion: string;
  /** A screen's id, or `all`. */
  screen: string;
  finding: string;
  outcome: 'passed' | 'failed' | 'cannot tell' | 'not applicable';
  /** The recordings that it is about, under `a11y-tests/orca`. */
  files: string[];
}

/** One session of a person with a tool. */
export interface ManualPass {
  /** As YYYY-MM-DD. */
  date: string;
  /** The tools, each with its version. */
  tools: string;
  findings: ManualFinding[];
}

const outcomes: readonly string[] = ['passed', 'failed', 'cannot tell', 'not applicable'];
const heading = /^## (\d{4}-\d\d-\d\d): (.+)$/;
const recording = /`([\w-]+\.txt)`/g;
const number = /^\d\.\d\.\d+$/;

function readRow(line: string): ManualFinding[] {
  const cells = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  const [numbers = '', screen = '', finding = '', outcome = ''] = cells;
  // The table's header and separator.
  if (numbers === 'Criterion' || /^:?-+:?$/.test(numbers)) return [];
  const criteria = numbers.split(',').map((one) => one.trim());
  if (cells.length !== 4 || !criteria.every((one) => number.test(one)) || !outcomes.includes(outcome)) {
    throw new Error(`manual.md: this row cannot be read: ${line}`);
  }
  return criteria.map((criterion) => ({
    criterion,
    screen,
    finding,
    outcome: outcome as ManualFinding['outcome'],
    files: [...finding.matchAll(recording)].map(([, file]) => file!),
  }));
}

/**
 * Reads the manual passes: sections `## 2026-11-22: Orca 43.1, Chromium 156`, each with a table of the columns Criterion,
 * Screen, Finding, Outcome. Everything else is for people.
 * @throws when a row of such a table cannot be read
 */
export function readManual(markdown: string): ManualPass[] {
  const passes: ManualPass[] = [];
  let current: ManualPass | undefined;
  for (const line of markdown.split('\n')) {
    const found = heading.exec(line);
    if (found) {
      current = { date: found[1]!, tools: found[2]!, findings: [] };
      passes.push(current);
    } else if (line.startsWith('## ')) {
      current = undefined;
    } else if (current && line.startsWith('|')) {
      current.findings.push(...readRow(line));
    }
  }
  return passes;
}
