import { beforeEach, expect, it } from 'vitest';
import { createMemoryClock } from '../../adapters/memory/clock';
import { createMemoryRecords } from '../../adapters/memory/records';
import { createMemoryIdentityService, type MemoryIdentityService } from '../../adapters/memory/identity';
import { createMemoryPorts } from '../../adapters/memory/ports';
import type { UserDocument } from '@/shared/domain/users/user';
import type { Collections } from '../../ports/collections';
import type { Ports } from '../../ports/ports';
import { UserDirectoryError, type UserDirectory } from '../../ports/userDirectory';
import { authenticate, type Credentials } from './authenticate';

const clock = createMemoryClock(new Date('2026-11-24T10:00:00+11:00'));
const credentials: Credentials = {
  mode: 'register',
  email: ' Joan@example.org ',
  name: '',
  password: 'Wattle123',
  role: 'user',
};
const wanted = () => true;

let service: MemoryIdentityService;
let documents: Map<string, UserDocument>;
let directory: UserDirectory;
let users: Collections['users'];
let ports: Ports;

beforeEach(() => {
  service = createMemoryIdentityService(clock);
  documents = new Map();
  directory = {
    async create(uid, document) {
      documents.set(uid, document);
      return document;
    },
    read: async (uid) => documents.get(uid) ?? null,
    rename: async () => undefined,
  };
  users = createMemoryRecords().collections.users;
  const identity = service.connect({ login: null });
  ports = createMemoryPorts({
    clock,
    identity: async () => identity,
    userDirectory: async () => directory,
    collections: async () => ({ users }) as Collections,
  });
});

it('a login keeps the user on this device, and in the list without the token', async () => {
  const outcome = await authenticate(ports, credentials, wanted);
  expect(outcome?.message).toEqual({
    kind: 'success',
    text: 'Your account is made. You are logged in as Joan@example.org.',
  });
  const user = ports.currentUser.get()!;
  expect(user).toMatchObject({ email: 'Joan@example.org', username: 'Joan@example.org', role: 'user' });
  expect(user.token).not.toBe('');
  expect(user.lastLogin).toBe('2026-11-23T23:00:00.000Z');
  expect(await (await users()).list()).toEqual([{ ...user, token: '' }]);
});

it('a login tells a person who asked to be an administrator that the server made them a User', async () => {
  directory.create = async (_uid, document) => ({ ...document, role: 'user' });
  const outcome = await authenticate(ports, { ...credentials, role: 'admin' }, wanted);
  expect(outcome?.message.kind).toBe('warning');
  expect(outcome?.message.text).toContain('Your account was made as User.');
});

it('a login says what a role is waiting for', async () => {
  directory.create = async (_uid, document) => ({ ...document, role: 'user', roleOnceShown: 'admin' });
  const outcome = await authenticate(ports, { ...credentials, role: 'admin' }, wanted);
  expect(outcome?.message).toEqual({
    kind: 'warning',
    text: 'Your account is made. You are logged in as Joan@example.org. You are a User for now. You become Administrator when you have shown that this address is yours: log out, choose “Forgotten your password?” and follow the link in the email.',
  });
  expect(ports.currentUser.get()).toMatchObject({ role: 'user' });
});

it('a login does not blame the server when the role could not be saved, and saves it at the next login', async () => {
  const { create } = directory;
  directory.create = () => Promise.reject(new UserDirectoryError('unreachable'));
  const outcome = await authenticate(ports, { ...credentials, role: 'admin' }, wanted);
  expect(outcome?.message.text).toContain('your role could not be saved');
  expect(documents.size).toBe(0);
  directory.create = create;
  await authenticate(ports, { ...credentials, mode: 'login' }, wanted);
  expect([...documents.values()]).toMatchObject([{ email: 'Joan@example.org', role: 'user' }]);
});

it('a login that was cancelled while the service was thinking logs nobody in', async () => {
  expect(await authenticate(ports, credentials, () => false)).toBeNull();
  expect(ports.currentUser.get()).toBeNull();
  const identity = await ports.identity();
  expect(await identity.idToken()).toBeNull();
});

it('a login says when this device cannot store it, and to log out before the page is closed', async () => {
  ports.currentUser.set = () => false;
  const outcome = await authenticate(ports, credentials, wanted);
  expect(outcome?.message).toMatchObject({ kind: 'warning' });
  expect(outcome?.message.text).toMatch(/This device could not keep your login, .* log out first\.$/);
});

it('a login works when the list of users cannot be written', async () => {
  ports.collections = () => Promise.reject(new Error('no storage'));
  await authenticate(ports, credentials, wanted);
  expect(ports.currentUser.get()?.email).toBe('Joan@example.org');
});

it('a registration whose address is not proved keeps that with the login, but not in the list of users', async () => {
  service = createMemoryIdentityService(clock, [], true);
  const identity = service.connect();
  ports = { ...ports, identity: async () => identity };
  const outcome = await authenticate(ports, { ...credentials, role: 'admin' }, wanted);
  expect(ports.currentUser.get()).toMatchObject({
    addressProved: false,
    codeSentAt: '2026-11-23T23:00:00.000Z',
  });
  expect((await (await users()).list())[0]).not.toHaveProperty('addressProved');
  expect(outcome?.message).toMatchObject({ kind: 'success' });

  directory.create = async (_uid, document) => ({ ...document, role: 'user' });
  documents.clear();
  const later = await authenticate(ports, { ...credentials, mode: 'login' }, wanted);
  expect(later?.message.kind).toBe('success');
  // No code was mailed at a login: a line offers it.
  expect(ports.currentUser.get()).not.toHaveProperty('codeSentAt');
  expect(ports.currentUser.get()).toMatchObject({ addressProved: false });
});

it('a registration that asked for a role tells that none is given before the address is confirmed', async () => {
  service = createMemoryIdentityService(clock, [], true);
  const identity = service.connect();
  directory.create = async (_uid, document) => ({ ...document, role: 'user' });
  ports = { ...ports, identity: async () => identity };
  const outcome = await authenticate(ports, { ...credentials, role: 'admin' }, wanted);
  expect(outcome?.message).toEqual({
    kind: 'warning',
    text: 'Your account is made. You are logged in as Joan@example.org. You are a User for now: we give no other role before you have confirmed your email address.',
  });
});

it('a registration keeps the name that was given, cleaned, and a later login knows it', async () => {
  const outcome = await authenticate(ports, { ...credentials, name: '  Joan   Smith ' }, wanted);
  expect(outcome?.message.kind).toBe('success');
  expect([...documents.values()]).toMatchObject([{ name: 'Joan Smith' }]);
  expect(ports.currentUser.get()).toMatchObject({ name: 'Joan Smith', username: 'Joan@example.org' });
  expect(await (await users()).list()).toMatchObject([{ name: 'Joan Smith' }]);

  ports.currentUser.clear();
  await authenticate(ports, { ...credentials, mode: 'login' }, wanted);
  expect(ports.currentUser.get()).toMatchObject({ name: 'Joan Smith' });
});

it('a registration says when the name could not be kept', async () => {
  directory.create = () => Promise.reject(new UserDirectoryError('unreachable'));
  const outcome = await authenticate(ports, { ...credentials, name: 'Joan' }, wanted);
  expect(outcome?.message).toEqual({
    kind: 'warning',
    text: 'Your account is made. You are logged in as Joan@example.org. Your name could not be saved. You can give it again on your profile.',
  });
  expect(ports.currentUser.get()).not.toHaveProperty('name');
});
