import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

// What was tried, and when, grows old where somebody writes it down: `statusOf` computes it. Decisions and manual.md say what
// was so on their day, and the CHANGELOG what has changed.

const root = fileURLToPath(new URL('../..', import.meta.url));

const filesIn = (folder: string, ending: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.startsWith('decisions'))
    .map((name) => join(folder, name).replaceAll('\\', '/'));

const contracts = filesIn('src/components', '.a11y.md');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...filesIn('docs', '.md'),
  ...filesIn('stories/docs', '.mdx'),
];

const untried =
  /\b(?:not|never|nor) (?:yet )?(?:(?:has|have|had|was|were) (?:it )?)?(?:been )?(?:tried|heard|tested|run|done) (?:yet|with|in)\b|\b(?:has|have) not (?:yet )?been (?:tried|heard|tested|run)\b|\bnot (?:yet )?(?:tried|done) yet\b|\bnot yet tried\b/i;

/** The sentences of a contract that say when something was looked at; of any document those that say what was not tried. */
const statusIn = (text: string, isContract: boolean) => [
  ...(isContract ? (/.*\b\d{4}-\d\d-\d\d\b.*/.exec(text) ?? []) : []),
  ...(untried.exec(text.replaceAll(/\s+/g, ' ')) ?? []),
];

describe('no status is written by hand', () => {
  it.each(contracts)('in %s', (path) => {
    expect(statusIn(readFileSync(join(root, path), 'utf8'), true)).toEqual([]);
  });

  it.each(documents)('in %s', (path) => {
    expect(statusIn(readFileSync(join(root, path), 'utf8'), false)).toEqual([]);
  });

  it.each([
    'No outside auditor has tried it, nor has it been run in\n   Firefox or Safari.',
    '5. Not done yet: no auditor has tried it.',
    'It has not been tried with NVDA.',
    '## Not yet tried',
  ])('and it would be noticed: %s', (sentence) => {
    expect(statusIn(sentence, false)).not.toEqual([]);
  });

  it('and a day in a contract would be noticed', () => {
    expect(statusIn('Read from the tree of Chromium (2026-11-21).', true)).not.toEqual([]);
  });
});
