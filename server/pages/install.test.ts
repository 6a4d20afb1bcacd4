import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '@/testing/server/testServer';

let folder: string;
let server: TestServer | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-install-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'sw.js'), 'keep();');
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});
async function get(url: string, environment: Record<string, string> = {}) {
  server ??= await startTestServer(environment, folder);
  return server.app.inject({ url, headers: { host: 'localhost:3000' } });
}

test('the manifest has the operator’s name for the product', async () => {
  const answer = await get('/manifest.webmanifest', { PRODUCT_NAME: 'Ballarat "Care" & Co' });
  expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = JSON.parse(answer.body) as Record<string, unknown>;
  expect(manifest).toMatchObject({ name: 'Ballarat "Care" & Co', start_url: '/', display: 'standalone' });
  // A name that is cut off under the icon is worse than what the system makes of the long one.
  expect(manifest).not.toHaveProperty('short_name');
});

test('the manifest leads to the appointments and the help numbers', async () => {
  const { shortcuts } = JSON.parse((await get('/manifest.webmanifest')).body) as {
    shortcuts: { name: string; url: string }[];
  };
  expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['My appointments', '/profile'],
    ['Help numbers', '/help'],
  ]);
});

test('every picture of the manifest is there, in the size that it says', async () => {
  const { icons, screenshots } = JSON.parse((await get('/manifest.webmanifest')).body) as Record<
    'icons' | 'screenshots',
    { src: string; sizes: string; purpose?: string }[]
  >;
  const sizes = [...icons, ...screenshots].map(({ src }) => {
    const picture = readFileSync(join(import.meta.dirname, '..', '..', 'public', src));
    return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`;
  });
  expect(sizes).toEqual([...icons, ...screenshots].map((one) => one.sizes));
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(2);
});

test('the service worker is requested again each time, and may load our own files only', async () => {
  const answer = await get('/sw.js');
  expect(answer.body).toBe('keep();');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.headers['content-type']).toMatch(/javascript/);
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; connect-src 'self';/);
});

test('SERVICE_WORKER=off puts a worker in its place that removes itself', async () => {
  const { body, headers } = await get('/sw.js', { SERVICE_WORKER: 'off' });
  expect(body).toContain('registration.unregister()');
  expect(body).not.toContain('keep');
  expect(headers['cache-control']).toBe('no-cache');
});
