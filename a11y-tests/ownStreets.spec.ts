import { makeStreetFile } from '@/scripts/streetFile/streetFile';
import type { Locator, Page } from '@playwright/test';
import { colourCount } from './support/colours';
import { logIn } from './support/logIn';
import { open } from './support/page';
import { startPlainProxy, startStreetServer, type StreetServer } from './support/streetServer';
import { expect, test as base } from './support/test';

const park = '#dbead3';
const road = '#ffffff';
const names = '#17231e';

const line = (page: Page) => page.getByRole('status').filter({ hasText: /^The street map/ });
const canvas = (page: Page) => page.getByRole('application', { name: /^Map/ });
const zoomIn = (page: Page) => page.getByRole('button', { name: 'Zoom in' }).click();

/** A server whose street map is a file; it ends with the test. */
const test = base.extend<{ serve: (content: Uint8Array | null) => Promise<StreetServer> }>({
  serve: async ({ page }, provide) => {
    const servers: StreetServer[] = [];
    await provide(async (content) => {
      const server = await startStreetServer(content);
      servers.push(server);
      return server;
    });
    // A page that still asks for tiles would complain of a server that ends.
    await page.close();
    for (const server of servers) await server.end();
  },
});

/** Opens the services page of such a server, and its map. */
async function openMap(page: Page, server: StreetServer, address = server.address): Promise<void> {
  await logIn(page, 'margaret@example.org', address, server.password());
  await open(page, `${address}/services`);
  await page.getByRole('searchbox', { name: 'Search the map' }).scrollIntoViewIfNeeded();
  await expect(canvas(page)).toBeVisible();
}

/** The list and the markers are there, whatever the street map does. */
async function placesWork(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 3, name: 'St Kilda Walking Group' })).toBeVisible();
  const markers = page.getByRole('list', { name: 'Places on the map' });
  await markers.getByRole('button', { name: 'Carlton Community Health Centre, Health', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Carlton Community Health Centre' })).toBeFocused();
  await page.keyboard.press('Escape');
}

/** Where the name of the suburb in the north-west of the made-up town stands, while the map starts. */
async function suburbOn(map: Locator) {
  const { width, height } = (await map.boundingBox())!;
  return { x: width / 2 - 190, y: height / 2 - 148, width: 100, height: 32 };
}

for (const kind of ['protomaps', 'openmaptiles'] as const) {
  test(`streets, parks and names of a ${kind} file are drawn, and no other server is asked`, async ({
    page,
    serve,
  }) => {
    const server = await serve(makeStreetFile({ kind, attribution: 'Town by <b>Somebody</b>' }));
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    const answer = await page.request.get(`${server.address}/services`);
    expect(answer.headers()['content-security-policy']).toContain("connect-src 'self';");
    expect(answer.headers()['content-security-policy']).not.toMatch(/https?:|blob:|unsafe-/);
    await openMap(page, server);
    await expect.poll(() => colourCount(canvas(page), park)).toBeGreaterThan(1000);
    await expect.poll(() => colourCount(canvas(page), road)).toBeGreaterThan(1000);
    const label = await suburbOn(canvas(page));
    await expect.poll(() => colourCount(canvas(page), names, label)).toBeGreaterThan(10);
    await expect(page.getByText('Town by Somebody. Made with Natural Earth.')).toBeVisible();
    await expect(line(page)).toHaveCount(0);
    expect([...asked].filter((origin) => origin.startsWith('http'))).toEqual([server.address]);
    await placesWork(page);
  });
}

test('pictures from a file are drawn as well', async ({ page, serve }) => {
  const server = await serve(makeStreetFile({ kind: 'pictures' }));
  await openMap(page, server);
  const land = '#f3f1e7';
  await expect.poll(() => colourCount(canvas(page), land)).toBeLessThan(1000);
  await expect(line(page)).toHaveCount(0);
});

test('a site whose street map is another server’s does not load the code for files', async ({ page }) => {
  const code: string[] = [];
  page.on('request', (request) => request.url().includes('/assets/ownStreets-') && code.push(request.url()));
  await logIn(page, 'margaret@example.org');
  await open(page, '/services');
  await page.getByRole('searchbox', { name: 'Search the map' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
  expect(code).toEqual([]);
});

test('the privacy page says who sends the street map', async ({ page, serve }) => {
  await open(page, '/privacy');
  await expect(page.getByText('Street maps come from the map server localhost.')).toBeVisible();
  const server = await serve(makeStreetFile());
  await open(page, `${server.address}/privacy`);
  await expect(
    page.getByText('The street map comes from this site. Nobody else learns where you look.'),
  ).toBeVisible();
  await expect(page.getByText('map server')).toHaveCount(0);
});

const sound = makeStreetFile();

for (const [what, content] of [
  ['is empty', () => new Uint8Array()],
  ['is no map', () => Buffer.from('<html>'.repeat(100))],
  ['is damaged', () => Buffer.concat([sound.subarray(0, 127), Buffer.alloc(sound.length - 127, 7)])],
  // Its directories are whole.
  ['was cut short while it was copied', () => sound.subarray(0, sound.length / 10)],
  ['has nothing that can be drawn', () => makeStreetFile({ kind: 'other' })],
] as const) {
  test.describe(`a street map that ${what}`, () => {
    test.use({ expected: /Failed to load resource: .*416/ });

    test('is one quiet line, and everything else works', async ({ page, serve }) => {
      const server = await serve(content());
      await openMap(page, server);
      await expect(line(page)).toHaveText('The street map cannot be read. The places on the map are right.');
      await placesWork(page);
      await expect(line(page)).toHaveCount(1);
    });
  });
}

test.describe('a street map that is missing', () => {
  test.use({ expected: /Failed to load resource: .*404/ });

  test('is one quiet line, which goes once the file is there', async ({ page, serve }) => {
    const server = await serve(null);
    await openMap(page, server);
    await expect(line(page)).toHaveText(
      'The street map is missing just now. The places on the map are right.',
    );
    await placesWork(page);
    server.putMap(sound);
    await zoomIn(page);
    await expect(line(page)).toHaveCount(0);
    await expect.poll(() => colourCount(canvas(page), park)).toBeGreaterThan(1000);
  });

  test('may go away and come back while somebody looks at it', async ({ page, serve }) => {
    const server = await serve(sound);
    await openMap(page, server);
    await expect.poll(() => colourCount(canvas(page), park)).toBeGreaterThan(1000);
    server.putMap(null);
    await zoomIn(page);
    await expect(line(page)).toHaveText(
      'The street map is missing just now. The places on the map are right.',
    );
    server.putMap(sound);
    await zoomIn(page);
    await expect(line(page)).toHaveCount(0);
  });
});

test('a street map that is replaced while somebody looks at it goes on', async ({ page, serve }) => {
  const server = await serve(sound);
  await openMap(page, server);
  await expect.poll(() => colourCount(canvas(page), park)).toBeGreaterThan(1000);
  const tags = new Set<string | undefined>();
  page.on('response', (answer) => {
    if (answer.url().includes('/tiles/') && answer.status() === 206) tags.add(answer.headers()['etag']);
  });
  // Its parts lie elsewhere than in the first one, and what is drawn of the first one shows.
  server.putMap(makeStreetFile({ park: false, attribution: 'x'.repeat(2000) }));
  const fresh = (await page.request.head(`${server.address}/tiles/region.pmtiles`)).headers()['etag'];
  await zoomIn(page);
  await expect.poll(() => [...tags]).toContain(fresh);
  await expect.poll(() => colourCount(canvas(page), park)).toBe(0);
  await expect.poll(() => colourCount(canvas(page), road)).toBeGreaterThan(1000);
  await expect(line(page)).toHaveCount(0);
});

test('a street map of another region says that it does not reach here, until one looks there', async ({
  page,
  serve,
}) => {
  const server = await serve(makeStreetFile({ middle: { lng: 151.2093, lat: -33.8688 } }));
  await openMap(page, server);
  await expect(line(page)).toHaveText('The street map does not reach here. The places on the map are right.');
  await placesWork(page);
  await page.getByRole('button', { name: 'See all on the map' }).click();
  await expect(line(page)).toHaveCount(0);
});

test('behind a proxy that refuses parts, the file is never fetched whole, and one line says so', async ({
  page,
  serve,
}) => {
  const megabyte = 1024 * 1024;
  const server = await serve(Buffer.concat([sound, Buffer.alloc(64 * megabyte)]));
  const proxy = await startPlainProxy(server.address);
  await openMap(page, server, proxy.address);
  await expect(line(page)).toHaveText(
    'The street map cannot get through to you. The places on the map are right.',
  );
  await placesWork(page);
  // How much of it lies in buffers by the time the browser gives it up is not ours to say.
  await expect.poll(proxy.open).toBe(0);
  expect(proxy.whole()).toBe(0);
  await page.close();
  await proxy.end();
});
