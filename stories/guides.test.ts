import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictures } from './guides/allPictures';
import { section } from './support/contracts';
import { adviceOf, guideHeadings, guides } from './support/guides';
import { transcripts } from './support/transcripts';

const components = readdirSync(new URL('../src/components', import.meta.url));

/** What the guide of a component lacks, in words; nothing when it is complete. */
function missing(name: string, guide = guides.get(name) ?? ''): string[] {
  const found = [...guide.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  if (found.join() !== guideHeadings.join()) return [`the headings ${guideHeadings.join(' · ')}`];
  const lines = (heading: string) => section(guide, heading).split('\n');
  const advice = adviceOf(section(guide, 'Do and don’t'));
  const needs: [boolean, string][] = [
    [guide.startsWith(`# ${name}: how to use it\n`), 'its own name'],
    ...(['When to use', 'When not to use', 'Content'] as const).map((heading): [boolean, string] => [
      lines(heading).every((line) => /^- [A-Z“‘`].{14,}[.?”]$/.test(line)),
      `sentences in a list under ${heading}`,
    ]),
    [
      lines('Anatomy').every((line, index) => line.startsWith(`${index + 1}. `)),
      'a numbered list of its parts',
    ],
    [advice.length === lines('Do and don’t').length, 'nothing but “Do:” and “Don’t:”'],
    [
      advice.some(({ kind }) => kind === 'do') && advice.some(({ kind }) => kind === 'dont'),
      'a Do and a Don’t',
    ],
    [advice.length === pictures[name]?.length, 'one picture for each Do and Don’t'],
    [(transcripts.get(name)?.read.length ?? 0) > 0, 'a transcript'],
  ];
  return needs.flatMap(([holds, words]) => (holds ? [] : [words]));
}

describe('every component has a guide with pictures', () => {
  it.each(components)('%s', (name) => {
    expect(missing(name)).toEqual([]);
  });

  it('and every guide and picture has a component', () => {
    expect([...guides.keys(), ...Object.keys(pictures)].filter((name) => !components.includes(name))).toEqual(
      [],
    );
  });

  it('names components that exist', () => {
    const named = [...guides.values()].flatMap((guide) => [...guide.matchAll(/Use ([A-Z]\w+)/g)]);
    const known = new Set([...components, 'Cards']);
    expect(named.map(([, name = '']) => name).filter((name) => !known.has(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(30);
  });
});

describe('a guide is incomplete', () => {
  const guide = guides.get('Badge') ?? '';
  it.each([
    ['without one', 'Badge', ''],
    ['without a heading', 'Badge', guide.replace('## Anatomy', '')],
    ['without a Don’t', 'Badge', guide.replace('- Don’t:', '- Do:')],
    ['with a line too many for its pictures', 'Badge', guide.replace('- Don’t:', '- Do: Say it.\n- Don’t:')],
    ['with a part without a number', 'Badge', guide.replace('2. ', '- ')],
  ])('%s', (_name, name, text) => {
    expect(missing(name, text)).not.toEqual([]);
  });
});
