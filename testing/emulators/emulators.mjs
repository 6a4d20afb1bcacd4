import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../server/freePort.mjs';
import { packagesAreInstalled } from '../../scripts/freshness.mjs';
import { withLock } from '../../scripts/lock.mjs';
import { startServer } from './process.mjs';

/** A name that starts with `demo-` is no real project's: emulators never ask Google about it. */
export const project = 'demo-age-better';

/** A Firestore emulator with rules that needs no Java. https://crates.io/crates/hidane */
const hidaneVersion = '0.6.0';

const runs = (program, args, options = {}) =>
  spawnSync(program, args, { stdio: 'ignore', ...options }).status === 0;

/** Starts firebase-tools with its configuration in a folder of its own, to which it also writes its logs. */
async function startFirebase({ root, folder, emulator, port, also = {} }) {
  const config = join(folder, `${emulator}.json`);
  const host = '127.0.0.1';
  const emulators = {
    [emulator]: { host, port, ...also },
    hub: { host, port: await freePort() },
    logging: { host, port: await freePort() },
    ui: { enabled: false },
  };
  writeFileSync(config, JSON.stringify({ firestore: { rules: 'firestore.rules' }, emulators }));
  const tool = join(root, 'firebase', 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  return startServer({
    name: `firebase-${emulator}`,
    program: process.execPath,
    args: [tool, 'emulators:start', '--only', emulator, '--project', project, '--config', config],
    host: `${host}:${port}`,
    folder,
    env: { FIREBASE_CLI_DISABLE_UPDATE: '1', CI: 'true' },
  });
}

/** Installs firebase-tools into its own folder, so that the product's packages stay few. */
function installTools(root) {
  const own = join(root, 'firebase');
  mkdirSync(join(root, '.cache'), { recursive: true });
  withLock(join(root, '.cache', 'firebase.lock'), () => {
    if (packagesAreInstalled(own)) return;
    console.log('Installing the emulators. The first time takes a few minutes.');
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
    if (!runs('npm', args, { cwd: own, shell: process.platform === 'win32' }))
      throw new Error('npm ci in the folder firebase/ failed');
  });
}

/** The official emulator of accounts. */
async function startAuth({ root, folder }) {
  installTools(root);
  const port = await freePort();
  return { host: `127.0.0.1:${port}`, ...(await startFirebase({ root, folder, emulator: 'auth', port })) };
}

function hasJava21() {
  const { stderr, status } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return status === 0 && Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0) >= 21;
}

async function startOfficialFirestore({ root, folder }) {
  installTools(root);
  const port = await freePort();
  const also = { websocketPort: await freePort() };
  const started = await startFirebase({ root, folder, emulator: 'firestore', port, also });
  return { host: `127.0.0.1:${port}`, ...started };
}

/** @returns the path of the program. @throws Error where it cannot be installed. */
function installHidane(root) {
  const own = join(root, '.cache', `hidane-${hidaneVersion}`);
  const program = join(own, 'bin', process.platform === 'win32' ? 'hidane.exe' : 'hidane');
  if (existsSync(program)) return program;
  if (!runs('cargo', ['--version']))
    throw new Error('it needs Java 21 or newer, or cargo (Rust 1.88 or newer)');
  mkdirSync(join(root, '.cache'), { recursive: true });
  withLock(join(root, '.cache', 'hidane.lock'), () => {
    if (existsSync(program)) return;
    console.log('Building a Firestore emulator that needs no Java. The first time takes a few minutes.');
    const args = ['install', 'hidane', '--version', hidaneVersion, '--locked', '--quiet', '--root', own];
    const { status, stderr } = spawnSync('cargo', args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`cargo could not install hidane: ${stderr.trim().split('\n').at(-1)}`);
  });
  return program;
}

async function startHidane({ root, folder }) {
  const program = installHidane(root);
  const port = await freePort();
  const started = await startServer({
    name: 'hidane',
    program,
    args: ['--host', '127.0.0.1', '--port', port, '--project_id', project, '--rules', 'firestore.rules'].map(
      String,
    ),
    host: `127.0.0.1:${port}`,
    folder,
  });
  return { host: `127.0.0.1:${port}`, ...started };
}

/** The official emulator where Java allows it, else the other one. Both take the rules from the folder. */
async function startFirestore({ root, folder }) {
  copyFileSync(join(root, 'firebase', 'firestore.rules'), join(folder, 'firestore.rules'));
  if (hasJava21()) {
    try {
      const official = await startOfficialFirestore({ root, folder });
      console.log('Firestore is the official emulator.');
      return official;
    } catch (error) {
      console.log(`${error.message}. Trying hidane.`);
    }
  }
  const other = await startHidane({ root, folder });
  console.log(
    `Firestore is hidane ${hidaneVersion}, which is not Google's: Java 21 would give the official one.`,
  );
  return other;
}

const kinds = {
  auth: { name: 'Auth', variable: 'FIREBASE_AUTH_EMULATOR_HOST', start: startAuth },
  firestore: { name: 'Firestore', variable: 'FIRESTORE_EMULATOR_HOST', start: startFirestore },
};

/**
 * Starts an emulator on loopback and a free port. One that is named in the environment is taken as it is, and left running.
 * @param kind `auth` or `firestore`.
 * @param folder where it keeps its logs.
 * @returns its `host`, or the `reason` why there is none, and what ends it.
 */
export async function startEmulator(kind, { root, folder }) {
  const { name, variable, start } = kinds[kind];
  const named = process.env[variable];
  if (named) return { host: named, reason: null, stop: async () => {} };
  try {
    return { ...(await start({ root, folder })), reason: null };
  } catch (error) {
    return { host: null, reason: `no ${name} emulator: ${error.message}`, stop: async () => {} };
  }
}
