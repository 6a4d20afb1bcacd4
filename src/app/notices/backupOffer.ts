import { announce } from '../../components/LiveRegion/useAnnounce';
import { backupOffer } from '@/shared/domain/ownBackup/backupWords';
import { isBackupOffered, postponeBackup, saveBackup } from '../../features/profile/ownBackupActions';
import type { Ports } from '../../ports/ports';
import type { SiteNoticeProps } from './SiteNotice';

/**
 * Offers a backup in a line, where a person wants reminders and the interval is over.
 * @param onOffer called with the line; null removes it.
 * @returns a function that checks again.
 */
export function followBackupOffer(
  ports: Ports,
  onOffer: (offer: SiteNoticeProps | null) => void,
): () => void {
  const { currentUser } = ports;
  let asked = 0;
  let isFollowed = false;

  const look = async () => {
    asked += 1;
    const question = asked;
    const user = currentUser.get();
    const due = user !== null && (await isBackupOffered(ports, user));
    if (question !== asked) return;
    onOffer(due ? lineFor(user) : null);
    // Another tab may save one, or put it off.
    if (isFollowed || !user) return;
    isFollowed = true;
    (await (await ports.deviceData()).ownBackup?.())?.subscribe(again);
  };
  // An error in reading is no reason to interrupt anybody.
  const again = () => void look().catch(() => onOffer(null));

  const lineFor = (
    user: NonNullable<ReturnType<typeof currentUser.get>>,
    failure?: string,
  ): SiteNoticeProps => ({
    label: 'A backup of my data',
    text: failure ?? backupOffer,
    actions: [
      {
        place: 'first',
        label: 'Save a backup',
        onPress: () =>
          void saveBackup(ports, user).then(({ kind, text }) => {
            if (kind === 'failed') onOffer(lineFor(user, text));
            else {
              onOffer(null);
              announce(text);
            }
          }),
      },
      {
        place: 'second',
        label: 'Not now',
        onPress: () => void postponeBackup(ports, user).catch(() => onOffer(null)),
      },
    ],
  });
  return again;
}
