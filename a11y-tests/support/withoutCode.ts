import type { Page, Request } from '@playwright/test';
import { getEverybodysPage } from './everybodysPage';
import { expect } from './test';

const entry = '**/assets/index-*.js';

/** Notes the elements of the page as it came, and which of them are taken out later; the week is, for the calendar. */
function watchWhatCame() {
  const came = new WeakSet<Node>();
  const gone: string[] = [];
  const seen = { gone, shift: 0 };
  Object.assign(window, { seen });
  document.addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll('main *'))
      if (!element.closest('[data-part="week"]')) came.add(element);
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes) if (came.has(node)) gone.push(node.textContent ?? '');
    }).observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  });
}

/** Adds up what moves from now on: once the page is drawn in its own font, since words in another one are wider or narrower. */
async function watchShift(): Promise<void> {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { seen } = window as unknown as { seen: { shift: number } };
  new PerformanceObserver((list) => {
    for (const moved of list.getEntries()) seen.shift += (moved as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift' });
}

/** A page whose code arrives when a test says so, and all that it asks the server for. */
export async function openWithoutCode(page: Page, path: string) {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
  });
  await page.addInitScript(watchWhatCame);
  let bringCode = () => {};
  const isThere = new Promise<void>((resolve) => (bringCode = resolve));
  await page.route(entry, async (route) => {
    await isThere;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const seen = () =>
    page.evaluate(() => (window as unknown as { seen: { gone: string[]; shift: number } }).seen);
  const gone = async () => (await seen()).gone;
  const isTakenOver = () => expect(page.locator('html[data-ready="true"][data-busy="0"]')).toBeAttached();
  const timesOf = (request: string) => asked.filter((one) => one === request).length;
  const watchShifts = () => page.evaluate(watchShift);
  return { asked, timesOf, bringCode, gone, seen, watchShifts, isTakenOver };
}

/** All words of the page's own part, also those that are not drawn yet, but for those that stand for what code draws. */
export async function textsOf(page: Page): Promise<string[]> {
  const texts = await page.locator('main :not(:has(*)):not([data-part="week"] *)').allTextContents();
  return texts.filter((text) => !drawnByCode.test(text));
}

/** What is drawn by code only, in the place of words that say so. */
export const drawnByCode = /Loading the map…/i;

/** Opens a page as it is for everybody, with its code: what it shows is asked for by that. */
export async function openShell(page: Page, path: string): Promise<void> {
  await getEverybodysPage(page);
  await page.goto(path);
}
