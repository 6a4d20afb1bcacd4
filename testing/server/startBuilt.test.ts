import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const starter = new URL('startBuilt.mjs', import.meta.url).href;

/** Stays until it is ended, and holds a connection as long as it is there. */
const program = `
  import { connect } from 'node:net';
  connect(Number(process.env.PORT), '127.0.0.1');
`;

/** Starts the program as a test does. */
const runner = `
  import { startBuilt } from ${JSON.stringify(starter)};
  const [program, port, folder] = process.argv.slice(2);
  startBuilt(program, { PORT: port }, { folder });
`;

let folder: string;
const inFolder = (name: string) => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-runner-'));
  writeFileSync(inFolder('program.mjs'), program);
  writeFileSync(inFolder('runner.mjs'), runner);
  mkdirSync(inFolder('data'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a program that a test has started', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
    'ends when its runner is ended by %s, and its folder is gone',
    async (signal) => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const words = [inFolder('runner.mjs'), inFolder('program.mjs'), String(port), inFolder('data')];
      const running = spawn(process.execPath, words, { stdio: 'inherit' });
      const [connection] = (await once(server, 'connection')) as [Socket];
      const ended = once(connection.on('error', () => {}).resume(), 'close');
      expect(existsSync(inFolder('data'))).toBe(true);
      running.kill(signal);
      await ended;
      expect(existsSync(inFolder('data'))).toBe(false);
      server.close();
    },
  );
});
