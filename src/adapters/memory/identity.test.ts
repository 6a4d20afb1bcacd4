import type { UserDocument } from '../../domain/user';
import { describeIdentity } from '../../ports/identity.contract';
import { describeUserDirectory } from '../../ports/userDirectory.contract';
import { createMemoryClock } from './clock';
import { createMemoryIdentityService, type MemoryDevice } from './identity';
import { createMemoryUserDirectory } from './userDirectory';

const start = new Date('2026-11-21T09:00:00.000Z');

describeIdentity('The memory service', async () => {
  const clock = createMemoryClock(start);
  const service = createMemoryIdentityService(clock);
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
});

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
