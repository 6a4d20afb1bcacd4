import type { Page } from '@playwright/test';
import { askClipped, askRotations } from './ask';
import type { RuleAnswer } from './inPage/seen';

/** A window of 1280 by 1024 at 200 % zoom. */
const zoomed = { width: 640, height: 512 };
/** The same, held upright. */
const upright = { width: 512, height: 640 };

const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Turning the device turns nothing on the page by a quarter. */
function turned(across: readonly number[], down: readonly number[]): RuleAnswer {
  const quarters = across.filter((degrees, place) => {
    const difference = Math.abs(degrees - (down[place] ?? degrees)) % 180;
    return Math.abs(difference - 90) < 2;
  });
  return {
    targets: across.length,
    findings: quarters.length > 0 ? [`${quarters.length} elements turn with the device`] : [],
  };
}

/** What is found in a small window, across and upright; the window then has its size again. */
export async function lookInWindows(page: Page): Promise<Record<'clipped-text' | 'orientation', RuleAnswer>> {
  const before = page.viewportSize();
  await page.setViewportSize(zoomed);
  await drawn(page);
  const clipped = await askClipped(page);
  const across = await askRotations(page);
  await page.setViewportSize(upright);
  await drawn(page);
  const down = await askRotations(page);
  if (before) await page.setViewportSize(before);
  return { 'clipped-text': clipped, orientation: turned(across, down) };
}
