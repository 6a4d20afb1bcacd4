import { expect, test } from 'vitest';
import { describeSuburbs } from '../../ports/suburbs.contract';
import { createMemoryClock } from '../memory/clock';
import { createServerCall } from './serverCalls';
import { createServerSuburbs } from './suburbs';
import { makeTestEnvironment, unreachable } from '@/testing/adapters/serverEnvironment';

describeSuburbs('The app’s own server', async () => {
  const testEnvironment = await makeTestEnvironment();
  const find = createServerSuburbs(testEnvironment.device().call);
  return {
    find,
    bringIn: (suburbs) => testEnvironment.server.parts.suburbs.replace(suburbs),
    setReachable: (reachable) => void (testEnvironment.network = reachable ? fetch : unreachable),
    end: testEnvironment.end,
  };
});

/** A server that gives one answer. */
function serverWith(body: string) {
  const asked: string[] = [];
  const fetch = async (address: string) => {
    asked.push(address);
    return new Response(body);
  };
  const call = createServerCall({ fetch, clock: createMemoryClock(new Date(0)) });
  return { asked, find: createServerSuburbs(call) };
}

test('suburbs are asked for once for each two letters', async () => {
  const { asked, find } = serverWith('{"imported":true,"suburbs":[["Hume","ACT","2620",-35.4,149.2]]}');
  await Promise.all([find('hu'), find('hu')]);
  await find('hu');
  await find('26');
  expect(asked).toEqual(['/api/suburbs/hu', '/api/suburbs/26']);
});

test('where no list was imported, typed text is not sent again', async () => {
  const { asked, find } = serverWith('{"imported":false,"suburbs":[]}');
  expect([await find('hu'), await find('26'), await find('ca')]).toEqual([[], [], []]);
  expect(asked).toEqual(['/api/suburbs/hu']);
});

test.each(['<h1>Welcome</h1>', '{"suburbs":1}'])('an answer of another kind (%s) is none', async (body) => {
  expect(await serverWith(body).find('hu')).toBeNull();
});
