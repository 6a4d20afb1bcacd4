import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStoredSuburbs } from '../services/storedSuburbs';
import { contentOfList, putList } from '@/testing/server/storedLists';
import { startTestServer, type TestServer } from '@/testing/server/testServer';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const queanbeyan = { name: 'Queanbeyan', state: 'NSW', postcode: '2620', lat: -35.3533, lng: 149.2342 };
const hume = { name: 'Hume', state: 'ACT', postcode: '2620', lat: -35.39, lng: 149.17 };
const get = (prefix: string, headers: Record<string, string> = {}) =>
  server.send('GET', `/api/suburbs/${prefix}`, { headers });

test('suburbs are given to everybody by the first two letters or digits, and the others stay away', async () => {
  expect((await get('hu')).body).toEqual({ imported: false, suburbs: [] });
  await server.parts.suburbs.replace([queanbeyan, hume]);
  expect((await get('hu')).body).toEqual({
    imported: true,
    suburbs: [['Hume', 'ACT', '2620', -35.39, 149.17]],
  });
  expect((await get('26')).text).toBe(
    '{"imported":true,"suburbs":[["Queanbeyan","NSW","2620",-35.3533,149.2342],["Hume","ACT","2620",-35.39,149.17]]}',
  );
  expect((await get('zz')).body).toEqual({ imported: true, suburbs: [] });
  expect(await server.parts.suburbs.remove()).toBe(true);
  expect((await get('hu')).body).toEqual({ imported: false, suburbs: [] });
  expect(await server.parts.suburbs.remove()).toBe(false);
});

test.each(['c', 'car', 'CA', '%20a', '..'])(
  'suburbs that begin with “%s” are not asked for so',
  async (prefix) => {
    expect((await get(prefix)).status).toBeGreaterThanOrEqual(400);
  },
);

test('suburbs are answered 304 to a browser that has them, until an operator imports others', async () => {
  await server.parts.suburbs.replace([hume]);
  const etag = String((await get('hu')).headers['etag']);
  const again = await get('hu', { 'if-none-match': etag });
  expect([again.status, again.text]).toEqual([304, '']);
  // As the command does during a run of the server.
  await openStoredSuburbs(server.parts.database, () => undefined).replace([{ ...hume, lat: -35.4 }]);
  const changed = await get('hu', { 'if-none-match': etag });
  expect(changed.body).toMatchObject({ suburbs: [['Hume', 'ACT', '2620', -35.4, 149.17]] });
});

test('suburbs are compressed for browsers that accept it', async () => {
  await server.parts.suburbs.replace([hume]);
  const answer = await server.app.inject({
    method: 'GET',
    url: '/api/suburbs/hu',
    headers: { host: 'localhost:3000', 'accept-encoding': 'gzip, br' },
  });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toMatchObject({ imported: true });
});

test('suburbs are stored as a whole', async () => {
  await server.parts.suburbs.replace([queanbeyan, hume]);
  await server.parts.suburbs.replace([hume]);
  expect(await contentOfList(server.parts.database, 'suburbs')).toEqual({
    suburbs: [['Hume', 'ACT', '2620', -35.39, 149.17]],
  });
});

test.each([
  ['{"suburbs":[', 'it is not valid JSON'],
  ['', 'it is not valid JSON'],
  ['{"places":[]}', 'it holds no suburbs'],
  ['{"suburbs":[["Hume",1]]}', 'one of its suburbs is damaged'],
])(
  'a damaged list of suburbs (%s) is reported once in words, and there are none',
  async (content, reason) => {
    const lines: string[] = [];
    const suburbs = openStoredSuburbs(server.parts.database, (line) => lines.push(line));
    await putList(server.parts.database, 'suburbs', content);
    for (const prefix of ['hu', 'ca'])
      expect(JSON.parse((await suburbs.answer(prefix)).plain.toString())).toEqual({
        imported: false,
        suburbs: [],
      });
    expect(lines).toEqual([
      `The list of suburbs cannot be read (${reason}). Suburbs are suggested from the places only. Import it again.`,
    ]);
    await suburbs.replace([hume]);
    expect(JSON.parse((await suburbs.answer('hu')).plain.toString())).toMatchObject({ imported: true });
  },
);
