import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Results } from '../results';
import type { ZipSource } from './zip';

/** A part of the bundle: a file or a folder. */
export interface Part {
  /** Its name in the bundle; a folder’s ends in a slash. */
  name: string;
  /** What it is, for somebody who has never seen the project. */
  about: string;
  /** Where it is, from the root of the repository. */
  from: string;
  /** What makes it. */
  command?: string;
}

/** A part that is there, with its files, and with the run that it is of where it names one. */
export interface FoundPart extends Part {
  files: Map<string, ZipSource>;
  of: { date: string; commit: string } | null;
}

const report = (name: string, about: string, command = 'npm run a11y:report'): Part => ({
  name: `report/${name}`,
  about,
  from: `a11y-report/${name}`,
  command,
});

/** All parts, in the order in which somebody would read them. */
export const parts: readonly Part[] = [
  report('index.html', 'The report on WCAG 2.2, with filters, every finding and the pictures. Start here.'),
  report('report.pdf', 'The report as a tagged PDF, for paper and for a quick read.'),
  report('en-301-549.html', 'EN 301 549 V3.2.1, the European standard, clause by clause.'),
  report('as-en-301-549.html', 'AS EN 301 549:2024, its Australian adoption, clause by clause.'),
  report('assertions.json', 'Who saw what, where, with which result: every single assertion.'),
  report('earl.jsonld', 'The same in EARL 1.0, the W3C’s language for test results.'),
  report('wcag-em.jsonld', 'The evaluation for the W3C’s WCAG-EM Report Tool, which opens this file.'),
  report('openacr.yaml', 'An accessibility conformance report (OpenACR) on WCAG 2.2.'),
  report('openacr-en-301-549.yaml', 'The same with EN 301 549.'),
  report('pdf-ua.json', 'What veraPDF says about the PDF files of the product and about this report’s own.'),
  report('summary.json', 'The figures that the product’s page “Accessibility” is made from.'),
  report('results.json', 'Everything that the audits saw, and the versions of their tools.', 'npm run a11y'),
  report('shots/', 'A picture of each state that was looked at.', 'npm run a11y'),
  report('engines.json', 'The main journeys in Chromium, Firefox and WebKit.', 'npm run test:engines'),
  report('status.json', 'The status of each component: criteria, themes, engines, screen readers.'),
  report(
    'act/',
    'The audits themselves, tested with the W3C’s ACT test cases: each rule, and EARL.',
    'npm run a11y:act',
  ),
  {
    name: 'transcripts/screens/',
    about: 'What a virtual screen reader says on each screen, and during the main tasks by keyboard.',
    from: 'a11y-tests/transcripts',
    command: 'npm run a11y:renew',
  },
  {
    name: 'transcripts/components/',
    about: 'What a virtual screen reader says for each component.',
    from: 'stories/transcripts',
  },
  {
    name: 'transcripts/orca/',
    about:
      'What Orca, a real screen reader, said during the main tasks. Each file names its date and versions.',
    from: 'evidence/orca',
    command: 'npm run a11y:orca',
  },
  {
    name: 'trees/',
    about: 'The accessibility tree of each state: what a browser tells assistive technology.',
    from: 'a11y-tests/trees',
    command: 'npm run a11y:renew',
  },
  {
    name: 'by-hand/manual.md',
    about: 'What people found by hand: date, tools, screen, finding.',
    from: 'evidence/manual.md',
  },
];

/** What recorded a transcript is no transcript. */
const isEvidence = (path: string) => !/\.(?:ts|mjs|zip)$/.test(path);

function filesIn(folder: string, under = ''): string[] {
  return readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const path = under === '' ? entry.name : `${under}/${entry.name}`;
    return entry.isDirectory() ? filesIn(folder, path) : isEvidence(path) ? [path] : [];
  });
}

/** The run that a file of JSON says it is of. */
function runOf(path: string): FoundPart['of'] {
  if (!path.endsWith('.json')) return null;
  const { date, commit } = JSON.parse(readFileSync(path, 'utf8')) as { date?: unknown; commit?: unknown };
  return typeof date === 'string' && typeof commit === 'string' ? { date, commit } : null;
}

/** Finds the files of each part. Of the pictures only those that the results name: others are of older runs. */
export function findParts(
  root: string,
  { visits }: Pick<Results, 'visits'>,
): { found: FoundPart[]; missing: Part[] } {
  const shots = new Set(visits.flatMap((visit) => visit.shots.map(({ file }) => file)));
  const found: FoundPart[] = [];
  const missing: Part[] = [];
  for (const part of parts) {
    const path = join(root, part.from);
    const names = !existsSync(path) ? [] : statSync(path).isDirectory() ? filesIn(path) : [''];
    const wanted = part.name === 'report/shots/' ? names.filter((name) => shots.has(name)) : names;
    if (wanted.length === 0) {
      missing.push(part);
      continue;
    }
    const files = new Map<string, ZipSource>(
      wanted.map((name) => [part.name + name, { path: join(path, name) }]),
    );
    const dated = part.name === 'report/act/' ? join(path, 'summary.json') : path;
    found.push({ ...part, files, of: existsSync(dated) ? runOf(dated) : null });
  }
  return { found, missing };
}
