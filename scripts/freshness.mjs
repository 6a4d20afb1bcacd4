import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that a build is made from. What only tests read does not count. */
const sources = [
  'shared',
  'src',
  'server',
  'public',
  'scripts',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const notBuilt = /\.(test|contract|spec|a11y)\.|^public\/generated(\/|$)/;

function* filesIn(root, path) {
  if (!existsSync(join(root, path))) return;
  let entries;
  try {
    entries = readdirSync(join(root, path), { withFileTypes: true });
  } catch {
    yield path;
    return;
  }
  entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const entry of entries) {
    const inner = `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(root, inner);
    else yield inner;
  }
}

/** One hash over all that a build is made from: the same hash means that building again would change nothing. */
export function buildHash(root) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const path of filesIn(root, source)) {
      if (notBuilt.test(path)) continue;
      const content = readFileSync(join(root, path));
      hash.update(`${path}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/**
 * Whether node_modules holds exactly what package-lock.json asks for. npm writes the list of what it installed
 * as its last step, so a broken-off installation does not count, and one made by hand does.
 */
export function packagesAreInstalled(root) {
  const installedList = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedList)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedList, 'utf8')).packages;
  for (const [path, { version, optional, peer, devOptional }] of Object.entries(wanted)) {
    if (path === '') continue;
    // Optional packages are for other platforms; npm leaves those out.
    if (!installed[path] && (optional || peer || devOptional)) continue;
    if (!installed[path] || installed[path].version !== version) return false;
  }
  return Object.keys(installed).every((path) => wanted[path]);
}
