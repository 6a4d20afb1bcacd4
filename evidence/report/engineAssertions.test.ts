import { describe, expect, test } from 'vitest';
import { engineAssertions, placeNamed, type EngineResult } from './engineAssertions';
import { axeRules } from './rules';

const rules = axeRules();
const journeys = import.meta.glob<string>('../engines/journeys/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const result = (more: Partial<EngineResult>): EngineResult => ({
  engine: 'firefox',
  version: 'Firefox 153.7.0',
  journey: 'log-in',
  title: 'log in',
  result: 'passed',
  audited: ['home', 'home, login'],
  ...more,
});
const assertionsOf = (...results: EngineResult[]) =>
  engineAssertions(
    { product: 'Age Better', version: '0.1.0', commit: 'abc', date: '2026-11-24T00:00:00.000Z', results },
    rules,
    () => [],
  );

describe('a place that a journey in the engines names', () => {
  const named = Object.values(journeys).flatMap((source) =>
    [...source.matchAll(/\.audit\(['`]([^'`]+)['`]\)/g)].map(([, name]) => name!),
  );

  test('is a screen of the product, for each journey there is', () => {
    expect(named.length).toBeGreaterThan(15);
    // The path in `${path} at 320 px` is one of a list.
    const fixed = named.filter((name) => !name.includes('$'));
    expect(() => fixed.map(placeNamed)).not.toThrow();
  });

  test('is read as a screen and a state', () => {
    expect(placeNamed('home, login with mistakes')).toEqual({ screen: 'home', state: 'login with mistakes' });
    expect(placeNamed('admin dashboard')).toEqual({ screen: 'admin', state: 'default' });
    expect(placeNamed('/help at 320 px')).toEqual({ screen: 'help', state: '320 px' });
    expect(placeNamed('/search?q=walk at 320 px')).toEqual({ screen: 'search', state: '320 px' });
    expect(() => placeNamed('cellar')).toThrow('names a screen that does not exist: cellar');
    expect(() => placeNamed('/cellar at 320 px')).toThrow('does not exist');
  });
});

describe('the assertions of the engines', () => {
  test('are one for each criterion, place and engine, and one about the product for each journey', () => {
    const own = assertionsOf(result({}), result({ engine: 'webkit', version: 'WebKit 2.54' }));
    const contrast = own.filter(({ criterion }) => criterion === '1.4.3');
    expect(contrast.map(({ screen, state, using, outcome }) => [screen, state, using, outcome])).toEqual([
      ['home', 'default', 'Firefox 153.7.0', 'no-fault-found'],
      ['home', 'login', 'Firefox 153.7.0', 'no-fault-found'],
      ['home', 'default', 'WebKit 2.54', 'no-fault-found'],
      ['home', 'login', 'WebKit 2.54', 'no-fault-found'],
    ]);
    const keyboard = own.filter(({ criterion, screen }) => criterion === '2.1.1' && screen === null);
    expect(keyboard.map(({ using }) => using)).toEqual(['Firefox 153.7.0', 'WebKit 2.54']);
  });

  test('say “failed” of what axe found, and nothing else of that place', () => {
    const reason =
      'Error: home, login: color-contrast: Elements must meet: p.pale Fix any\nlink-name: Links must have text: a\nhttp://localhost/ “Home”';
    const own = assertionsOf(result({ result: 'failed', audited: ['home'], reason }));
    const atLogin = own.filter(({ state }) => state === 'login');
    expect(atLogin.map(({ criterion, outcome }) => `${criterion} ${outcome}`)).toEqual([
      '1.4.3 failed',
      '2.4.4 failed',
      '4.1.2 failed',
    ]);
    expect(own.filter(({ screen }) => screen === null)).toEqual([]);
    const stuck = assertionsOf(result({ result: 'failed', reason: 'the focus did not get there' }));
    expect(stuck.find(({ criterion, screen }) => criterion === '2.1.1' && screen === null)!.outcome).toBe(
      'failed',
    );
  });

  test('are none where an engine was not run', () => {
    expect(
      assertionsOf(result({ result: 'not run', version: null, audited: [], reason: 'no Xvfb' })),
    ).toEqual([]);
    expect(assertionsOf(result({ result: 'not run', audited: [], reason: 'ended' }))).toEqual([]);
  });
});
