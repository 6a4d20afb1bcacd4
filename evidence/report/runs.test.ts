import { describe, expect, test } from 'vitest';
import type { RunKind, RunRecord } from './results';
import { joinRuns } from './runs';
import { sampleResults, visit } from './sample';

/** A run of this kind on a day in November, whose commit is named after it. */
function run(kind: RunKind, day: number, extent: RunRecord['extent'] = 'whole'): RunRecord {
  const commit = `${kind} ${day}`;
  const date = `2026-11-${day}T00:00:00.000Z`;
  const { runs: _runs, notRun: _notRun, engines: _engines, ...sample } = sampleResults;
  const ofRun = { commit, date };
  const modes = { all: ['local', 'server'], matrix: ['local', 'server'], others: [] } as const;
  const own = kind in modes ? modes[kind as 'all'] : [kind === 'matrix-local' ? 'local' : 'server'];
  return {
    ...sample,
    ...ofRun,
    kind,
    extent,
    visits: own.map((data) => ({ ...visit('home', []), data: data as 'local', ...ofRun })),
    tests: [
      ...(kind === 'all' || kind === 'others'
        ? [{ file: 'a11y-tests/map.spec.ts', title: 'map', passed: true, ...ofRun }]
        : []),
      ...(kind === 'others'
        ? []
        : [{ file: 'a11y-tests/audits/matrix.spec.ts', title: 'not reached', passed: false, ...ofRun }]),
    ],
  };
}
const seen = (runs: RunRecord[]) => {
  const { visits, tests, runs: joined, extent, notRun } = joinRuns(runs, null);
  return {
    visits: visits.map(({ data, commit }) => `${data}: ${commit}`),
    tests: tests.map(({ title, commit }) => `${title}: ${commit}`),
    runs: joined.map(({ commit }) => commit),
    extent,
    notRun,
  };
};
const noEngines = 'The journeys in three browser engines';

describe('joined runs', () => {
  test('take a test as it ended when it was run last', () => {
    const whole = run('others', 21);
    const [failed] = whole.tests;
    const again = (day: number) => {
      const later = run('all', day, 'part');
      return {
        ...later,
        visits: [],
        tests: [{ ...failed!, passed: true, date: later.date, commit: 'again' }],
      };
    };
    failed!.passed = false;
    expect(joinRuns([whole, again(22)], null).tests).toMatchObject([{ passed: true, commit: 'again' }]);
    expect(joinRuns([whole, again(20)], null).tests).toMatchObject([{ passed: false, commit: 'others 21' }]);
  });

  test('take a state that was not reached from the run that reached it later', () => {
    const whole = run('matrix-local', 21);
    const title = 'Home (home) > 320 px > menu, local, seen by user, from 320 px on, in every theme';
    whole.tests.push({ ...whole.tests[0]!, title });
    const later = run('matrix-local', 22, 'part');
    const [first] = later.visits;
    const look = { check: 'axe', theme: 'standard', width: 320, findings: [] } as const;
    const menu = { ...first!, state: 'menu', viewer: 'user', looks: [{ ...look, findings: [] }] };
    expect(seen([whole, { ...later, visits: [menu] }])).toMatchObject({
      visits: ['local: matrix-local 21', 'local: matrix-local 22'],
      tests: ['not reached: matrix-local 21'],
    });
    for (const other of [{ state: 'men' }, { viewer: 'admin' }, { screen: 'saved' }, { date: '2026-11-20' }])
      expect(seen([whole, { ...later, visits: [{ ...menu, ...other }] }])).toMatchObject({
        visits: ['local: matrix-local 21'],
        tests: ['not reached: matrix-local 21', `${title}: matrix-local 21`],
      });
  });

  test('take each part from the newest run that looked at it, and say which that was', () => {
    const runs = [
      run('matrix-local', 21),
      run('matrix-server', 22),
      run('others', 23),
      run('matrix-local', 24),
    ];
    expect(seen(runs)).toEqual({
      visits: ['local: matrix-local 24', 'server: matrix-server 22'],
      tests: ['not reached: matrix-server 22', 'map: others 23', 'not reached: matrix-local 24'],
      runs: ['matrix-server 22', 'others 23', 'matrix-local 24'],
      extent: 'whole',
      notRun: [noEngines],
    });
  });

  test('say what none of them looked at, and are then a part', () => {
    expect(seen([run('matrix-local', 21)])).toMatchObject({
      extent: 'part',
      notRun: ['The matrix with shared data', 'The other audits', noEngines],
    });
    expect(seen([run('matrix', 21)]).notRun).toEqual(['The other audits', noEngines]);
    expect(seen([run('all', 21)])).toMatchObject({ extent: 'whole', notRun: [noEngines] });
  });

  test('take a part that somebody picked only where there is nothing else', () => {
    expect(seen([run('all', 21), { ...run('all', 24, 'part'), visits: [], tests: [] }]).runs).toEqual([
      'all 21',
    ]);
    expect(seen([run('others', 21), run('matrix', 24, 'part')])).toMatchObject({
      runs: ['others 21', 'matrix 24'],
      extent: 'part',
    });
    expect(seen([run('all', 21), run('all', 24, 'once')])).toMatchObject({
      runs: ['all 24'],
      extent: 'once',
    });
  });

  test('show a state that somebody picked later as it was seen then, and no other', () => {
    const whole = run('matrix-local', 21);
    const [home] = whole.visits;
    const look = { check: 'reflow' as const, theme: 'standard', findings: [] };
    whole.visits.push(
      { ...home!, screen: 'help' },
      { ...home!, looks: [{ ...look, width: 320, findings: ['the page is 352 px wide'] }] },
    );
    const later = run('matrix-local', 22, 'part');
    later.visits = [
      { ...later.visits[0]!, looks: [{ ...look, width: 320 }] },
      { ...later.visits[0]!, screen: 'services' },
    ];
    const { visits, runs, extent, commit } = joinRuns([later, whole], null);
    expect(visits.map((one) => [one.screen, one.looks.length, one.commit])).toEqual([
      ['home', 0, 'matrix-local 21'],
      ['help', 0, 'matrix-local 21'],
      ['home', 1, 'matrix-local 22'],
    ]);
    expect(visits.flatMap(({ looks }) => looks.flatMap(({ findings }) => findings))).toEqual([]);
    expect(runs.map((one) => one.commit)).toEqual(['matrix-local 22', 'matrix-local 21']);
    expect([extent, commit]).toEqual(['part', 'matrix-local 21']);
  });

  test('take no older look at a state for a newer one', () => {
    const runs = [run('matrix-local', 22), run('matrix-local', 21, 'part')];
    expect(seen(runs)).toMatchObject({ visits: ['local: matrix-local 22'], runs: ['matrix-local 22'] });
  });

  test('are as old as the oldest of them', () => {
    const { commit, date } = joinRuns([run('others', 24), run('matrix', 22)], null);
    expect([commit, date]).toEqual(['matrix 22', '2026-11-22T00:00:00.000Z']);
  });

  test('need at least one', () => {
    expect(() => joinRuns([], null)).toThrow('There is no run of the audits yet: npm run a11y');
  });
});
