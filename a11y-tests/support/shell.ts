import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { DataMode, Step, Viewer } from '../states/screenState';
import { reach, showsAll } from './reach';
import { holdStill } from './still';
import { treeOf } from './tree';
import { sessionOf } from './viewers';

/** All viewers, each of whom has a different shell. */
export const viewers: readonly Viewer[] = ['visitor', 'user', 'healthcare', 'admin'];

/** A public page without states of its own. */
const address = '/accessibility';

/** The parts of a tree that belong to the page itself; the rest is the shell. */
const ownParts = /^- '?(main|dialog|alertdialog)\b/;

const partsOf = (tree: string) => tree.split(/^(?=- )/m);

const shellIn = (tree: string) =>
  partsOf(tree)
    .filter((part) => !ownParts.test(part))
    .join('');

/** A tree that this run has already made for itself; the first test that asks for it makes it, for all workers. */
async function keptTree(name: string, make: () => Promise<string>): Promise<string> {
  const file = join(process.env.AUDIT_FOLDER!, 'trees', name);
  if (!existsSync(file)) keepTree(name, await make());
  return readFileSync(file, 'utf8');
}

/** Keeps a tree for all workers of this run. */
export function keepTree(name: string, tree: string): void {
  const folder = join(process.env.AUDIT_FOLDER!, 'trees');
  mkdirSync(folder, { recursive: true });
  // Another worker may be reading: it must find the whole file or none.
  const draft = join(folder, `${name}.${process.pid}`);
  writeFileSync(draft, tree);
  renameSync(draft, join(folder, name));
}

/** How a page is reached whose tree others are compared with. */
interface Reached {
  viewer: Viewer;
  data: DataMode;
  width: number;
  steps?: readonly Step[];
  /** The origin, where it is not the one of the test that asks. */
  baseURL?: string | undefined;
}

/** The whole tree of a page, the shell included, in a window of its own. */
async function treeOfPage(
  browser: Browser,
  path: string,
  { viewer, data, width, steps = [], baseURL }: Reached,
): Promise<string> {
  const context = await browser.newContext({
    storageState: sessionOf(viewer, data),
    viewport: { width, height: 800 },
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  const settled = await holdStill(page, viewer, data);
  await reach(page, path, steps);
  await showsAll(page, steps, settled);
  const tree = await treeOf(page);
  await context.close();
  return tree;
}

/** The whole tree of a state that other states of its screen are compared with. @param name its file */
export const treeAt = (browser: Browser, name: string, path: string, how: Reached): Promise<string> =>
  keptTree(name, () => treeOfPage(browser, path, how));

/** The tree of the shell (header, notice, help strip, footer) as this run shows it on a plain page. */
export function shellTree(
  browser: Browser,
  viewer: Viewer,
  width: number,
  data: DataMode = 'local',
): Promise<string> {
  return keptTree(`shell-${data}-${viewer}-${width}.yml`, async () =>
    shellIn(await treeOfPage(browser, address, { viewer, data, width })),
  );
}

/**
 * Leaves the shell out of a tree, so that a change in it shows in the trees of the shell alone. If another viewer's
 * shell is around a page (after logging out), or none, a first line says so. An unknown shell belongs to the state:
 * then the tree stays whole.
 */
export async function withoutShell(
  tree: string,
  viewer: Viewer,
  shellOf: (viewer: Viewer) => Promise<string>,
): Promise<string> {
  const shell = shellIn(tree);
  const own = partsOf(tree).filter((part) => ownParts.test(part));
  const text = own.join('');
  if (shell === (await shellOf(viewer))) return text;
  if (shell === '')
    return own.some((part) => part.startsWith('- main')) ? `# Without a shell\n${text}` : text;
  for (const other of viewers) {
    if (shell === (await shellOf(other))) return `# In the shell of: ${other}\n${text}`;
  }
  return tree;
}
