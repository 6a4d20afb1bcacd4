import type { Page } from '@playwright/test';
import { sampleUsers } from '@/shared/seeds/users';
import { moment } from './support/moment';
import { open } from './support/page';
import { expect, test } from './support/test';
import { openShell } from './support/withoutCode';
import { storageOf } from './support/viewers';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const administrator = sampleUsers.find(({ role }) => role === 'admin')!.email;

const head =
  'id,name,type,lat,lng,suburb,state,postal_code,address_1,phone,opening_hours,cost,languages,access,last checked';
const file = [
  head,
  '1,Hall Street Class,Exercise,-37.8,144.967,Carlton,VIC,3053,1 Example Street,03 5550 0000,"Mo-Fr 09:00-17:00; Sa 10:00-12:00; PH off",$5,English,No steps,2026-10-01',
  '2,Moon Road Walks,Exercise,-37.81,144.95,Carlton,VIC,,,,sunrise-sunset,,,,',
  '3,Quiet Lane Hall,Community,-31.95,115.86,Perth,WA,,,08 5550 0000,Mo-Su 09:00-17:00,,,,',
].join('\n');
const searchForOne = 'Hall Street Class';

test.describe('the page of an imported place', () => {
  test.use({
    data: 'server',
    storageState: storageOf('user', 'server'),
    viewport: { width: 360, height: 640 },
  });

  test.beforeEach(async ({ community, page }) => {
    await page.clock.setFixedTime(moment);
    await community!.ask(administrator, 'POST', 'services', { format: 'csv', content: file, dryRun: false });
  });

  test('says until when it is open, is called with one press and can be told about', async ({ page }) => {
    await open(page, '/services?item=1');
    await expect(title(page, searchForOne)).toBeVisible();
    await expect(page).toHaveTitle(/^Hall Street Class - /);
    await expect(main(page).getByText('Open now until 5 pm', { exact: true })).toBeVisible();
    for (const [day, hours] of [
      ['Saturday', '10 am to 12 noon'],
      ['Sunday', 'closed'],
    ] as const)
      await expect(main(page).locator('dt', { hasText: day }).locator('+ dd')).toHaveText(hours);
    await expect(main(page).getByText('Closed on public holidays.')).toBeVisible();
    await expect(main(page).getByText('Hours on public holidays may differ.')).toHaveCount(0);
    await expect(main(page).getByText('Times in')).toHaveCount(0);
    await expect(main(page).getByText('1 Example Street, Carlton VIC 3053')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Call 03 5550 0000' })).toHaveAttribute(
      'href',
      'tel:0355500000',
    );
    await expect(main(page).getByRole('link', { name: 'Get directions (OpenStreetMap)' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/directions\?to=-37\.8%2C144\.967/,
    );
  });

  test('knows Christmas Day: closed where its file says so, or to be called first', async ({ page }) => {
    // The server's clock is not there yet: what that draws is of its own moment.
    await page.clock.setFixedTime(new Date('2026-12-25T10:00:00+11:00'));
    await openShell(page, '/services?item=1');
    await expect(main(page).getByText('Closed now. Opens on Tuesday at 9 am', { exact: true })).toBeVisible();
    await openShell(page, '/services?item=3');
    await expect(main(page).getByText('Public holiday today: call first', { exact: true })).toBeVisible();
  });

  test('keeps hours that cannot be read as words, and says whose clocks count', async ({ page }) => {
    await open(page, '/services?item=2');
    await expect(main(page).getByText('sunrise-sunset', { exact: true })).toBeVisible();
    await expect(main(page).getByText(/closed|open now/i)).toHaveCount(0);
    await open(page, '/services?item=3');
    // 10:10 in Melbourne is 7:10 in Perth.
    await expect(main(page).getByText('Closed now. Opens at 9 am')).toBeVisible();
    await expect(main(page).getByText('Times in Perth')).toBeVisible();
  });

  test('is reached from the search and left again by keyboard, to the same place in the list', async ({
    page,
  }) => {
    await open(page, '/search?q=quiet+lane');
    await main(page).getByRole('link', { name: 'Quiet Lane Hall' }).press('Enter');
    await expect(title(page, 'Quiet Lane Hall')).toBeFocused();
    await main(page).getByRole('link', { name: 'Show all places' }).press('Enter');
    await expect(page).toHaveURL(/\/services$/);
    const third = main(page)
      .getByRole('listitem')
      .getByRole('link', { name: 'Quiet Lane Hall', exact: true });
    await expect(third).toBeFocused();
    await page.goBack();
    await expect(title(page, 'Quiet Lane Hall')).toBeFocused();
    await page.goForward();
    await expect(third).toBeFocused();
  });

  test('leads back to what was found, with the words for it still in the box', async ({ page }) => {
    await open(page, '/services');
    const box = main(page).getByRole('searchbox', { name: 'Suburb, town or service' });
    await box.fill('Carlton');
    await box.press('Enter');
    const found = main(page).getByRole('heading', {
      level: 2,
      name: '3 places, nearest to Carlton, VIC first',
    });
    await expect(found).toBeVisible();
    for (const back of [
      () => main(page).getByRole('link', { name: 'Show all places' }).press('Enter'),
      () => page.goBack(),
    ]) {
      await main(page).getByRole('link', { name: 'Quiet Lane Hall', exact: true }).press('Enter');
      await expect(title(page, 'Quiet Lane Hall')).toBeFocused();
      await back();
      await expect(found).toBeVisible();
      await expect(box).toHaveValue('Carlton');
    }
  });

  test('prints large, whole and without controls', async ({ page }) => {
    await open(page, '/services?item=1');
    await expect(title(page, searchForOne)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Show all places', 'Get directions (OpenStreetMap)', 'Show on the map'])
      await expect(main(page).getByRole('link', { name })).toBeHidden();
    await expect(main(page).getByRole('button', { name: 'Print this page' })).toBeHidden();
    // What is so now is not so when it is read on paper.
    await expect(main(page).getByText('Open now until 5 pm')).toBeHidden();
    for (const text of ['03 5550 0000', 'Monday', '$5']) {
      const shown = main(page).getByText(text, { exact: true }).filter({ visible: true });
      await expect(shown).toHaveCount(1);
      // 16 points, of 96 to the inch.
      const size = await shown.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(size).toBeGreaterThanOrEqual((16 * 96) / 72);
    }
  });

  test('calls the browser’s own printing', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => (document.documentElement.dataset['printed'] = 'yes');
    });
    await open(page, '/services?item=1');
    await main(page).getByRole('button', { name: 'Print this page' }).press('Enter');
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
  });
});

test.describe('the page of a place', () => {
  test.use({ storageState: storageOf('user') });

  test('leads to the place on the map, whose popup takes the focus', async ({ page }) => {
    await open(page, '/services?item=10');
    await main(page).getByRole('link', { name: 'Show on the map' }).press('Enter');
    await expect(page).toHaveURL(/\/services$/);
    await expect(page.getByRole('dialog', { name: 'Glen Waverley Tai Chi Group' })).toBeFocused({
      timeout: 15_000,
    });
  });

  test('that is gone says so, and leads to the others', async ({ page }) => {
    await open(page, '/services?item=999');
    await expect(main(page).getByText('That place is no longer listed.')).toBeVisible();
    await main(page).getByRole('link', { name: 'Show all places' }).press('Enter');
    await expect(title(page, 'In your area')).toBeFocused();
  });
});
