import { expect, test } from 'vitest';
import { createBackground } from './background';

test('background work starts in a later turn, after the request that asked for it is answered', async () => {
  const background = createBackground();
  const order: string[] = [];
  background.run(
    async () => void order.push('work'),
    () => {},
  );
  await Promise.resolve();
  order.push('answer');
  await background.settled();
  expect(order).toEqual(['answer', 'work']);
});

test('a failure of background work is reported, and the queue is empty afterwards', async () => {
  const background = createBackground();
  const failures: unknown[] = [];
  background.run(
    async () => {
      throw new Error('no mail server');
    },
    (error) => failures.push(error),
  );
  await background.settled();
  expect(failures).toEqual([new Error('no mail server')]);
});

test('background work started by other background work is waited for as well', async () => {
  const background = createBackground();
  const done: number[] = [];
  background.run(
    async () => {
      background.run(
        async () => void done.push(2),
        () => {},
      );
      done.push(1);
    },
    () => {},
  );
  await background.settled();
  expect(done).toEqual([1, 2]);
});
