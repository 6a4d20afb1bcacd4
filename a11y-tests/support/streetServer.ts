import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAudited } from './auditedServer';
import { samplePassword } from './viewers';

/** The built product with a street map of its own, as a process of its own. */
export interface StreetServer {
  address: string;
  /** The password of the sample people. */
  password: () => string;
  /** Puts a file in the place of the street map, in one step; null: takes it away. */
  putMap(content: Uint8Array | null): void;
  end(): Promise<void>;
}

const fileName = 'region.pmtiles';

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Starts a server whose street map is a file. @param content null: the file is missing. */
export async function startStreetServer(content: Uint8Array | null): Promise<StreetServer> {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-streets-'));
  const putMap = (map: Uint8Array | null) => {
    const path = join(folder, fileName);
    if (map === null) return rmSync(path, { force: true });
    writeFileSync(`${path}.new`, map);
    renameSync(`${path}.new`, path);
  };
  putMap(content);
  const running = startAudited({ PORT: '0', DATA_DIR: folder, TILE_URL: fileName }, { folder });
  const address = await running.url;
  return {
    address,
    password: () => samplePassword(folder),
    putMap,
    async end() {
      await running.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A proxy that knows nothing of range requests: it asks for all, and sends all. */
export interface PlainProxy {
  address: string;
  /** Answers with parts of the street map that are under way. */
  open(): number;
  /** Answers that have brought a street map to its end. */
  whole(): number;
  end(): Promise<void>;
}

/** Starts such a proxy in front of a server. */
export async function startPlainProxy(to: string): Promise<PlainProxy> {
  let open = 0;
  let whole = 0;
  const proxy = createServer((asked, answer) => {
    const { range: _range, ...headers } = asked.headers;
    const passed = request(`${to}${asked.url}`, { method: asked.method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
    });
    const isMap = asked.url?.startsWith('/tiles/') ?? false;
    if (isMap) open += 1;
    answer.on('close', () => {
      passed.destroy();
      if (!isMap) return;
      open -= 1;
      if (answer.writableFinished) whole += 1;
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  const port = await listen(proxy);
  return {
    address: `http://localhost:${port}`,
    open: () => open,
    whole: () => whole,
    async end() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
