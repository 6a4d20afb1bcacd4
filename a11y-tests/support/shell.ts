import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { DataMode, Viewer } from '../states/screenState';
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

/**
 * The tree of the shell (header, notice, help strip, footer) as this run shows it on a plain page. The first test that
 * asks for it makes it, for all workers.
 */
export async function shellTree(
  browser: Browser,
  viewer: Viewer,
  width: number,
  data: DataMode = 'local',
): Promise<string> {
  const folder = join(process.env.AUDIT_FOLDER!, 'shells');
  const file = join(folder, `${data}-${viewer}-${width}.yml`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const context = await browser.newContext({
    storageState: sessionOf(viewer, data),
    viewport: { width, height: 800 },
  });
  const page = await context.newPage();
  const settled = await holdStill(page, viewer, data);
  await reach(page, address, []);
  await showsAll(page, [], settled);
  const shell = shellIn(await treeOf(page));
  await context.close();
  mkdirSync(folder, { recursive: true });
  // Another worker may be reading: it must find the whole file or none.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, shell);
  renameSync(draft, file);
  return shell;
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
