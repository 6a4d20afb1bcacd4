import { expect, test } from 'vitest';
import { describeServiceLocations } from '../../ports/serviceLocations.contract';
import { locations } from '@/shared/seeds/locations';
import { createMemoryClock } from '../memory/clock';
import { readServerServiceLocations } from './serviceLocations';
import { createServerCall, type SendRequest } from './serverCalls';
import { makeTestEnvironment, unreachable } from '@/testing/adapters/serverEnvironment';

const examples = async () => locations;

describeServiceLocations('The app’s own server', async () => {
  const testEnvironment = await makeTestEnvironment();
  const { call } = testEnvironment.device();
  return {
    read: () => readServerServiceLocations(call, examples),
    bringIn: (places) => testEnvironment.server.parts.places.replace(places),
    setReachable: (reachable) => void (testEnvironment.network = reachable ? fetch : unreachable),
    end: testEnvironment.end,
  };
});

const callOf = (network: SendRequest, clock = createMemoryClock(new Date(0))) =>
  createServerCall({ fetch: network, clock });

test.each([
  ['a fault', 500, '{"error":"x","code":"internal"}'],
  ['a café’s login page', 200, '<h1>Welcome</h1>'],
  ['another shape', 200, '{"places":"many"}'],
])('when the server answers with %s, the samples are shown', async (_, status, body) => {
  const call = callOf(async () => new Response(body, { status }));
  expect(await readServerServiceLocations(call, examples)).toEqual({
    places: locations,
    sample: true,
    unreachable: true,
  });
});

test('an entry that is not a service location is left out', async () => {
  const body = JSON.stringify({ sample: false, places: [{ id: 1, name: 'No point' }, locations[4]] });
  const call = callOf(async () => new Response(body));
  expect((await readServerServiceLocations(call, examples)).places).toEqual([locations[4]]);
});

test('a server that does not answer within four seconds is reported as unreachable', async () => {
  const clock = createMemoryClock(new Date(0));
  const call = callOf(
    (_address, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      }),
    clock,
  );
  const reading = readServerServiceLocations(call, examples);
  clock.pass(4000);
  expect(await reading).toMatchObject({ unreachable: true });
});

test('a place with known hours comes with the public holidays of its state', async () => {
  const week = Array.from({ length: 7 }, () => []);
  const open = { ...locations[4]!, state: 'VIC', opening_hours: { zone: 'Australia/Melbourne', week } };
  const places = [open, { ...open, id: 98, state: 'WA' }, { ...locations[4]!, id: 99, state: 'VIC' }];
  const body = JSON.stringify({ sample: false, places, holidays: { VIC: ['2026-12-25'] } });
  const list = await readServerServiceLocations(
    callOf(async () => new Response(body)),
    examples,
  );
  expect(list.places.map((place) => place.opening_hours?.holidayDates)).toEqual([
    ['2026-12-25'],
    undefined,
    undefined,
  ]);
});
