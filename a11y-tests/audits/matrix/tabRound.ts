import type { Page } from '@playwright/test';
import { focusLook } from '../../support/keyboard';
import { loadingLines, whole } from '../../support/still';

/** More stops than any screen has: that many presses of Tab mean a keyboard trap. */
const most = 250;

/** The findings of tabbing through the page, and back with Shift+Tab. */
export interface TabRound {
  stops: number;
  /** Stops without a focus ring. */
  unmarked: string[];
  /** Stops that something else covers. */
  covered: string[];
  /** Keyboard traps, and where the order backwards differs from the order forwards. */
  caught: string[];
}

/** Marks the focused element, to recognise it later. @returns its mark, and null when nothing has the focus */
async function stopMark(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) return null;
    if (element.matches('[role=dialog], [role=alertdialog]')) return 'dialog';
    // Tab stops once in a radio group: at the first going forwards, at the last going backwards.
    if (element instanceof HTMLInputElement && element.type === 'radio') return `radios ${element.name}`;
    const marks = ((window as unknown as { stopMarks?: Map<Element, string> }).stopMarks ??= new Map());
    if (!marks.has(element)) marks.set(element, `stop ${marks.size + 1}`);
    return marks.get(element)!;
  });
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab', round: TabRound): Promise<string[]> {
  const stops: string[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    const mark = await stopMark(page);
    // After the last stop the focus leaves the page for the browser; in a dialog it starts again.
    if (mark === null || stops[0] === mark) return stops;
    // A dialog takes the focus itself where Tab would leave it.
    if (mark === 'dialog') continue;
    const look = (await focusLook(page))!;
    if (!look.ring) round.unmarked.push(`${look.name} (${key})`);
    if (!look.seen) round.covered.push(`${look.name} (${key})`);
    // A time field has several stops.
    if (stops.at(-1) === mark) continue;
    if (stops.includes(mark)) {
      round.caught.push(`${key} comes back to ${look.name} before the end`);
      return stops;
    }
    stops.push(mark);
  }
  round.caught.push(`${most} presses of ${key} did not come to an end`);
  return stops;
}

/** Scrolls down the page once, so that lazily loaded parts such as the map are there. */
async function bringAll(page: Page): Promise<void> {
  // A state of loading stays one.
  const held = await loadingLines(page);
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      // An IntersectionObserver reports after the second frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
  await whole(page, held);
}

/** Goes once around with Tab, and once around with Shift+Tab, from the top of the page or of the dialog that is open. */
export async function tabRound(page: Page): Promise<TabRound> {
  const round: TabRound = { stops: 0, unmarked: [], covered: [], caught: [] };
  // The map's popup is a dialog, too, but leaves the page as it is.
  const dialog = page.locator('[data-locked] :is([role=dialog], [role=alertdialog]):not([inert] *)');
  if ((await dialog.count()) > 0) {
    await dialog.focus();
  } else {
    await bringAll(page);
    await page.evaluate(() => {
      // Blurring is not enough: Tab would go on from where the focus was.
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
      window.scrollTo(0, 0);
    });
  }
  const there = await walk(page, 'Tab', round);
  const back = await walk(page, 'Shift+Tab', round);
  round.stops = there.length;
  if (there.length === 0) round.caught.push('no stop at all');
  const sameStops = there.length === back.length && there.every((stop) => back.includes(stop));
  if (!sameStops)
    round.caught.push(`there are ${there.length} stops with Tab, ${back.length} with Shift+Tab`);
  return round;
}
