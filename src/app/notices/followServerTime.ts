import { followToldTime } from '../../adapters/server/followToldTime';
import { createSystemClock } from '../../adapters/system/clock';
import { isClockWrong, type TimedAnswer } from '@/shared/domain/text/deviceClock';
import type { Ports } from '../../ports/ports';
import type { SiteNoticeProps } from './SiteNotice';

/**
 * Compares the clock of this device with the time that the server's answers tell. What says that it is wrong is loaded then only.
 * @param onLine is called with the line, and with null when there is none any more.
 */
export function followServerTime(
  { settings }: Pick<Ports, 'settings'>,
  onLine: (line: SiteNoticeProps | null) => void,
): void {
  let look: ((answer: TimedAnswer) => void) | null = null;
  let isLoading = false;
  followToldTime((answer) => {
    if (look) return look(answer);
    if (isLoading || !isClockWrong(answer)) return;
    isLoading = true;
    import('./clockNotice')
      .then((code) => code.openClockNotice)
      .then(
        (open) => {
          // What this device says, also while a page that the server drew is at the server's moment.
          look = open({ settings, clock: createSystemClock() }, answer, onLine);
        },
        // At the next answer it is tried again.
        () => (isLoading = false),
      );
  });
}
