import type { Locator, Page } from '@playwright/test';
import { tabTo } from './support/keyboard';
import { open, showIn, themes } from './support/page';
import { expect, test } from './support/test';
import { addressed, storageOf } from './support/viewers';

test.use({ storageState: storageOf('user') });

const missing = /^The street map is missing just now/;
const carlton = { name: 'Carlton Community Health Centre, Health', exact: true };
const tiles = /localhost:\d+\/\d+\/\d+\/\d+\.png$/;
const mapCode = /\/assets\/(?:ServiceMap|maplibre)/;

const markers = (page: Page) => page.getByRole('list', { name: 'Places on the map' });
const view = (page: Page) => page.getByRole('main').getByText(/^Places in view/);
const canvas = (page: Page) => page.getByRole('application', { name: /^Map/ });

/** Opens the page and waits for the markers. Where they have no room beside each other the map is shown, not the list. */
async function openMap(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('ageBetter.servicesMap', 'true'));
  await open(page, '/services');
  await page.getByRole('searchbox', { name: 'Search the map' }).scrollIntoViewIfNeeded();
  await expect(markers(page).getByRole('button', carlton)).toBeVisible();
}

/** The list is there and the markers can be used, whatever the street map does. */
async function everythingWorks(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 3, name: 'St Kilda Walking Group' })).toBeVisible();
  await markers(page).getByRole('button', carlton).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Carlton Community Health Centre' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(markers(page).getByRole('button', carlton)).toBeFocused();
}

test('street tiles come from the configured address only, and their attribution stays visible', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => tiles.test(request.url()) && asked.push(request.url()));
  const answer = await page.request.get('/services');
  expect(answer.headers()['content-security-policy']).not.toMatch(/blob:|unsafe-/);
  await openMap(page);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
  await expect(page.getByText(missing)).toHaveCount(0);
});

test('the map shows what was found before its code was there', async ({ page }) => {
  let send = () => {};
  const found = new Promise<void>((resolve) => (send = resolve));
  await page.route(/\/assets\/MapSection-.*\.js/, async (route) => {
    await found;
    await route.continue();
  });
  await open(page, '/services');
  await page.getByRole('searchbox', { name: 'Suburb, town or service' }).fill('tai chi');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: '1 place: “tai chi”' })).toBeVisible();
  send();
  await expect(view(page)).toHaveText('Places in view: 1 of 1.');
  await expect(markers(page).getByRole('button')).toHaveCount(1);
});

test.describe('a failing tile server', () => {
  test.use({ expected: /Failed to load resource/ });

  for (const [fault, status] of [
    ['has no tile', 404],
    ['refuses', 'refused'],
    ['never answers', 'hangs'],
  ] as const) {
    test(`is one quiet line when it ${fault}, and everything else works`, async ({ page }) => {
      await page.route(tiles, async (route) => {
        if (status === 404) await route.fulfill({ status, headers: { 'access-control-allow-origin': '*' } });
        else if (status === 'refused') await route.abort('connectionrefused');
      });
      await openMap(page);
      await everythingWorks(page);
      await expect(page.getByText(missing)).toHaveCount(1);
    });
  }

  test('loses its line when the tiles come back', async ({ page }) => {
    let late = true;
    await page.route(tiles, (route) => (late ? route.abort('connectionrefused') : route.continue()));
    await openMap(page);
    await expect(page.getByText(missing)).toBeVisible();
    late = false;
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(page.getByText(missing)).toHaveCount(0);
  });
});

test('without WebGL the list and the route work, and no map code is loaded', async ({ page }) => {
  const code: string[] = [];
  page.on('request', (request) => mapCode.test(request.url()) && code.push(request.url()));
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await open(page, '/services');
  await page.getByRole('searchbox', { name: 'Search the map' }).scrollIntoViewIfNeeded();
  await expect(
    page.getByText('This browser cannot show the map. The list has all the places.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'St Kilda Walking Group' })).toBeVisible();
  await page.getByLabel('Start', { exact: true }).fill('Footscray');
  await page.getByLabel('End', { exact: true }).fill('Carlton');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/5\.9 km, 1h 28m/)).toBeVisible();
  expect(code).toEqual([]);
});

test.describe('without a connection', () => {
  test.use({ expected: /Failed to load resource|dynamically imported module/ });

  test('the list works before the map has loaded, and the map can be retried', async ({ page }) => {
    await page.route(mapCode, (route) => route.abort('internetdisconnected'));
    await open(page, '/services');
    await page.getByRole('searchbox', { name: 'Search the map' }).scrollIntoViewIfNeeded();
    await expect(page.getByText('The map could not be loaded. The list has all the places.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: 'St Kilda Walking Group' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test('the selected marker looks selected, and focus adds a ring to it, in each theme', async ({ page }) => {
  await openMap(page);
  const chosen = markers(page).getByRole('button', carlton);
  const other = markers(page).getByRole('button').and(page.locator(':not([aria-current])')).first();
  const look = (marker: Locator) =>
    marker.evaluate((element) => {
      const { outlineStyle, borderTopWidth } = getComputedStyle(element);
      const number = getComputedStyle(element, '::after').backgroundColor;
      return { ring: outlineStyle, frame: borderTopWidth, number };
    });
  for (const theme of themes) {
    await showIn(page, theme);
    await chosen.focus();
    await page.keyboard.press('Enter');
    // Chosen it is as long as its popup is open.
    await expect(page.getByRole('dialog', { name: carlton.name.replace(', Health', '') })).toBeFocused();
    const selected = await look(chosen);
    const plain = await look(other);
    expect(selected, theme.name).toMatchObject({ ring: 'none', frame: '4px' });
    expect(plain, theme.name).toMatchObject({ ring: 'none', frame: '0px' });
    expect(plain.number, theme.name).not.toBe(selected.number);
    await chosen.focus();
    expect(await look(chosen), theme.name).toEqual({ ...selected, ring: 'solid' });
    await other.focus();
    expect(await look(other), theme.name).toEqual({ ...plain, ring: 'solid' });
  }
});

test('by keyboard the map can be skipped, entered, walked marker by marker and left', async ({ page }) => {
  await openMap(page);
  await tabTo(page, page.getByRole('link', { name: 'Skip the list' }));
  await page.keyboard.press('Enter');
  const skip = page.getByRole('link', { name: 'Skip the map' });
  await tabTo(page, skip);
  await page.keyboard.press('Tab');
  await expect(canvas(page)).toBeFocused();
  const buttons = markers(page).getByRole('button');
  const names = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const tops = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(names.length).toBeGreaterThan(2);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await page.evaluate(() => {
    const walked: (string | null)[] = [];
    Object.assign(window, { walked });
    addEventListener('focusin', ({ target }) => walked.push((target as Element).getAttribute('aria-label')));
  });
  await tabTo(page, page.getByRole('button', { name: 'Move map left' }));
  const walked = await page.evaluate(() => (window as unknown as { walked: (string | null)[] }).walked);
  expect(walked.slice(0, -1)).toEqual(names);

  await canvas(page).focus();
  const before = await view(page).textContent();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('-');
  await expect(view(page)).not.toHaveText(before!);
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('+');
  await expect(view(page)).toHaveText(before!);
  for (let times = 0; times < 8; times += 1) await page.keyboard.press('ArrowDown');
  await expect(markers(page).getByRole('button', carlton)).toHaveCount(0);
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'See all on the map' })).toBeFocused();
});

const presses = [
  { by: 'a mouse', width: 1280, press: (button: Locator) => button.click() },
  // It leaves the focus where it is, as browsers on Apple's devices do.
  {
    by: 'a finger',
    width: 320,
    press: (button: Locator) => button.evaluate((one: HTMLElement) => one.click()),
  },
  { by: 'the keyboard', width: 768, press: (button: Locator) => button.press('Enter') },
];

for (const { by, width, press } of presses) {
  test(`four buttons move the map by ${by} without dragging, and what is in view is announced`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openMap(page);
    const middle = markers(page).getByRole('button', carlton);
    const before = await view(page).textContent();
    for (const [away, back] of [
      ['up', 'down'],
      ['left', 'right'],
      ['down', 'up'],
      ['right', 'left'],
    ] as const) {
      for (let times = 0; times < 4; times += 1)
        await press(page.getByRole('button', { name: `Move map ${away}` }));
      await expect(middle).toHaveCount(0);
      await expect(view(page)).not.toHaveText(before!);
      await expect(page.locator('[data-live-announcer]')).toContainText((await view(page).textContent())!);
      for (let times = 0; times < 4; times += 1)
        await press(page.getByRole('button', { name: `Move map ${back}` }));
      await expect(middle).toBeVisible();
      await expect(view(page)).toHaveText(before!);
    }
    await press(page.getByRole('button', { name: 'See all on the map' }));
    await expect(page.locator('[data-live-announcer]')).toContainText('Places in view: 30 of 30.');
  });
}

test('a search on the map fits list and map to the matches, and one without matches restores everything', async ({
  page,
}) => {
  await openMap(page);
  const box = page.getByRole('searchbox', { name: 'Search the map' });
  await box.fill('geelong');
  await page.keyboard.press('Enter');
  await expect(markers(page).getByRole('button')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 3, name: 'Geelong Allied Health Centre' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'St Kilda Walking Group' })).toHaveCount(0);
  await box.fill('   ');
  await page.keyboard.press('Enter');
  await expect(markers(page).getByRole('button')).toHaveCount(1);
  await box.fill('zebra');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('alertdialog', { name: 'No results found. Showing all service locations.' }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await expect(markers(page).getByRole('button', carlton)).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'St Kilda Walking Group' })).toBeVisible();
});

test('a route requires both ends, and says how exact it is', async ({ page }) => {
  await openMap(page);
  await tabTo(page, page.getByRole('link', { name: 'Skip the list' }));
  await page.keyboard.press('Enter');
  const start = page.getByLabel('Start', { exact: true });
  await tabTo(page, start);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('alertdialog', { name: 'Please enter both start and end points' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await start.fill('5 Nowhere Street');
  await page.getByLabel('End', { exact: true }).fill('Atlantis');
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('main')
      .getByText(
        'We could not find those places, so this is an example from Carlton Community Health Centre to St Kilda Walking Group.',
        { exact: true },
      ),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText(/at walking pace/)).toHaveText(
    '7.2 km, 1h 49m1 hour 49 minutes at walking pace. Straight-line estimate, not directions.',
  );
  await expect(page.getByRole('link', { name: 'Get real directions (OpenStreetMap)' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/directions?from=5+Nowhere+Street&to=Atlantis',
  );
});

test('no other page loads the code of the map', async ({ page }) => {
  const code: string[] = [];
  page.on('request', (request) => mapCode.test(request.url()) && code.push(request.url()));
  for (const { path } of addressed.filter(({ screen }) => screen.id !== 'services')) {
    await open(page, path);
    await page.locator('h1').waitFor();
  }
  expect(code).toEqual([]);
});
