import type { Page } from '@playwright/test';
import { open } from './support/page';
import { expect, test } from './support/test';

const highContrast = (page: Page) => page.getByRole('button', { name: 'High contrast' });
const largeText = (page: Page) => page.getByRole('button', { name: 'Large text' });

const look = (page: Page) =>
  page.evaluate(() => ({
    paper: getComputedStyle(document.documentElement).backgroundColor,
    size: getComputedStyle(document.documentElement).fontSize,
  }));

const black = 'rgb(0, 0, 0)';
const white = 'rgb(255, 255, 255)';

test.describe('the display switches', () => {
  test('work by keyboard, are stored, and apply before the first paint', async ({ page }) => {
    await open(page, '/');
    expect(await look(page)).toEqual({ paper: white, size: '16px' });

    await highContrast(page).focus();
    await page.keyboard.press('Space');
    await expect(highContrast(page)).toHaveAttribute('aria-pressed', 'true');
    await largeText(page).focus();
    await page.keyboard.press('Enter');
    await expect(largeText(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await look(page)).toEqual({ paper: black, size: '24px' });
    const kept = () =>
      page.evaluate(() => [localStorage.getItem('highContrast'), localStorage.getItem('largeText')]);
    expect(await kept()).toEqual(['true', 'true']);

    // With the app's code held back, only what the page itself brings along can set the colours.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/help');
    expect(await look(page)).toEqual({ paper: black, size: '24px' });
    await page.unroute('**/assets/*.js');

    await open(page, '/help');
    await highContrast(page).click();
    await largeText(page).click();
    expect(await look(page)).toEqual({ paper: white, size: '16px' });
    expect(await kept()).toEqual(['false', 'false']);
  });

  test.use({ expected: /Failed to load resource: net::ERR_FAILED/ });
});

test.describe('without a stored choice', () => {
  test.use({ contextOptions: { contrast: 'more' } });
  test('high contrast follows the system, and a choice overrides it', async ({ page }) => {
    await open(page, '/');
    await expect(highContrast(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await look(page)).toEqual({ paper: black, size: '16px' });
    await highContrast(page).click();
    await expect(highContrast(page)).toHaveAttribute('aria-pressed', 'false');
    expect(await look(page)).toEqual({ paper: white, size: '16px' });
    await page.reload();
    expect(await look(page)).toEqual({ paper: white, size: '16px' });
  });
});

/** Every token of the theme, as the root has it. */
const tokens = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const style = getComputedStyle(root);
    return [...root.computedStyleMap().keys()]
      .filter((name) => name.startsWith('--'))
      .map((name) => `${name}: ${style.getPropertyValue(name)}`)
      .toSorted();
  });

test('high contrast has the same tokens by the switch and by the device, before any script runs too', async ({
  page,
  browser,
}) => {
  await open(page, '/');
  const standard = await tokens(page);
  await highContrast(page).click();
  const bySwitch = await tokens(page);
  const unscripted = await browser.newContext({ contrast: 'more', javaScriptEnabled: false });
  const other = await unscripted.newPage();
  await other.goto(page.url());
  const byDevice = await tokens(other);
  await unscripted.close();
  expect(byDevice).toEqual(bySwitch);
  expect(bySwitch).not.toEqual(standard);
  expect(bySwitch).toContain('--surface-page: #000');
});

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });
  test('keep an edge around every control', async ({ page }) => {
    await open(page, '/');
    const edgeless = await page.evaluate(() =>
      [...document.querySelectorAll('button, input, select')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const around = [element, element.parentElement!, ...element.children];
          return !around.some((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth) >= 1);
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(edgeless).toEqual([]);
  });
});

test('the print style leaves out controls and keeps the help numbers', async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  await expect(highContrast(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Login' })).toBeHidden();
  await expect(page.getByRole('searchbox').first()).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: '1800 200 422' }).last()).toBeVisible();
});
