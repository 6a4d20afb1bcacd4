import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';

const endWithRunner = new URL('endWithRunner.mjs', import.meta.url).href;

export function startBuilt(
  file,
  environment = {},
  { words = [], cwd = tmpdir(), imports = [], folder, through = [], echo = [], channel = false } = {},
) {
  const flags = [endWithRunner, ...imports].flatMap((module) => ['--import', module]);
  const [program, ...rest] = [...through, process.execPath, ...flags, file, ...words];
  const child = spawn(program, rest, {
    cwd,
    env: {
      PATH: process.env.PATH,
      ...environment,
      ...(folder !== undefined && { FOLDER_OF_RUN: folder }),
    },
    stdio: ['pipe', 'pipe', 'pipe', ...(channel ? ['ipc'] : [])],
  });
  const text = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) {
    child[name].setEncoding('utf8').on('data', (data) => {
      text[name] += data;
      if (echo.includes(name)) process[name].write(data);
    });
  }
  const ended = new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, ...text }));
  });
  /** The first match in what was printed. */
  const printed = (pattern) =>
    new Promise((resolve, reject) => {
      child.stdout.on('data', () => {
        const found = pattern.exec(text.stdout);
        if (found) resolve(found);
      });
      void ended.then(({ code, stdout, stderr }) =>
        reject(new Error(`It ended with ${code}: ${stderr || stdout}`)),
      );
    });
  const url = printed(/is running at (http:\/\/localhost:\d+)\s/).then(([, found]) => found);
  const address = url.then((found) => found.replace('localhost', '127.0.0.1'));
  const started = printed(/To stop it, press Ctrl\+C\./).then(() => {});
  // Callers that wait for the end only must not fail because of these.
  for (const promise of [url, address, started]) promise.catch(() => {});
  return {
    process: child,
    url,
    address,
    started,
    ended,
    async end(signal = 'SIGKILL') {
      child.kill(signal);
      return ended;
    },
  };
}
