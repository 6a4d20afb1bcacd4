import type { Locator, Page } from '@playwright/test';
import { locations } from '@/shared/seeds/locations';
import { focusLook, tabTo } from './support/keyboard';
import { announcements, listen } from './support/listen';
import { open, showIn, themes } from './support/page';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const list = (page: Page) => main(page).getByRole('region', { name: /place/ });
const place = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name });
const placeLink = (page: Page, name: string) => list(page).getByRole('link', { name, exact: true });
const markers = (page: Page) => page.getByRole('list', { name: 'Places on the map' });
const marker = (page: Page, name: string | RegExp) => markers(page).getByRole('button', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** How far the ring of the focus reaches around a thing, in pixels. */
const ring = 6;

/** Parts of a place and of the ring around it that are out of the window or under something else. */
const unseen = (one: Locator) =>
  one.evaluate((element, around) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const found: string[] = [];
    if (top < around) found.push(`its top is at ${top}`);
    if (bottom > innerHeight - around) found.push(`its bottom is at ${bottom} of ${innerHeight}`);
    for (const x of [left + 12, (left + right) / 2, right - 12])
      for (const y of [top + 12, (top + bottom) / 2, bottom - 12]) {
        const hit = document.elementFromPoint(x, y);
        if (!hit || !element.contains(hit)) found.push(`<${hit?.tagName}> covers ${x}, ${y}`);
      }
    return found;
  }, ring);

/**
 * Lines of a place over which the ring of the focus lies. The letters of a line leave a fifth of its height free above and
 * below them.
 */
const covered = (one: Locator) =>
  one.evaluate((element, around) => {
    const focused = document.activeElement!;
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (focused.contains(text)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const free = line.height / 5;
        const beside = line.right <= left - around || line.left >= right + around;
        if (!beside && line.bottom - free > top - around && line.top + free < bottom + around)
          found.push(`${focused.textContent}: ${text.textContent}`);
      }
    }
    return found;
  }, ring);

/** Three places in one house, and one elsewhere. */
const house = locations.slice(0, 4).map((one, index) => ({
  ...one,
  sample: false,
  phone: `03 5550 000${index}`,
  ...(index < 3 ? { lat: -37.8, lng: 144.97 } : {}),
}));

test.use({ storageState: storageOf('user'), viewport: { width: 360, height: 640 }, hasTouch: true });

const ways = [
  { by: 'by touch', press: (one: Locator) => one.tap() },
  {
    by: 'by keyboard',
    press: async (one: Locator) => {
      await tabTo(one.page(), one);
      await one.page().keyboard.press('Enter');
    },
  },
];

for (const { by, press } of ways)
  test.describe(by, () => {
    for (const theme of themes.filter(({ forcedColors, reducedMotion }) => !forcedColors && !reducedMotion))
      test(`"Back to the list" leads to the place that was looked for, seen whole, in the theme ${theme.name}`, async ({
        page,
      }) => {
        await open(page, '/services');
        await showIn(page, theme);
        for (const name of ['Carlton Community Health Centre', 'Perth Volunteer Drivers']) {
          await button(page, `Show on map: ${name}`).focus();
          await page.keyboard.press('Shift+Tab');
          await press(button(page, `Show on map: ${name}`));
          await expect(dialog(page, name)).toBeFocused();
          await expect(list(page)).toBeHidden();
          await expect(marker(page, name)).toBeInViewport();
          await press(dialog(page, name).getByRole('button', { name: 'Close' }));
          await expect(dialog(page, name)).toHaveCount(0);
          await press(button(page, 'Back to the list'));
          await expect(placeLink(page, name)).toBeFocused();
          expect(await unseen(place(page, name))).toEqual([]);
          expect(await focusLook(page)).toMatchObject({ seen: true });
        }
      });

    test('a marker for places in one spot lists them, and each can be chosen', async ({ page }) => {
      await page.route('**/api/services', (route) =>
        route.fulfill({ json: { sample: false, places: house } }),
      );
      await open(page, '/services');
      await press(button(page, 'Map'));
      await press(marker(page, 'Three places here. Show them'));
      const here = dialog(page, 'Three places here');
      await expect(here).toBeFocused();
      await expect(here.getByRole('listitem')).toHaveText([
        'Carlton Community Health Centre, Health',
        'Melbourne City Seniors Club, Community',
        'Fitzroy Home Help, Home help',
      ]);
      await press(here.getByRole('button', { name: 'Fitzroy Home Help, Home help' }));
      await expect(dialog(page, 'Fitzroy Home Help')).toBeFocused();
      await press(button(page, 'Show in list'));
      await expect(placeLink(page, 'Fitzroy Home Help')).toBeFocused();
      await expect(place(page, 'Fitzroy Home Help')).toHaveAttribute('aria-current', 'true');
    });

    test('a marker for places that the map can part shows them, and keeps the focus there', async ({
      page,
    }) => {
      await open(page, '/services');
      await press(button(page, 'Map'));
      await press(button(page, 'See all on the map'));
      const many = marker(page, /^\d\d places\. Show them$/).first();
      const parted = Number.parseInt((await many.getAttribute('aria-label'))!, 10);
      await many.scrollIntoViewIfNeeded();
      await (by === 'by touch' ? many.tap() : many.press('Enter'));
      await expect(main(page).getByText(`Places in view: ${parted} of 30.`)).toBeVisible();
      expect(await markers(page).getByRole('button').count()).toBeGreaterThan(1);
      await expect(markers(page).locator('button:focus')).toHaveCount(1);
    });
  });

for (const theme of themes)
  test(`the ring of the focus covers no words of a place, in the theme ${theme.name}`, async ({ page }) => {
    await page.route('**/api/services', (route) => route.fulfill({ json: { sample: false, places: house } }));
    await open(page, '/services');
    await showIn(page, theme);
    const one = place(page, 'Fitzroy Home Help');
    for (const control of await one.getByRole('link').or(one.getByRole('button')).all()) {
      await control.focus();
      expect(await covered(one)).toEqual([]);
    }
  });

for (const [part, file, focused] of [
  ['the map', '**/assets/ServiceMap-*.js', '[data-state=ready][tabindex]'],
  ['what stands around the map', '**/assets/MapSection-*.js', '[name=map]'],
] as const)
  test.describe(`the code for ${part} cannot be loaded`, () => {
    test.use({ expected: /Failed to load resource|dynamically imported module/ });

    test('the switch leads back to a list that works, and another try to the map', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('ageBetter.servicesMap', 'true'));
      await page.route(file, (route) => route.abort('internetdisconnected'));
      await open(page, '/services');
      await button(page, 'Map').evaluate((element) => element.scrollIntoView());
      await expect(
        main(page).getByText('The map could not be loaded. The list has all the places.'),
      ).toBeVisible();
      await button(page, 'List').tap();
      await button(page, 'Transport').tap();
      await expect(list(page).getByRole('listitem')).toHaveCount(6);
      await button(page, 'Map').tap();
      await page.unroute(file);
      await tabTo(page, button(page, 'Try again'));
      await page.keyboard.press('Enter');
      await expect(main(page).locator(focused)).toBeFocused();
      await button(page, 'See all on the map').tap();
      await expect(main(page).getByText('Places in view: 6 of 6.')).toBeVisible();
    });
  });

test.describe('by ear', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

  test('the way to the map and back to the same place says each thing once', async ({ page }) => {
    await open(page, '/services');
    const name = 'Richmond Home Support';
    await button(page, `Show on map: ${name}`).focus();
    await listen(page);
    await page.keyboard.press('Enter');
    await expect(dialog(page, name)).toBeFocused();
    await expect(marker(page, name)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(marker(page, name)).toBeFocused();
    await button(page, 'Back to the list').press('Enter');
    await expect(placeLink(page, name)).toBeFocused();
    await expect
      .poll(() => announcements(page))
      .toEqual([
        'document',
        `dialog, ${name}, Home help`,
        `button, ${name}, Home help`,
        'button, Back to the list',
        `link, ${name}`,
      ]);
  });
});
