import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeStreetFile, type StreetFileOptions } from '@/scripts/streetFile/streetFile';
import { startTestServer, type TestServer } from '@/testing/server/testServer';

let folder: string;
let server: TestServer;
const path = () => join(folder, 'region.pmtiles');
const bytes = makeStreetFile();
const url = '/tiles/region.pmtiles';

const start = async () => {
  await server?.close();
  server = await startTestServer({ TILE_URL: 'region.pmtiles' }, folder);
};
const get = async (headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers: { host: 'localhost:3000', ...headers } });
const warnings = () =>
  server.logLines
    .map((line) => JSON.parse(line) as { level: number; msg: string })
    .filter(({ level }) => level >= 40)
    .map(({ msg }) => msg);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-tiles-'));
  writeFileSync(path(), bytes);
  await start();
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the operator reads', () => {
  const line = async (content: Uint8Array | null) => {
    if (content === null) rmSync(path());
    else writeFileSync(path(), content);
    await start();
    return server.parts.streetMap!.line();
  };
  const changed = (at: number, value: number) => {
    const copy = Buffer.from(bytes);
    copy[at] = value;
    return copy;
  };

  test.each<[StreetFileOptions['kind'], string]>([
    ['protomaps', 'Protomaps schema, zoom 0 to 14'],
    ['openmaptiles', 'OpenMapTiles schema, zoom 0 to 14'],
    ['pictures', 'pictures, zoom 0 to 14'],
  ])('describes a file of %s, and how many places it does not reach', async (kind, about) => {
    const said = await line(makeStreetFile({ kind: kind! }));
    expect(said).toContain(
      `The street map comes from region.pmtiles (${about}, longitude 144.9031 to 145.0231`,
    );
    expect(said).toMatch(/ \d+ of 30 places lie outside of it\.$/);
  });

  test.each<[string, () => Uint8Array | null]>([
    ['is missing', () => null],
    ['is empty', () => new Uint8Array()],
    ['is not a PMTiles file', () => Buffer.from('<html>404</html>')],
    ['is of version 2 of PMTiles; version 3 is needed', () => changed(7, 2)],
    ['ends too early: it has', () => bytes.subarray(0, bytes.length / 2)],
    ['is damaged: what it says about itself cannot be read', () => changed(97, 1)],
    ['is compressed in a way that browsers cannot read; use gzip', () => changed(98, 3)],
    ['holds tiles of a kind that the map cannot draw', () => changed(99, 6)],
    ['has vector tiles of an unknown schema', () => makeStreetFile({ kind: 'other' })],
  ])('that a file %s, and the server runs', async (trouble, content) => {
    expect(await line(content())).toContain(`The map has no streets: ${path()} ${trouble}`);
    expect((await get({ range: 'bytes=0-0' })).statusCode).toBeLessThan(500);
    expect((await server.send('GET', '/api/services')).status).toBe(200);
  });

  test('that a folder of that name is not a file', async () => {
    rmSync(path());
    mkdirSync(path());
    await start();
    expect(await server.parts.streetMap!.line()).toContain('is not a file');
    expect((await get()).statusCode).toBe(404);
  });

  test('once when the file goes away, and when it is back', async () => {
    rmSync(path());
    for (let times = 0; times < 3; times += 1) {
      const answer = await get({ range: 'bytes=0-9' });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ error: 'The street map is missing just now.', code: 'not-found' });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(warnings()).toEqual([expect.stringContaining(`${path()} is missing.`)]);
    writeFileSync(path(), bytes);
    expect((await get({ range: 'bytes=0-9' })).statusCode).toBe(206);
    expect(warnings()).toHaveLength(1);
    expect(server.logLines.join('')).toContain('The street map comes from region.pmtiles');
  });
});
