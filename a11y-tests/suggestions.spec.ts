import type { Locator, Page, Route } from '@playwright/test';
import { audit } from './support/audit';
import { tabTo } from './support/keyboard';
import { cutOffText, sidewaysScroll } from './support/layout';
import { announcements, listen } from './support/listen';
import { open, showIn, themes } from './support/page';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

const main = (page: Page) => page.getByRole('main');
const searchBox = (page: Page) => main(page).getByRole('searchbox', { name: 'Suburb, town or service' });
const routeBox = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const option = (page: Page, name: string) => list(page).getByRole('option', { name, exact: true });
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name });
const stKilda = '30 places, nearest to St Kilda, VIC first';

/** The code has come. */
const isReady = (box: Locator) => expect(box).toHaveAttribute('aria-autocomplete', 'list');

/** The option that a screen reader is told about, although the focus stays in the box. */
const activeOption = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return id ? (document.getElementById(id)?.textContent ?? 'an element that is not there') : null;
  });

/** Types into the search box by keyboard, and waits for the list. */
async function typeSlowly(page: Page, text: string): Promise<void> {
  await tabTo(page, searchBox(page));
  await isReady(searchBox(page));
  await page.keyboard.type(text);
  await expect(list(page)).toBeVisible();
}

test.use({ storageState: storageOf('user'), viewport: { width: 360, height: 640 } });

test.describe('suggestions for services', () => {
  test('are chosen by arrow keys and Enter, which searches at once', async ({ page }) => {
    await open(page, '/services');
    await typeSlowly(page, 'st k');
    await expect(list(page).getByRole('option')).toHaveText(['St Kilda, VIC', 'St Kilda Walking Group']);
    expect(await activeOption(page)).toBeNull();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => activeOption(page)).toBe('St Kilda, VIC');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => activeOption(page)).toBe('St Kilda Walking Group');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => activeOption(page)).toBe('St Kilda, VIC');
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue('st k');
    await page.keyboard.press('Enter');
    await expect(heading(page, stKilda)).toBeVisible();
    await expect(searchBox(page)).toHaveValue('St Kilda, VIC');
    await expect(searchBox(page)).toBeFocused();
    await expect(list(page)).toHaveCount(0);
  });

  test('leave free text alone: one Enter searches for what is typed', async ({ page }) => {
    await open(page, '/services');
    await typeSlowly(page, 'tai');
    await page.keyboard.press('Home');
    await page.keyboard.press('Delete');
    await page.keyboard.type('T');
    await page.keyboard.press('Enter');
    await expect(heading(page, '1 place: “Tai”')).toBeVisible();
    await expect(list(page)).toHaveCount(0);
    await expect(searchBox(page)).toHaveValue('Tai');
  });

  test('close by Esc, which keeps the text; the next Esc empties the box, as ever', async ({ page }) => {
    await open(page, '/services');
    await typeSlowly(page, 'carl');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    await expect(searchBox(page)).toHaveValue('carl');
    await page.keyboard.press('Escape');
    await expect(searchBox(page)).toHaveValue('');
    await expect(list(page)).toHaveCount(0);
  });

  test('come back by the down arrow key, and Tab leaves the text as it is', async ({ page }) => {
    await open(page, '/services');
    await typeSlowly(page, 'carl');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => activeOption(page)).toBe('Carlton, VIC');
    await page.keyboard.press('Tab');
    await expect(list(page)).toHaveCount(0);
    await expect(searchBox(page)).toHaveValue('carl');
    await expect(main(page).getByRole('button', { name: 'Search' }).first()).toBeFocused();
    await expect(heading(page, '30 places')).toBeVisible();
  });

  test('come to the box that has the focus, without another one in its place', async ({ page }) => {
    await open(page, '/services');
    const before = await searchBox(page).elementHandle();
    await tabTo(page, searchBox(page));
    await page.keyboard.type('carl');
    await isReady(searchBox(page));
    await expect(option(page, 'Carlton, VIC')).toBeVisible();
    expect(await before?.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('stay away when their code comes after the answer of the search', async ({ page }) => {
    const held: Route[] = [];
    await page.route('**/assets/SuggestionList-*.js', (route) => void held.push(route));
    await open(page, '/services');
    await tabTo(page, searchBox(page));
    await page.keyboard.type('tai');
    await page.keyboard.press('Enter');
    await expect(heading(page, '1 place: “tai”')).toBeVisible();
    await Promise.all(held.map((route) => route.continue()));
    await isReady(searchBox(page));
    await expect(list(page)).toHaveCount(0);
  });

  for (const theme of themes)
    test(`fit into 320 pixels and have no fault that axe knows, in the theme ${theme.name}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, '/services');
      await showIn(page, theme);
      await typeSlowly(page, 'community');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => activeOption(page)).not.toBeNull();
      expect(await sidewaysScroll(page)).toEqual([]);
      expect(await cutOffText(page)).toEqual([]);
      for (const one of await list(page).getByRole('option').all())
        expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      // The button that searches for the text as it is stays in reach.
      const button = main(page).getByRole('button', { name: 'Search', exact: true }).first();
      await button.click({ trial: true });
      expect(await audit(page)).toEqual([]);
    });
});

test.describe('suggestions by touch', () => {
  test.use({ hasTouch: true });

  test('search when they are tapped, and close when something else is', async ({ page }) => {
    await open(page, '/services');
    await searchBox(page).tap();
    await isReady(searchBox(page));
    await page.keyboard.type('st k');
    await expect(option(page, 'St Kilda, VIC')).toBeVisible();
    await main(page)
      .getByText(/^“Near me” asks/)
      .tap();
    await expect(list(page)).toHaveCount(0);
    await expect(searchBox(page)).toHaveValue('st k');
    await searchBox(page).tap();
    await page.keyboard.type('i');
    await option(page, 'St Kilda, VIC').tap();
    await expect(heading(page, stKilda)).toBeVisible();
    await expect(list(page)).toHaveCount(0);
  });
});

test('suggestions for a route fill in Start and End by keys as quick as they come', async ({ page }) => {
  await open(page, '/services');
  await tabTo(page, routeBox(page, 'Start'), 'Shift+Tab');
  await isReady(routeBox(page, 'Start'));
  await page.keyboard.type('foot');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(routeBox(page, 'Start')).toHaveValue('Footscray, VIC');
  await page.keyboard.press('Tab');
  await expect(routeBox(page, 'End')).toBeFocused();
  await page.keyboard.type('carlt');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(routeBox(page, 'End')).toHaveValue('Carlton Community Health Centre');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(/^Footscray, VIC to Carlton Community Health Centre:/)).toBeVisible();
});

test.describe('without their code', () => {
  test.use({ expected: /Failed to load resource/ });

  test('the boxes work as before', async ({ page }) => {
    await page.route('**/assets/SuggestionList-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    const refused = page.waitForResponse(/\/assets\/SuggestionList-.*\.js/);
    await open(page, '/services');
    await tabTo(page, searchBox(page));
    await refused;
    await page.keyboard.type('st k');
    await expect(list(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('ilda');
    await page.keyboard.press('Enter');
    await expect(heading(page, stKilda)).toBeVisible();
    await expect(searchBox(page)).not.toHaveAttribute('aria-autocomplete');
  });
});

test.describe('what is announced of suggestions', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

  const announced = async (page: Page) =>
    (await announcements(page)).filter((line) => /^(polite|assertive): /.test(line));

  test('is their number, once, and then each one that the arrow keys come to', async ({ page }) => {
    await open(page, '/services');
    await listen(page);
    await typeSlowly(page, 'carl');
    await expect.poll(() => announced(page)).toEqual(['polite: 2 suggestions']);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => activeOption(page)).toBe('Carlton, VIC');
    await page.keyboard.press('Enter');
    const answer = 'polite: 30 places, nearest to Carlton, VIC first.';
    await expect.poll(() => announced(page)).toEqual(['polite: 2 suggestions', answer]);
  });

  test('is each option in words where VoiceOver passes over it', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }));
    await open(page, '/services');
    await listen(page);
    await typeSlowly(page, 'carl');
    await expect.poll(() => announced(page)).toEqual(['polite: 2 suggestions']);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => announced(page)).toEqual(['polite: 2 suggestions', 'polite: Carlton, VIC']);
  });

  test('is never their number after the answer of the search', async ({ page }) => {
    await page.clock.install();
    await open(page, '/services');
    await listen(page);
    await typeSlowly(page, 'tai');
    await page.keyboard.press('Enter');
    await expect(heading(page, '1 place: “tai”')).toBeVisible();
    await page.clock.runFor(5000);
    await expect.poll(() => announced(page)).toEqual(['polite: 1 place: “tai”.']);
  });
});
