import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noList } from '../services/lists';
import { startTestServer, type TestServer } from '@/testing/server/testServer';

let server: TestServer;
afterEach(() => server.close());

const bus = {
  id: 1,
  name: 'Hall Street Bus',
  type: 'transport' as const,
  lat: -33.9,
  lng: 151.3,
  suburb: 'Bondi',
  state: 'NSW' as const,
};
const phone = { by: 'admin@example.org', on: '2026-11-20' };
const feed = (as: string, headers: Record<string, string> = {}) =>
  server.send('GET', `/api/services/feed?as=${as}`, { headers });
const formats = ['hsds', 'csv', 'geojson'];

describe('the feed of services', () => {
  beforeEach(async () => {
    server = await startTestServer({ SERVICES_FEED: 'on' });
    await server.parts.places.store(
      {
        lastId: 2,
        places: [
          { ...bus, source_id: 'register-77', checks: { phone } },
          { ...bus, id: 2, name: 'Old Hall', lat: -34, retired: phone },
        ],
      },
      { after: noList },
    );
  });

  test.each(formats)(
    'gives everybody what people see as %s, without retired places, people and source ids',
    async (as) => {
      const answer = await feed(as);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('Hall Street Bus');
      expect(answer.text).not.toMatch(/Old Hall|admin@example|register-77/);
    },
  );

  test('is the file that administrators download, in its media type, to be read and not to be saved', async () => {
    const body = { email: 'admin@example.org', password: server.password };
    const token = (await server.send('POST', '/api/identity/session', { body })).body['token']!;
    const types: unknown[] = [];
    for (const as of formats) {
      const file = await server.send('GET', `/api/services/export?as=${as}`, { token });
      const answer = await feed(as);
      expect(answer.text).toBe(file.text);
      expect(answer.headers['content-disposition']).toBeUndefined();
      types.push(answer.headers['content-type']);
    }
    expect(types).toEqual(
      ['application/json', 'text/csv', 'application/geo+json'].map((type) => `${type}; charset=utf-8`),
    );
  });

  test('may be read by the pages of other sites, as nothing else may', async () => {
    const { headers } = await feed('csv');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    const list = await server.send('GET', '/api/services');
    expect(list.headers['access-control-allow-origin']).toBeUndefined();
    expect(list.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  test('is not sent again to a program that has it, until the list changes', async () => {
    const { headers } = await feed('csv');
    expect(headers['cache-control']).toBe('public, no-cache');
    const etag = String(headers['etag']);
    const again = await feed('csv', { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    await server.parts.places.replace([{ ...bus, name: 'Beach Bus' }]);
    const changed = await feed('csv', { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.text).toContain('Beach Bus');
    expect(changed.text).not.toContain('Hall Street Bus');
  });

  test('gives the times of a place in HSDS as the clocks there are set, before and after daylight saving ends', async () => {
    const hours = {
      zone: 'Australia/Sydney',
      week: [[{ opens: '09:00', closes: '17:00' }], [], [], [], [], [], []],
    };
    await server.parts.places.replace([{ ...bus, opening_hours: hours }]);
    const summer = await feed('hsds');
    expect(summer.text).toContain('"opens_at":"09:00+11:00"');
    server.elapse(200 * 24 * 60 * 60 * 1000);
    const winter = await feed('hsds', { 'if-none-match': String(summer.headers['etag']) });
    expect([winter.status, winter.text]).toEqual([200, expect.stringContaining('"opens_at":"09:00+10:00"')]);
  });

  test('is compressed for programs that accept it', async () => {
    const answer = await server.app.inject({
      method: 'GET',
      url: '/api/services/feed?as=hsds',
      headers: { host: 'localhost:3000', 'accept-encoding': 'gzip, br' },
    });
    expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual(['br', 'accept-encoding']);
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toMatchObject({ total_items: 1 });
  });

  test('holds no samples: without a list it is empty', async () => {
    await server.parts.places.remove();
    expect(JSON.parse((await feed('geojson')).text)).toEqual({ type: 'FeatureCollection', features: [] });
    expect((await feed('hsds')).body).toMatchObject({ total_items: 0, empty: true, contents: [] });
  });

  test.each(['', 'xml'])('says in words that there is no format %j', async (as) => {
    const answer = await feed(as);
    expect([answer.status, answer.body['error']]).toEqual([
      400,
      'The request is not as this address expects it. Look at: as.',
    ]);
  });
});

test.each([{}, { SERVICES_FEED: 'off' }])(
  'without SERVICES_FEED=on there is no feed of services (%j), also for administrators',
  async (environment) => {
    server = await startTestServer(environment);
    await server.parts.places.replace([bus]);
    const body = { email: 'admin@example.org', password: server.password };
    const token = (await server.send('POST', '/api/identity/session', { body })).body['token']!;
    for (const query of ['?as=csv', '']) {
      const answer = await server.send('GET', `/api/services/feed${query}`, { token });
      expect([answer.status, answer.body]).toEqual([
        404,
        { code: 'not-found', error: 'This site does not offer its list of services as a feed.' },
      ]);
    }
  },
);
