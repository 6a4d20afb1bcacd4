import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withFault } from '../scripts/seededFault.mjs';

/*
 * Each requirement of a component's contract names what goes red where it is broken, after an arrow. How it is broken stands in
 * `X.faults.json`; `scripts/seedFaults.mjs` does it for all of them, at night.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const parts = readdirSync(`${root}src/components`);
const read = (path: string) => (existsSync(root + path) ? readFileSync(root + path, 'utf8') : '');

interface Fault {
  /** Words that only this requirement of the contract has. */
  must: string;
  /** A file of the component's folder, a text that it has once, and what takes its place. */
  in: string;
  find: string;
  put: string;
  /** The test that goes red: `file > title > title`. */
  red: string;
}

/** A requirement that no fault in the component can break. */
type Unseeded = Pick<Fault, 'must'> & { why: string };

const isSeeded = (one: Fault | Unseeded): one is Fault => 'red' in one;

/** The requirements of a contract, each in one line. */
function requirementsOf(contract: string): string[] {
  const [, after = ''] = contract.split('\n## Requirements\n');
  const list = after.split('\n## ')[0]!.replaceAll(/\n {2,}/g, ' ');
  return list.split('\n').filter((line) => line.startsWith('- ') && line.includes('MUST'));
}

/** What a requirement names: one of the component's own stories, or the file of another test. */
function nameOf(part: string, one: Fault | Unseeded): string {
  if (!isSeeded(one)) return `not seeded: ${one.why}`;
  const [file = '', title = ''] = one.red.split(' > ');
  const isOwn = file === `stories/components/${part}.stories.tsx`;
  return `\`${isOwn ? title.replaceAll(' ', '') : basename(file)}\``;
}

/** What is wrong with the faults of a component, in words. */
function wrongWith(part: string): string[] {
  const folder = `src/components/${part}`;
  const requirements = requirementsOf(read(`${folder}/${part}.a11y.md`));
  const faults = JSON.parse(read(`${folder}/${part}.faults.json`) || '[]') as (Fault | Unseeded)[];
  const wrong: string[] = [];
  for (const one of faults) {
    const found = requirements.filter((line) => line.includes(one.must));
    if (found.length !== 1) wrong.push(`${found.length} requirements have the words: ${one.must}`);
    if (!isSeeded(one)) continue;
    if (!existsSync(root + one.red.split(' > ')[0]!)) wrong.push(`no such file: ${one.red}`);
    try {
      withFault(read(`${folder}/${one.in}`), { ...one, in: `${folder}/${one.in}` });
    } catch (problem) {
      wrong.push((problem as Error).message);
    }
  }
  for (const line of requirements) {
    const names = faults.filter(({ must }) => line.includes(must)).map((one) => nameOf(part, one));
    const end = ` → ${[...new Set(names)].join(', ')}`;
    if (names.length === 0 || !line.endsWith(end)) wrong.push(`${line} <- should end with "${end}"`);
  }
  return wrong;
}

it.each(parts)('each requirement of %s names what goes red where it is broken', (part) => {
  expect(wrongWith(part)).toEqual([]);
});
