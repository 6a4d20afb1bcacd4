// Makes the project ready: installs packages and builds, each only when something changed since the last time.
// Runs before `npm start`, `npm test` and `npm run dev`, on a fresh clone too, so it uses Node's own modules only.
//   --build    also builds the app and the server
//   --browser  also finds a browser for the tests, or installs one
//   --engines  also finds Firefox and WebKit for `npm run test:engines`, or installs them where it can
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildHash, packagesAreInstalled } from './freshness.mjs';
import { withLock } from './lock.mjs';
import { fail, run, runNpm } from './run.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const flags = new Set(process.argv.slice(2));
const cache = join(root, '.cache');
const stamp = join(root, 'dist', '.built-from');

function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const needed = engines.node.replace(/[^\d.]/g, '');
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [neededMajor, neededMinor] = needed.split('.').map(Number);
  if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
    fail(
      `Age Better needs Node ${needed} or newer; this is Node ${process.versions.node}. Get it at https://nodejs.org.`,
    );
  }
}

function isBuilt(hash) {
  return (
    existsSync(join(root, 'dist', 'server', 'start.js')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hash
  );
}

function install() {
  if (packagesAreInstalled(root)) return;
  console.log('Installing packages. The first time takes a minute or two.');
  runNpm(root, ['ci', '--include=dev', '--no-audit', '--no-fund'], 'Installing the packages');
}

function makeFonts() {
  if (existsSync(join(root, 'public', 'generated', 'zero.woff2'))) return;
  run(root, ['scripts/makeFonts.mjs'], 'Making the font files');
}

function build() {
  const hash = buildHash(root);
  if (isBuilt(hash)) return;
  console.log('Building the app.');
  rmSync(stamp, { force: true });
  run(root, ['scripts/makeFonts.mjs'], 'Making the font files');
  run(root, ['scripts/build.mjs'], 'Building the app');
  writeFileSync(stamp, hash);
}

function isReady() {
  if (!packagesAreInstalled(root) || !existsSync(join(root, 'public', 'generated', 'zero.woff2')))
    return false;
  return !flags.has('--build') || isBuilt(buildHash(root));
}

checkNode();
if (!isReady()) {
  mkdirSync(cache, { recursive: true });
  // Two terminals may start at the same moment; the second waits and then finds the work done.
  withLock(join(cache, 'setup.lock'), () => {
    install();
    makeFonts();
    if (flags.has('--build')) build();
  });
}
if (flags.has('--browser')) {
  const { ensureBrowser } = await import('./ensureBrowser.mjs');
  ensureBrowser(root);
}
if (flags.has('--engines')) {
  const { ensureEngines } = await import('../evidence/commands/ensureEngines.mjs');
  ensureEngines(root);
}
