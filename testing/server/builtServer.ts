import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { freePort } from './freePort.mjs';
import { startBuilt, type Running } from './startBuilt.mjs';
import { samplePage } from './testServer';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The server and its tools as they run outside tests: built, as processes of their own. */
export interface BuiltServer {
  /** The built files: `start.js`, the operator's tools and the workers. */
  readonly folder: string;
}

/** Copies the server of the last build, which is made again where a source has changed, next to a client of two empty pages. */
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
export function prepareBuild(): BuiltServer {
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

/** The settings of a server that is no demonstration, though only this machine reaches it. */
export async function installed(): Promise<Record<string, string>> {
  const port = String(await freePort());
  return { PORT: port, PUBLIC_URL: `http://localhost:${port}` };
}

/** Runs one of the built files. @param words its arguments. */
export const run = (
  file: string,
  environment: Record<string, string>,
  words: readonly string[] = [],
): Running => startBuilt(file, environment, { words });
