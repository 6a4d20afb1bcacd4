import { describe, expect, test } from 'vitest';
import type { IdentityState } from '../ports/identity';
import { createIdentity, type IdentityTransport, type Login } from './identity';
import { createMemoryClock } from './memory/clock';

const hour = 60 * 60_000;
const start = new Date('2026-11-21T09:00:00.000Z');

const loginOf = (uid: string, { token = `token of ${uid}`, lasts = hour } = {}): Login => ({
  account: { uid, email: `${uid}@example.net` },
  token,
  endsAt: start.getTime() + lasts,
});

/** A promise that the test settles. */
function deferred<T>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: Error) => void;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/** An identity on a service with the test's answers. */
function setUp(own: Partial<IdentityTransport> = {}) {
  const clock = createMemoryClock(start);
  const renewals: ReturnType<typeof deferred<Login | null>>[] = [];
  const ended: (Login | null)[] = [];
  let onChange: (login: Login | null) => void = () => {};
  const transport: IdentityTransport = {
    stored: () => null,
    createAccount: async () => loginOf('ada'),
    signIn: async () => loginOf('ada'),
    renew() {
      const renewal = deferred<Login | null>();
      renewals.push(renewal);
      return renewal.promise;
    },
    signOut: async (login) => void ended.push(login),
    watch: (listener) => void (onChange = listener),
    sendPasswordReset: async () => {},
    confirmPasswordReset: async () => {},
    ...own,
  };
  const identity = createIdentity(transport, clock);
  const states: string[] = [];
  const name = (state: IdentityState) => (state.kind === 'signed-in' ? state.account.uid : state.kind);
  const follow = () => identity.onStateChange((state) => states.push(name(state)));
  return {
    identity,
    clock,
    renewals,
    ended,
    states,
    follow,
    fromOtherTab: (login: Login | null) => onChange(login),
  };
}

describe('createIdentity', () => {
  test('ignores an answer to a request from before a logout', async () => {
    const { identity, renewals, states, follow } = setUp({ stored: () => loginOf('ada', { lasts: 1000 }) });
    follow();
    const token = identity.idToken();
    await identity.signOut();
    renewals[0]!.resolve(loginOf('ada', { token: 'new' }));
    expect(await token).toBeNull();
    expect(states).toEqual(['signed-out']);
    expect(renewals).toHaveLength(1);
  });

  test('does not report "unreachable" for a request from before a login', async () => {
    const { identity, renewals, states, follow } = setUp();
    follow();
    await identity.signIn('', '');
    renewals[0]!.reject(new Error('Nobody answered'));
    await expect(renewals[0]!.promise).rejects.toThrow('Nobody answered');
    expect(await identity.idToken()).toBe('token of ada');
    expect(states).toEqual(['ada']);
  });

  test('waits for the login that is being read from the device', async () => {
    const ready = deferred<void>();
    let stored: Login | null = null;
    const { identity, renewals } = setUp({ stored: () => stored, ready: ready.promise });
    const token = identity.idToken();
    stored = loginOf('ada');
    ready.resolve();
    expect(await token).toBe('token of ada');
    expect(renewals).toEqual([]);
  });

  test('keeps a newer login over the one that is read from the device', async () => {
    const ready = deferred<void>();
    const { identity } = setUp({ stored: () => loginOf('bob'), ready: ready.promise });
    await identity.signIn('', '');
    ready.resolve();
    await ready.promise;
    expect(await identity.idToken()).toBe('token of ada');
  });

  test('still ends a login at the service that another tab has cleared', async () => {
    const { identity, ended, fromOtherTab } = setUp({ stored: () => loginOf('ada') });
    fromOtherTab(null);
    await identity.signOut();
    expect(ended).toEqual([loginOf('ada')]);
  });

  test('renews a token that has less than five minutes left, once for all who ask', async () => {
    const { identity, clock, renewals } = setUp({ stored: () => loginOf('ada') });
    clock.pass(54 * 60_000);
    expect(await identity.idToken()).toBe('token of ada');
    clock.pass(2 * 60_000);
    const asked = [identity.idToken(), identity.idToken('ada')];
    await expect.poll(() => renewals).toHaveLength(1);
    renewals[0]!.resolve(loginOf('ada', { token: 'new', lasts: 3 * hour }));
    expect(await Promise.all(asked)).toEqual(['new', 'new']);
  });

  test('takes a newer token from another tab, and no older one', async () => {
    const { identity, states, follow, renewals, fromOtherTab } = setUp({ stored: () => loginOf('ada') });
    follow();
    renewals[0]!.resolve(loginOf('ada'));
    await expect.poll(() => states).toEqual(['ada']);
    fromOtherTab(loginOf('ada', { token: 'newer', lasts: 2 * hour }));
    fromOtherTab(loginOf('ada', { token: 'older' }));
    expect(await identity.idToken()).toBe('newer');
    expect(states).toEqual(['ada']);
  });

  test('notifies of another person’s login in another tab', async () => {
    const { states, follow, renewals, fromOtherTab } = setUp({ stored: () => loginOf('ada') });
    follow();
    renewals[0]!.resolve(loginOf('ada'));
    await expect.poll(() => states).toEqual(['ada']);
    fromOtherTab(loginOf('bob'));
    expect(states).toEqual(['ada', 'bob']);
  });

  test('notifies of changes only, and of nothing once a listener has stopped', async () => {
    const { identity, states, follow } = setUp();
    follow();
    await identity.signIn('', '');
    await identity.signIn('', '');
    expect(states).toEqual(['ada']);
    const stop = follow();
    stop();
    expect(await identity.idToken()).toBe('token of ada');
    expect(states).toEqual(['ada']);
  });

  test('retries only while there are listeners', async () => {
    const { clock, renewals, states, follow } = setUp();
    const stop = follow();
    renewals[0]!.reject(new Error('Nobody answered'));
    await expect.poll(() => states).toEqual(['unreachable']);
    stop();
    clock.pass(30_000);
    expect(renewals).toHaveLength(1);
  });
});
