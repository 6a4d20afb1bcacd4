import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { freePort } from './freePort.mjs';
import { samplePage } from './testServer';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The server and its tools as they run outside tests: built, as processes of their own. */
export interface BuiltServer {
  /** The built files: `start.js`, the operator's tools and the workers. */
  readonly folder: string;
}

/** Copies the server of the last build, which is made anew where a source has changed, beside a client of two empty pages. */
function copyBuild(): BuiltServer & { remove(): void } {
  execFileSync(process.execPath, ['scripts/setup.mjs', '--build'], { cwd: root, stdio: 'inherit' });
  // Inside node_modules, so that the built files find their packages.
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const outside = mkdtempSync(join(cache, 'built-server-'));
  const folder = join(outside, 'server');
  cpSync(join(root, 'dist', 'server'), folder, { recursive: true });
  mkdirSync(join(outside, 'client'));
  for (const name of ['home', 'index'])
    writeFileSync(join(outside, 'client', `${name}.html`), samplePage(name));
  return { folder, remove: () => rmSync(outside, { recursive: true, force: true }) };
}

/** The built server for all tests of a file. */
export function useBuild(): BuiltServer {
  let built: ReturnType<typeof copyBuild>;
  beforeAll(() => {
    built = copyBuild();
  });
  afterAll(() => built.remove());
  return {
    get folder() {
      return built.folder;
    },
  };
}

/** Copies a built server without its client, as after a build that failed half way. */
export function withoutClient({ folder }: BuiltServer): BuiltServer & { remove(): void } {
  const outside = mkdtempSync(join(dirname(folder), '..', 'built-server-'));
  cpSync(folder, join(outside, 'server'), { recursive: true });
  return { folder: join(outside, 'server'), remove: () => rmSync(outside, { recursive: true, force: true }) };
}

/** What a process said and how it ended. */
export interface Outcome {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

/** A process that runs. */
export interface Running {
  process: ChildProcess;
  /** Its address, once it has printed it. */
  address: Promise<string>;
  /** Resolves once it has printed how to stop it: by then it has started and said all that it says. */
  started: Promise<void>;
  ended: Promise<Outcome>;
}

/** The settings of a server that is no demonstration, though only this machine reaches it. */
export async function installed(): Promise<Record<string, string>> {
  const port = String(await freePort());
  return { PORT: port, PUBLIC_URL: `http://localhost:${port}` };
}

/** Runs one of the built files. Nothing of this process's own settings reaches it. */
export function run(
  file: string,
  environment: Record<string, string>,
  words: readonly string[] = [],
): Running {
  const child = spawn(process.execPath, [file, ...words], {
    cwd: tmpdir(),
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = new Promise<Outcome>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  /** The first match in what was printed. */
  const printed = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      child.stdout.on('data', () => {
        const found = pattern.exec(stdout);
        if (found) resolve(found);
      });
      void ended.then(({ code }) => reject(new Error(`It ended with ${code}: ${stderr || stdout}`)));
    });
  // The address itself, so that a machine without a name for itself can be tested too.
  const address = printed(/is running at http:\/\/localhost:(\d+)/).then(
    ([, port]) => `http://127.0.0.1:${port}`,
  );
  const started = printed(/To stop it, press Ctrl\+C\./).then(() => {});
  // Whoever waits for the end only must not fail because of these.
  address.catch(() => {});
  started.catch(() => {});
  return { process: child, address, started, ended };
}
