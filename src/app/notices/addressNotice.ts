import { addressWords, codeIsAwaited, hasCode } from '@/shared/domain/auth/addressCode';
import { postponeConfirmation } from '../../features/profile/addressProof';
import type { Ports } from '../../ports/ports';
import { addressAsked } from './addressAsked';
import type { SiteNoticeProps } from './SiteNotice';

/** The page with its own section about it. */
const profile = '/profile';

/**
 * Shows a line while the email address is not confirmed, until the person postpones it.
 * @param onLine called with the line; null removes it.
 * @returns a function that checks again.
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
      { place: 'second', label: 'Not now', onPress: () => postponeConfirmation(ports) },
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
