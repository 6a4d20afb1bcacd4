import type { Page } from '@playwright/test';

/** The most that a page may move by itself while it loads, by the browser's own measure. */
export const maxShift = 0.02;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

type Watched = Window & { shifts: [number, string][] };

/** Records layout shifts from the page's next load on. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts: [number, string][] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.textContent?.trim().slice(0, 30)} ${previousRect.y}->${currentRect.y}`,
        );
        if (!entry.hadRecentInput) shifts.push([entry.value, moved.join('; ')]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the sum of the recorded layout shifts, and their parts as JSON. */
export async function shiftsOn(page: Page): Promise<{ sum: number; parts: string }> {
  const shifts = await page.evaluate(() => (window as unknown as Watched).shifts);
  return { sum: shifts.reduce((total, [value]) => total + value, 0), parts: JSON.stringify(shifts) };
}
