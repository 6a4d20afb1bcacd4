import type { Page } from '@playwright/test';

/**
 * Begins to measure the work of the page's own thread.
 * @returns how long that took until now, in milliseconds of the processor: what else the machine does counts for nothing.
 */
export async function measureWork(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  const before = await worked();
  return async () => (await worked()) - before;
}
