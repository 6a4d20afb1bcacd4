import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import accepted from '../act/accepted.json';
import type { ActSummary } from '../act/write';
import { actSection, actSentences, readActResult } from './actResult';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'act-result-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const rule = { approved: true, procedures: [], missed: 0, wrongCriteria: [] };
const summary: ActSummary = {
  product: 'Doors',
  version: '1.0.0',
  commit: 'abc',
  date: '2026-01-02T03:04:05.000Z',
  tools: [],
  cases: 9,
  rules: [
    { ...rule, ruleId: 'aaaaaa', ruleName: 'Door has a <handle>', coverage: 'complete' },
    { ...rule, ruleId: 'bbbbbb', ruleName: 'Door opens', coverage: 'partial' },
    { ...rule, ruleId: 'cccccc', ruleName: 'Door is nice', coverage: 'not covered' },
    { ...rule, ruleId: 'dddddd', ruleName: 'Door rings', coverage: 'not covered', leftOut: 'No bell.' },
  ],
};

test('the report takes the run that lies beside it, with its date and commit', () => {
  mkdirSync(join(folder, 'act'));
  writeFileSync(join(folder, 'act', 'summary.json'), JSON.stringify(summary));
  const result = readActResult(folder);
  expect(result).toMatchObject({ from: 'run', date: summary.date, commit: 'abc', cases: 9 });
  expect(result.complete.map(({ id }) => id)).toEqual(['aaaaaa']);
  expect(result.notCovered!.map(({ id }) => id)).toEqual(['cccccc']);
  expect(result.leftOut).toEqual([{ id: 'dddddd', name: 'Door rings', why: 'No bell.' }]);
  const section = actSection(result);
  expect(section).toContain('on 2026-01-02, with the checks of commit abc.');
  expect(section).toContain('Door has a &lt;handle&gt;');
  expect(section).toContain('act/earl.jsonld');
});

test('without a run, the report takes the one that was accepted, and says so', () => {
  const result = readActResult(folder);
  expect(result).toMatchObject({ from: 'accepted', date: accepted.date, commit: accepted.commit });
  expect(result.complete).toHaveLength(Object.keys(accepted.complete).length);
  expect(actSentences(result)[0]).toContain('not run anew for this report');
  expect(actSection(result)).not.toContain('earl.jsonld');
});
