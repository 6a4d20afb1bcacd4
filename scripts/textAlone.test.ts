import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** What is between the parentheses of a component whose props are those below. */
const refused = {
  'a number within a sentence': `<p>Page {n}</p>`,
  'words that change beside an element': `<p>{on ? 'Saved' : 'Save'}<b>it</b></p>`,
  'an element that comes before a text': `<p>{on && <b>New.</b>} Read it.</p>`,
  'an element or a text': `<p>{on ? <b>New.</b> : 'Old.'}<i>Read it.</i></p>`,
  'a text with nothing around it': `<>{word}</>`,
  'a list of texts': `<p>{words.map((one) => one)}<b>.</b></p>`,
  'what a function of the file says': `<p>{say(n)}<b>.</b></p>`,
};
const accepted = {
  'one text made by a template': '<p>{`Page ${n}`}</p>',
  'words that change alone in their element': `<p>{on ? 'Saved' : 'Save'}</p>`,
  'an element that comes before an element': `<p>{on && <b>New.</b>} <i>Read it.</i></p>`,
  'an element that comes after a text': `<p>Read <b>{n}</b> of them.{on && <i>New.</i>}</p>`,
  'a list of elements': `<ul>{words.map((one) => <li key={one}>{one}</li>)}<li>.</li></ul>`,
  'elements that are given': `<div>{icon}<p>Read it.</p>{children}</div>`,
};

const fileOf = (shape: string) => `${shape.replaceAll(' ', '-')}.tsx`;
const source = (drawn: string) => `import type { ReactElement, ReactNode } from 'react';
interface PartProps { n: number; on: boolean; word: string; words: string[]; icon: ReactElement | null; children: ReactNode }
const say = (n: number) => String(n);
export const Part = ({ n, on, word, words, icon, children }: PartProps) => (${drawn});
export const all = say;
`;

describe('the rule about texts that a translation takes off the page', () => {
  const root = join(import.meta.dirname, '..');
  const folder = mkdtempSync(join(tmpdir(), 'age-better-texts-'));
  let found: string[] = [];

  beforeAll(() => {
    cpSync(join(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    writeFileSync(
      join(folder, '.oxlintrc.json'),
      JSON.stringify({
        jsPlugins: ['./scripts/lint/house.mjs'],
        categories: { correctness: 'off' },
        rules: { 'house/text-alone': 'error' },
      }),
    );
    mkdirSync(join(folder, 'src'));
    for (const [shape, drawn] of Object.entries({ ...refused, ...accepted }))
      writeFileSync(join(folder, 'src', fileOf(shape)), source(drawn));
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json', 'src'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
    found = diagnostics.map(({ code, filename }) => `${code} ${filename.split(/[\\/]/).at(-1)}`);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(Object.keys(refused))('refuses %s', (shape) => {
    expect(found).toContain(`house(text-alone) ${fileOf(shape)}`);
  });

  it.each(Object.keys(accepted))('accepts %s', (shape) => {
    expect(found.filter((line) => line.endsWith(` ${fileOf(shape)}`))).toEqual([]);
  });
});
