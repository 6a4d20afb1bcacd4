const files = import.meta.glob<string>('../../src/components/*/*.guide.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** One line under “Do and don’t”. */
export interface Advice {
  kind: 'do' | 'dont';
  words: string;
}

/** The text of every component's guide, by the component's name. */
export const guides: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, text]) => [/(\w+)\.guide\.md$/.exec(path)?.[1] ?? path, text]),
);

/** The headings of a guide, in their order. */
export const guideHeadings = [
  'When to use',
  'When not to use',
  'Do and don’t',
  'Anatomy',
  'Content',
] as const;

/** The lines of a guide that say what to do and what not to. */
export function adviceOf(lines: string): Advice[] {
  return lines.split('\n').flatMap((line): Advice[] => {
    const [, kind, words] = /^- (Do|Don’t): (.+)$/.exec(line) ?? [];
    return kind && words ? [{ kind: kind === 'Do' ? 'do' : 'dont', words }] : [];
  });
}
