import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OwnLogin } from '@/shared/domain/auth/ownLogins';
import { OwnAccountError, type OwnAccount } from '@/src/ports/ownAccount';
import {
  makeTestEnvironment,
  unreachable,
  type BrowserLike,
  type TestEnvironment,
} from '@/testing/adapters/serverEnvironment';
import { createServerOwnAccount } from './ownAccount';

const password = 'Correct1';
const order = { password, titles: false, renews: false };

let environment: TestEnvironment;
let device: BrowserLike;
beforeEach(async () => {
  environment = await makeTestEnvironment({ DATA: 'server' });
  device = environment.device();
  await device.identity.createAccount('ann@example.net', password);
});
afterEach(() => environment.end());

const accountOf = ({ call, identity, currentUser }: BrowserLike): OwnAccount =>
  createServerOwnAccount({ call, identity: async () => identity, currentUser });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof OwnAccountError ? error.code : error),
  );

test('a calendar feed is made, read, changed, renewed and turned off', async () => {
  const { calendarFeed } = accountOf(device);
  expect(await calendarFeed.read()).toBeNull();
  const { feed, address } = await calendarFeed.make(order);
  expect(feed).toEqual({ madeAt: '2026-11-21T09:00:00.000Z', titles: false });
  expect((await fetch(address)).status).toBe(200);
  expect(await calendarFeed.showTitles(true)).toEqual({ ...feed, titles: true });
  const renewed = await calendarFeed.make({ ...order, titles: true, renews: true });
  expect((await fetch(address)).status).toBe(410);
  expect((await fetch(renewed.address)).status).toBe(200);
  await calendarFeed.end();
  expect(await calendarFeed.read()).toBeNull();
});

test('a refusal says what kind it is, and what another window did is one of its own', async () => {
  const { calendarFeed } = accountOf(device);
  expect(await codeOf(calendarFeed.make({ ...order, password: 'Guessed1' }))).toBe('wrong-password');
  expect(await codeOf(calendarFeed.showTitles(true))).toBe('outdated');
  expect(await codeOf(calendarFeed.make({ ...order, renews: true }))).toBe('outdated');
  await calendarFeed.make(order);
  expect(await codeOf(calendarFeed.make(order))).toBe('outdated');
  environment.network = unreachable;
  expect(await codeOf(calendarFeed.read())).toBe('unreachable');
});

test('logins are listed and ended, one by one and all others', async () => {
  const here = accountOf(device);
  const [there, third] = [environment.device(), environment.device()];
  await there.identity.signIn('ann@example.net', password);
  await third.identity.signIn('ann@example.net', password);
  const all = await here.logins.read();
  expect(all).toHaveLength(3);
  const [{ id }] = (await accountOf(there).logins.read()).filter(({ isThisOne }) => isThisOne) as [OwnLogin];
  await here.logins.end(id);
  expect(await codeOf(here.logins.end(id))).toBe('outdated');
  expect(await codeOf(accountOf(there).logins.read())).toBe('refused');
  await here.logins.endOthers();
  expect(await codeOf(accountOf(third).logins.read())).toBe('refused');
  expect(await here.logins.read()).toMatchObject([{ isThisOne: true, isShared: false }]);
});

test('the password is changed with the old one, and a refusal says which of the two is wrong', async () => {
  const here = accountOf(device);
  const next = 'Changed1';
  const code = (oldPassword: string, newPassword: string) =>
    codeOf(here.changePassword({ oldPassword, newPassword }));
  expect(await code('Guessed1', next)).toBe('wrong-password');
  expect(await code(password, 'short1')).toBe('weak-password');
  expect(await code(password, next)).toBe('done');
  expect(await here.logins.read()).toHaveLength(1);
  const other = environment.device();
  expect(await other.identity.signIn('ann@example.net', next)).toMatchObject({ email: 'ann@example.net' });
  environment.network = unreachable;
  expect(await code(next, password)).toBe('unreachable');
});

test('nothing that was begun in one person’s name is done in another’s', async () => {
  const ann = accountOf(device);
  await device.identity.createAccount('bob@example.net', password);
  await accountOf(device).calendarFeed.make(order);
  expect(await codeOf(ann.calendarFeed.end())).toBe('refused');
  expect(await codeOf(ann.delete(password))).toBe('refused');
  expect(await accountOf(device).calendarFeed.read()).not.toBeNull();
});
