import { expect, test } from 'vitest';
import type { EnginesRun } from './engineAssertions';
import { sampleResults } from './sample';
import { runsInWords } from './words';

test('the reports say how many journeys passed in which engines, and which were not run', () => {
  const common = { title: 'log in', audited: [] };
  const firefox = { ...common, engine: 'firefox', version: 'Firefox 153.7.0' };
  const engines: EnginesRun = {
    product: 'Age Better',
    version: '0.0.0',
    commit: 'abc',
    date: '2026-11-23T00:00:00.000Z',
    results: [
      { ...firefox, journey: 'log-in', result: 'passed' },
      { ...firefox, journey: 'rate', result: 'failed', reason: 'no star' },
      {
        ...common,
        engine: 'webkit',
        version: null,
        journey: 'log-in',
        result: 'not run',
        reason: 'no WebKit',
      },
    ],
  };
  const words = runsInWords({ ...sampleResults, engines });
  expect(words).toContain('The journeys in Firefox 153.7.0: 1 of 2 passed, on 2026-11-23, commit abc.');
  expect(words).toContain('Not run: log-in in webkit (no WebKit).');
});
