// Records what Orca, a real screen reader, says during the main journeys: `npm run a11y:orca`, or during one of them:
// `npm run a11y:orca -- -g "Book an appointment"`. Linux with Debian's packages only. Keys are real key presses of an X
// server of its own; nothing is spoken aloud, and nothing on the desktop is touched.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../../scripts/browser.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const launcher = ['/usr/libexec/at-spi-bus-launcher', '/usr/lib/at-spi2-core/at-spi-bus-launcher'].find(
  (path) => existsSync(path),
);
const onPath = (name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name));
      return true;
    } catch {
      return false;
    }
  });
const missing = ['Xvfb', 'dbus-run-session', 'openbox', 'orca', 'xdotool'].filter((name) => !onPath(name));
if (!launcher) missing.push('at-spi-bus-launcher');
if (!findBrowser()) missing.push('chromium');
if (missing.length > 0) {
  console.error(`Not found: ${missing.join(', ')}. On Debian 12, as root:
  apt-get install -y --no-install-recommends orca xvfb at-spi2-core dbus dbus-x11 openbox xdotool chromium`);
  process.exit(1);
}

// Everything below needs a session bus of its own.
if (!process.env.ORCA_SESSION) {
  const again = [process.execPath, fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  const { status } = spawnSync('dbus-run-session', ['--', ...again], {
    stdio: 'inherit',
    env: { ...process.env, ORCA_SESSION: 'yes' },
  });
  process.exit(status ?? 1);
}

const folder = mkdtempSync(join(tmpdir(), 'age-better-orca-'));
const speech = join(folder, 'speech.log');
const display = `:${90 + (process.pid % 900)}`;
const env = {
  ...process.env,
  DISPLAY: display,
  HOME: join(folder, 'home'),
  XDG_RUNTIME_DIR: join(folder, 'run'),
  ACCESSIBILITY_ENABLED: '1',
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
const start = async (program, args) => {
  running.unshift(spawn(program, args, { env, stdio: 'ignore' }));
  await wait(2000);
};
await start('Xvfb', [display, '-screen', '0', '1280x900x24', '-nolisten', 'tcp']);
await start('openbox', []);
await start(launcher, ['--launch-immediately']);
await start('orca', ['--user-prefs', join(folder, 'orca'), '--debug-file', speech]);

const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
const only = process.argv.slice(2);
const recording = spawn(process.execPath, [playwright, 'test', '--project=orca', '--workers=1', ...only], {
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
