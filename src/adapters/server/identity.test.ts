import { expect, test } from 'vitest';
import { createMemoryClock } from '../memory/clock';
import { createServerIdentity } from './identity';
import { createServerCall } from './serverCalls';

/** A page whose server sends this response. */
const pageWith = (status: number, body: object) => {
  const clock = createMemoryClock(new Date(0));
  return createServerIdentity({
    call: createServerCall({ clock, fetch: () => Promise.resolve(Response.json(body, { status })) }),
    clock,
    currentUser: { get: () => null, subscribe: () => () => {} },
    pendingSignOut: { get: () => false, set: () => {} },
    onEnded: () => {},
    keepsCookies: () => true,
  });
};

test.each([
  [507, { error: 'No room.', code: 'disk-full' }, 'disk-full'],
  [500, { error: 'No disk.', code: 'disk-failed' }, 'disk-failed'],
  [500, { error: 'Something went wrong.', code: 'internal' }, 'unreachable'],
  [503, { error: 'A proxy says so.' }, 'unreachable'],
  [403, { error: 'Please pay for the network.' }, 'unreachable'],
  [403, { error: 'From another site.', code: 'foreign-origin' }, 'unknown'],
])('a login that is answered with %i and %j fails with %s', async (status, body, code) => {
  await expect(pageWith(status, body).signIn('ada@example.net', 'Wattle123')).rejects.toMatchObject({ code });
});
