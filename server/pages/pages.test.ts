import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { screens } from '@/shared/domain/screens/screens';
import { startTestServer, type TestServer } from '@/testing/server/testServer';
import { packingFor } from '../http/packing';

let folder: string;
let server: TestServer | undefined;
const start = async (environment: Record<string, string> = {}) => {
  await server?.close();
  server = await startTestServer(environment, folder);
};
async function get(
  url: string,
  headers: Record<string, string> = {},
  method: InjectOptions['method'] = 'GET',
) {
  return server!.app.inject({
    method,
    url,
    headers: { host: 'localhost:3000', accept: 'text/html', ...headers },
  });
}
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
function settingsIn(html: string): Record<string, unknown> {
  const text = /<script type="application\/json" id="page-settings">(.*?)<\/script>/s.exec(html)![1]!;
  return JSON.parse(text) as Record<string, unknown>;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-pages-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'main-1.js'), 'console.log(1);');
  writeFileSync(join(folder, 'assets', 'main-1.js.br'), brotliCompressSync('console.log(1);'));
  writeFileSync(join(folder, 'leaflet.pdf'), '%PDF-1.7');
  await start();
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

test('a page is allowed its own scripts and styles by their hashes, and nothing else that is in it', async () => {
  const { body, headers } = await get('/');
  const rule = (name: string) =>
    String(headers['content-security-policy'])
      .split('; ')
      .find((one) => one.startsWith(name));
  expect(rule('script-src')).toBe(`script-src 'self' ${hashOf(/<script>(.*?)<\/script>/s.exec(body)![1]!)}`);
  expect(rule('style-src')).toBe(`style-src 'self' ${hashOf(/<style>(.*?)<\/style>/s.exec(body)![1]!)}`);
  expect(body).not.toMatch(/PLACEHOLDER|nonce/);
});

test('the policy allows nothing unsafe', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none';/);
  for (const rule of [
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "font-src 'self'",
    "worker-src 'self'",
    "img-src 'self' data: https://tile.openstreetmap.org",
    "connect-src 'self' https://tile.openstreetmap.org",
  ]) {
    expect(policy.split('; ')).toContain(rule);
  }
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('upgrade-insecure-requests');
});

test('the policy follows the settings', async () => {
  await start({
    TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
    PUBLIC_URL: 'https://agebetter.example',
  });
  const { headers } = await get('/');
  expect(headers['content-security-policy']).toContain("img-src 'self' data: https://*.tiles.example;");
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test('with a Firebase project, page and policy name it, and the server’s own accounts are switched off', async () => {
  const firebase = { apiKey: 'AIzaSyExample-key_1', projectId: 'age-better-1a2b3' };
  await start({ FIREBASE_API_KEY: firebase.apiKey, FIREBASE_PROJECT_ID: firebase.projectId });
  const { body, headers } = await get('/');
  expect(settingsIn(body)).toMatchObject({ firebase, data: 'local', demonstration: false });
  expect(String(headers['content-security-policy']).split('; ')).toContain(
    "connect-src 'self' https://tile.openstreetmap.org https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com",
  );
  for (const path of ['identity/accounts', 'identity/password', 'users/1']) {
    expect([path, (await get(`/api/${path}`)).statusCode]).toEqual([path, 404]);
    expect([path, (await get(`/api/${path}`, {}, 'POST')).statusCode]).toEqual([path, 404]);
  }
});

test.each(['/', '/api/health', '/assets/main-1.js', '/nothing'])(
  '%s has the headers of every response',
  async (url) => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=(self)') as string,
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  },
);

test('an address over plain http gets no header that asks for encryption, or that browsers refuse without it', async () => {
  await start({ PUBLIC_URL: 'http://neighbourhood.test:3000' });
  const { headers } = await get('/', { host: 'neighbourhood.test:3000' });
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['cross-origin-opener-policy']).toBeUndefined();
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  await start({ PUBLIC_URL: 'http://localhost:3000' });
  expect((await get('/')).headers['cross-origin-opener-policy']).toBe('same-origin');
});

test('the settings are in the page and cannot close the script element', async () => {
  await start({ PRODUCT_NAME: '</script><b>$& "Us" & them' });
  const { body } = await get('/');
  expect(settingsIn(body)).toEqual({
    productName: '</script><b>$& "Us" & them',
    contactEmail: null,
    demonstration: true,
    publicUrl: null,
    tiles: {
      url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      attribution: '© OpenStreetMap contributors',
    },
    firebase: null,
    data: 'local',
    publicHolidays: expect.arrayContaining([`${new Date().getFullYear()}-12-25`]),
  });
  expect(body).toContain('<title>&lt;/script&gt;&lt;b&gt;$&amp; &quot;Us&quot; &amp; them</title>');
  expect(body.match(/<\/script>/g)).toHaveLength(3);
});

test('a page knows the time zone of the site where it is not the usual one', async () => {
  await start({ TIME_ZONE: 'Australia/Perth' });
  expect(settingsIn((await get('/')).body)).toMatchObject({ timeZone: 'Australia/Perth' });
  await start({ TIME_ZONE: 'Europe/Athens' });
  expect(settingsIn((await get('/')).body)).not.toHaveProperty('publicHolidays');
});

test('how far ahead people may book is in the page where the operator says so', async () => {
  expect(settingsIn((await get('/')).body)).not.toHaveProperty('bookAheadMonths');
  await server!.close();
  await start({ BOOK_AHEAD_MONTHS: '6' });
  expect(settingsIn((await get('/')).body)).toMatchObject({ bookAheadMonths: 6 });
});

test('the page of a public server does not mention a demonstration', async () => {
  expect(settingsIn((await get('/')).body)['demonstration']).toBe(true);
  await start({ HOST: '0.0.0.0' });
  expect(settingsIn((await get('/')).body)['demonstration']).toBe(false);
});

test('every screen with a path is served, and an unknown path has a page with status 404', async () => {
  expect((await get('/')).body).toContain('<body>home ');
  for (const { path } of screens) {
    if (path === null || path === '/') continue;
    const { statusCode, body, headers } = await get(`${path}?item=3`);
    expect([path, statusCode]).toEqual([path, 200]);
    expect(body).toContain('<body>index ');
    expect(headers['cache-control']).toBe('private, no-cache');
  }
  const unknown = await get('/no-such-page');
  expect(unknown.statusCode).toBe(404);
  expect(unknown.body).toContain('<body>index ');
});

test('a screen that was built for this kind of data gets its own page', async () => {
  await start({ DATA: 'server' });
  expect((await get('/events?item=3')).body).toContain('<body>events ');
  expect((await get('/resources')).body).toContain('<body>index ');
});

test('a missing file does not get a page', async () => {
  const missing = await get('/assets/gone-2.js', { accept: '*/*' });
  expect(missing.statusCode).toBe(404);
  expect(missing.json()).toEqual({ error: 'There is nothing at this address.', code: 'not-found' });
});

test.each(['*/*', 'text/html'])(
  'a file that was deleted after the start is not found (accept: %s)',
  async (accept) => {
    rmSync(join(folder, 'assets'), { recursive: true });
    for (const method of ['GET', 'HEAD'] as const) {
      const gone = await get('/assets/main-1.js', { accept, 'accept-encoding': 'br' }, method);
      expect(gone.statusCode).toBe(404);
      expect(gone.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
      });
      expect(gone.headers['content-encoding']).toBeUndefined();
      expect(gone.headers['etag']).toBeUndefined();
      expect(gone.body).toBe(
        method === 'HEAD' ? '' : '{"error":"There is nothing at this address.","code":"not-found"}',
      );
    }
  },
);

test.each([
  '/index.html',
  '/home.html',
  '/assets/main-1.js.br',
  '/age-better.db',
  '/token.key',
  '/assets/../age-better.db',
  '/assets/%2e%2e/token.key',
  '/..%2ftoken.key',
])('%s is not served as a file', async (url) => {
  const { statusCode, body } = await get(url, { accept: '*/*' });
  expect([400, 404]).toContain(statusCode);
  expect(body).toMatch(/^\{"error"/);
});

test('files with a hash in their name are cached for a year, and served compressed', async () => {
  const packed = await get('/assets/main-1.js', { 'accept-encoding': 'gzip, br' });
  expect(packed.statusCode).toBe(200);
  expect(packed.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringMatching(/javascript/) as string,
    vary: expect.stringMatching(/accept-encoding/i) as string,
  });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('console.log(1);');
  const plain = await get('/assets/main-1.js');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe('console.log(1);');
});

test('other files are revalidated after ten minutes, and not sent again while unchanged', async () => {
  const first = await get('/leaflet.pdf');
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=600, must-revalidate',
    'content-type': 'application/pdf',
  });
  const again = await get('/leaflet.pdf', { 'if-none-match': String(first.headers['etag']) });
  expect(again.statusCode).toBe(304);
});

test('pages are compressed as the browser accepts it', async () => {
  const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('<body>home Age Better</body>');
  const gzip = await get('/events', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.rawPayload).toString()).toContain('<body>index Age Better</body>');
  expect(packingFor(undefined)).toBeNull();
  expect(packingFor('br;q=0, gzip;q=0.5')).toBe('gzip');
  expect(packingFor('identity')).toBeNull();
});

test('a page that a browser has is not sent again, packed as it has it', async () => {
  const tags = new Set<string>();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding };
    const first = await get('/', headers);
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    tags.add(etag);
    for (const method of ['GET', 'HEAD'] as const) {
      const again = await get('/', { ...headers, 'if-none-match': `"other", W/${etag}` }, method);
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers).toMatchObject({
        etag,
        'cache-control': 'private, no-cache',
        vary: 'accept-encoding',
      });
      expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    }
  }
  expect(tags.size).toBe(3);
  const [brotli] = [...tags];
  const other = await get('/', { 'accept-encoding': 'gzip', 'if-none-match': brotli! });
  expect([other.statusCode, other.headers['content-encoding']]).toEqual([200, 'gzip']);
});

test('a page is sent again after a change of a setting that is in it', async () => {
  const etag = String((await get('/')).headers['etag']);
  await start({ PRODUCT_NAME: 'Ballarat Care' });
  const again = await get('/', { 'if-none-match': etag });
  expect(again.statusCode).toBe(200);
  expect(again.headers['etag']).not.toBe(etag);
});

test('a page that is missing has no tag, and is never said to be unchanged', async () => {
  const missing = await get('/no-such-page', { 'if-none-match': '*' });
  expect(missing.statusCode).toBe(404);
  expect(missing.headers['etag']).toBeUndefined();
});

test('HEAD is answered without a body', async () => {
  const { statusCode, body } = await get('/', {}, 'HEAD');
  expect([statusCode, body]).toEqual([200, '']);
});

test('an address that cannot be decoded gets a plain error', async () => {
  const { statusCode, body, headers } = await get('/%zz');
  expect(statusCode).toBe(400);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(JSON.parse(body)).toEqual({ error: 'The address cannot be read.', code: 'invalid-request' });
});

test.each([
  ['GET', '/api/nothing', 404, 'not-found'],
  ['GET', '/api', 404, 'not-found'],
  ['GET', '/%61pi/nothing', 404, 'not-found'],
  ['PUT', '/%61pi/health', 405, 'method-not-allowed'],
  ['POST', '/api/health', 405, 'method-not-allowed'],
  ['GET', '/api/identity/session', 405, 'method-not-allowed'],
  ['DELETE', '/api/users/5', 405, 'method-not-allowed'],
  ['POST', '/', 405, 'method-not-allowed'],
] as const)('%s %s gives status %i as JSON', async (method, url, status, code) => {
  const answer = await get(url, { 'content-type': 'application/json' }, method);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code, error: expect.any(String) as string });
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/);
});
