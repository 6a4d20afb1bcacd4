import type { VisitRecord } from '@/a11y-tests/audits/matrix/record';
import type { ActResult } from './actResult';
import type { ManualPass } from './manual';
import type { Results, Run } from './results';
import { screensSince } from './screensSince';

/** A day on which all screens were there. */
export const lateDay = Object.values(screensSince).toSorted().at(-1)!;

const run: Run = {
  kind: 'all',
  product: 'Age Better',
  version: '0.0.0',
  commit: '0123456789abcdef0123456789abcdef01234567',
  date: '2026-11-22T01:02:03.000Z',
  extent: 'part',
  seconds: 60,
  tools: [
    { name: 'axe-core', version: '4.14.1' },
    { name: 'Chromium', version: '156.0' },
  ],
  pairs: { rows: 2, pairs: 9 },
};
const ofRun = { commit: run.commit, date: run.date };

/** A visit of the sample run. */
export const visit = (screen: string, looks: VisitRecord['looks']): Results['visits'][number] => ({
  ...ofRun,
  address: `/${screen}`,
  screen,
  state: 'default',
  about: 'as it arrives, with <b> in a word & more',
  viewer: 'visitor',
  data: 'local',
  at: 'product',
  looks,
  rules: {
    'color-contrast': { passed: 3, failed: screen === 'help' ? 1 : 0, undecided: 1 },
    'aria-hidden-focus': { passed: 4, failed: 0, undecided: screen === 'home' ? 2 : 0 },
    'html-has-lang': { passed: 4, failed: 0, undecided: 0 },
  },
  undecided: [
    { rule: 'color-contrast', theme: 'standard', width: 1280 },
    ...(screen === 'home' ? [{ rule: 'aria-hidden-focus', theme: 'large text', width: 1280 }] : []),
  ],
  shots: [{ theme: 'standard', width: 1280, file: 'sample.jpg' }],
});

/** A minimal run with something of everything, for the tests of the reports. */
export const sampleResults: Results = {
  ...run,
  runs: [run],
  notRun: ['What the sample leaves out'],
  engines: null,
  visits: [
    visit('help', [
      {
        check: 'axe',
        theme: 'standard',
        width: 1280,
        findings: ['color-contrast: Too pale\n  p.pale\n  1:1'],
      },
      { check: 'reflow', theme: 'high contrast', width: 320, findings: [] },
      { check: 'no-media', theme: 'standard', width: 1280, findings: [] },
    ]),
    visit('home', [
      { check: 'reflow', theme: 'standard', width: 320, findings: [] },
      { check: 'target-size', theme: 'standard', width: 320, findings: ['<a> "Far too small" 20 x 20 px'] },
      { check: 'axe', theme: 'high contrast', width: 320, findings: [] },
    ]),
  ],
  tests: [
    { file: 'a11y-tests/journeys.spec.ts', title: 'register and log in', passed: true, ...ofRun },
    { file: 'a11y-tests/search.spec.ts', title: 'find a thing', passed: false, ...ofRun },
  ],
};

/** A manual pass to go with it. */
export const samplePasses: readonly ManualPass[] = [
  {
    date: lateDay,
    tools: 'A keyboard',
    findings: [
      { criterion: '2.1.1', screen: 'all', finding: 'Everything can be done', outcome: 'passed', files: [] },
      {
        criterion: '3.2.6',
        screen: 'home',
        finding: 'The help strip is elsewhere',
        outcome: 'failed',
        files: [],
      },
    ],
    clauses: [],
  },
];

/** What a run over the W3C's test cases said. */
export const sampleAct: ActResult = {
  from: 'run',
  ...ofRun,
  cases: 9,
  complete: [{ id: 'aaaaaa', name: 'Door has a <handle>' }],
  partial: [{ id: 'bbbbbb', name: 'Door opens' }],
  notCovered: [{ id: 'cccccc', name: 'Door is nice' }],
  leftOut: [{ id: 'dddddd', name: 'Door rings', why: 'No bell.' }],
};
