import type { Page } from '@playwright/test';
import type { Community } from './support/community';
import { announcements, listen } from './support/listen';
import { moment } from './support/moment';
import { open } from './support/page';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

// "Find the nearest exercise class that is open now, and call it": each press of a key or tap is counted.

const maxPresses = 8;
const me = { latitude: -37.81, longitude: 144.96 };
const nearestOpen = 'tel:0355500002';

/** On the Tuesday morning of the audits one class is shut, one is open and near, one is open and far, one does not say. */
const places = [
  'name,type,lat,lng,suburb,state,phone,schedule',
  'Shut Class,exercise,-37.811,144.961,Melbourne,VIC,03 5550 0001,"Mo-Fr 18:00-20:00"',
  'Far Class,exercise,-37.95,145.2,Dandenong,VIC,03 5550 0003,"Mo-Fr 09:00-17:00"',
  'Near Class,exercise,-37.82,144.97,Southbank,VIC,03 5550 0002,"Mo-Fr 09:00-17:00"',
  'Silent Class,exercise,-37.812,144.962,Melbourne,VIC,03 5550 0004,',
  'Near Bus,transport,-37.8101,144.9601,Melbourne,VIC,03 5550 0005,"Mo-Fr 09:00-17:00"',
].join('\n');
const answer = '2 places: Exercise Classes, open now, nearest to you first';

test.use({
  data: 'server',
  storageState: storageOf('user', 'server'),
  permissions: ['geolocation'],
  geolocation: me,
  viewport: { width: 360, height: 640 },
  // A network that is switched off.
  expected: /ERR_INTERNET_DISCONNECTED/,
});

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const call = (page: Page) => main(page).locator(`a[href="${nearestOpen}"]`);
const heading = (page: Page) => main(page).getByRole('heading', { level: 2, name: answer });

async function openServices(page: Page, community: Community | null): Promise<void> {
  const body = { format: 'csv', content: places, dryRun: false };
  await community!.ask('admin@example.org', 'POST', 'services', body);
  await page.clock.setFixedTime(moment);
  // What finds the device is fetched beside the page, and has to be there before a network goes.
  const finder = page.waitForResponse('**/assets/nearby-*.js');
  await open(page, '/services');
  await finder;
  await expect(button(page, 'Open now')).toBeVisible();
  const box = main(page).getByRole('searchbox', { name: 'Suburb, town or service' });
  await box.focus();
  await expect(box).toHaveAttribute('aria-autocomplete', 'list');
  // Where the focus is after a link to the page was followed.
  await page.getByRole('heading', { level: 1 }).focus();
}

const hasFocus = (page: Page) => call(page).evaluate((link) => link === document.activeElement);

/** Finds it by keys. @returns how many were pressed, with the one that calls. */
async function findByKeys(page: Page): Promise<number> {
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  await press('Tab');
  await expect(main(page).getByRole('searchbox', { name: 'Suburb, town or service' })).toBeFocused();
  await press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  for (const one of await page.getByRole('option').allTextContents()) {
    if (one.startsWith('Exercise')) break;
    await press('ArrowDown');
  }
  await press('Enter');
  await expect(heading(page)).toBeFocused();
  const left = Array.from({ length: maxPresses - presses - 1 });
  for (const _ of left) if (!(await hasFocus(page))) await press('Tab');
  await expect(call(page)).toBeFocused();
  return presses + 1;
}

/** The same by taps. */
async function findByTaps(page: Page): Promise<number> {
  let taps = 0;
  for (const name of ['Near me', 'Open now', 'Exercise Classes']) {
    taps += 1;
    await button(page, name).tap();
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(heading(page)).toBeVisible();
  // Nothing covers it, and it is large enough to be tapped; the call itself is the device's.
  await call(page).tap({ trial: true });
  return taps + 1;
}

for (const network of ['with', 'without'] as const)
  test.describe(`the nearest open class is found and called ${network} a network`, () => {
    test.beforeEach(async ({ page, context, community }) => {
      await openServices(page, community);
      await context.setOffline(network === 'without');
    });

    test(`in at most ${maxPresses} presses of keys`, async ({ page }) => {
      expect(await findByKeys(page)).toBeLessThanOrEqual(maxPresses);
    });

    test.describe('by touch', () => {
      test.use({ hasTouch: true });
      test(`in at most ${maxPresses} taps`, async ({ page }) => {
        expect(await findByTaps(page)).toBeLessThanOrEqual(maxPresses);
      });
    });
  });

test.describe('by ear', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });
  test('the nearest open class is found: each thing is announced once', async ({ page, community }) => {
    await openServices(page, community);
    await listen(page);
    expect(await findByKeys(page)).toBeLessThanOrEqual(maxPresses);
    await expect.poll(async () => (await announcements(page)).at(-1)).toMatch(/^link, .*03 5550 0002/);
    const announced = await announcements(page);
    expect(announced.slice(0, 4)).toEqual([
      'document',
      'searchbox, Suburb, town or service, autocomplete in list',
      'option, Exercise Classes, open now, near me, not selected, position 1, set size 2',
      `heading, ${answer}, level 2`,
    ]);
    // From there on only links: nothing is announced besides.
    expect(announced.slice(4).filter((line) => !line.startsWith('link, '))).toEqual([]);
  });
});
