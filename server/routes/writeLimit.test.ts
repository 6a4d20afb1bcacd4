import { expect, test } from 'vitest';
import { startCommunityServer } from '@/testing/server/communityServer';

const community = startCommunityServer();

test('an account that writes like a program has to wait, while it reads and others write', async () => {
  await community.prepare();
  const join = (who: 'user' | 'other') => community.as(who)('PUT', `events/${community.round}/registration`);
  const first = await Promise.all(Array.from({ length: 600 }, () => join('user')));
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200]));

  const refused = await join('user');
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('60');
  expect(refused.body).toEqual({
    code: 'too-many-requests',
    error: 'You have changed very much in a short time. Please try again in 1 minute.',
  });
  expect((await community.as('user')('GET', 'registrations')).status).toBe(200);
  expect((await join('other')).status).toBe(200);

  community.server.elapse(5000);
  const later = await Promise.all(Array.from({ length: 11 }, () => join('user')));
  // Each is known by its login first, and not all at the same moment.
  expect(later.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array<number>(10).fill(200),
    429,
  ]);
});
