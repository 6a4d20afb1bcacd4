import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { appointment, event, record, startCommunityServer } from '@/testing/server/communityServer';

const community = startCommunityServer();
const { as } = community;

interface List {
  records: { record: { id: number; ratings: { rating: number }[] } }[];
}

test('a long list is compressed for a browser that can read that, and says the same', async () => {
  await community.prepare();
  const address = '/api/events?limit=100';
  const plain = await community.server.app.inject(address);
  const brotli = await community.server.app.inject({
    url: address,
    headers: { 'accept-encoding': 'gzip, br' },
  });
  const gzip = await community.server.app.inject({ url: address, headers: { 'accept-encoding': 'gzip' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload);
  expect(brotli.headers['vary']).toContain('accept-encoding');
});

test('a list that is asked for again has what changed meanwhile, and else nothing', async () => {
  await community.prepare();
  const first = await as('user')('GET', 'events');
  const known = { 'if-none-match': String(first.headers['etag']) };
  expect((await as('user')('GET', 'events', undefined, known)).status).toBe(304);
  await as('healthcare')(
    'PUT',
    `events/${community.round}`,
    record({ ...event(community.round), title: 'Coffee' }),
  );
  const next = await as('user')('GET', 'events', undefined, known);
  expect(next.status).toBe(200);
  expect(next.text).toContain('Coffee');
});

test('users read their own rating in the list, and nobody else’s', async () => {
  await community.prepare();
  const id = community.round;
  await as('user')('PUT', `resources/${id}/rating`, { rating: 2 });
  await as('other')('PUT', `resources/${id}/rating`, { rating: 5 });
  const ratingsOf = async (who: 'user' | 'other' | 'visitor') => {
    const { records } = JSON.parse((await as(who)('GET', 'resources')).text) as List;
    return records.find((one) => one.record.id === id)!.record.ratings.map(({ rating }) => rating);
  };
  expect([await ratingsOf('user'), await ratingsOf('other'), await ratingsOf('visitor')]).toEqual([
    [2],
    [5],
    [],
  ]);
});

test('appointments stay in no cache of a browser', async () => {
  await as('user')('PUT', 'appointments/mine', record(appointment('mine', 8)));
  expect((await as('user')('GET', 'appointments')).headers['cache-control']).toBe('no-store');
});
