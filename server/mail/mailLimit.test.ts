import { expect, test } from 'vitest';
import { createTries } from '../identity/tries';
import { createMailLimit } from './mailLimit';

const minute = 60_000;
let now = 0;
const limited = (most: number) =>
  createMailLimit(
    most,
    createTries(() => now),
  );
const person = (uid: string) => ({ uid, email: `${uid}@example.net`, role: 'admin', token: '' }) as const;
const [ada, bob] = [person('ada'), person('bob')];

test('the limit on emails counts each administrator apart, and many requests at once do not pass it', async () => {
  const limit = limited(3);
  const tries = Array.from({ length: 10 }, () => limit.count(ada));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  await limit.count(bob);
});

test('the limit on emails says how long to wait, and begins again an hour later', async () => {
  const limit = limited(1);
  await limit.count(ada);
  now += 20 * minute;
  await expect(limit.count(ada)).rejects.toMatchObject({
    code: 'too-many-requests',
    message: 'You have sent as many emails as one hour allows. Please wait 40 minutes.',
    retryAfter: 2400,
  });
  now += 40 * minute;
  await limit.count(ada);
});
