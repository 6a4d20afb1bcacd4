import { expect, test } from 'vitest';
import { beyondLimits } from '@/shared/domain/auth/accountLimits';
import { appointment, record, startCommunityServer } from '@/testing/server/communityServer';

const community = startCommunityServer();

test('an account keeps 300 appointments a month, others their own, and the next month has room again', async () => {
  await community.prepare();
  const put = (who: 'user' | 'other', id: string, change = {}) =>
    community.as(who)('PUT', `appointments/${id}`, record({ ...appointment(id, 2), ...change }));
  const first = await Promise.all(Array.from({ length: 300 }, (_, index) => put('user', `visit${index}`)));
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([201]));

  const refused = await put('user', 'visit300');
  expect([refused.status, refused.body]).toEqual([409, { code: 'limit-reached', error: beyondLimits }]);
  expect((await put('other', 'hers')).status).toBe(201);
  const january = { start: '2027-01-04T02:00:00.000Z', end: '2027-01-04T03:00:00.000Z' };
  expect((await put('user', 'visit300', january)).status).toBe(201);
});
