import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Copies, startCopies } from '@/testing/server/copies';
import type { TestServer } from '@/testing/server/testServer';

let copies: Copies;
let token: string;
beforeEach(async () => {
  copies = await startCopies();
  const { a } = copies;
  const body = { email: 'admin@example.org', password: a.password };
  token = (await a.send('POST', '/api/identity/session', { body })).body['token']!;
});
afterEach(() => copies.close());

const table = (name: string) => `name,type,lat,lng\n${name},transport,-33.9,151.3`;
const bringIn = (server: TestServer, name: string, checkedAgainst?: string) =>
  server.send('POST', '/api/services', {
    token,
    body: { format: 'csv', content: table(name), dryRun: false, leaveOutRefused: false, checkedAgainst },
  });
const namesAt = async (server: TestServer) =>
  (JSON.parse((await server.send('GET', '/api/services')).text) as { places: { name: string }[] }).places.map(
    ({ name }) => name,
  );

test('a list that one copy imports is what the other one answers with at the next request', async () => {
  const { a, b } = copies;
  expect(await namesAt(b)).toHaveLength(30);
  expect((await bringIn(a, 'Hall Street Bus')).body).toMatchObject({ stored: true });
  expect(await namesAt(b)).toEqual(['Hall Street Bus']);
  await b.parts.suburbs.replace([{ name: 'Hume', state: 'ACT', postcode: '2620', lat: -35.39, lng: 149.17 }]);
  expect((await a.send('GET', '/api/suburbs/hu')).body).toMatchObject({ imported: true });
  await b.parts.places.remove();
  expect(await namesAt(a)).toHaveLength(30);
});

test('a file that was checked on one copy is not imported over what another one has imported since', async () => {
  const { a, b } = copies;
  const checked = await b.send('POST', '/api/services', {
    token,
    body: { format: 'csv', content: table('Hall Street Tram') },
  });
  await bringIn(a, 'Hall Street Bus');
  const late = await bringIn(b, 'Hall Street Tram', checked.body['list']);
  expect(late).toMatchObject({ status: 409, body: { code: 'list-changed' } });
  expect(await namesAt(b)).toEqual(['Hall Street Bus']);
});

test('places that administrators add on two copies at once are all on the list, each with a number of its own', async () => {
  const add = (server: TestServer, name: string, lng: number) =>
    server.send('POST', '/api/services/places', {
      token,
      body: { fields: { name, type: 'transport', lat: '-33.9', lng: String(lng) }, checked: [] },
    });
  const added = await Promise.all(
    [1, 2, 3].flatMap((n) => [
      add(copies.a, `Bus A${n}`, 150 + n / 10),
      add(copies.b, `Bus B${n}`, 151 + n / 10),
    ]),
  );
  expect(added.map(({ status }) => status)).toEqual(added.map(() => 200));
  expect(new Set(added.map(({ body }) => body['id'])).size).toBe(6);
  expect((await namesAt(copies.a)).toSorted()).toEqual([
    'Bus A1',
    'Bus A2',
    'Bus A3',
    'Bus B1',
    'Bus B2',
    'Bus B3',
  ]);
});
