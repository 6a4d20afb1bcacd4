import { readFileSync } from 'node:fs';
import { expect, type Page, type Request } from '@playwright/test';
import type { DataMode, Viewer } from '../states/screenState';
import { moment } from './moment';
import { storageOf } from './viewers';

/**
 * Freezes the time on a page before its first load; its timers go on. Of all that its browser has
 * stored only this viewer's login is left, so that the sample data is written again: only changes of the product make a
 * difference.
 * @returns waits until the page asks for nothing more and nothing is under way on it
 */
export async function holdStill(
  page: Page,
  viewer: Viewer,
  data: DataMode = 'local',
): Promise<() => Promise<void>> {
  await page.clock.setFixedTime(moment);
  await page.addInitScript(keepOnlyLogin, storedUser(viewer, data));

  const open = new Set<Request>();
  // The stream of changes stays open for as long as the page does.
  page.on('request', (request) => void (isStream(request) || open.add(request)));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    do await nothingUnderWay(page);
    while (open.size > 0);
  };
}

const isStream = (request: Request) => new URL(request.url()).pathname === '/api/changes';

/** Runs in a page before its first load: what the product stores then stays. */
export function keepOnlyLogin(stored: string | undefined): void {
  if (sessionStorage.getItem('still')) return;
  sessionStorage.setItem('still', 'yes');
  localStorage.clear();
  if (stored !== undefined) localStorage.setItem('user', stored);
}

/** The login as stored by a browser. */
export function storedUser(viewer: Viewer, data: DataMode = 'local'): string | undefined {
  const file = storageOf(viewer, data);
  if (typeof file !== 'string') return undefined;
  const { origins } = JSON.parse(readFileSync(file, 'utf8')) as {
    origins: { localStorage: { name: string; value: string }[] }[];
  };
  return origins[0]?.localStorage.find(({ name }) => name === 'user')?.value;
}

/**
 * Waits until the parts that a page fetches by itself are there.
 * @param held what stays on its way, in the page's own words
 */
export async function whole(page: Page, held: readonly string[] = []): Promise<void> {
  await expect
    .poll(async () => (await loadingLines(page)).filter((line) => !held.includes(line)))
    .toEqual([]);
  await expect.poll(() => isMapFitted(page)).toBe(true);
  await nothingUnderWay(page);
}

/** Whether the map, where there is one, has the size of its frame: it follows a little later, and with it what is in view. */
function isMapFitted(page: Page): Promise<boolean> {
  return page.locator('.maplibregl-map').evaluateAll((maps) =>
    maps.every((map) => {
      const canvas = map.querySelector('canvas');
      const sides = ['clientWidth', 'clientHeight'] as const;
      return !canvas || map.clientWidth === 0 || sides.every((side) => canvas[side] === map[side]);
    }),
  );
}

/** What the page says it is loading. A map that is hidden behind the list, or more than a window below the screen, is not asked for yet. */
export function loadingLines(page: Page): Promise<string[]> {
  return page.getByText(/^Loading .*(\.\.\.|…)$/).evaluateAll((lines) =>
    lines
      .filter((line) => {
        const isNear = line.checkVisibility() && line.getBoundingClientRect().top < 2 * window.innerHeight;
        return isNear || line.textContent !== 'Loading the map…';
      })
      .map((line) => line.textContent),
  );
}

/** Waits until the product says that nothing is under way (`src/busy.ts`), and until what follows from that is drawn. */
export async function nothingUnderWay(page: Page): Promise<void> {
  const idle = page.locator('html:is(:not([data-busy]), [data-busy="0"])');
  do {
    await expect(idle, 'nothing is under way').toBeAttached();
    await drawn(page);
  } while ((await idle.count()) === 0);
}

/**
 * Waits for two frames of the browser, each with what observers of sizes and places do then, and React after them. What
 * Playwright's clock puts in the place of `requestAnimationFrame` is a timer.
 */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise<void>((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.documentElement);
      });
      // Whatever was put into the browser's queue by then comes first.
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage(null);
      });
    }
  });
}
