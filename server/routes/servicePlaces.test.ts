import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { locations } from '@/shared/seeds/locations';
import type { EditablePlace } from '../services/placeEdits';
import { noList } from '../services/lists';
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
const bus = {
  name: 'Hall Street Bus',
  type: 'transport',
  lat: '-33.9',
  lng: '151.3',
  suburb: 'Bondi',
  state: 'NSW',
};
const walks = { ...bus, name: 'Carlton Walks', type: 'exercise', lat: '-37.8', lng: '144.97', state: 'VIC' };
const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string;
const me = { by: 'admin@example.org', on: day };

type Sent = Awaited<ReturnType<TestServer['send']>>;
const placeIn = (reply: Sent) => {
  expect(reply.text).toContain('"version"');
  return reply.body as unknown as EditablePlace;
};
const add = (fields: object, checked: string[] = []) =>
  server.send('POST', url, { token, body: { fields, checked } });
const change = (id: number, version: string, fields: object, checked: string[] = []) =>
  server.send('PUT', `${url}/${id}`, { token, body: { version, fields, checked } });
const retire = (id: number, version: string) =>
  server.send('DELETE', `${url}/${id}?version=${version}`, { token });
const restore = (id: number, version: string) =>
  server.send('POST', `${url}/${id}/restore`, { token, body: { version } });
const all = async () =>
  (await server.send('GET', url, { token })).body as unknown as { sample: boolean; places: EditablePlace[] };
const shown = async () =>
  (await server.send('GET', '/api/services')).body as unknown as { sample: boolean; places: object[] };

describe('a place that an administrator adds', () => {
  test('takes the place of the samples, and is shown to everybody without names', async () => {
    expect(await all()).toEqual({ sample: true, places: [] });
    expect((await shown()).places).toHaveLength(locations.length);
    const place = placeIn(await add(bus, ['name', 'position']));
    expect(place).toMatchObject({ id: 1, suburb: 'Bondi', checks: { name: me, position: me } });
    const { sample, places } = await shown();
    expect(sample).toBe(false);
    expect(places).toEqual([{ id: 1, ...bus, lat: -33.9, lng: 151.3 }]);
    expect(await all()).toEqual({ sample: false, places: [place] });
  });

  test('is refused in the words of the import, at its fields, and nothing is stored', async () => {
    const reply = await add({ ...bus, lat: '151.3', lng: '-33.9', postal_code: '20' });
    expect(reply.status).toBe(400);
    expect(JSON.parse(reply.text)).toMatchObject({
      code: 'invalid-request',
      problems: [
        { field: 'lat', text: 'Latitude and longitude are swapped.' },
        { field: 'postal_code', text: 'The postcode "20" does not have four digits.' },
      ],
    });
    expect((await shown()).sample).toBe(true);
  });

  test('is added once, however often it is asked for', async () => {
    const first = placeIn(await add(bus));
    expect(placeIn(await add(bus))).toEqual(first);
    expect((await add({ ...bus, phone: '02 5550 0000' })).text).toContain(
      'This place is on the list already.',
    );
    expect((await all()).places).toHaveLength(1);
  });

  test('is added beside another of its name in the same hall that has other times', async () => {
    const [early, late] = [bus, bus].map((one, at) => ({ ...one, schedule: ['Mondays', 'Fridays'][at]! }));
    const first = placeIn(await add(early!));
    const second = placeIn(await add(late!));
    expect([first.id, second.id, placeIn(await add(late!))]).toEqual([1, 2, second]);
    const same = await change(1, first.version, late!);
    expect(same.text).toContain('This place is on the list already.');
  });

  test('has a number that no place ever had', async () => {
    await server.parts.places.store({ lastId: 41, places: [] }, { after: noList });
    expect(placeIn(await add(bus)).id).toBe(42);
  });
});

describe('a place that an administrator changes', () => {
  test('says who checked what, and when the whole of it was checked', async () => {
    await server.parts.places.replace([
      {
        id: 7,
        ...walks,
        type: 'exercise',
        lat: -37.8,
        lng: 144.97,
        source_id: 'x',
        assured_date: '2020-01-01',
      },
    ]);
    const [before] = (await all()).places;
    const changed = placeIn(
      await change(7, before!.version, { ...walks, phone: '03 5550 0000' }, ['suburb']),
    );
    expect(changed.checks).toEqual({ phone: me, suburb: me });
    // Its other fields were not.
    expect(changed.assured_date).toBe('2020-01-01');
    const fields = { ...walks, phone: '03 5550 0000' };
    const everything = ['name', 'type', 'suburb', 'state', 'position', 'phone'];
    const checked = placeIn(await change(7, changed.version, fields, everything));
    expect(checked.assured_date).toEqual(day);
    expect(checked.assured_date).not.toBe('2020-01-01');
    const answer = (await server.send('GET', '/api/services')).text;
    expect(answer).toContain(`"assured_date":"${checked.assured_date}"`);
    expect(answer).not.toMatch(/checks|admin@example|source_id/);
    // The source's id is still known for the next import.
    expect((await server.parts.places.kept()).list.places).toMatchObject([{ id: 7, source_id: 'x' }]);
  });

  test('is not overwritten by a user who knew an older version', async () => {
    const before = placeIn(await add(bus));
    await change(1, before.version, { ...bus, phone: '02 5550 0001' });
    const late = await change(1, before.version, { ...bus, phone: '02 5550 0002' });
    expect(late.status).toBe(409);
    expect(JSON.parse(late.text)).toMatchObject({
      code: 'record-changed',
      error: 'Somebody else has changed this place. Nothing was saved.',
      current: { phone: '02 5550 0001' },
    });
    expect((await all()).places).toMatchObject([{ phone: '02 5550 0001' }]);
    // Asking again for what is stored already is no conflict: the first answer may have been lost.
    expect((await change(1, before.version, { ...bus, phone: '02 5550 0001' })).status).toBe(200);
  });

  test('of two administrators at once, one is refused', async () => {
    const { version } = placeIn(await add(bus));
    const replies = await Promise.all(
      ['1', '2'].map((one) => change(1, version, { ...bus, phone: `02 5550 000${one}` })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('waits for an import, and is refused where that changed or removed the place', async () => {
    const { version } = placeIn(await add(bus));
    const content = ['name,type,lat,lng,suburb', 'Carlton Walks,Exercise,-37.8,144.97,Carlton'].join('\n');
    const [imported, changed] = await Promise.all([
      server.send('POST', '/api/services', { token, body: { format: 'csv', content, dryRun: false } }),
      change(1, version, { ...bus, phone: '02 5550 0001' }),
    ]);
    expect(imported.body).toMatchObject({ stored: true, gone: 1 });
    expect([changed.status, changed.body['code']]).toEqual([404, 'not-found']);
    expect((await all()).places).toMatchObject([{ id: 2, name: 'Carlton Walks' }]);
  });

  test('cannot become another one of the list', async () => {
    await add(bus);
    const { id, version } = placeIn(await add(walks));
    const reply = await change(id, version, bus);
    expect(JSON.parse(reply.text)).toMatchObject({ problems: [{ field: 'name' }] });
  });
});

describe('a retired place', () => {
  test('is not shown, says who retired it, and can be brought back', async () => {
    await add(walks);
    const place = placeIn(await add(bus));
    const retired = placeIn(await retire(2, place.version));
    expect(retired.retired).toEqual(me);
    expect(await shown()).toMatchObject({ sample: false, places: [{ name: 'Carlton Walks' }] });
    expect((await all()).places).toHaveLength(2);
    expect((await retire(2, place.version)).status).toBe(200);
    expect((await restore(2, place.version)).status).toBe(409);
    const back = placeIn(await restore(2, retired.version));
    expect(back).toEqual(place);
    expect((await shown()).places).toHaveLength(2);
  });

  test('stays retired when a file names it, which the import says', async () => {
    await add(walks);
    await retire(2, placeIn(await add(bus)).version);
    const content = ['name,type,lat,lng,suburb', 'Hall Street Bus,Transport,-33.9,151.3,Bondi'].join('\n');
    const body = { format: 'csv', content, dryRun: false };
    const imported = await server.send('POST', '/api/services', { token, body });
    expect(imported.body).toMatchObject({ stored: true, accepted: 1, added: 0, gone: 1, retired: 1 });
    expect(await shown()).toEqual({ sample: false, places: [] });
  });
});

test('changes of places are for administrators', async () => {
  const { id, version } = placeIn(await add(bus));
  for (const other of [
    undefined,
    await logIn('margaret@example.org'),
    await logIn('nurse.lee@example.org'),
  ]) {
    token = other as string;
    const replies = [
      await server.send('GET', url, { token }),
      await add(walks),
      await change(id, version, walks),
      await retire(id, version),
      await restore(id, version),
    ];
    expect(replies.map(({ status }) => status)).toEqual(
      Array<number>(5).fill(other === undefined ? 401 : 403),
    );
  }
  expect((await shown()).places).toHaveLength(1);
});

test('each change of a place is in the audit trail once, with the name of the place', async () => {
  const place = placeIn(await add(bus));
  await add(bus);
  const changed = placeIn(await change(1, place.version, { ...bus, phone: '02 5550 0001' }));
  const retired = placeIn(await retire(1, changed.version));
  await restore(1, retired.version);
  const trail = JSON.parse((await server.send('GET', '/api/audit', { token })).text) as {
    entries: { what: string; about?: string }[];
  };
  expect(trail.entries.map(({ what, about }) => [what, about]).slice(0, 4)).toEqual(
    ['service-restored', 'service-retired', 'service-changed', 'service-added'].map((what) => [
      what,
      'Hall Street Bus (number 1)',
    ]),
  );
  expect(trail.entries.filter(({ what }) => what === 'service-added')).toHaveLength(1);
});
