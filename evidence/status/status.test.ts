import { describe, expect, it } from 'vitest';
import { sampleResults } from '../report/sample';
import type { Inputs, StoryResult } from './inputs';
import { statusOf } from './status';

const story = (situation: string, more: Partial<StoryResult> = {}): StoryResult => ({
  id: `components-starrating--${situation}`,
  passed: true,
  rules: { passed: ['label'], failed: [], undecided: [] },
  ...more,
});
const storyFile = 'stories/components/StarRating.stories.tsx';
const run = { date: '2026-11-20T01:02:03.000Z', commit: 'abc', browser: 'Chrome 156' };

const empty: Inputs = {
  today: '2026-11-24',
  commit: 'def',
  components: [
    {
      name: 'StarRating',
      contract: { path: 'src/components/StarRating/StarRating.a11y.md', date: null, commit: null },
      criteria: ['2.1.1', '2.5.8', '4.1.2'],
      keyboardStories: ['components-starrating--default'],
      transcript: null,
      screens: ['home'],
    },
  ],
  stories: null,
  matrix: null,
  engines: null,
  recordings: [],
  passes: [],
  rules: new Map([
    ['label', { help: 'Fields have labels', criteria: ['4.1.2'] }],
    ['color-contrast', { help: 'Words can be seen', criteria: ['1.4.3'] }],
  ]),
};
const recording = {
  path: 'evidence/orca/rate.txt',
  journey: 'rate',
  title: 'Rate a resource',
  reader: 'Orca 43.1',
  browser: 'Firefox 153.7.0 ESR',
  date: '2026-11-22',
  commit: 'abc',
};
const engineResult = { version: 'Firefox 153', title: 'Rate a resource by keys', result: 'passed' } as const;

function rowsOf(inputs: Partial<Inputs>) {
  const { rows } = statusOf({ ...empty, ...inputs }).components[0]!;
  return (name: string) => rows.find((row) => row.name === name)!;
}

describe('the status of a component', () => {
  it('is “not yet” for everything where nothing was done', () => {
    const { components, people, sources } = statusOf(empty);
    const rows = [...components[0]!.rows, ...people];
    expect(rows).toHaveLength(3 + 6 + 3 + 10 + 2);
    expect(new Set(rows.map(({ result }) => result))).toEqual(new Set(['not yet']));
    expect(rows.some(({ stale }) => stale)).toBe(false);
    expect(sources.map((source) => source.run)).toEqual([null, null, null]);
  });

  it('is current on the 90th day and stale on the 91st', () => {
    const recorded = (date: string | null) =>
      rowsOf({ recordings: [{ ...recording, date }] })('Orca, Firefox').stale;
    expect(recorded('2026-08-26')).toBe(false);
    expect(recorded('2026-08-25')).toBe(true);
    expect(recorded(null)).toBe(true);
  });

  it('is not stale where newer evidence says the same', () => {
    const row = rowsOf({ recordings: [{ ...recording, date: '2025-01-01' }, recording] })('Orca, Firefox');
    expect(row).toMatchObject({ result: 'recorded', stale: false });
    expect(row.evidence.map(({ date }) => date)).toEqual(['2026-11-22', '2025-01-01']);
  });

  it('names what was done, when, on which commit and where it is', () => {
    expect(rowsOf({ recordings: [recording] })('Orca, Firefox').evidence).toEqual([
      {
        about: 'Task: Rate a resource, Orca 43.1, Firefox 153.7.0 ESR',
        outcome: 'recorded',
        of: 'component',
        date: '2026-11-22',
        commit: 'abc',
        path: 'evidence/orca/rate.txt',
      },
    ]);
  });

  it('says nothing of a screen reader in another browser, and nothing of a task that does not use the component', () => {
    const rows = rowsOf({
      recordings: [recording, { ...recording, journey: 'filter', browser: 'Chromium 156' }],
    });
    expect(rows('Orca, Chromium').result).toBe('not yet');
  });

  it('lists a screen reader that nobody expected', () => {
    const rows = rowsOf({ recordings: [{ ...recording, reader: 'NVDA 2026.1', browser: 'Chromium 156' }] });
    expect(rows('NVDA, Chromium').result).toBe('recorded');
  });

  it('comes from the stories, and in each theme from the check of all situations', () => {
    const others = {
      ...story('default'),
      id: 'components-button--kinds',
      passed: false,
      theme: 'large text',
    };
    const seen = [
      story('saved', { theme: 'high contrast', passed: false }),
      story('saved', { theme: 'large text' }),
      story('saved', { theme: 'forced colours' }),
      others,
    ];
    const rows = rowsOf({
      stories: {
        [storyFile]: { ...run, stories: [story('default')] },
        'stories/situations.test.tsx': { ...run, stories: seen },
      },
    });
    expect(rows('standard')).toMatchObject({
      result: 'no fault found',
      evidence: [{ date: '2026-11-20', story: 'components-starrating--default' }],
    });
    expect(rows('high contrast').result).toBe('fault found');
    expect(rows('large text').result).toBe('no fault found');
    expect(rows('forced colours')).toMatchObject({
      result: 'no fault found',
      evidence: [{ path: 'stories/situations.test.tsx', story: 'components-starrating--saved' }],
    });
    expect(rows('reduced motion').result).toBe('not yet');
    expect(rows('Chromium').result).toBe('fault found');
    expect(rows('Firefox').result).toBe('not yet');
  });

  it('says of a criterion which rules of axe looked, and of the keyboard which stories', () => {
    const failed = { passed: [], failed: ['label'], undecided: [] };
    const stories = [story('default'), story('with-error', { passed: false, rules: failed })];
    const good = rowsOf({ stories: { [storyFile]: { ...run, stories: [story('default')] } } });
    expect(good('4.1.2 Name, Role, Value')).toMatchObject({
      result: 'no fault found',
      evidence: [{ about: 'axe in stories: label' }],
    });
    expect(good('2.1.1 Keyboard').evidence[0]?.about).toBe('1 story used by keys, Chrome 156');
    expect(good('2.5.8 Target Size (Minimum)').result).toBe('not yet');
    const bad = rowsOf({ stories: { [storyFile]: { ...run, stories } } });
    expect(bad('4.1.2 Name, Role, Value').result).toBe('fault found');
    expect(bad('2.1.1 Keyboard').result).toBe('no fault found');
  });

  it('says “only on pages” of what was found on pages that use it, and nothing of others', () => {
    const target = '2.5.8 Target Size (Minimum)';
    const row = rowsOf({ matrix: sampleResults })(target);
    expect(row).toMatchObject({ result: 'only on pages: fault found' });
    expect(row.evidence[0]?.about).toBe('Pages that use it (1 of 1): 1 check; faults on home');
    const elsewhere = { ...empty.components[0]!, screens: ['admin'] };
    expect(rowsOf({ matrix: sampleResults, components: [elsewhere] })(target).result).toBe('not yet');
    expect(rowsOf({ matrix: sampleResults })('high contrast').result).toBe('only on pages: no fault found');
  });

  it('lets what is about the component itself count before its pages', () => {
    const stories = { [storyFile]: { ...run, stories: [story('default')] } };
    expect(rowsOf({ stories, matrix: sampleResults })('standard').result).toBe('no fault found');
  });

  it('takes the newest of what people found, and leaves out who could not tell', () => {
    const pass = (date: string, outcome: 'passed' | 'failed' | 'cannot tell') => ({
      date,
      tools: 'By keys',
      findings: [{ criterion: '2.1.1', screen: 'help, home', finding: '', outcome, files: [] }],
      clauses: [],
    });
    const keys = (...passes: ReturnType<typeof pass>[]) => rowsOf({ passes })('2.1.1 Keyboard').result;
    expect(keys(pass('2026-11-22', 'passed'), pass('2026-11-20', 'failed'))).toBe(
      'only on pages: no fault found',
    );
    expect(keys(pass('2026-11-22', 'failed'), pass('2026-11-20', 'passed'))).toBe(
      'only on pages: fault found',
    );
    expect(keys(pass('2026-11-22', 'failed'), pass('2026-11-22', 'passed'))).toBe(
      'only on pages: fault found',
    );
    expect(keys(pass('2026-11-22', 'cannot tell'))).toBe('not yet');
  });

  it('knows what was not run in an engine from what failed there', () => {
    const result = (engine: string, journey: string, outcome: 'passed' | 'failed' | 'not run') => ({
      ...engineResult,
      engine,
      journey,
      result: outcome,
    });
    const rows = rowsOf({
      engines: {
        ...run,
        results: [result('firefox', 'rate', 'failed'), result('webkit', 'rate', 'not run')],
      },
    });
    expect(rows('Firefox').result).toBe('fault found');
    expect(rows('WebKit').result).toBe('not yet');
  });

  it('says which people tried the product, by the heading of their pass', () => {
    const passes = [
      { date: '2026-11-01', tools: 'A daily screen reader user, NVDA 2026.1', findings: [], clauses: [] },
    ];
    expect(statusOf({ ...empty, passes }).people.map(({ result }) => result)).toEqual([
      'recorded',
      'not yet',
    ]);
  });
});
