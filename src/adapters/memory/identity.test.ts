import type { UserDocument } from '@/shared/domain/users/user';
import { expect, test } from 'vitest';
import { describeAddressProof } from '../../ports/addressProof.contract';
import { describeIdentity } from '../../ports/identity.contract';
import { describeUserDirectory } from '../../ports/userDirectory.contract';
import { createMemoryClock } from './clock';
import { createMemoryIdentityService, type MemoryDevice } from './identity';
import { createMemoryUserDirectory } from './userDirectory';

const start = new Date('2026-11-21T09:00:00.000Z');

const environmentOf = async (asks: boolean) => {
  const clock = createMemoryClock(start);
  const service = createMemoryIdentityService(clock, [], asks);
  return {
    device() {
      const device: MemoryDevice = { login: null };
      return { identity: service.connect(device), reload: () => service.connect(device) };
    },
    mailedCode: async () => service.lastMailedCode() ?? 'none',
    setReachable: service.setReachable,
    elapse: clock.pass,
    end: async () => {},
  };
};
describeIdentity('The memory service', () => environmentOf(false));
describeAddressProof('The memory service', () => environmentOf(true));

describeUserDirectory('The memory directory', async () => {
  const service = createMemoryIdentityService(createMemoryClock(start));
  const documents = new Map<string, UserDocument>();
  return {
    device() {
      const device: MemoryDevice = { login: null };
      const { isReachable } = service;
      const whoIsThere = () => service.whoIsThere(device);
      return {
        identity: service.connect(device),
        directory: createMemoryUserDirectory({ documents, whoIsThere, isReachable }),
      };
    },
    setReachable: service.setReachable,
    end: async () => {},
  };
});

test('the memory service says how long to wait after ten wrong passwords', async () => {
  const clock = createMemoryClock(start);
  const service = createMemoryIdentityService(clock, [
    { uid: '1', email: 'ada@example.net', password: 'Correct1' },
  ]);
  const identity = service.connect();
  const guess = () => identity.signIn('ada@example.net', 'Wrong123');
  for (let i = 0; i < 10; i += 1) await expect(guess()).rejects.toMatchObject({ code: 'wrong-password' });
  clock.pass(6 * 60_000);
  await expect(guess()).rejects.toMatchObject({ code: 'too-many-requests', retryAfterSeconds: 540 });
});
