const files = import.meta.glob<string>('../../src/components/*/*.a11y.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A link to the page on screen readers, which leads to that document within Storybook. */
const withStorybookLinks = (text: string) =>
  text.replaceAll('../../../docs/screen-readers.md', '?path=/docs/documents-screen-readers--docs');

/** The text of every part's contract, by the part's name. */
export const contracts: ReadonlyMap<string, string> = new Map(
  Object.entries(files)
    .map(([path, text]) => [/(\w+)\.a11y\.md$/.exec(path)?.[1] ?? path, withStorybookLinks(text)] as const)
    .toSorted(([a], [b]) => a.localeCompare(b)),
);

/** What stands under one heading of a contract. */
export function section(contract: string, heading: string): string {
  const after = contract.split(`\n## ${heading}\n`)[1] ?? '';
  return (after.split('\n## ')[0] ?? '').trim();
}
