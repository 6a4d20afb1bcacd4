import { expect, test } from 'vitest';
import { createMailLimit } from './mailLimit';

const minute = 60_000;
const start = Date.UTC(2026, 10, 21, 9);
const person = (uid: string) => ({ uid, email: `${uid}@example.net`, role: 'admin', token: '' }) as const;
const [ada, bob] = [person('ada'), person('bob')];

test('the limit on emails counts each administrator apart, and many requests at once do not pass it', async () => {
  const limit = createMailLimit(3);
  const tries = Array.from({ length: 10 }, () => limit.count(ada, start));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  await limit.count(bob, start);
});

test('the limit on emails says how long to wait, and begins again an hour later', async () => {
  const limit = createMailLimit(1);
  await limit.count(ada, start);
  await expect(limit.count(ada, start + 20 * minute)).rejects.toMatchObject({
    code: 'too-many-requests',
    message: 'You have sent as many emails as one hour allows. Please wait 40 minutes.',
    retryAfter: 2400,
  });
  await limit.count(ada, start + 60 * minute);
});
