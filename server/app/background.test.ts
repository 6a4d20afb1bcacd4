import { expect, test } from 'vitest';
import { createBackground } from './background';

test('work starts in a later turn, after whoever asked for it has answered', async () => {
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

test('a failure is reported, and nothing is left behind', async () => {
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

test('work that leads to more work is waited for as well', async () => {
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
