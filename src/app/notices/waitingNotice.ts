import { waitingAfterLogout } from '@/shared/domain/waitingChanges/waitingTexts';
import type { User } from '@/shared/domain/users/user';
import type { Ports } from '../../ports/ports';
import type { SiteNoticeProps } from './SiteNotice';

/**
 * Shows a line, after a user has logged out on their own device, with the number of changes that still wait there.
 * @param onLine called with the line; null removes it.
 * @returns a function that checks again.
 */
export function followWaitingNotice(
  ports: Ports,
  onLine: (line: SiteNoticeProps | null) => void,
): () => void {
  const { currentUser } = ports;
  const queue = async () => (await ports.collections()).waitingChanges();
  let last: User | null = currentUser.get();
  let asked = 0;

  const close = () => {
    last = null;
    onLine(null);
  };
  const look = async () => {
    asked += 1;
    const question = asked;
    const user = currentUser.get();
    if (user) last = user;
    const isShared = (await ports.deviceUse()).get() === 'shared';
    // A shared computer keeps nothing of a user who has left.
    const count = last === null || user || isShared ? 0 : await (await queue())?.count(last.id);
    if (question !== asked) return;
    if (!count) return onLine(null);
    onLine({
      label: 'Waiting changes',
      text: waitingAfterLogout(count),
      actions: [{ place: 'second', label: 'Close', onPress: close }],
    });
  };
  const again = () => void look().catch(() => onLine(null));
  // "Clear my data from this device" deletes them.
  void queue()
    .then((changes) => changes?.subscribe(again))
    .catch(() => undefined);
  return again;
}
