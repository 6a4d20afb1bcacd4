import type { Page, Request, Route } from '@playwright/test';
import { expect } from './test';

/** What a page asked for at once: paths. */
export type Step = readonly string[];

/** Longer than React holds content back that follows a placeholder, in milliseconds. */
const quiet = 400;

/** The stream of changes stays open for as long as the page does. */
const isStream = (request: Request) => new URL(request.url()).pathname === '/api/changes';

const pathOf = (request: Request) => new URL(request.url()).pathname;

/**
 * Loads a page with every answer held back until the page asks for nothing more; then all of them come, and it goes on. So
 * each round is a step of the chain: what it asks for has to wait for something of the round before, be it the file that names
 * it, the code that asks for it or the answer that it depends on.
 * @param content what the first view is waited for by.
 * @param change what is done to the HTML, to plant a fault.
 * @returns the steps that were needed until the content was there; the first is the HTML alone.
 */
export async function stepsOf(
  page: Page,
  path: string,
  content: string,
  change?: (html: string) => string,
): Promise<Step[]> {
  let held: Route[] = [];
  let isOver = false;
  await page.route('**/*', async (route) => {
    if (isOver) await route.continue();
    else held.push(route);
  });
  const release = async (route: Route) => {
    const request = route.request();
    if (change && request.isNavigationRequest()) {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    } else await route.continue();
    if (!isStream(request)) await (await request.response())?.finished();
  };
  const loading = page.goto(path, { waitUntil: 'commit' });
  const steps: Step[] = [];
  do {
    await expect
      .poll(() => held.length, `what leads to ${content}, after ${JSON.stringify(steps)}`)
      .not.toBe(0);
    // All that the page asks for now.
    let known: number;
    do {
      known = held.length;
      if (steps.length > 0) await noChangeFor(page, quiet);
    } while (held.length > known);
    const [now] = [held, (held = [])];
    steps.push(now.map((route) => pathOf(route.request())));
    await Promise.all(now.map(release));
    if (steps.length === 1) await loading;
    await noChangeFor(page, quiet);
  } while ((await page.locator(content).count()) === 0);
  isOver = true;
  for (const route of held) await route.continue();
  return steps;
}

/** Waits until the page has not changed for this many milliseconds: what is held back is under way all the time. */
function noChangeFor(page: Page, milliseconds: number): Promise<void> {
  return page.evaluate(
    (wait) =>
      new Promise<void>((resolve) => {
        const end = () => {
          changes.disconnect();
          resolve();
        };
        // oxlint-disable-next-line house/no-waiting -- React's own timer, by which it holds content back, cannot be asked
        let timer = setTimeout(end, wait);
        const changes = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, wait);
        });
        changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    milliseconds,
  );
}
