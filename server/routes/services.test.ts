import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';
import { locations } from '@/shared/seeds/locations';
import { contentOfList, putList } from '@/testing/server/storedLists';
import { startTestServer, type TestServer } from '@/testing/server/testServer';

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
  test('gives everybody the samples until a list is imported', async () => {
    const answer = await get();
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ sample: true, places: locations });
    expect(answer.headers['cache-control']).toBe('public, no-cache');
  });

  test('gives the imported list', async () => {
    await server.parts.places.replace([bus]);
    expect((await get()).body).toEqual({ sample: false, places: [bus] });
    expect(await server.parts.places.remove()).toBe(true);
    expect((await get()).body).toEqual({ sample: true, places: locations });
    expect(await server.parts.places.remove()).toBe(false);
  });

  test('answers 304 to a browser that has the list, until it changes', async () => {
    const etag = String((await get()).headers['etag']);
    const again = await get({ 'if-none-match': `"other", ${etag}` });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers['etag']).toBe(etag);
    await server.parts.places.replace([bus]);
    const changed = await get({ 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers['etag']).not.toBe(etag);
  });

  test('gives what a command or another copy of the server imported while it runs', async () => {
    await get();
    await putList(server.parts.database, 'services', JSON.stringify({ places: [bus] }));
    expect((await get()).body).toEqual({ sample: false, places: [bus] });
  });

  test('compresses the list for browsers that accept it', async () => {
    const answer = await server.app.inject({
      method: 'GET',
      url: '/api/services',
      headers: { host: 'localhost:3000', 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toMatchObject({ sample: true });
  });
});

describe('POST /api/services', () => {
  const table = [
    'name,type,latitude,longitude,suburb,state',
    '"Hall Street, Bus",transport,-33.9,151.3,Bondi,NSW',
    'Swapped,health,151.3,-33.9,,',
  ].join('\r\n');
  const goodTable = table.split('\r\n').slice(0, 2).join('\n');
  const hallStreet = { ...bus, name: 'Hall Street, Bus' };

  async function logIn(email = 'admin@example.org'): Promise<string> {
    const body = { email, password: server.password };
    return (await server.send('POST', '/api/identity/session', { body })).body['token']!;
  }
  const post = (body: unknown, token?: string) =>
    server.send('POST', '/api/services', { body, ...(token === undefined ? {} : { token }) });
  const listed = async () => (await get()).body as unknown as { sample: boolean; places: unknown };

  test('only checks unless told otherwise, and says which lines are refused and why', async () => {
    const answer = await post({ format: 'csv', content: table }, await logIn());
    expect(answer.body).toEqual({
      stored: false,
      list: expect.stringMatching(/\S/) as string,
      accepted: 1,
      added: 1,
      changed: 0,
      gone: 0,
      retired: 0,
      refused: [{ row: 3, name: 'Swapped', reason: 'Latitude and longitude are swapped.' }],
      moreRefused: 0,
      noted: [],
      moreNoted: 0,
      columns: expect.arrayContaining([
        { name: 'latitude', use: 'lat', with: '', after: '', example: '-33.9' },
      ]) as object[],
      moreColumns: 0,
      missing: [],
      changes: [{ name: 'Hall Street, Bus', suburb: 'Bondi', what: 'added', fields: [] }],
      moreChanges: 0,
    });
    expect((await listed()).sample).toBe(true);
  });

  test('imports a place whose phone is not sure, and names it', async () => {
    const content = `${goodTable.replace('state\n', 'state,phone\n')},5550 0000`;
    const { body } = await post({ format: 'csv', content, dryRun: false }, await logIn());
    expect(body).toMatchObject({
      stored: true,
      refused: [],
      noted: [
        { row: 2, name: 'Hall Street, Bus', reason: expect.stringMatching(/has no area code/) as string },
      ],
    });
    expect((await listed()).places).toEqual([{ ...hallStreet, phone: '5550 0000' }]);
  });

  test('stores nothing while a row is refused, unless told to leave it out', async () => {
    const token = await logIn();
    expect((await post({ format: 'csv', content: table, dryRun: false }, token)).body).toMatchObject({
      stored: false,
    });
    expect((await listed()).sample).toBe(true);
    const answer = await post({ format: 'csv', content: table, dryRun: false, leaveOutRefused: true }, token);
    expect(answer.body).toMatchObject({ stored: true, accepted: 1 });
    expect(await listed()).toEqual({ sample: false, places: [hallStreet] });
    const trail = await server.send('GET', '/api/audit', { token });
    expect(JSON.parse(trail.text)).toMatchObject({
      entries: [{ what: 'services-imported', count: 1 }, { what: 'logged-in' }],
    });
    expect(await contentOfList(server.parts.database, 'services')).toMatchObject({ lastId: 1 });
  });

  test('replaces the list, and says how many entries are added, changed and removed', async () => {
    await server.parts.places.replace([
      { ...hallStreet, phone: '02 5550 0000' },
      { ...bus, id: 2, name: 'Old' },
    ]);
    const answer = await post({ format: 'csv', content: `\uFEFF${goodTable}`, dryRun: false }, await logIn());
    expect(answer.body).toMatchObject({
      added: 0,
      changed: 1,
      gone: 1,
      changes: [
        { name: 'Old', suburb: 'Bondi', what: 'gone', fields: [] },
        { name: 'Hall Street, Bus', suburb: 'Bondi', what: 'changed', fields: ['phone'] },
      ],
    });
    expect((await listed()).places).toEqual([hallStreet]);
  });

  test.each([
    ['csv', 'name,type,lat,lng', 'The file holds no places.'],
    ['csv', 'name,type\n"A,b', /^The table cannot be read: /],
    ['json', '{"type":', 'The file is not valid JSON.'],
    ['json', '{}', /^The file holds no GeoJSON collection/],
  ])('refuses %s %j as a whole', async (format, content, text) => {
    const answer = await post({ format, content, dryRun: false }, await logIn());
    expect([answer.status, answer.body['code']]).toEqual([400, 'invalid-request']);
    expect(answer.body['error']).toMatch(text);
  });

  test.each([
    ['rows', `name,type,lat,lng\n${'a\n'.repeat(50_001)}`, /^The file has more than 50,000 rows\./],
    ['columns', `name,type,lat,lng${',b'.repeat(97)}`, /^The table has more than 100 columns\./],
  ])('refuses a table with too many %s as a whole', async (_, content, text) => {
    const answer = await post({ format: 'csv', content, dryRun: false }, await logIn());
    expect([answer.status, answer.body['code']]).toEqual([400, 'invalid-request']);
    expect(answer.body['error']).toMatch(text);
  });

  test('reads columns as administrators choose, and stores nothing while a needed one is missing', async () => {
    const token = await logIn();
    const file = {
      format: 'csv',
      content: 'Titel,lat,lng,state\n"Hall Street, Bus",-33.9,151.3,\n',
      dryRun: false,
    };
    const first = await post(file, token);
    expect(first.body).toMatchObject({ stored: false, accepted: 0, refused: [], missing: ['name', 'type'] });
    expect(first.body['columns']).toContainEqual(expect.objectContaining({ name: 'Titel', use: '' }));
    const columns = { Titel: 'name' };
    const answer = await post({ ...file, columns, defaults: { type: 'transport', state: 'NSW' } }, token);
    expect(answer.body).toMatchObject({ stored: true, accepted: 1, missing: [] });
    expect((await listed()).places).toEqual([{ ...hallStreet, suburb: '' }]);
  });

  test.each([
    { columns: { name: 'nickname' } },
    { defaults: { type: 'gym' } },
    { defaults: { state: 'Bavaria' } },
    { defaults: { timezone: 'Sydney' } },
  ])('refuses the choices %j', async (choices) => {
    const answer = await post({ format: 'csv', content: goodTable, ...choices }, await logIn());
    expect([answer.status, answer.body['code']]).toEqual([400, 'invalid-request']);
  });

  test('names the first 500 refused rows, and says how many more there are', async () => {
    const content = `name,type,lat,lng\n${'a\n'.repeat(1234)}`;
    const { body } = await post({ format: 'csv', content }, await logIn());
    expect(body['refused']).toHaveLength(500);
    expect(body['moreRefused']).toBe(734);
  });

  test('is for administrators, which is decided before the body is read', async () => {
    const huge = { format: 'csv', content: 'x'.repeat(17 * 1024 * 1024) };
    expect((await post(huge)).status).toBe(401);
    expect((await post(huge, await logIn('margaret@example.org'))).status).toBe(403);
    expect((await post(huge, await logIn('nurse.lee@example.org'))).status).toBe(403);
    expect((await post(huge, await logIn())).status).toBe(413);
  });
});
