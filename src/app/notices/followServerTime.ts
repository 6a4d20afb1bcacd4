import { subscribeToServerTime } from '../../adapters/server/subscribeToServerTime';
import { createSystemClock } from '../../adapters/system/clock';
import { isClockWrong, type TimedAnswer } from '@/shared/domain/text/deviceClock';
import type { Ports } from '../../ports/ports';
import type { SiteNoticeProps } from './SiteNotice';

/**
 * Compares this device's clock with the time in the server's responses. The code for the warning loads only when it is
 * wrong.
 * @param onLine called with the line; null removes it.
 */
export function followServerTime(
  { settings }: Pick<Ports, 'settings'>,
  onLine: (line: SiteNoticeProps | null) => void,
): void {
  let look: ((answer: TimedAnswer) => void) | null = null;
  let isLoading = false;
  subscribeToServerTime((answer) => {
    if (look) return look(answer);
    if (isLoading || !isClockWrong(answer)) return;
    isLoading = true;
    import('./clockNotice')
      .then((code) => code.openClockNotice)
      .then(
        (open) => {
          // The device's own time, also while a page that the server drew uses the server's.
          look = open({ settings, clock: createSystemClock() }, answer, onLine);
        },
        // The next response tries again.
        () => (isLoading = false),
      );
  });
}
