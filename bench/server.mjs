import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../testing/server/freePort.mjs';
import { startBuilt } from '../testing/server/startBuilt.mjs';

/**
 * Starts the built product with a data folder of its own, and other settings where they are given.
 * @returns its `address`, `pid`, `dataFolder`, the sample people's `password`, and what stops it.
 */
export async function startApp(root, settings = {}) {
  // It has to be known before, for the address of the tiles.
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'age-better-bench-'));
  const server = startBuilt(
    join(root, 'dist', 'server', 'start.js'),
    {
      ...process.env,
      PUBLIC_URL: '',
      SMTP_URL: '',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      // Nobody's street map is asked for the sake of a figure.
      TILE_URL: `http://localhost:${port}/tiles/{z}/{x}/{y}`,
      LOG_LEVEL: 'silent',
      ...settings,
    },
    { cwd: root, folder },
  );
  await server.started;
  const dataFolder = settings.PUBLIC_URL ? join(folder, 'data') : join(folder, 'data', 'demonstration');
  const passwordFile = join(dataFolder, 'demonstration-password.txt');
  return {
    address: `http://localhost:${port}`,
    pid: server.process.pid,
    /** Where its databases are. */
    dataFolder,
    /** That of the sample people; null where the settings make it no demonstration. */
    password: existsSync(passwordFile) ? readFileSync(passwordFile, 'utf8').trim() : null,
    async end() {
      await server.end('SIGTERM');
    },
    async stop() {
      await server.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const types = {
  '.html': 'text/html; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/**
 * Serves files by name, text as brotli: the least that any server has to do.
 * @param cacheControl what it says by path about keeping them; without, it says nothing.
 */
export async function startStatic(files, { cacheControl } = {}) {
  const packed = new Map();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const path = files.get(pathname);
    if (!path || !existsSync(path)) return response.writeHead(404).end();
    const type = types[extname(path)] ?? 'application/octet-stream';
    const headers = {
      'content-type': type,
      ...(cacheControl && { 'cache-control': cacheControl(pathname) }),
    };
    if (!/^text|svg/.test(type)) {
      response.writeHead(200, headers);
      return createReadStream(path).pipe(response);
    }
    if (!packed.has(path)) packed.set(path, brotliCompressSync(readFileSync(path)));
    response.writeHead(200, { ...headers, 'content-encoding': 'br' });
    return response.end(packed.get(path));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${server.address().port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
