import type { Page } from '@playwright/test';
import { expect } from './test';

/** All that the browser stores for this site and scripts can read, and the history's state, as one text. */
export const everything = (page: Page) =>
  page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, history.state, location.href];
    found.push(document.cookie, window.name);
    // In the browser's own file system for pages.
    for await (const name of (await navigator.storage.getDirectory()).keys()) found.push(name);
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name!);
        request.addEventListener('success', () => resolve(request.result));
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store);
        for (const request of [all.getAll(), all.getAllKeys()])
          found.push(
            await new Promise((resolve) =>
              request.addEventListener('success', () => resolve(request.result)),
            ),
          );
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        found.push(request.url, await (await cache.match(request))?.text());
    }
    return JSON.stringify(found);
  });

/** In each place that a script can read: what is left of a person there, and how it goes. */
const plants: readonly (readonly [(words: string) => unknown, () => unknown])[] = [
  [(words) => localStorage.setItem('ageBetter.remainder', words), () => localStorage.clear()],
  [(words) => sessionStorage.setItem('remainder', words), () => sessionStorage.removeItem('remainder')],
  [
    (words) => (document.cookie = `remainder=${words}`),
    () => (document.cookie = 'remainder=; expires=Thu, 01 Jan 1970 00:00:00 GMT'),
  ],
  [
    async (words) => (await caches.open('remainder')).put('/remainder', new Response(words)),
    () => caches.delete('remainder'),
  ],
  [
    (words) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('remainder', 1);
        request.addEventListener('upgradeneeded', () =>
          request.result.createObjectStore('remainder', { autoIncrement: true }).put(words),
        );
        request.addEventListener('success', () => {
          request.result.close();
          resolve();
        });
      }),
    () =>
      new Promise<void>((resolve) =>
        indexedDB.deleteDatabase('remainder').addEventListener('success', () => resolve()),
      ),
  ],
];

/** Waits until none of these traces is anywhere that a script can read. */
export async function expectNothingOf(page: Page, traces: readonly RegExp[]): Promise<void> {
  await expect
    .poll(async () => {
      const found = await everything(page);
      return traces.filter((trace) => trace.test(found)).map(String);
    })
    .toEqual([]);
}

/** Shows that {@link expectNothingOf} looks in each place: what is planted there is found. @param words one of the traces. */
export async function expectPlantsFound(page: Page, traces: readonly RegExp[], words: string): Promise<void> {
  for (const [plant, remove] of plants) {
    await page.evaluate(plant, words);
    const found = await everything(page);
    expect(
      traces.some((trace) => trace.test(found)),
      String(plant),
    ).toBe(true);
    await page.evaluate(remove);
  }
}
