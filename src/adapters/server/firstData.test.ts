import { afterEach, expect, test } from 'vitest';
import { type FirstData, type FirstRequest, keyOf, withFirstData } from './firstData';

const first = globalThis as FirstData;
const list = '/api/resources?limit=10000';
const named = { accept: 'application/json', authorization: 'Bearer token' };
const margaret = '{"id":"4"}';
let user: string | null = margaret;

afterEach(() => {
  delete first.firstData;
  user = margaret;
});

/** What the head has asked for, and what then asks as the adapters do: who answered is in the body. */
function askedBefore(
  request: Partial<FirstRequest> = {},
  answer: () => Promise<Response> = async () => new Response('head'),
) {
  const whole = { user: margaret, named: true, at: performance.now(), answer: answer(), ...request };
  first.firstData = new Map([[keyOf('GET', list), whole]]);
  const fetch = withFirstData(
    async (_address, { signal }) => {
      signal?.throwIfAborted();
      return new Response('page');
    },
    () => user,
  );
  return async (address = list, options: RequestInit = { method: 'GET', headers: named }) =>
    (await fetch(address, options)).text();
}

test('an answer that the head asked for is taken once', async () => {
  const ask = askedBefore();
  expect([await ask(), await ask()]).toEqual(['head', 'page']);
});

test('a page whose head asked for nothing asks by itself', async () => {
  const ask = askedBefore();
  delete first.firstData;
  expect(await ask()).toBe('page');
});

test.each([
  ['somebody else is logged in', {}, '{"id":"5"}'],
  ['nobody is logged in any more', {}, null],
  ['it was made without a token', { named: false }, margaret],
  ['it asked about another version', { knownEtag: '"1"' }, margaret],
  ['it was made half a minute ago', { at: performance.now() - 30_001 }, margaret],
])('the answer is not taken where %s, nor later', async (_why, request, now) => {
  const ask = askedBefore(request);
  user = now;
  expect(await ask()).toBe('page');
  user = margaret;
  expect(await ask()).toBe('page');
});

test.each([
  ['got no answer', () => Promise.reject(new TypeError('offline'))],
  ['found the server busy', async () => new Response('', { status: 503 })],
])('a request of the head that %s is made again', async (_why, answer) => {
  expect(await askedBefore({}, answer)()).toBe('page');
});

test('a refusal is an answer: the same request would get the same', async () => {
  const ask = askedBefore({}, async () => new Response('refused', { status: 401 }));
  expect(await ask()).toBe('refused');
});

test('whoever has changed something gets nothing from before', async () => {
  const ask = askedBefore();
  await ask('/api/resources/1', { method: 'PUT', headers: named });
  expect(await ask()).toBe('page');
});

test('whoever waits no longer is told so, although the head still waits', async () => {
  const ask = askedBefore({}, () => new Promise(() => {}));
  const waiting = new AbortController();
  const asked = ask(list, { method: 'GET', headers: named, signal: waiting.signal });
  waiting.abort();
  await expect(asked).rejects.toThrow('abort');
});
