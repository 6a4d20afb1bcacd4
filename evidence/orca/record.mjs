// Records what Orca, a real screen reader, says during the main journeys, in Chromium and in Firefox: `npm run a11y:orca`. In one of
// them, or during one journey: `npm run a11y:orca -- --engine=firefox -g "Book an appointment"`. Linux only; as root on Debian it
// installs what is missing. Keys are real key presses of an X server of its own; nothing is spoken aloud, and nothing on the desktop
// is touched.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../../scripts/browser.mjs';
import { isDebianRoot } from '../../scripts/ensureBrowser.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const args = process.argv.slice(2);
const asked = args.find((arg) => arg.startsWith('--engine='))?.slice('--engine='.length);
const engines = asked?.split(',') ?? ['chromium', 'firefox'];
const stop = (words) => {
  console.error(words);
  process.exit(1);
};
if (!engines.every((engine) => ['chromium', 'firefox'].includes(engine)))
  stop(`--engine is chromium, firefox, or both with a comma; ${asked} is none of them.`);

const findLauncher = () =>
  ['/usr/libexec/at-spi-bus-launcher', '/usr/lib/at-spi2-core/at-spi-bus-launcher'].find((path) =>
    existsSync(path),
  );
const onPath = (name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));
/** What each program or file comes with, in Debian's names of packages. */
const needed = [
  { package: 'xvfb', isThere: () => onPath('Xvfb') },
  { package: 'dbus', isThere: () => onPath('dbus-run-session') },
  { package: 'openbox', isThere: () => onPath('openbox') },
  { package: 'orca', isThere: () => onPath('orca') },
  { package: 'xdotool', isThere: () => onPath('xdotool') },
  { package: 'at-spi2-core', isThere: () => findLauncher() !== undefined },
  { package: 'chromium', isThere: () => findBrowser() !== null },
  ...(engines.includes('firefox')
    ? [{ package: 'firefox-esr', isThere: () => onPath('firefox-esr') || onPath('firefox') }]
    : []),
];
const missing = () => needed.filter(({ isThere }) => !isThere()).map((one) => one.package);
if (missing().length > 0) {
  const command = `apt-get update && apt-get install -y --no-install-recommends ${missing().join(' ')} dbus-x11`;
  if (isDebianRoot()) {
    console.log(`Installing ${missing().join(', ')}.`);
    spawnSync('sh', ['-c', command], { stdio: 'ignore', timeout: 10 * 60_000 });
  }
  if (missing().length > 0) stop(`Not found: ${missing().join(', ')}. On Debian 12, as root:\n  ${command}`);
}

// Everything below needs a session bus of its own.
if (!process.env.ORCA_SESSION) {
  const again = [process.execPath, fileURLToPath(import.meta.url), ...args];
  const { status } = spawnSync('dbus-run-session', ['--', ...again], {
    stdio: 'inherit',
    env: { ...process.env, ORCA_SESSION: 'yes' },
  });
  process.exit(status ?? 1);
}

/** The commit that changed the product last: this commit's recordings, lists and tests are no part of what is recorded. */
function commitOfProduct() {
  const product = ['shared', 'src', 'server', 'public', 'index.html'];
  const git = (...words) => spawnSync('git', [...words, '--', ...product], { cwd: root, encoding: 'utf8' });
  const { status, stdout } = git('log', '-1', '--format=%h', '--abbrev=10');
  if (status !== 0) return 'unknown';
  return `${stdout.trim()}${git('status', '--porcelain').stdout.trim() === '' ? '' : '+changes'}`;
}

const folder = mkdtempSync(join(tmpdir(), 'age-better-orca-'));
const speech = join(folder, 'speech.log');
const display = `:${90 + (process.pid % 900)}`;
// Node 20 has a WebSocket, by which Firefox is driven, only where it is asked for.
const asksForSocket = typeof WebSocket === 'undefined' ? ' --experimental-websocket' : '';
const env = {
  ...process.env,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''}${asksForSocket}`,
  DISPLAY: display,
  HOME: join(folder, 'home'),
  XDG_RUNTIME_DIR: join(folder, 'run'),
  ACCESSIBILITY_ENABLED: '1',
  GNOME_ACCESSIBILITY: '1',
  ORCA_COMMIT: commitOfProduct(),
  ORCA_SPEECH: speech,
};
for (const path of [env.HOME, env.XDG_RUNTIME_DIR, join(folder, 'orca')]) mkdirSync(path, { mode: 0o700 });
// The keys are written down by the recording itself. And Orca keeps kilobytes of its log in memory before it writes them:
// what it says would then be found after a later key than the one that caused it.
writeFileSync(
  join(folder, 'orca', 'orca-customizations.py'),
  `import orca.debug
import orca.settings
orca.settings.enableKeyEcho = False
orca.debug.debugFile.reconfigure(line_buffering=True)
`,
);

/** Programs that run in the background; the last one started is the first one ended. */
const running = [];
const start = async (program, words) => {
  running.unshift(spawn(program, words, { env, stdio: 'ignore' }));
  await wait(2000);
};
await start('Xvfb', [display, '-screen', '0', '1280x900x24', '-nolisten', 'tcp']);
await start('openbox', []);
await start(findLauncher(), ['--launch-immediately']);
await start('orca', ['--user-prefs', join(folder, 'orca'), '--debug-file', speech]);

const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
const projects = engines.map((engine) => `--project=orca-${engine}`);
const others = args.filter((arg) => !arg.startsWith('--engine='));
const recording = spawn(process.execPath, [playwright, 'test', ...projects, '--workers=1', ...others], {
  cwd: root,
  env,
  stdio: 'inherit',
});
const code = await new Promise((resolve) => {
  recording.on('exit', (status) => resolve(status ?? 1));
});
for (const program of running) program.kill();
await wait(500);
rmSync(folder, { recursive: true, force: true });
process.exit(code);
