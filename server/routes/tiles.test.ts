import { mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeStreetFile } from '@/scripts/streetFile/streetFile';
import { startTestServer, type TestServer } from '@/testing/server/testServer';

let folder: string;
let server: TestServer;
const path = () => join(folder, 'region.pmtiles');
const bytes = makeStreetFile();
const url = '/tiles/region.pmtiles';

const start = async (environment: Record<string, string> = {}) => {
  await server?.close();
  server = await startTestServer({ TILE_URL: 'region.pmtiles', ...environment }, folder);
};
const get = async (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url, headers: { host: 'localhost:3000', ...headers } });
/** Replaces the file as an operator should: in one step. */
const replace = (content: Uint8Array) => {
  writeFileSync(`${path()}.new`, content);
  renameSync(`${path()}.new`, path());
  const later = new Date(Date.now() + 60_000);
  utimesSync(path(), later, later);
};
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

describe('the street map’s file', () => {
  const size = bytes.length;

  test.each([
    ['the first bytes', 'bytes=0-126', 0, 127],
    ['bytes in the middle', 'bytes=500-1499', 500, 1500],
    ['one byte', 'bytes=7-7', 7, 8],
    ['all from a byte on', `bytes=${size - 9}-`, size - 9, size],
    ['the last bytes', 'bytes=-16', size - 16, size],
    ['more at the end than there are', `bytes=${size - 9}-${size + 1000}`, size - 9, size],
    ['a longer end than the file', `bytes=-${size + 1}`, 0, size],
  ])('is sent in parts: %s', async (_name, range, from, to) => {
    const answer = await get({ range });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${from}-${to - 1}/${size}`,
      'content-length': String(to - from),
      'accept-ranges': 'bytes',
      'content-type': 'application/vnd.pmtiles',
      'cache-control': 'public, max-age=3600, no-transform',
      etag: expect.stringMatching(/^"[\da-f]+-[\da-f]+"$/) as string,
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.rawPayload.equals(bytes.subarray(from, to))).toBe(true);
  });

  test.each([`bytes=${size}-`, `bytes=${size + 5}-${size + 9}`, 'bytes=-0'])(
    'has no bytes at %s',
    async (range) => {
      const answer = await get({ range });
      expect(answer.statusCode).toBe(416);
      expect(answer.headers).toMatchObject({
        'content-range': `bytes */${size}`,
        'cache-control': 'no-store',
      });
      expect(answer.rawPayload).toHaveLength(0);
    },
  );

  test.each([undefined, 'bytes=0-9,20-29', 'bytes=9-0', 'lines=0-9', 'bytes=-', 'bytes=a-b'])(
    'is sent whole for the range %s',
    async (range) => {
      const answer = await get(range === undefined ? {} : { range });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-range']).toBeUndefined();
      expect(answer.rawPayload.equals(bytes)).toBe(true);
    },
  );

  test('is never packed on the way, whatever the browser takes', async () => {
    const answer = await get({ range: 'bytes=0-99', 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.rawPayload.equals(bytes.subarray(0, 100))).toBe(true);
  });

  test('says on HEAD what GET would say, without a body', async () => {
    const whole = await get({}, 'HEAD');
    expect([whole.statusCode, whole.headers['content-length'], whole.body]).toEqual([200, String(size), '']);
    const part = await get({ range: 'bytes=0-9' }, 'HEAD');
    expect([part.statusCode, part.headers['content-length'], part.body]).toEqual([206, '10', '']);
  });

  test('is not sent again while it is the same', async () => {
    const etag = String((await get({}, 'HEAD')).headers.etag);
    for (const known of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const answer = await get({ 'if-none-match': known });
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
    }
    expect((await get({ 'if-none-match': '"other"' }, 'HEAD')).statusCode).toBe(200);
  });

  test('is sent whole where parts of two versions would be mixed', async () => {
    const etag = String((await get({}, 'HEAD')).headers.etag);
    const range = 'bytes=0-9';
    expect((await get({ range, 'if-range': etag })).statusCode).toBe(206);
    for (const old of ['"other"', `W/${etag}`, new Date().toUTCString()]) {
      expect((await get({ range, 'if-range': old }, 'HEAD')).statusCode).toBe(200);
    }
  });

  test('has another tag once another file has taken its place, and says so to the operator', async () => {
    const before = (await get({}, 'HEAD')).headers.etag;
    const larger = makeStreetFile({ attribution: '<a href="https://maps.example">Somebody</a> &copy; 2026' });
    replace(larger);
    const answer = await get({ range: 'bytes=-20' });
    expect(answer.headers.etag).not.toBe(before);
    expect(answer.rawPayload.equals(larger.subarray(-20))).toBe(true);
    expect(server.logLines.join('')).toContain('The street map comes from region.pmtiles');
    expect(warnings()).toEqual([]);
  });

  test('is the only one: neither other files nor other ways to write it', async () => {
    for (const address of [
      '/tiles/',
      '/tiles/other.pmtiles',
      '/tiles/../token.key',
      '/tiles/..%2ftoken.key',
    ]) {
      const answer = await server.app.inject({
        method: 'GET',
        url: address,
        headers: { host: 'localhost:3000' },
      });
      expect([address, [400, 404].includes(answer.statusCode)]).toEqual([address, true]);
    }
    const written = await server.app.inject({ method: 'POST', url, headers: { host: 'localhost:3000' } });
    expect(written.statusCode).toBe(405);
  });

  test('leaves no file open, however an answer ends', async () => {
    await get({}, 'HEAD');
    await get({ 'if-none-match': '*' });
    await get({ range: `bytes=${size}-` });
    await get({ range: 'bytes=0-9' });
    const open = () => (process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0);
    const before = open();
    for (let times = 0; times < 20; times += 1) {
      await get({}, 'HEAD');
      await get({ 'if-none-match': '*' });
      await get({ range: `bytes=${size}-` });
      await get({ range: 'bytes=0-9' });
    }
    await expect.poll(open).toBeLessThanOrEqual(before + 2);
  });

  test('that is asked for at once makes one line about proxies in the log, not many', async () => {
    await get();
    await get();
    expect(warnings()).toEqual([expect.stringMatching(/a proxy .* drops range requests/)]);
  });
});

describe('pages with an own street map', () => {
  const page = async () => {
    const answer = await server.app.inject({
      method: 'GET',
      url: '/services',
      headers: { host: 'localhost:3000', accept: 'text/html' },
    });
    const text = /id="page-settings">(.*?)<\/script>/s.exec(answer.body)![1]!;
    const { tiles } = JSON.parse(text) as { tiles: { attribution: string } };
    return { tiles, policy: String(answer.headers['content-security-policy']).split('; ') };
  };

  test('allow no other server, and name the file’s address', async () => {
    const { tiles, policy } = await page();
    expect(tiles).toEqual({
      kind: 'pmtiles',
      url: '/tiles/region.pmtiles',
      attribution: '© OpenStreetMap contributors',
    });
    expect(policy).toContain("img-src 'self' data:");
    expect(policy).toContain("connect-src 'self'");
    expect(policy.join(';')).not.toMatch(/https?:/);
  });

  test('name who made the map as the file says it, without its HTML, unless the operator has', async () => {
    replace(
      makeStreetFile({ attribution: '<a href="https://protomaps.com">Protomaps</a> &copy; OpenStreetMap\n' }),
    );
    await start();
    expect((await page()).tiles.attribution).toBe('Protomaps © OpenStreetMap');
    await start({ TILE_ATTRIBUTION: 'Maps by us' });
    expect((await page()).tiles.attribution).toBe('Maps by us');
  });
});
