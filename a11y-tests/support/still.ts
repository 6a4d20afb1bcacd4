import { readFileSync } from 'node:fs';
import { expect, type Page, type Request } from '@playwright/test';
import type { DataMode, Viewer } from '../states/screenState';
import { moment } from './moment';
import { storageOf } from './viewers';

/** How long a page must be idle to count as complete, in milliseconds. */
const quiet = 250;

/**
 * Freezes the time on a page before its first load; its timers go on. Of all that its browser has
 * stored only this viewer's login is left, so that the sample data is written again: only changes of the product make a
 * difference.
 * @returns waits until the page asks for nothing more and has not changed for a moment
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
    do await noChangeFor(page, quiet);
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
  await noChangeFor(page, quiet);
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

/** Waits until the page has not changed for this many milliseconds. */
export function noChangeFor(page: Page, milliseconds: number): Promise<void> {
  return page.evaluate(
    (wait) =>
      new Promise<void>((resolve) => {
        const end = () => {
          changes.disconnect();
          resolve();
        };
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
