import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** All files in these folders, as paths from the root of the repository. */
const filesIn = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  );

/** Folders of the repository, by which a path in `code font` is known from any other text with a slash. */
const topLevel = new Set(readdirSync(root));

/** What is built or made by a run, and so is named without being there. */
const generated = [
  '.cache',
  'a11y-report',
  'data',
  'design-tokens',
  'dist',
  'sbom',
  'storybook-static',
  'test-results',
];

/** `X` and `x` stand for a name that the reader chooses. */
const isPlaceholder = (path: string) => /(^|\/)[xX](\.|\/|$)/.test(path);

const isThere = (path: string) => existsSync(join(root, path));

/** An address as GitHub makes it of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (path: string) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    anchorOf(heading),
  );

/** The relative links of a document that lead nowhere. */
function brokenLinks(file: string, text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|mailto:|\?)([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : normalize(join(dirname(file), path));
    if (!isThere(target)) return [link];
    return anchor !== undefined && !anchorsOf(target).includes(anchor) ? [link] : [];
  });
}

/** The paths of the repository that a document names in `code font` and that do not exist. */
function missingPaths(text: string): string[] {
  return [...text.matchAll(/`([\w.@-]+\/[\w./@-]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => {
      const [first = ''] = path.split('/');
      const ours = topLevel.has(first) && !generated.some((name) => path.startsWith(name));
      return ours && !isPlaceholder(path) && !isThere(path);
    });
}

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'evidence/manual.md',
  ...filesIn('docs').filter((path) => path.endsWith('.md')),
  ...filesIn('src/components').filter((path) => /\.(a11y|guide)\.md$/.test(path)),
];

describe('the documents', () => {
  test('exist', () => {
    expect(documents).toEqual(
      expect.arrayContaining(['README.md', 'docs/product.md', 'docs/decisions/README.md']),
    );
  });

  test.each(documents)('have no broken link or name: %s', (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    expect([...brokenLinks(file, text), ...missingPaths(text)]).toEqual([]);
  });

  test('are all in their indexes: every page about a feature and every decision', () => {
    const notIn = (index: string, folder: string) => {
      const text = readFileSync(join(root, index), 'utf8');
      return filesIn(folder).filter((path) => path !== index && !text.includes(basename(path)));
    };
    expect(notIn('docs/product.md', 'docs/product')).toEqual([]);
    expect(notIn('docs/decisions/README.md', 'docs/decisions')).toEqual([]);
  });
});

test('the code names only documents that exist', () => {
  const code = filesIn(
    'shared',
    'src',
    'server',
    'scripts',
    'stories',
    'a11y-tests',
    'evidence',
    'testing',
    'bench',
  ).filter((path) => /\.(tsx?|mjs|mdx|css)$/.test(path) && path !== 'scripts/docsLinks.test.ts');
  const missing = code.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
      .filter(([document]) => !isThere(document))
      .map(([document]) => `${path}: ${document}`),
  );
  expect(missing).toEqual([]);
});

test('a broken link, a missing heading and a moved file are reported', () => {
  const text =
    'See [a](docs/none.md), [b](docs/product.md#none), [c](docs/product.md#screens) and `src/none.ts`.';
  expect(brokenLinks('README.md', text)).toEqual(['docs/none.md', 'docs/product.md#none']);
  expect(missingPaths(`${text} \`src/ports/x.ts\` \`application/json\` \`shared/domain\``)).toEqual([
    'src/none.ts',
  ]);
});
