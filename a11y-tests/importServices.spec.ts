import type { Page } from '@playwright/test';
import { open } from './support/page';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

test.use({ storageState: storageOf('admin') });

const press = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
};
const places = [
  'name,type,latitude,longitude',
  'Hall Street Bus,Transport,-33.9,151.3',
  'Swapped,Health,151.3,-33.9',
].join('\r\n');
const openImport = async (page: Page) => {
  await open(page, '/admin-dashboard');
  await page.getByRole('link', { name: 'Import services' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Import services' })).toBeFocused();
};
const choose = (page: Page, text = places) =>
  page
    .getByLabel('File with places')
    .setInputFiles({ name: 'places.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('an import of services begins with a check, which says what is refused and why', async ({ page }) => {
  await openImport(page);
  await press(page, 'Check the file');
  await expect(page.getByLabel('File with places')).toBeFocused();
  await expect(page.getByLabel('File with places')).toHaveAccessibleDescription(/Please choose a file\./);
  await choose(page);
  await press(page, 'Check the file');
  await expect(page.getByRole('heading', { name: 'What the file holds' })).toBeFocused();
  await expect(page.getByText(/^1 place can be imported: 1 new\. 1 row cannot be imported\.$/)).toBeVisible();
  const row = page.getByRole('table', { name: 'Refused rows' }).getByRole('row', { name: /Swapped/ });
  await expect(row).toContainText(/3.*Latitude and longitude are swapped\./);
  await press(page, 'Import 1 place');
  await expect(page.getByRole('button', { name: 'Keep the list as it is' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Import 1 place' })).toBeFocused();
  // Another file: what was found in the last one is not about it.
  await choose(page, 'name,type,latitude,longitude');
  await expect(page.getByRole('heading', { name: 'What the file holds' })).toHaveCount(0);
});

test.describe('a service file that the server refuses as a whole', () => {
  test.use({ expected: /Failed to load resource/ });
  test('is reported at the file field, with the reason', async ({ page }) => {
    await openImport(page);
    await choose(page, 'name,lat\nHall Street Bus,-33.9');
    await press(page, 'Check the file');
    await expect(page.getByLabel('File with places')).toBeFocused();
    await expect(page.getByLabel('File with places')).toHaveAccessibleDescription(
      /The first line has no column type, lng\./,
    );
  });
});

test('an import of services asks for confirmation with the count, then reports what was done', async ({
  page,
}) => {
  // The list of the audits stays as it is: the check is real, the import is answered here.
  await page.route('**/api/services', async (route) => {
    const { dryRun } = (route.request().postDataJSON() ?? {}) as { dryRun?: boolean };
    if (dryRun !== false) return route.fallback();
    const findings = { stored: true, accepted: 1, added: 1, changed: 0, gone: 0, refused: [], noted: [] };
    return route.fulfill({ status: 200, json: findings });
  });
  await openImport(page);
  await choose(page);
  await press(page, 'Check the file');
  await press(page, 'Import 1 place');
  const question = page.getByRole('alertdialog', { name: 'Import 1 place?' });
  await expect(question).toContainText('They take the place of the whole list: 1 new.');
  await expect(question).toContainText('1 row that cannot be imported will be left out.');
  await press(page, 'Replace the list');
  await expect(page.getByRole('group', { name: /^Imported 1/ })).toBeFocused();
  await expect(page.getByText(/^Imported 1 place\./)).toBeVisible();
});
