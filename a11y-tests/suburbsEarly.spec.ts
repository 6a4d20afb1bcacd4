import type { Page, Route } from '@playwright/test';
import { box, canSuggest, heading, main, maxWait, openEarly, options, search, test } from './support/suburbs';
import { expect } from './support/test';
import { storageOf } from './support/viewers';

// Somebody is quicker than what suggests and finds suburbs, in whatever order its parts arrive.

const finderCode = '**/assets/placeFinder-*.js';
const unknown =
  'We cannot find “Woolgoolga”. Try a suburb or city in the list, a capital city, or a kind of service.';
const message = (page: Page) => main(page).getByText(unknown, { exact: true });

test.use({ data: 'server', storageState: storageOf('user', 'server') });

/** Holds one request back. @returns lets it through, once it was made. */
async function hold(page: Page, address: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOver = false;
  await page.route(address, (route) => (isOver ? route.continue() : void held.push(route)));
  return async () => {
    await expect.poll(() => held.length, address).toBeGreaterThan(0);
    isOver = true;
    for (const route of held) await route.continue();
  };
}

for (const [late, address] of [
  ['the code that finds suburbs', finderCode],
  ['the code of the choices beside it', '**/assets/NarrowServices-*.js'],
  ['the code of the list', '**/assets/SuggestionList-*.js'],
  ['the code that asks the server', '**/assets/nearby-*.js'],
  ['the answer', '**/api/suburbs/26'],
] as const)
  test(`a postcode that is typed before ${late} comes gets its suggestions without another key`, async ({
    page,
  }) => {
    const release = await hold(page, address);
    await openEarly(page);
    await page.keyboard.type('262');
    await expect(box(page)).toHaveValue('262');
    await release();
    await expect(options(page)).toHaveText([
      '2620, ACT: Hume',
      '2620, NSW: Carwoola',
      '2620, NSW: Queanbeyan',
    ]);
    await expect(box(page)).toBeFocused();
  });

test('a suburb that is searched for before the code comes that finds it is found', async ({ page }) => {
  const release = await hold(page, finderCode);
  await openEarly(page);
  await search(page, 'Woolgoolga');
  await release();
  await expect(heading(page, 'Woolgoolga, NSW')).toBeVisible();
  await expect(message(page)).toHaveCount(0);
  await expect(options(page)).toHaveCount(0);
});

test('a search waits for its code for a second and a half', async ({ page }) => {
  const release = await hold(page, finderCode);
  await page.clock.install();
  await openEarly(page, { limit: true });
  await page.clock.pauseAt(Date.now() + 8000);
  await search(page, 'Woolgoolga');
  await page.clock.runFor(maxWait - 100);
  await expect(message(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(message(page)).toBeVisible();
  await release();
  await canSuggest(page);
  await expect(message(page)).toBeVisible();
  await search(page, 'Woolgoolga');
  await expect(heading(page, 'Woolgoolga, NSW')).toBeVisible();
});

test.describe('code that cannot be fetched', () => {
  test.use({ expected: /Failed to load resource/ });

  test('keeps no search waiting', async ({ page }) => {
    await page.route(finderCode, (route) => route.fulfill({ status: 404, body: '' }));
    const refused = page.waitForResponse(/\/assets\/placeFinder-/);
    await openEarly(page);
    await refused;
    await search(page, 'Woolgoolga');
    await expect(message(page)).toBeVisible();
    await expect(box(page)).not.toHaveAttribute('aria-autocomplete');
  });
});
