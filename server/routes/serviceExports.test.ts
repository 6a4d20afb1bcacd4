import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '@/testing/server/testServer';

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await startTestServer();
  token = await logIn('admin@example.org');
});
afterEach(() => server.close());

async function logIn(email: string): Promise<string> {
  const body = { email, password: server.password };
  return (await server.send('POST', '/api/identity/session', { body })).body['token']!;
}

const url = '/api/services/places';
const bus = { name: 'Hall Street Bus', type: 'transport', lat: '-33.9', lng: '151.3', state: 'NSW' };
const walks = { name: 'Carlton Walks', type: 'exercise', lat: '-37.8', lng: '144.97', state: 'VIC' };

async function add(fields: object, checked: string[] = []): Promise<string> {
  const added = await server.send('POST', url, { token, body: { fields, checked } });
  return String(added.body['version']);
}

describe('the export of places', () => {
  const exported = (as: string) => server.send('GET', `/api/services/export?as=${as}`, { token });

  test('is a file that can be imported again, without retired places and names', async () => {
    await add(walks);
    const version = await add(bus, ['phone']);
    await server.send('DELETE', `${url}/2?version=${version}`, { token });
    const file = await exported('csv');
    expect(file.headers['content-disposition']).toMatch(
      /^attachment; filename="services-csv-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.text).toContain('Carlton Walks');
    expect(file.text).not.toMatch(/Hall Street|admin@example/);
    for (const [as, format] of [
      ['csv', 'csv'],
      ['hsds', 'json'],
      ['geojson', 'json'],
    ] as const) {
      const content = (await exported(as)).text;
      const check = await server.send('POST', '/api/services', { token, body: { format, content } });
      expect({ as, ...check.body }).toMatchObject({
        as,
        accepted: 1,
        added: 0,
        changed: 0,
        gone: 0,
        refused: [],
      });
    }
  });

  test('is for administrators, and audited', async () => {
    await exported('hsds');
    const trail = await server.send('GET', '/api/audit', { token });
    expect(trail.text).toContain('services-exported');
    token = await logIn('margaret@example.org');
    expect((await exported('csv')).status).toBe(403);
    expect((await server.send('GET', '/api/services/export?as=csv')).status).toBe(401);
  });
});
