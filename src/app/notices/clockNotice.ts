import { measureClockChange } from '../../adapters/system/clockChange';
import { aheadBy, isClockWrong, isDayOff, type TimedAnswer } from '@/shared/domain/text/deviceClock';
import { wrongDateLine } from '@/shared/domain/text/wrongDateLine';
import type { Ports } from '../../ports/ports';
import type { SiteNoticeProps } from './SiteNotice';

/** The interval of checks while the line is shown, in milliseconds. */
const lookEvery = 60_000;

/**
 * Shows a line while the date of this device is wrong, until it is closed or the clock is right: once for each loaded
 * page.
 * @param first the response that revealed it.
 * @param onLine called with the line; null removes it.
 * @returns a function that checks a later response.
 */
export function openClockNotice(
  { clock, settings }: Pick<Ports, 'clock' | 'settings'>,
  first: TimedAnswer,
  onLine: (line: SiteNoticeProps | null) => void,
): (answer: TimedAnswer) => void {
  const change = measureClockChange(clock);
  let isOpen = true;
  let cancel = () => {};

  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    cancel();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
    onLine(null);
  };
  // Without a request: the person may return from the device's settings to a page that sends none.
  const look = () => {
    cancel();
    const ahead = aheadBy(first) + change();
    if (!isDayOff(ahead)) return close();
    const device = clock.now();
    onLine({
      label: 'The date of your device',
      text: wrongDateLine(device, device.getTime() - ahead, settings.timeZone),
      once: 'clock',
      actions: [{ place: 'second', label: 'Close', onPress: close }],
    });
    cancel = clock.after(lookEvery, look);
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  if (isClockWrong(first) === false) close();
  else look();
  return (answer) => {
    if (isClockWrong(answer) === false) close();
  };
}
