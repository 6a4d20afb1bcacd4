import { addressWords, codeIsAwaited, hasCode } from '@/shared/domain/auth/addressCode';
import { proveLater } from '../../features/profile/addressProof';
import type { Ports } from '../../ports/ports';
import { addressAsked } from './addressAsked';
import type { SiteNoticeProps } from './SiteNotice';

/** The page that has a section of its own about it. */
const profile = '/profile';

/**
 * Says in one line that the address is not proved, until that is put off.
 * @param onLine is called with the line, and with null when there is none any more.
 * @returns looks again.
 */
export function followAddressNotice(
  ports: Ports,
  onLine: (line: SiteNoticeProps | null) => void,
): () => void {
  const line: SiteNoticeProps = {
    label: 'Your email address',
    text: addressWords.line,
    actions: [
      {
        place: 'first',
        label: addressWords.button,
        onPress: () => {
          // Its code did not arrive.
          if (addressAsked.isEmpty()) window.location.assign(profile);
          else addressAsked.notify(document.activeElement);
        },
      },
      { place: 'second', label: 'Not now', onPress: () => proveLater(ports) },
    ],
  };
  return () => {
    const user = ports.currentUser.get();
    // After registering, a dialog asks.
    const isDue =
      user?.addressProved === false &&
      !user.provesLater &&
      !hasCode(user, ports.clock.now().getTime(), codeIsAwaited) &&
      window.location.pathname !== profile;
    onLine(isDue ? line : null);
  };
}
