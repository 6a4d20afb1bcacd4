import { measureClockChange } from '../../adapters/system/clockChange';
import { aheadBy, isClockWrong, isDayOff, type TimedAnswer } from '@/shared/domain/text/deviceClock';
import { wrongDateLine } from '@/shared/domain/text/wrongDateLine';
import type { Ports } from '../../ports/ports';
import type { SiteNoticeProps } from './SiteNotice';

/** How often the clock is looked at while the line is there, in milliseconds. */
const lookEvery = 60_000;

/**
 * Says in one line that the date of this device is wrong, until it is closed or the clock is right: once for each page that is
 * loaded.
 * @param first the answer that showed it.
 * @param onLine is called with the line, and with null when there is none any more.
 * @returns looks at a later answer.
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
  // Without asking: somebody may come back from the settings of the device to a page that asks for nothing.
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
