import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertionsOf } from '../assertions';
import { judge } from '../en301549/judge';
import { evaluate } from '../evaluate';
import { axeRules } from '../rules';
import { sampleAct, samplePasses, sampleResults } from '../sample';
import { writeBundle } from './write';

const assertions = assertionsOf({ results: sampleResults, passes: samplePasses, rules: axeRules() });
const evaluated = evaluate(assertions, samplePasses);
const chapters = judge({
  results: sampleResults,
  evaluated,
  passes: samplePasses,
  pdfUa: { skipped: 'no Java' },
});
const told = {
  results: sampleResults,
  evaluated,
  passes: samplePasses,
  chapters,
  act: sampleAct,
  commit: 'fedcba9876543210',
};

let root: string;
let zip: string;
const put = (path: string, content: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'age-better-bundle-'));
  put('a11y-report/index.html', '<h1>Report</h1>'.repeat(1000));
  put('a11y-report/shots/sample.jpg', 'a picture');
  put('a11y-report/shots/older.jpg', 'of another run');
  put('a11y-report/stray.txt', 'nobody asked for this');
  put('a11y-report/engines.json', '{ "date": "2026-11-20T00:00:00Z", "commit": "other" }');
  put('evidence/orca/rate.txt', 'Four of five stars – selected');
  put('evidence/orca/record.ts', 'no evidence');
  put('evidence/manual.md', '# Manual');
  zip = join(root, writeBundle(root, told).path);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Python reads zips with code of its own. */
const python = (script: string, file: string) =>
  spawnSync('python3', ['-c', script, file], { encoding: 'utf8' });
const hasPython = spawnSync('python3', ['--version']).status === 0;

const readAll = `
import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as z:
    assert z.testzip() is None, 'damaged'
    print(json.dumps([[i.filename, list(i.date_time), z.read(i).decode('utf8')] for i in z.infolist()]))
`;

function entries(): Map<string, { time: number[]; text: string }> {
  const { stdout, stderr } = python(readAll, zip);
  if (stdout === '') throw new Error(stderr);
  const list = JSON.parse(stdout) as [string, number[], string][];
  const folder = 'age-better-accessibility-2026-11-22-0123456789ab/';
  for (const [name] of list) expect(name.startsWith(folder)).toBe(true);
  return new Map(list.map(([name, time, text]) => [name.slice(folder.length), { time, text }]));
}

describe('the bundle for auditors', () => {
  test('is read whole by another program, in one folder, in the order of its names', ({ skip }) => {
    skip(!hasPython, 'python3 is not installed');
    const all = entries();
    expect([...all.keys()]).toEqual([
      'README.html',
      'SHA256SUMS',
      'by-hand/manual.md',
      'report/engines.json',
      'report/index.html',
      'report/shots/sample.jpg',
      'tools.json',
      'transcripts/orca/rate.txt',
    ]);
    expect(all.get('transcripts/orca/rate.txt')!.text).toBe('Four of five stars – selected');
    expect(all.get('report/index.html')!.text).toHaveLength(15_000);
    for (const { time } of all.values()) expect(time).toEqual([2026, 11, 22, 1, 2, 2]);
  });

  test('has the sum of each of its files', ({ skip }) => {
    skip(!hasPython, 'python3 is not installed');
    const all = entries();
    const lines = all.get('SHA256SUMS')!.text.trim().split('\n');
    expect(lines).toHaveLength(all.size - 1);
    for (const line of lines) {
      const [sum, name] = line.split('  ');
      expect(createHash('sha256').update(all.get(name!)!.text).digest('hex')).toBe(sum);
    }
  });

  test('that is damaged is noticed by that program', ({ skip }) => {
    skip(!hasPython, 'python3 is not installed');
    const damaged = join(root, 'damaged.zip');
    copyFileSync(zip, damaged);
    const bytes = readFileSync(damaged);
    const at = bytes.indexOf('a picture');
    bytes[at] = bytes[at]! + 1;
    writeFileSync(damaged, bytes);
    expect(python(readAll, damaged).stderr).toMatch(/damaged/);
  });

  test('has the same bytes for the same files, in any time zone', () => {
    const before = readFileSync(zip);
    const zone = process.env.TZ;
    try {
      process.env.TZ = 'Australia/Melbourne';
      writeBundle(root, told);
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
    expect(readFileSync(zip).equals(before)).toBe(true);
    put('evidence/manual.md', '# Manual, changed');
    writeBundle(root, told);
    expect(readFileSync(zip).equals(before)).toBe(false);
  });
});

describe('the first page of the bundle', () => {
  const page = () => entries().get('README.html')!.text;

  test('answers what was tested, by what, when, with which result, what is not known, and how to repeat it', ({
    skip,
  }) => {
    skip(!hasPython, 'python3 is not installed');
    const headings = [...page().matchAll(/<h2>(.+?)<\/h2>/g)].map(([, words]) => words);
    expect(headings).toEqual([
      'What was tested',
      'By what and by whom',
      'When',
      'With which result',
      'What is not known',
      'What is in this bundle',
      'How to repeat it',
    ]);
    for (const words of [
      '0.0.0',
      '0123456789abcdef',
      '2026-11-22',
      'axe-core 4.14.1',
      'A keyboard',
      'Who tests the tests',
      '9 ACT test cases',
      'npm run a11y',
      'Nothing was tried with: ',
      'JAWS',
      '2 of these states were looked at in the product itself',
      '9 pairs',
    ])
      expect(page()).toContain(words);
  });

  test('names each criterion that is not met or not known, each part that is missing, and each of another run', ({
    skip,
  }) => {
    skip(!hasPython, 'python3 is not installed');
    const words = page();
    const unknown = evaluated.filter(({ outcome }) => !['passed', 'not-applicable'].includes(outcome));
    expect(unknown.length).toBeGreaterThan(10);
    for (const { criterion } of unknown) expect(words).toContain(`<li>${criterion.id} ${criterion.title}: `);
    expect(words).toContain('<li>Clause 4.2.2 Usage with limited vision: Not met');
    expect(words).toContain('Not in this bundle: report/act/.');
    expect(words).toContain('It is of another commit: other, 2026-11-20.');
    expect(words).toContain('the sample leaves out');
  });
});
