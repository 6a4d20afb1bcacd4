import { describe, expect, test } from 'vitest';
import { sampleResults } from './sample';
import { toolsTried } from './toolsTried';

describe('the tools in a summary', () => {
  const engines = {
    product: 'Age Better',
    version: '0.1.0',
    commit: 'abc',
    date: '2026-11-24T01:00:00.000Z',
    results: [
      {
        engine: 'firefox',
        version: 'Firefox 153.7.0',
        journey: 'register',
        title: '',
        result: 'passed' as const,
        audited: ['events, registered'],
      },
      {
        engine: 'webkit',
        version: null,
        journey: 'register',
        title: '',
        result: 'not run' as const,
        audited: [],
      },
    ],
  };
  const chromium = { ...sampleResults, engines, tools: [{ name: 'Chromium', version: '156.0' }] };
  const orca = {
    date: '2026-11-22',
    tools: 'Orca 43.1, Firefox 153.7.0 ESR, Debian 12',
    findings: [
      { criterion: '4.1.2', screen: 'profile', finding: 'Fine', outcome: 'passed' as const, files: [] },
    ],
    clauses: [],
  };
  // A row about a clause says nothing about a screen.
  const clauses = [{ clause: '10.1.4.3', about: 'leaflet.pdf', finding: '', outcome: 'passed' as const }];
  const ofClauses = { date: '2026-11-24', tools: 'NVDA 2026.1', findings: [], clauses };
  const tried = toolsTried(chromium, [orca, ofClauses]);
  const runsOf = (name: string) => tried.find((one) => one.name === name)!.runs;

  test('come from the audits, the other engines and the manual passes', () => {
    expect(runsOf('Chromium')).toMatchObject([
      { version: '156.0', date: '2026-11-22', how: ['audits'], screens: ['help', 'home'] },
    ]);
    expect(runsOf('Firefox')).toEqual([
      {
        version: '153.7.0',
        date: '2026-11-24',
        commit: 'abc',
        how: ['journeys', 'hand'],
        screens: ['events', 'profile'],
      },
    ]);
    expect(runsOf('Orca')).toMatchObject([{ version: '43.1', with: ['Firefox'], screens: ['profile'] }]);
  });

  test('that no run names are not tried', () => {
    for (const name of ['WebKit', 'Safari', 'NVDA', 'VoiceOver'])
      expect([name, runsOf(name)]).toEqual([name, []]);
  });
});
