import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const parts = readdirSync(`${root}src/components`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** The parts of a contract, in their order. */
const headings = [
  'Name, role, state',
  'Keyboard',
  'Requirements',
  'Who gains',
  'WCAG',
  'Verified by',
  'Screen readers',
];

const read = (path: string) => (existsSync(root + path) ? readFileSync(root + path, 'utf8') : '');

/** The component's own stories that its contract names as what verifies it. */
function namedStories(name: string, contract: string): string[] {
  const verifiedBy = (contract.split('\n## Verified by\n')[1] ?? '')
    .split('\n## ')[0]!
    .replaceAll(/\([^)]*\)/g, '');
  const [, after = ''] = verifiedBy.split(`\`stories/components/${name}.stories.tsx\`:`);
  return [...after.split(/[.;]/)[0]!.matchAll(/\b[A-Z]\w+/g)].map(([story]) => story);
}

/** What is missing of the part `name`, in words; nothing when it is complete. */
function missing(name: string): string[] {
  const folder = `src/components/${name}`;
  const component = read(`${folder}/${name}.tsx`);
  const contract = read(`${folder}/${name}.a11y.md`);
  const stories = read(`stories/components/${name}.stories.tsx`);
  const lacks: string[] = [];
  const need = (holds: boolean, words: string) => {
    if (!holds) lacks.push(words);
  };

  need(component !== '', `${folder}/${name}.tsx`);
  need(new RegExp(`export function ${name}\\b`).test(component), `a component named ${name}`);
  for (const [, style] of component.matchAll(/from '\.\/([\w.]+\.module\.css)'/g)) {
    need(existsSync(`${root}${folder}/${style}`), `${folder}/${style}`);
  }

  need(contract !== '', `${folder}/${name}.a11y.md`);
  const found = [...contract.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  need(headings.join() === found.join(), `the headings of a contract: ${headings.join(' · ')}`);
  const lines = contract.split('\n').length;
  need(lines >= 30 && lines <= 62, `a contract of 30 to 60 lines (it has ${lines})`);
  need(contract.includes('MUST'), 'requirements with MUST');
  // What was tried, and when, is generated.
  need(
    /\(\.\.\/.*\/screen-readers\.md\)/.test(contract),
    'a link to screen-readers.md, which says where the status is',
  );

  need(stories !== '', `stories/components/${name}.stories.tsx`);
  need(stories.includes(`title: 'Components/${name}'`), `stories under the title Components/${name}`);
  need(/\bplay\b/.test(stories), 'a play function');
  // A part that takes no focus says so where its keys would stand.
  const takesNoFocus = /^(None:|\| none)/m.test(contract);
  const byKeyboard = /userEvent\.(keyboard|tab)\(|\.focus\(\)/.test(stories);
  need(takesNoFocus || byKeyboard, 'a play function that uses the keyboard');
  const hasStory = (story: string) => new RegExp(`export const ${story}\\b`).test(stories);
  need(hasStory('LongText'), 'a story LongText');
  need(/tags: \['situations'\]/.test(stories), "a story with tags: ['situations']");
  need(
    contract.includes('`stories/situations.test.tsx`'),
    'a contract verified by stories/situations.test.tsx',
  );
  for (const story of namedStories(name, contract))
    need(hasStory(story), `the story ${story} of its contract`);
  need(existsSync(`${root}stories/transcripts/${name}.txt`), `stories/transcripts/${name}.txt`);
  return lacks;
}

describe('every component has its contract and its stories', () => {
  it('because there are components', () => {
    expect(parts.length).toBeGreaterThan(20);
  });

  it.each(parts)('%s', (name) => {
    expect(missing(name)).toEqual([]);
  });
});

describe('every story file', () => {
  const files = readdirSync(`${root}stories/components`).filter((name) => name.endsWith('.stories.tsx'));
  it.each(files)('%s is about a component that exists', (file) => {
    expect(parts).toContain(file.replace('.stories.tsx', ''));
  });
});

it('a missing contract or story is noticed', () => {
  expect(missing('NoSuchPart')).toEqual(
    expect.arrayContaining([
      'src/components/NoSuchPart/NoSuchPart.tsx',
      'src/components/NoSuchPart/NoSuchPart.a11y.md',
      'stories/components/NoSuchPart.stories.tsx',
      'a play function',
      "a story with tags: ['situations']",
    ]),
  );
});
