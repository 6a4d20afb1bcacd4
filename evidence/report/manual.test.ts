import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { screens } from '@/shared/domain/screens/screens';
import { dayOf, orderFault } from '../orca/endings';
import { criteria } from './criteria';
import { readManual } from './manual';
import { standingFindings } from './peopleAssertions';

const inTests = (path: string) => new URL(`../${path}`, import.meta.url);
const markdown = readFileSync(inTests('manual.md'), 'utf8');
const kept = readManual(markdown);
const standing = standingFindings(kept);

describe('the manual passes', () => {
  const pass = (row: string) =>
    `# Manual\n\n## 2026-11-22: Orca 43.1, Chromium 156\n\nSome words.\n\n${row}\n`;

  test('are read from their tables', () => {
    const table =
      '| Criterion | Screen | Finding | Outcome |\n| --- | --- | --- | --- |\n| 1.3.1, 4.1.2 | home | Fine (`book.txt`) | passed |';
    expect(readManual(pass(table))).toEqual([
      {
        date: '2026-11-22',
        tools: 'Orca 43.1, Chromium 156',
        findings: ['1.3.1', '4.1.2'].map((criterion) => ({
          criterion,
          screen: 'home',
          finding: 'Fine (`book.txt`)',
          outcome: 'passed',
          files: ['book.txt'],
        })),
        clauses: [],
      },
    ]);
  });

  test('are refused when a row cannot be read', () => {
    expect(() => readManual(pass('| 1.3.1 | home | Fine | good |'))).toThrow(/cannot be read/);
    expect(() => readManual(pass('| 1.3.1 | home | passed |'))).toThrow(/cannot be read/);
  });

  test('have rows about clauses of EN 301 549, which are not taken for criteria', () => {
    const said = { finding: 'Black on white', outcome: 'passed' };
    expect(
      readManual(
        pass('| Clause 10.1.4.3, 10.1.4.5 | leaflet.pdf, report by email | Black on white | passed |'),
      ),
    ).toEqual([
      expect.objectContaining({
        findings: [],
        clauses: ['10.1.4.3', '10.1.4.5'].map((clause) => ({
          clause,
          about: 'leaflet.pdf, report by email',
          ...said,
        })),
      }),
    ]);
  });

  test.each(['10.1.9.9', '99', '1.4.3', '12.2', '10.1.4.3, 10.1.9.9'])(
    'are refused when a row is about clause %s, which does not exist or asks for no result',
    (clause) => {
      expect(() => readManual(pass(`| Clause ${clause} | leaflet.pdf | Fine | passed |`))).toThrow(
        /cannot be read/,
      );
    },
  );

  test('can all be read, and name criteria, screens and files that exist', () => {
    const numbers = new Set(criteria.map(({ id }) => id));
    const places = new Set<string>(['all', ...screens.map(({ id }) => id)]);
    for (const { criterion, screen } of kept.flatMap(({ findings }) => findings)) {
      expect(numbers).toContain(criterion);
      for (const one of screen.split(',')) expect(places).toContain(one.trim());
    }
    const named = [
      ...[...markdown.matchAll(/`([\w-]+\.txt)`/g)].map(([, file]) => `orca/${file}`),
      ...[...markdown.matchAll(/`((?:a11y-tests|evidence)\/[\w./-]+)`/g)].map(([, path]) => `../${path}`),
    ];
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((path) => !existsSync(inTests(path)))).toEqual([]);
  });
});

describe('a recording of Orca', () => {
  const files = readdirSync(inTests('orca')).filter((file) => file.endsWith('.txt'));
  const textOf = (file: string) => readFileSync(inTests(`orca/${file}`), 'utf8');
  const about = (file: string) => standing.filter((one) => one.files.includes(file));

  test.each(files)('%s ends with what came of it, or its verdict is “failed”', (file) => {
    const fault = orderFault(file, textOf(file));
    const failed = about(file).some(
      ({ criterion, outcome }) => criterion === '4.1.3' && outcome === 'failed',
    );
    expect({ fault, failed }).toEqual({ fault, failed: fault !== null });
  });

  test('has all words that a verdict quotes from it', () => {
    const missing = standing
      .filter(({ criterion, files: own }) => criterion === '4.1.3' && own.length > 0)
      .flatMap(({ finding, files: own }) =>
        [...finding.matchAll(/"([^"]+)"/g)]
          .flatMap(([, words]) => words!.split('…'))
          .filter((words) => !own.some((file) => textOf(file).includes(words.trim()))),
      );
    expect(missing).toEqual([]);
  });

  test('is not newer than what a person said about it: whoever makes one anew reads it', () => {
    const unread = files.filter((file) => {
      const read = about(file).map(({ date }) => date);
      return read.length > 0 && read.every((date) => date < dayOf(textOf(file))!);
    });
    expect(unread).toEqual([]);
  });

  const mailing = (...said: string[]) => ['Email. Recorded 2026-11-24.', '', ...said].join('\n');

  test.each([
    [
      'progress after the end',
      [
        '  completed',
        '  Bulk email operation completed. 6 sent, 1 not sent',
        '  Sending emails: 2 of 7 done',
      ],
    ],
    ['no end', ['  Sending emails: 2 of 7 done']],
    [
      'words that were not said',
      ['  (not said within ten seconds: 6 sent)', '  Bulk email operation completed. 6 sent, 1 not sent'],
    ],
  ])('is found at fault with %s', (_, said) => {
    expect(orderFault('email-with-one-failure.txt', mailing(...said))).not.toBeNull();
    expect(orderFault('email-with-one-failure-firefox.txt', mailing(...said))).not.toBeNull();
  });

  test('may end with the words of Orca about itself', () => {
    const said = [
      '  Sending emails: 2 of 7 done',
      '  Bulk email operation completed. 6 sent, 1 not sent panel.',
      '  clickable.',
    ];
    expect(orderFault('email-with-one-failure.txt', mailing(...said))).toBeNull();
  });
});
