import { expect, test } from 'vitest';
import { takeAnswers, withDrawnAnswers } from './drawnAnswers';

const list = '/api/resources?limit=10000';
const margaret = '{"id":"4"}';

/** A page that came with one response, and a request like the adapters': the body names its source. */
function cameWith(user: string | null = margaret) {
  const now = { user };
  const script = { dataset: { answer: list, tag: '"7"', date: '' }, textContent: 'page' };
  takeAnswers({ querySelectorAll: () => [script] } as unknown as ParentNode, margaret);
  const fetch = withDrawnAnswers(
    async () => new Response('server'),
    () => now.user,
  );
  const ask = async (options: RequestInit = { method: 'GET' }, address = list) =>
    (await fetch(address, options)).text();
  return { now, ask, fetch };
}

test('an answer that the page came with is taken once', async () => {
  const { ask } = cameWith();
  expect([await ask(), await ask()]).toEqual(['page', 'server']);
});

test('it has its tag, and is taken where another version is known', async () => {
  const { fetch } = cameWith();
  const answer = await fetch(list, { method: 'GET', headers: { 'if-none-match': '"1"' } });
  expect([answer.headers.get('etag'), await answer.text()]).toEqual(['"7"', 'page']);
});

test('anything else is asked of the server', async () => {
  const { ask } = cameWith();
  expect(await ask({ method: 'GET' }, '/api/events?limit=10000')).toBe('server');
});

test.each([
  ['another user is logged in', '{"id":"5"}'],
  ['nobody is logged in any more', null],
])('the answer is not taken where %s, nor later', async (_why, user) => {
  const { ask, now } = cameWith(user);
  expect(await ask()).toBe('server');
  now.user = margaret;
  expect(await ask()).toBe('server');
});

test('once the page has changed something, everything is asked of the server', async () => {
  const { ask } = cameWith();
  await ask({ method: 'PUT' }, '/api/events/1');
  expect(await ask()).toBe('server');
});
