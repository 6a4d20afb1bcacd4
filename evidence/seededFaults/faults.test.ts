import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kindsInEngines } from '../engines/seededFaults';
import { checks } from '@/a11y-tests/audits/matrix/checks';
import { ownRules } from '@/a11y-tests/audits/pageRules/rules';
import { faults } from './faults';

test('each kind of fault is there once, and as many as the documentation says', () => {
  const kinds = faults.map(({ fault }) => fault);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds.length).toBeGreaterThanOrEqual(40);
  const evidence = readFileSync(new URL('../../docs/product/evidence.md', import.meta.url), 'utf8');
  expect(evidence).toContain(`Seeded faults of ${kinds.length} kinds`);
  expect(evidence).toContain(`${kindsInEngines.length} of them in all three engines`);
});

test('each check of the matrix and each rule of our own finds one', () => {
  const finders = new Set<string>(faults.map(({ by }) => by));
  expect([...Object.keys(checks), ...Object.keys(ownRules)].filter((one) => !finders.has(one))).toEqual([]);
});

test('at least ten of the kinds are seeded in three engines', () => {
  const kinds = new Set(faults.map(({ fault }) => fault));
  expect(kindsInEngines.filter((kind) => !kinds.has(kind))).toEqual([]);
  expect(new Set(kindsInEngines).size).toBe(kindsInEngines.length);
  expect(kindsInEngines.length).toBeGreaterThanOrEqual(10);
});
