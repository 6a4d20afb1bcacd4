import type { CDPSession, Page } from '@playwright/test';
import { whole } from './still';

/** How many DOM nodes and event listeners a page holds on to. */
export interface Held {
  nodes: number;
  listeners: number;
}

/** Counts after a garbage collection. */
export async function held(session: CDPSession): Promise<Held> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const count = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  return { nodes: count('Nodes'), listeners: count('JSEventListeners') };
}

/** Opens a DevTools session to a page. */
export async function measure(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  return session;
}

/** Visits the addresses once and waits on each page for all of its code, which then stays in memory. */
export async function warmUp(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await walk(page, [path], 1);
    await whole(page);
  }
}

/** Goes through the addresses in turn by following the page's own links, `changes` times. */
export async function walk(page: Page, paths: readonly string[], changes: number): Promise<void> {
  for (let change = 0; change < changes; change += 1) {
    const path = paths[change % paths.length]!;
    await page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)!.click(), path);
    await page.waitForFunction(
      (to) =>
        location.pathname === to &&
        document.activeElement?.tagName === 'H1' &&
        document.activeElement.isConnected,
      path,
    );
  }
}
