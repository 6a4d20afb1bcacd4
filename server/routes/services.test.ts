import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ServiceLocation } from '../../src/domain/location';
import { locations } from '../../src/seeds/locations';
import { placesFileName } from '../services/placesFile';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const bus: ServiceLocation = {
  id: 1,
  name: 'Hall Street Bus',
  lat: -33.9,
  lng: 151.3,
  type: 'transport',
  suburb: 'Bondi',
  state: 'NSW',
};

const get = (headers: Record<string, string> = {}) => server.send('GET', '/api/services', { headers });

describe('GET /api/services', () => {
  test('gives the samples to anybody while nothing was brought in', async () => {
    const answer = await get();
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ sample: true, places: locations });
    expect(answer.headers['cache-control']).toBe('public, no-cache');
  });

  test('gives what was brought in', async () => {
    server.parts.places.replace([bus]);
    expect((await get()).body).toEqual({ sample: false, places: [bus] });
    expect(server.parts.places.remove()).toBe(true);
    expect((await get()).body).toEqual({ sample: true, places: locations });
    expect(server.parts.places.remove()).toBe(false);
  });

  test('sends nothing to a browser that has it, until it changes', async () => {
    const etag = String((await get()).headers['etag']);
    const again = await get({ 'if-none-match': `"other", ${etag}` });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers['etag']).toBe(etag);
    server.parts.places.replace([bus]);
    const changed = await get({ 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers['etag']).not.toBe(etag);
  });

  test('sees what the command writes beside it', async () => {
    await get();
    writeFileSync(join(server.folder, placesFileName), JSON.stringify({ places: [bus] }));
    expect((await get()).body).toEqual({ sample: false, places: [bus] });
  });

  test('packs it for browsers that can unpack', async () => {
    const answer = await server.app.inject({
      method: 'GET',
      url: '/api/services',
      headers: { host: 'localhost:3000', 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toMatchObject({ sample: true });
  });
});
