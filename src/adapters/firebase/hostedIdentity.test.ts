import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exchangeHolds } from '@/shared/domain/auth/firebaseLogin';
import {
  accountOf,
  type FirebaseEnvironment,
  openBrowser as openBrowserIn,
  startFirebaseEnvironment,
  time,
} from '@/testing/adapters/firebaseEnvironment';
import { unreachable } from '@/testing/adapters/serverEnvironment';
import type { HostedIdentity } from './hostedIdentity';
import { listOutbox } from '@/shared/contract/operations/admin';
import { readLogins } from '@/shared/contract/operations/ownAccount';

let hosted: FirebaseEnvironment;
let google: FirebaseEnvironment['google'];
let environment: FirebaseEnvironment['environment'];

beforeEach(async () => {
  hosted = await startFirebaseEnvironment();
  ({ google, environment } = hosted);
});
afterEach(() => hosted.end());

const openBrowser = (options?: { keepsCookies: boolean }) => openBrowserIn(hosted, options);
const signIn = async ({ identity }: HostedIdentity, uid = 'ada') =>
  identity.signIn(`${uid}@example.net`, 'Correct1');
const me = async (browser: ReturnType<typeof openBrowser>, token: string) =>
  browser.call(readLogins, {}, { token });

describe('a login with a hosted account', () => {
  test('is exchanged once, and the token is that of the session', async () => {
    const browser = openBrowser();
    expect(await signIn(browser.page)).toEqual(accountOf('ada'));
    const token = (await browser.page.identity.idToken())!;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await me(browser, token)).toMatchObject({ ok: true });
    for (let n = 0; n < 3; n += 1) expect(await browser.page.identity.idToken()).toBe(token);
    expect(browser.exchanges()).toBe(1);
    browser.follow(browser.page);
    await expect.poll(() => browser.states).toEqual(['signed-in']);
  });

  test('is exchanged again at the start of a page, in the same session', async () => {
    const browser = openBrowser();
    await signIn(browser.page);
    const token = await browser.store(browser.page);
    google.entries['ada'] = { role: 'admin' };
    const again = browser.load();
    browser.follow(again);
    await expect.poll(() => browser.states).toEqual(['signed-in']);
    expect(await again.identity.idToken()).toBe(token);
    expect(browser.exchanges()).toBe(2);
    expect(await browser.call(listOutbox, {}, { token })).toMatchObject({ ok: true });
  });

  test('goes on for longer than a day, by one more exchange', async () => {
    const browser = openBrowser();
    await signIn(browser.page);
    for (let days = 0; days < 3; days += 1) {
      environment.elapse(exchangeHolds);
      browser.sdk.renews();
      const token = (await browser.page.identity.idToken())!;
      expect(await me(browser, token)).toMatchObject({ ok: true });
    }
  });

  test('ends here and at the server with one logout', async () => {
    const browser = openBrowser();
    await signIn(browser.page);
    await browser.page.identity.signOut();
    expect(browser.sdk.sdk.account()).toBeNull();
    expect(await browser.page.identity.idToken()).toBeNull();
    expect(await environment.server.parts.sessions.of('ada', time)).toEqual([]);
  });

  test('that was ended without an answer ends at the server with the next start of a page', async () => {
    const browser = openBrowser();
    await signIn(browser.page);
    await browser.store(browser.page);
    environment.network = unreachable;
    browser.currentUser.clear();
    await browser.page.identity.signOut();
    expect(await environment.server.parts.sessions.of('ada', time)).toHaveLength(1);
    environment.network = fetch;
    browser.follow(browser.load());
    await expect.poll(() => browser.states).toEqual(['signed-out']);
    expect(await environment.server.parts.sessions.of('ada', time)).toEqual([]);
  });

  test('that the server ended is exchanged again, where the service still knows it', async () => {
    const browser = openBrowser();
    await signIn(browser.page);
    const token = await browser.store(browser.page);
    await environment.server.parts.sessions.endAll('ada');
    expect(await me(browser, token)).toMatchObject({ code: 'signed-out' });
    await expect.poll(() => browser.page.identity.idToken()).not.toBe(token);
    const next = (await browser.page.identity.idToken())!;
    expect(await me(browser, next)).toMatchObject({ ok: true });
    expect(browser.currentUser.get()?.token).toBe(next);
    expect(browser.exchanges()).toBe(2);
  });

  test('that the server ended is over, where the service does not know it any more', async () => {
    const browser = openBrowser();
    await signIn(browser.page);
    const token = await browser.store(browser.page);
    browser.follow(browser.page);
    await expect.poll(() => browser.states).toEqual(['signed-in']);
    await environment.server.parts.sessions.endAll('ada');
    browser.sdk.become(null);
    await me(browser, token);
    await expect.poll(() => browser.states).toEqual(['signed-in', 'signed-out']);
  });

  test('whose token the server does not take is over, after a fresh one was tried', async () => {
    const browser = openBrowser();
    await signIn(browser.page);
    const token = await browser.store(browser.page);
    browser.follow(browser.page);
    await expect.poll(() => browser.states).toEqual(['signed-in']);
    await environment.server.parts.sessions.endAll('ada');
    browser.sdk.renews({ aud: 'another project' });
    await me(browser, token);
    await expect.poll(() => browser.states).toEqual(['signed-in', 'signed-out']);
    expect(browser.sdk.sdk.account()).toBeNull();
  });

  test('is exchanged when the service says that something has changed', async () => {
    const browser = openBrowser();
    await signIn(browser.page);
    const token = (await browser.page.identity.idToken())!;
    google.entries['ada'] = { role: 'admin' };
    expect(await browser.call(listOutbox, {}, { token })).toMatchObject({ ok: false, status: 403 });
    browser.sdk.renews();
    await expect.poll(browser.exchanges).toBe(2);
    await expect.poll(() => browser.call(listOutbox, {}, { token })).toMatchObject({ ok: true });
    google.entries['ada'] = { role: 'user' };
    await browser.page.exchangeAgain();
    expect(await browser.call(listOutbox, {}, { token })).toMatchObject({ status: 403 });
  });

  test('of another tab takes the place of the one here, at the server as well', async () => {
    const browser = openBrowser();
    await signIn(browser.page);
    browser.follow(browser.page);
    await expect.poll(() => browser.states).toEqual(['signed-in']);
    browser.sdk.become('bob');
    await expect.poll(() => browser.page.identity.idToken('bob')).toMatch(/./);
    expect(await environment.server.parts.sessions.of('ada', time)).toEqual([]);
    browser.sdk.become(null);
    await expect.poll(() => browser.states.at(-1)).toBe('signed-out');
    await expect.poll(() => environment.server.parts.sessions.of('bob', time)).toEqual([]);
  });

  test('that the service has revoked ends at the server as well', async () => {
    const browser = openBrowser();
    await signIn(browser.page);
    await browser.store(browser.page);
    browser.sdk.become(null);
    browser.follow(browser.load());
    await expect.poll(() => browser.states).toEqual(['signed-out']);
    expect(await environment.server.parts.sessions.of('ada', time)).toEqual([]);
  });
});

describe('without an answer', () => {
  test('of the service the login here holds for as long as the session does', async () => {
    const browser = openBrowser();
    await signIn(browser.page);
    const token = await browser.store(browser.page);
    browser.sdk.isReachable = false;
    const again = browser.load();
    browser.follow(again);
    await expect.poll(() => browser.states).toEqual(['signed-in']);
    environment.elapse(60 * 60_000);
    expect(await again.identity.idToken()).toBe(token);
    environment.elapse(exchangeHolds);
    await expect(again.identity.idToken()).rejects.toMatchObject({ code: 'unreachable' });
  });

  test('of the server nobody is logged out', async () => {
    const browser = openBrowser();
    await signIn(browser.page);
    const token = await browser.store(browser.page);
    environment.network = unreachable;
    const again = browser.load();
    browser.follow(again);
    await expect.poll(() => browser.states).toEqual(['unreachable']);
    expect(await again.identity.idToken()).toBe(token);
    environment.network = fetch;
    environment.elapse(30_000);
    await expect.poll(() => browser.states).toEqual(['unreachable', 'signed-in']);
  });

  test('a login is refused and forgotten, and a new account is made all the same', async () => {
    const browser = openBrowser();
    environment.network = unreachable;
    await expect(signIn(browser.page)).rejects.toMatchObject({ code: 'unreachable' });
    expect(browser.sdk.sdk.account()).toBeNull();
    const { identity } = browser.page;
    expect(await identity.createAccount('bob@example.net', 'Correct1')).toEqual(accountOf('bob'));
    await expect(identity.idToken()).rejects.toMatchObject({ code: 'unreachable' });
    environment.network = fetch;
    expect(await identity.idToken()).toMatch(/./);
  });
});

test('a browser that keeps no cookies is told so before anything is sent', async () => {
  const browser = openBrowser({ keepsCookies: false });
  await expect(signIn(browser.page)).rejects.toMatchObject({ code: 'cookies-refused' });
  expect(browser.sdk.sdk.account()).toBeNull();
  expect(browser.requests).toEqual([]);
});
