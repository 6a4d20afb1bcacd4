import { expect, test, vi } from 'vitest';
import type { User } from '@/shared/domain/users/user';
import type { Ports } from '../../ports/ports';
import { leaveEarly } from './leaveShared';

const ada = { id: 'ada' } as User;

function computer(use: 'shared' | null, present: User | null = null) {
  const [end, removeTraces] = [vi.fn(), vi.fn(() => Promise.resolve())];
  const ports = {
    deviceUse: () => Promise.resolve({ get: () => use, session: { end } }),
    deviceData: () => Promise.resolve({ removeTraces }),
    currentUser: { get: () => present },
  } as unknown as Ports;
  return { ports, end, removeTraces };
}

test('an early logout removes everything of the person from a shared computer', async () => {
  const { ports, end, removeTraces } = computer('shared');
  expect(await leaveEarly(ports, ada)).toMatchObject({ kind: 'success', loggedOut: true });
  expect(removeTraces).toHaveBeenCalledExactlyOnceWith(ada);
  expect(end).toHaveBeenCalledOnce();
});

test('an early logout says so where the browser refuses to remove', async () => {
  const { ports, removeTraces } = computer('shared');
  removeTraces.mockRejectedValue(new Error('refused'));
  expect(await leaveEarly(ports, ada)).toMatchObject({ kind: 'failed' });
});

test.each([
  ['on a device that is not shared', computer(null)],
  ['where another user has logged in meanwhile', computer('shared', { id: 'tom' } as User)],
])('an early logout touches nothing %s', async (_where, { ports, end, removeTraces }) => {
  expect(await leaveEarly(ports, ada)).toBeNull();
  expect(removeTraces).not.toHaveBeenCalled();
  expect(end).not.toHaveBeenCalled();
});
