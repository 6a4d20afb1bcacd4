import type { Page } from '@playwright/test';
import { announcements, listen } from './support/listen';
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
    await choose(page, 'name,lat\n"Hall Street Bus,-33.9');
    await press(page, 'Check the file');
    await expect(page.getByLabel('File with places')).toBeFocused();
    await expect(page.getByLabel('File with places')).toHaveAccessibleDescription(
      /The table cannot be read: Quote Not Closed/,
    );
  });
});

/** A file of a council: without a kind, with a title, semicolons, and headings of its own. */
const councilFile = [
  'Services of Example Shire;;;;',
  'Titel;Email;Lat;Long;State',
  'Hall Walking Group;hall@example.org;-37,8;144.967;Victoria',
  'Café Walk;cafe@example.org;-37.81;144.967;Victoria',
].join('\r\n');
/** Chooses in a select by its keyboard. */
async function pick(page: Page, label: string, option: string) {
  const select = page.getByLabel(label, { exact: true });
  await select.focus();
  await page.keyboard.type(option);
  await expect(select.locator('option:checked')).toHaveText(option);
}

test.describe('a file of services with headings that nobody knows', () => {
  test.use({ bypassCSP: true });
  test('is put right in the check, by keyboard, and each answer is heard once', async ({ page }) => {
    let imported: unknown;
    await page.route('**/api/services', async (route) => {
      const body = (route.request().postDataJSON() ?? {}) as { dryRun?: boolean };
      if (body.dryRun !== false) return route.fallback();
      imported = body;
      const findings = { stored: true, accepted: 1, added: 1, changed: 0, gone: 0, refused: [], noted: [] };
      return route.fulfill({ status: 200, json: findings });
    });
    await openImport(page);
    await page.getByLabel('File with places').setInputFiles({
      name: 'places.csv',
      mimeType: 'text/csv',
      // As an old spreadsheet writes it.
      buffer: Buffer.from(councilFile, 'latin1'),
    });
    await press(page, 'Check the file');
    const heading = page.getByRole('heading', { name: 'What the file holds' });
    await expect(heading).toBeFocused();
    await expect(
      page.getByText('No place can be imported. Nothing in the file is used as: Name, Kind of service.'),
    ).toBeVisible();
    await expect(page.getByText('5 columns. 2 of them are not used.')).toBeVisible();
    await listen(page);
    await pick(page, 'Use “Titel” as', 'Name');
    await pick(page, 'Use “Email” as', 'What happens there');
    await pick(page, 'Kind of service', 'Exercise');
    const changed = 'You have changed what is read. Check again to see what the file holds now.';
    await expect(page.getByRole('main').getByText(changed)).toBeVisible();
    await press(page, 'Check again');
    await expect(
      page.getByText(/^1 place can be imported: 1 new\. 1 row cannot be imported\.$/),
    ).toBeVisible();
    await expect(heading).toBeFocused();
    await expect(page.getByRole('table', { name: 'Refused rows' })).toContainText(/3.*Hall Walking Group/);
    await expect(page.getByRole('table', { name: 'Changes to the list' })).toContainText(/Café Walk.*New/);
    await expect(page.getByLabel('Use “Titel” as', { exact: true })).toHaveValue('name');
    const about = new RegExp(`${changed}|^heading, What the file holds`);
    await expect
      .poll(async () => (await announcements(page)).filter((phrase) => about.test(phrase)))
      .toEqual([expect.stringContaining(changed), 'heading, What the file holds, level 2']);
    await press(page, 'Import 1 place');
    await press(page, 'Replace the list');
    await expect(page.getByRole('group', { name: /^Imported 1/ })).toBeFocused();
    expect(imported).toMatchObject({
      columns: { Titel: 'name', Email: 'description' },
      defaults: { type: 'exercise' },
    });
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
