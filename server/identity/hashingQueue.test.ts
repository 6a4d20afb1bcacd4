import { expect, test } from 'vitest';
import { createHashingQueue } from './hashingQueue';

/** Clients' jobs that end when the test says so. */
function startWork(atOnce: number) {
  const turns = createHashingQueue(atOnce);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const refused: string[] = [];
  const want = (client: string) =>
    void turns
      .take(() => {
        begun.push(client);
        return new Promise<void>((resolve) => ends.push(resolve));
      }, client)
      .catch((error: { code?: string; statusCode?: number }) => {
        refused.push(`${client} ${error.code} ${error.statusCode}`);
      });
  /** Ends the oldest job, so that the next one starts. */
  const endOne = async () => {
    ends.shift()!();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { want, endOne, begun, refused };
}

test('a client with many jobs waits behind its own; other clients go next', async () => {
  const { want, endOne, begun } = startWork(2);
  for (let i = 0; i < 50; i += 1) want('crowd');
  want('ada');
  want('bob');
  expect(begun).toEqual(['crowd', 'crowd']);
  for (let i = 0; i < 4; i += 1) await endOne();
  expect(begun).toEqual(['crowd', 'crowd', 'crowd', 'ada', 'bob', 'crowd']);
});

test('one client may queue 100 jobs; its next is refused, other clients’ are not', async () => {
  const { want, endOne, begun, refused } = startWork(1);
  for (let i = 0; i < 103; i += 1) want('crowd');
  want('ada');
  await new Promise((resolve) => setImmediate(resolve));
  expect(refused).toEqual(['crowd unavailable 503', 'crowd unavailable 503']);
  for (let i = 0; i < 101; i += 1) await endOne();
  expect(begun.filter((client) => client === 'crowd')).toHaveLength(101);
  expect(begun[2]).toBe('ada');
});

test('when the queue is full, the client with the most jobs loses one to a new client', async () => {
  const { want, endOne, begun, refused } = startWork(1);
  for (let i = 0; i < 101; i += 1) want('first');
  for (const client of ['second', 'third', 'fourth']) for (let i = 0; i < 100; i += 1) want(client);
  expect(begun).toEqual(['first']);
  want('ada');
  await new Promise((resolve) => setImmediate(resolve));
  expect(refused).toEqual(['first unavailable 503']);
  for (let i = 0; i < 5; i += 1) await endOne();
  expect(begun).toEqual(['first', 'first', 'second', 'third', 'fourth', 'ada']);
});

test('a job that fails lets the next one start', async () => {
  const turns = createHashingQueue(1);
  const failing = turns.take(() => Promise.reject(new Error('no')));
  const after = turns.take(async () => 'done', 'ada');
  await expect(failing).rejects.toThrow('no');
  expect(await after).toBe('done');
  expect(await turns.take(async () => 'again')).toBe('again');
});
