import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '@/testing/server/testServer';
import { standingRight } from '@/testing/server/standingRight';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const walks = { id: 0, name: 'Carlton Walks', type: 'exercise', lat: -37.8, suburb: 'Carlton' } as const;
const add = () =>
  server.parts.editPlaces.add(standingRight('ann'), {
    fields: { name: 'Hall Street Bus', type: 'transport', lat: '-33.9', lng: '151.3' },
    checked: [],
  });

test('a place is added to the current list, even if it changed meanwhile', async () => {
  const { places } = server.parts;
  const kept = places.kept.bind(places);
  let others = 3;
  places.kept = async () => {
    const before = await kept();
    // As another copy of the server does, between the read and the write.
    if (others > 0) await places.replace([{ ...walks, state: 'VIC', lng: 144 + others }], before);
    others -= 1;
    return before;
  };
  const added = await add();
  places.kept = kept;
  const { list } = await kept();
  expect(list.places.map(({ name }) => name)).toEqual([walks.name, 'Hall Street Bus']);
  expect(added.place.id).toBe(list.lastId);
});

test('a place is not added to a list that others change all the time, and the administrator is asked to try again', async () => {
  server.parts.places.store = async () => false;
  await expect(add()).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
});
