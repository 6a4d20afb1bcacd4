import type { Page } from '@playwright/test';
import { nothingUnderWay } from './support/still';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

/** An answer as the network gave it; what a browser has kept without asking is not among them. */
interface Answer {
  path: string;
  status: number;
}

/**
 * Loads a page, and waits until it asks for nothing more.
 * @returns what was asked of our server over the network, and what the browser took from its cache.
 */
async function load(page: Page, path: string, content: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const paths = new Map<string, string>();
  const open = new Set<string>();
  const statuses = new Map<string, number>();
  const end = ({ requestId }: { requestId: string }) => void open.delete(requestId);
  session.on('Network.requestWillBeSent', ({ requestId, request, documentURL }) => {
    const { origin, pathname } = new URL(request.url);
    // Map tiles are another server's, and the stream of changes stays open for as long as the page does.
    if (origin !== new URL(documentURL).origin || pathname === '/api/changes') return;
    paths.set(requestId, pathname);
    // The end of a worker's file is told to the worker alone.
    if (!/-worker-/.test(pathname)) open.add(requestId);
  });
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  // Sent for answers of the network alone, with the status that came over it.
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    statuses.set(requestId, statusCode);
  });
  await page.goto(path);
  await page.locator(content).first().waitFor();
  do await nothingUnderWay(page);
  while (open.size > 0);
  const asked: Answer[] = [];
  const kept: string[] = [];
  for (const [requestId, of] of paths) {
    const status = statuses.get(requestId);
    if (status === undefined) kept.push(of);
    else asked.push({ path: of, status });
  }
  return { asked, kept };
}

const pages = [
  { path: '/', who: 'visitor', content: 'main h1' },
  { path: '/resources', who: 'user', content: 'main article' },
  { path: '/events', who: 'user', content: 'main article' },
  { path: '/services', who: 'user', content: 'main li h3' },
  { path: '/admin-dashboard', who: 'admin', content: 'main tbody tr' },
] as const;

for (const data of ['local', 'server'] as const) {
  for (const { path, who, content } of pages) {
    test.describe(`a second visit to ${path}, data: ${data}`, () => {
      test.use({ data, storageState: storageOf(who, data) });

      test('asks for the page and for data only', async ({ page, context }) => {
        await load(page, path, content);
        const again = await context.newPage();
        const { asked, kept } = await load(again, path, content);
        // It is the one that was kept, but where it is drawn for the person, with what is there now.
        const isDrawn = data === 'server' && who !== 'visitor';
        expect(asked.filter((one) => one.path === path)).toEqual([{ path, status: isDrawn ? 200 : 304 }]);
        const others = asked.filter((one) => one.path !== path && !one.path.startsWith('/api/'));
        expect(others).toEqual([]);
        expect(kept.length).toBeGreaterThan(3);
      });
    });
  }
}
