import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mainJourneys, orcaJourneys } from '../readers/recorded';
import { compare, inMarkdown, readRecording } from './differences';
import { radios } from './radios';

const folder = import.meta.dirname;
const ids = [...orcaJourneys, ...radios].map(({ id }) => id);
const read = (name: string) => readRecording(readFileSync(join(folder, `${name}.txt`), 'utf8'));

const recording = (...lines: string[]) =>
  readRecording(['Rate. Recorded 2026-11-24: Orca 43.1, Some Browser 1.', '', ...lines].join('\n'));

describe('the comparison of two recordings', () => {
  it('finds what only one browser makes the reader say, with what was said before', () => {
    const chromium = recording('Tab', '  Category combo box.', '  opens menu', 'Tab', '  Search entry.');
    const firefox = recording('Tab', '  Category combo box', 'Tab', '  leaving form.', '  Search entry');
    expect(compare(chromium, firefox)).toEqual([
      { after: 'Category combo box', chromium: ['opens menu'], firefox: ['leaving form'] },
    ]);
  });

  it('finds nothing where the same is said after another key', () => {
    const chromium = recording('Tab', 'Tab', '  Search entry.', '  Search push button.');
    const firefox = recording('Tab', '  Search entry.', 'Tab', '  Search push button.');
    expect(compare(chromium, firefox)).toEqual([]);
  });

  it('finds that the order is another one', () => {
    const chromium = recording('Enter', '  3 of 7 done', '  completed');
    const firefox = recording('Enter', '  completed', '  3 of 7 done');
    expect(compare(chromium, firefox)).not.toEqual([]);
  });

  it('leaves out the answer to the key by which the recording itself changes the mode', () => {
    const chromium = recording('Tab', '  Title entry.', '  Focus mode');
    const firefox = recording('Tab', '  Title entry.', '  Focus mode', 'Insert+a', '  Browse mode');
    expect(compare(chromium, firefox)).toEqual([]);
  });

  it('is not made where a recording does not say of which product it is', () => {
    const old = recording('Tab', '  Search entry.');
    const text = inMarkdown([{ chromium: old, firefox: old }]);
    expect(text).toContain('## Not compared');
    expect(text).not.toContain('## Rate');
  });

  it('refuses a file that does not say how it was made', () => {
    expect(() => readRecording('Tab\n  Search')).toThrow('Not the first line of a recording: Tab');
  });
});

describe('the recordings with Orca', () => {
  it('are there for each journey in Chromium and in Firefox, and no others', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
    expect(files.sort()).toEqual(ids.flatMap((id) => [`${id}.txt`, `${id}-firefox.txt`]).sort());
  });

  const end = String.raw`, [^,]+, commit [0-9a-f]{7,}$`;
  const begin = String.raw`^\d{4}-\d\d-\d\d: Orca [\d.]+, `;

  it.each(mainJourneys)('say how they were made: $title in Chromium', ({ id }) => {
    expect(read(id).made).toMatch(new RegExp(`${begin}Chromium [\\d.]+${end}`));
  });

  it.each(ids)('say how they were made: %s in Firefox', (id) => {
    expect(read(`${id}-firefox`).made).toMatch(new RegExp(`${begin}Firefox [\\d.]+(?: ESR)?${end}`));
  });

  it('differ as differences.md says (`vitest -u` writes it anew)', async () => {
    const pairs = ids.map((id) => ({ chromium: read(id), firefox: read(`${id}-firefox`) }));
    await expect(inMarkdown(pairs)).toMatchFileSnapshot(join(folder, 'differences.md'));
  });
});
