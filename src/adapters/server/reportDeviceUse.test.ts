import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryClock } from '../memory/clock';
import { createUseReporter } from './reportDeviceUse';

afterEach(() => void vi.unstubAllGlobals());

const second = 1000;

/** A user at a shared computer. @param answers the server's answers, one after the other; null: none. */
function begin(...answers: (number | null)[]) {
  const clock = createMemoryClock(new Date('2026-11-24T09:00:00Z'));
  const start = clock.now().getTime();
  const told: number[] = [];
  const requests: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, headers }: RequestInit) => {
    told.push((clock.now().getTime() - start) / second);
    requests.push([method, address, (headers as Record<string, string>)['authorization']]);
    const status = answers.length > 0 ? answers.shift()! : 200;
    if (status === null) throw new TypeError('Failed to fetch');
    return Response.json(status < 400 ? {} : { code: status === 401 ? 'signed-out' : 'internal' }, {
      status,
    });
  });
  const teller = createUseReporter(clock, () => 'ann');
  /** Lets time pass, and every answer arrive. */
  const wait = async (seconds: number) => {
    clock.pass(seconds * second);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ...teller, told, requests, wait };
}

test('ten minutes of typing are reported each half minute', async () => {
  const { used, told, requests, wait } = begin();
  for (let n = 0; n < 600; n += 1) {
    used();
    await wait(1);
  }
  expect(told).toEqual(Array.from({ length: 20 }, (_, n) => n * 30));
  expect(requests[0]).toEqual(['GET', '/api/identity/me', 'Bearer ann']);
});

test.each([null, 503])('a use that was answered with %s is told again, until it is known', async (answer) => {
  const { used, told, wait } = begin(answer, answer, 200);
  used();
  await wait(0);
  for (let n = 0; n < 200; n += 1) await wait(1);
  expect(told).toEqual([0, 30, 60]);
});

test('nothing is told again of a login that has ended, or after the page has left', async () => {
  const ended = begin(401);
  ended.used();
  await ended.wait(60);
  expect(ended.told).toEqual([0]);
  const left = begin(null, null);
  left.used();
  await left.wait(1);
  left.stop();
  await left.wait(60);
  expect(left.told).toEqual([0]);
});
