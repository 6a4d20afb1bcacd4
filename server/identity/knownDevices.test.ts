import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKnownDevices } from './knownDevices';

const key = new Uint8Array(32).fill(7);
const account = (uid: string, passwordHash = 'hash') => ({
  uid,
  email: `${uid}@example.net`,
  passwordHash,
  createdAt: 0,
  demonstration: false,
});
const ada = account('uid-ada');
const bob = account('uid-bob');

test('a device is recognised for the person who logged in on it, and keeps its id', () => {
  const devices = createKnownDevices(key);
  const cookie = devices.remember(undefined, ada);
  const device = devices.deviceOf(cookie, ada);
  expect(device).toMatch(/^[\w-]{22}$/);
  expect(devices.deviceOf(devices.remember(cookie, ada), ada)).toBe(device);
  expect(devices.deviceOf(cookie, bob)).toBeNull();
  expect(devices.deviceOf(undefined, ada)).toBeNull();
  expect(createKnownDevices(key).deviceOf(cookie, ada)).toBe(device);
});

test('a shared device is recognised for up to four people', () => {
  const devices = createKnownDevices(key);
  const people = ['1', '2', '3', '4', '5'].map((uid) => account(uid));
  let cookie: string | undefined;
  for (const one of people) cookie = devices.remember(cookie, one);
  expect(people.map((one) => devices.deviceOf(cookie, one) !== null)).toEqual([
    false,
    true,
    true,
    true,
    true,
  ]);
  expect(cookie!.length).toBeLessThan(600);
});

test('a device is no longer recognised after a password change', () => {
  const devices = createKnownDevices(key);
  const cookie = devices.remember(undefined, ada);
  expect(devices.deviceOf(cookie, { ...ada, passwordHash: 'new' })).toBeNull();
});

test('a cookie cannot be forged with another key, device, account or the token key itself', () => {
  const devices = createKnownDevices(key);
  const cookie = devices.remember(undefined, ada);
  const [uid, device, signature] = cookie.split('.');
  const byTokenKey = createHmac('sha256', key).update(`${uid}.${device}.hash`).digest('base64url');
  for (const forged of [
    createKnownDevices(new Uint8Array(32)).remember(undefined, ada),
    `${uid}.${'A'.repeat(22)}.${signature}`,
    `${uid}.${device}.${'A'.repeat(43)}`,
    `${uid}.${device}.${byTokenKey}`,
    `${uid}.${device}.`,
    `${uid}.${device}`,
    '~~~~',
    `${'~'.repeat(10)}${cookie}`,
  ]) {
    expect(devices.deviceOf(forged, ada)).toBeNull();
  }
  expect(devices.deviceOf(`${bob.uid}.${device}.${signature}`, bob)).toBeNull();
});
