import { expect, test } from 'vitest';
import { HttpError } from '../http/httpError';
import { createQueue } from './queue';

test('queued work runs one after the other, also after a failure', async () => {
  const queue = createQueue({ most: 5, full: 'Full.' });
  const said: string[] = [];
  const work = (name: string) => async () => {
    said.push(`${name} begins`);
    await Promise.resolve();
    said.push(`${name} ends`);
    if (name === 'first') throw new Error('first failed');
    return name;
  };
  const first = queue.add(work('first'));
  const second = queue.add(work('second'));
  await expect(first).rejects.toThrow('first failed');
  expect(await second).toBe('second');
  expect(said).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('a full queue refuses more work, with a message and a time to retry', async () => {
  const queue = createQueue({ most: 2, full: 'Please try again in a minute.' });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const taken = [0, 1, 2].map(() => queue.add(() => held));
  expect(() => queue.checkRoom()).toThrow(HttpError);
  await expect(queue.add(() => held)).rejects.toMatchObject({
    statusCode: 503,
    message: 'Please try again in a minute.',
    retryAfter: 60,
  });
  release();
  await Promise.all(taken);
  expect(await queue.add(async () => 'there is room again')).toBe('there is room again');
});
