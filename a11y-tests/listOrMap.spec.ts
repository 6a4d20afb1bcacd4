import type { Page } from '@playwright/test';
import { locations } from '@/shared/seeds/locations';
import { tabTo } from './support/keyboard';
import { sidewaysScroll, smallTargets } from './support/layout';
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
const marker = (page: Page, name: string) => markers(page).getByRole('button', { name });
const group = (page: Page) => main(page).getByRole('group', { name: 'Show the places as' });
const mapCode = /\/assets\/(?:ServiceMap|maplibre)/;

const week = Array.from({ length: 7 }, () => [{ opens: '09:00', closes: '17:00' }]);
/** The samples as an operator may have imported them: with a phone and hours each. */
const imported = locations.map((location) => ({
  ...location,
  sample: false,
  phone: `03 5550 00${String(location.id).padStart(2, '0')}`,
  opening_hours: { zone: 'Australia/Melbourne', week },
}));

test.use({ storageState: storageOf('user') });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the list is shown, and the map in its place after one press, which is remembered', async ({
    page,
  }) => {
    const code: string[] = [];
    page.on('request', (request) => mapCode.test(request.url()) && code.push(request.url()));
    await open(page, '/services');
    await expect(place(page, 'St Kilda Walking Group')).toBeVisible();
    await expect(button(page, 'List')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('searchbox', { name: 'Search the map' })).toBeHidden();
    await tabTo(page, button(page, 'Map'));
    expect(code).toEqual([]);
    const before = await button(page, 'Map').boundingBox();
    await page.keyboard.press('Enter');
    await expect(marker(page, 'Carlton Community Health Centre')).toBeVisible();
    await expect(list(page)).toBeHidden();
    await expect(button(page, 'Map')).toBeFocused();
    expect((await button(page, 'Map').boundingBox())?.y).toBe(before?.y);
    await page.reload();
    await expect(marker(page, 'Carlton Community Health Centre')).toBeVisible();
    await expect(list(page)).toBeHidden();
    await button(page, 'List').click();
    await expect(list(page)).toBeVisible();
    await expect(markers(page)).toBeHidden();
  });

  test('the map fills what stands above it leaves of the window', async ({ page }) => {
    await open(page, '/services');
    await button(page, 'Map').click();
    await marker(page, 'Carlton Community Health Centre').waitFor();
    const bottom = await group(page).evaluate((element) => {
      element.scrollIntoView();
      const canvas = document.querySelector('main canvas')!.getBoundingClientRect();
      return { top: element.getBoundingClientRect().top, map: canvas.bottom, height: canvas.height };
    });
    expect(bottom.top).toBeLessThanOrEqual(1);
    expect(bottom.map).toBeGreaterThan(590);
    expect(bottom.map).toBeLessThanOrEqual(640);
  });

  test('list and map share filter, heading and selection', async ({ page }) => {
    await open(page, '/services');
    await button(page, 'Transport').click();
    const heading = main(page).getByRole('heading', { level: 2, name: '6 places: Transport' });
    await expect(heading).toBeVisible();
    await button(page, 'Map').click();
    await expect(heading).toBeVisible();
    await button(page, 'See all on the map').click();
    await expect(main(page).getByText('Places in view: 6 of 6.')).toBeVisible();
    const search = main(page).getByRole('searchbox', { name: 'Search the map' });
    await search.fill('footscray');
    await search.press('Enter');
    await marker(page, 'Footscray Community Transport').press('Enter');
    await button(page, 'Back to the list').press('Enter');
    await expect(list(page).getByRole('listitem')).toHaveCount(1);
    await expect(place(page, 'Footscray Community Transport')).toHaveAttribute('aria-current', 'true');
    await expect(placeLink(page, 'Footscray Community Transport')).toBeFocused();
  });

  test('a place is shown on the map and found again in the list, by keyboard', async ({ page }) => {
    await open(page, '/services');
    const richmond = 'Richmond Home Support';
    await button(page, `Show on map: ${richmond}`).focus();
    await page.keyboard.press('Enter');
    const popup = page.getByRole('dialog', { name: richmond });
    await expect(popup).toBeFocused();
    await expect(list(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(marker(page, richmond)).toBeFocused();
    await tabTo(page, button(page, 'Back to the list'));
    await page.keyboard.press('Enter');
    await expect(placeLink(page, richmond)).toBeFocused();
    await expect(place(page, richmond)).toBeInViewport();

    // The second time the map is there already, and has a size again.
    const yarra = 'Brunswick Gentle Exercise Class';
    await button(page, `Show on map: ${yarra}`).press('Enter');
    await expect(page.getByRole('dialog', { name: yarra })).toBeFocused();
    await expect(marker(page, yarra)).toBeVisible();
    const [window, spot] = await Promise.all([
      page.getByRole('dialog', { name: yarra }).boundingBox(),
      marker(page, yarra).boundingBox(),
    ]);
    expect(spot!.y).toBeGreaterThanOrEqual(window!.y + window!.height - 8);
    await button(page, 'Show in list').press('Enter');
    await expect(placeLink(page, yarra)).toBeFocused();
    await expect(place(page, yarra)).toBeInViewport();

    await button(page, 'Map').press('Enter');
    await page.getByRole('dialog', { name: yarra }).press('Escape');
    await button(page, 'Back to the list').press('Enter');
    await expect(main(page).getByRole('heading', { level: 2, name: '30 places' })).toBeFocused();
  });

  test('what "Show on map" opened is not what is remembered', async ({ page }) => {
    await open(page, '/services');
    await button(page, 'Show on map: Richmond Home Support').press('Enter');
    await expect(list(page)).toBeHidden();
    await page.reload();
    await expect(list(page)).toBeVisible();
    await expect(button(page, 'List')).toHaveAttribute('aria-pressed', 'true');
  });

  test('the paper has the list, whatever the screen shows', async ({ page }) => {
    await open(page, '/services');
    await button(page, 'Map').click();
    await page.emulateMedia({ media: 'print' });
    await expect(list(page).getByRole('listitem').last()).toHaveText(/^30St Kilda Walking Group/);
    await expect(list(page).getByRole('listitem').last()).toBeVisible();
    await expect(main(page).getByText('Show the places as')).toBeHidden();
    await expect(main(page).locator('canvas')).toBeHidden();
  });

  test.describe('what is announced', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

    test('after the switch is one sentence, said once', async ({ page }) => {
      await open(page, '/services');
      await listen(page);
      const said = async () =>
        (await announcements(page)).filter((line) => /^(polite|assertive): /.test(line));
      await button(page, 'Map').press('Enter');
      await expect.poll(said).toEqual(['polite: On the map: 30 places.']);
      await marker(page, 'Carlton Community Health Centre').waitFor();
      await button(page, 'List').press('Enter');
      await expect.poll(said).toEqual(['polite: On the map: 30 places.', 'polite: In the list: 30 places.']);
    });
  });

  for (const [what, places] of [
    ['samples', null],
    ['imported places with phone, hours and distance', imported],
  ] as const)
    test(`thirty places are at most 3,600 pixels high: ${what}`, async ({ page }) => {
      if (places)
        await page.route('**/api/services', (route) => route.fulfill({ json: { sample: false, places } }));
      await page.clock.setFixedTime(new Date('2026-11-24T10:00:00+11:00'));
      await open(page, '/services');
      const box = main(page).getByRole('searchbox', { name: 'Suburb, town or service' });
      if (places) await box.fill('Carlton');
      await box.press('Enter');
      await expect(list(page).getByRole('listitem')).toHaveCount(30);
      const first = list(page).getByRole('listitem').first();
      if (places) {
        await expect(first).toContainText('less than 0.1 km away');
        await expect(first).toContainText('Open now until 5 pm');
        await expect(
          first.getByRole('link', { name: 'Call 03 5550 0001, Carlton Community Health Centre' }),
        ).toHaveText('03 5550 0001');
      } else {
        await expect(first).not.toContainText('now');
        await expect(first.getByRole('link')).toHaveCount(1);
      }
      await page.evaluate(() => document.fonts.ready);
      const height = await list(page).evaluate((element) => element.getBoundingClientRect().height);
      expect(height).toBeLessThanOrEqual(3600);
      expect(height).toBeGreaterThan(30 * 44);
    });

  test('a place that closes while the page is read is no longer said to be open', async ({ page }) => {
    await page.route('**/api/services', (route) =>
      route.fulfill({ json: { sample: false, places: imported } }),
    );
    await page.clock.install({ time: new Date('2026-11-24T16:59:30+11:00') });
    await open(page, '/services');
    const first = list(page).getByRole('listitem').first();
    await expect(first).toContainText('Open now until 5 pm');
    await page.clock.runFor(90_000);
    await expect(first).toContainText('Closed now. Opens tomorrow at 9 am');
  });

  for (const theme of themes)
    test(`places and switch keep big targets and whole words at 320 pixels, in the theme ${theme.name}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.route('**/api/services', (route) =>
        route.fulfill({ json: { sample: false, places: imported } }),
      );
      await open(page, '/services');
      await showIn(page, theme);
      await expect(list(page).getByRole('listitem')).toHaveCount(30);
      expect(await smallTargets(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toEqual([]);
      await button(page, 'Map').click();
      await markers(page).getByRole('button').first().waitFor();
      expect(await smallTargets(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toEqual([]);
    });
});
