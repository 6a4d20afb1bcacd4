import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryClock } from '../memory/clock';
import { createUseReporter } from './reportDeviceUse';

afterEach(() => void vi.unstubAllGlobals());

const second = 1000;

/** A user at a shared computer. @param answers the server's answers, one after the other; null: none. */
function begin(...answers: (number | null)[]) {
  const clock = createMemoryClock(new Date('2026-11-24T09:00:00Z'));
  const start = clock.now().getTime();
  const reported: number[] = [];
  const requests: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, headers }: RequestInit) => {
    reported.push((clock.now().getTime() - start) / second);
    requests.push([method, address, (headers as Record<string, string>)['authorization']]);
    const status = answers.length > 0 ? answers.shift()! : 200;
    if (status === null) throw new TypeError('Failed to fetch');
    return Response.json(status < 400 ? {} : { code: status === 401 ? 'signed-out' : 'internal' }, {
      status,
    });
  });
  const reporter = createUseReporter(clock, () => 'ann');
  /** Lets time pass, and every answer arrive. */
  const wait = async (seconds: number) => {
    clock.pass(seconds * second);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ...reporter, reported, requests, wait };
}

test('ten minutes of typing are reported each half minute', async () => {
  const { used, reported, requests, wait } = begin();
  for (let n = 0; n < 600; n += 1) {
    used();
    await wait(1);
  }
  expect(reported).toEqual(Array.from({ length: 20 }, (_, n) => n * 30));
  expect(requests[0]).toEqual(['GET', '/api/identity/me', 'Bearer ann']);
});

test.each([null, 503])(
  'activity that was answered with %s is reported again, until the server accepts it',
  async (answer) => {
    const { used, reported, wait } = begin(answer, answer, 200);
    used();
    await wait(0);
    for (let n = 0; n < 200; n += 1) await wait(1);
    expect(reported).toEqual([0, 30, 60]);
  },
);

test('nothing is reported again for a login that has ended, or after the page has left', async () => {
  const ended = begin(401);
  ended.used();
  await ended.wait(60);
  expect(ended.reported).toEqual([0]);
  const left = begin(null, null);
  left.used();
  await left.wait(1);
  left.stop();
  await left.wait(60);
  expect(left.reported).toEqual([0]);
});
