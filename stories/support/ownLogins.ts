import type { OwnLogin } from '@/shared/domain/auth/ownLogins';
import { OwnAccountError, type OwnAccount } from '@/src/ports/ownAccount';
import type { OwnLogins } from '@/src/ports/ownLogins';
import { storyPassword } from './calendarFeed';

const login = (id: string, device: string, more: Partial<OwnLogin> = {}): OwnLogin => ({
  id,
  device,
  beganAt: '2026-11-03T00:00:00.000Z',
  lastUsedAt: '2026-11-24T00:00:00.000Z',
  isShared: false,
  isThisOne: false,
  ...more,
});

/** Three devices of one person, and this one. */
export const storyLogins: readonly OwnLogin[] = [
  login('tablet', 'Safari on iPad', { lastUsedAt: '2026-11-20T00:00:00.000Z' }),
  login('here', 'Chrome on Android', { isThisOne: true, lastUsedAt: '2026-11-23T00:00:00.000Z' }),
  login('desk', 'Firefox on Windows'),
  login('library', '', { lastUsedAt: '2026-11-23T22:00:00.000Z', isShared: true }),
];

/** Logins that are kept as long as the story. */
export function createStoryLogins(first: readonly OwnLogin[] = storyLogins): OwnLogins {
  let held = first;
  return {
    read: async () => held,
    async end(id) {
      if (!held.some((one) => one.id === id)) throw new OwnAccountError('outdated');
      held = held.filter((one) => one.id !== id);
    },
    async endOthers() {
      held = held.filter(({ isThisOne }) => isThisOne);
    },
  };
}

/** Takes one old password. */
export const changeStoryPassword: OwnAccount['changePassword'] = async ({ oldPassword }) => {
  if (oldPassword !== storyPassword)
    throw new OwnAccountError('wrong-password', 'The password is not right.');
};
