import { expect, test } from 'vitest';
import { readLogin } from '@/shared/contract/operations/identity';
import type { TimedAnswer } from '@/shared/domain/text/deviceClock';
import { createMemoryClock } from '../memory/clock';
import { subscribeToServerTime } from './subscribeToServerTime';
import { createServerCall, type CallOptions, type SendRequest } from './serverCalls';
import { serverTime } from './serverTime';

const date = 'Tue, 24 Nov 2026 01:00:00 GMT';
const begun = Date.parse(date);

/** Makes a call with a clock on which each answer takes a second. @returns the time that it reported. */
async function toldBy(response: Response, options?: CallOptions) {
  const clock = createMemoryClock(new Date(begun));
  const fetch: SendRequest = async () => {
    clock.pass(1000);
    return response;
  };
  const answers: TimedAnswer[] = [];
  subscribeToServerTime((answer) => answers.push(answer));
  const call = createServerCall({ fetch, clock, serverTime });
  await call(readLogin, {}, options).catch(() => undefined);
  return answers;
}
const answered = (status: number, body: string | null, headers = {}) =>
  new Response(body, { status, headers: { date, ...headers } });

test('a later subscriber gets the last answer', async () => {
  const moment = new Date(begun);
  serverTime.note(new Headers({ date }), moment, moment);
  const answers: TimedAnswer[] = [];
  subscribeToServerTime((answer) => answers.push(answer));
  expect(answers).toEqual([{ date, age: null, asked: begun, answered: begun }]);
  delete serverTime.last;
});

test('an answer tells the time of the server, and between which moments here it was made', async () => {
  const expected = { date, age: null, asked: begun, answered: begun + 1000 };
  expect(await toldBy(answered(200, '{}'))).toEqual([expected]);
  expect(await toldBy(answered(304, null))).toEqual([expected]);
  expect(await toldBy(answered(403, '{"code":"forbidden"}'))).toEqual([expected]);
  expect(await toldBy(answered(200, '{}', { age: '60' }))).toEqual([{ ...expected, age: '60' }]);
});

test('another server’s response, such as that of a hotel’s network, does not set the time', async () => {
  expect(await toldBy(answered(200, '<h1>Welcome</h1>'))).toEqual([]);
  expect(await toldBy(answered(502, '<h1>Bad gateway</h1>'))).toEqual([]);
});

test('what this browser may have kept tells nothing', async () => {
  expect(await toldBy(answered(200, '{}'), { cache: 'no-cache' })).toEqual([]);
});
