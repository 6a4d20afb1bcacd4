import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard';
import { announcements, listen } from './support/listen';
import { notesOf, takeNotes } from './support/notes';
import { open } from './support/page';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

// A server of its own: what is saved here is on its list.
test.use({ data: 'server', storageState: storageOf('admin', 'server') });

const press = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
};
const write = async (page: Page, label: string, text: string) => {
  // A form takes the focus itself when it opens: what is typed before that goes nowhere.
  await expect(page.locator('[role=dialog]:focus-within')).toHaveCount(1);
  await page.getByRole('textbox', { name: label }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
};
const form = (page: Page) => page.getByRole('dialog');
const status = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

test('a place is added, corrected, checked, retired and brought back by keyboard alone', async ({ page }) => {
  await open(page, '/admin-dashboard');
  await page.getByRole('link', { name: 'Service places' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Service places' })).toBeFocused();
  await status(page, 'The samples go when you add the first place.');

  await press(page, 'Add a place');
  await write(page, 'Name', 'Hall Street Bus');
  await write(page, 'Latitude and longitude', '-33.9, 151.3');
  await write(page, 'Opening hours', 'Mo-Fr 09:00-17:00');
  await page.getByLabel('Kind of service').focus();
  await page.keyboard.type('Tr');
  await page.getByLabel('State or territory').focus();
  await page.keyboard.type('NSW');
  await press(page, 'Save');
  await expect(form(page)).toHaveCount(0);
  await status(page, 'Saved: Hall Street Bus.');
  await expect(page.getByRole('row', { name: /Hall Street Bus/ })).toContainText('Not known');

  await press(page, 'Edit Hall Street Bus');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
    'Nobody has checked this here yet.',
  );
  await write(page, 'Phone', '02 5550 0000');
  await page.getByLabel('I checked all of this today').focus();
  await page.keyboard.press('Space');
  await press(page, 'Save');
  await expect(form(page)).toHaveCount(0);
  const row = page.getByRole('row', { name: /Hall Street Bus/ });
  await expect(row).toContainText('02 5550 0000');
  await expect(row).not.toContainText('Not known');
  await press(page, 'Edit Hall Street Bus');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
    /^Checked by admin@example\.org on /,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit Hall Street Bus' })).toBeFocused();

  await press(page, 'Retire Hall Street Bus');
  await expect(page.getByRole('button', { name: 'Keep place' })).toBeFocused();
  await press(page, 'Retire place');
  await status(page, 'Retired: Hall Street Bus.');
  await expect(page.getByRole('heading', { name: 'Places', exact: true })).toBeFocused();
  await press(page, 'Retired: 1');
  await press(page, 'Bring back Hall Street Bus');
  await status(page, 'Brought back: Hall Street Bus.');
  await press(page, 'On the list: 1');
  await expect(row).toBeVisible();
});

test.describe('a form for a place', () => {
  test.use({ expected: /Failed to load resource/ });

  test('shows what is wrong at its fields, in the sentences of the import', async ({ page }) => {
    await open(page, '/admin-places');
    await press(page, 'Add a place');
    await write(page, 'Latitude and longitude', '151.3, -33.9');
    await write(page, 'Opening hours', 'when the door is open');
    await press(page, 'Save');
    const summary = form(page).getByRole('group', { name: 'There is a problem' });
    await expect(summary.or(form(page).getByText('There is a problem')).first()).toBeVisible();
    await expect(page.getByLabel('Latitude and longitude')).toHaveAccessibleDescription(
      /Latitude and longitude are swapped\./,
    );
    await expect(page.getByRole('textbox', { name: 'Opening hours' })).toHaveAccessibleDescription(
      /We cannot read these hours\./,
    );
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      /There is no name\./,
    );
  });

  test('is saved once when its answer was lost and it is saved again', async ({ page }) => {
    await open(page, '/admin-places');
    await press(page, 'Add a place');
    await write(page, 'Name', 'Carlton Walks');
    await write(page, 'Latitude and longitude', '-37.8, 144.97');
    await page.getByLabel('Kind of service').focus();
    await page.keyboard.type('Ex');
    const places = '**/api/services/places';
    await page.route(places, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await press(page, 'Save');
    await status(page, 'You can safely save it again: nothing is saved twice.');
    await page.unroute(places);
    await press(page, 'Save');
    await expect(form(page)).toHaveCount(0);
    await expect(page.getByRole('row', { name: /Carlton Walks/ })).toHaveCount(1);
  });

  test('shows what somebody else has changed beside what was written', async ({ page, community }) => {
    await open(page, '/admin-places');
    await press(page, 'Add a place');
    await write(page, 'Name', 'Hill Bus');
    await write(page, 'Latitude and longitude', '-35.3, 149.1');
    await page.getByLabel('Kind of service').focus();
    await page.keyboard.type('Tr');
    const answer = page.waitForResponse((one) => one.request().method() === 'POST');
    await press(page, 'Save');
    const { id, version } = (await (await answer).json()) as { id: number; version: string };
    await press(page, 'Edit Hill Bus');
    await write(page, 'Phone', '02 5550 0001');
    await community!.ask('admin@example.org', 'PUT', `services/places/${id}`, {
      version,
      checked: [],
      fields: { name: 'Hill Bus', type: 'Transport', lat: '-35.3', lng: '149.1', phone: '02 5550 0009' },
    });
    await press(page, 'Save');
    await status(page, 'Somebody else has changed this place while you were writing.');
    await expect(form(page)).toContainText('Now: 02 5550 0009');
    await expect(form(page)).toContainText('You wrote: 02 5550 0001');
    await press(page, 'Save');
    await expect(form(page)).toHaveCount(0);
    await expect(page.getByRole('row', { name: /Hill Bus/ })).toContainText('02 5550 0001');
  });
});

test.describe('the list of places as a file', () => {
  test.use({ expected: /Failed to load resource/ });
  const place = { name: 'Café Walks', type: 'Exercise', lat: '-37.8', lng: '144.97', suburb: 'Carlton' };
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test.beforeEach(async ({ page, community }) => {
    const order = { fields: place, checked: ['name'] };
    await community!.ask('admin@example.org', 'POST', 'services/places', order);
    await open(page, '/admin-places');
  });

  test('is downloaded in three formats by keyboard alone, and each is written down', async ({
    page,
    community,
  }) => {
    for (const [name, as, end] of [
      ['Download CSV', 'csv', 'csv'],
      ['Download GeoJSON', 'geojson', 'geojson'],
      ['Download HSDS 3.0', 'hsds', 'json'],
    ] as const) {
      await tabTo(page, button(page, name));
      const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
      expect(file.suggestedFilename()).toMatch(new RegExp(`^services-${as}-\\d{4}-\\d\\d-\\d\\d\\.${end}$`));
      const text = await readFile(await file.path(), 'utf8');
      expect(text).toContain('Café Walks');
      expect(text).not.toContain('admin@example.org');
      expect(text.startsWith('\uFEFF'), 'spreadsheets know the letters of a table by it').toBe(as === 'csv');
      const said = `Downloaded the list as ${file.suggestedFilename()}.`;
      await expect(page.getByText(said, { exact: true }).first()).toBeVisible();
      await expect(button(page, name)).toBeFocused();
    }
    const { entries } = (await community!.ask('admin@example.org', 'GET', 'audit')) as {
      entries: { what: string; count: number }[];
    };
    const exports = entries.filter(({ what }) => what === 'services-exported');
    // Those of one person within a short time are one line of the log, which adds them up.
    expect(exports.map(({ count }) => count)).toEqual([3]);
  });

  test.describe('by ear', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

    test('and what is done to a place are each said once', async ({ page }) => {
      // From here on, not in the midst of what the table says once it is read.
      await page.addInitScript(takeNotes);
      await open(page, '/admin-places');
      await expect(page.getByRole('row', { name: /Café Walks/ })).toBeVisible();
      // It came with the page.
      expect((await notesOf(page)).said).toEqual([]);
      await listen(page);
      // Questions are dialogs, which say themselves.
      const said = async () => (await announcements(page)).filter((line) => line.startsWith('polite: '));
      const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Download CSV')]);
      const all = [`polite: Downloaded the list as ${file.suggestedFilename()}.`];
      await expect.poll(said).toEqual(all);
      await press(page, 'Edit Café Walks');
      await write(page, 'Phone', '02 5550 0001');
      await press(page, 'Save');
      await expect(form(page)).toHaveCount(0);
      all.push('polite: Saved: Café Walks.');
      await expect.poll(said).toEqual(all);
      await press(page, 'Retire Café Walks');
      await press(page, 'Retire place');
      await expect(page.getByRole('heading', { name: 'Places', exact: true })).toBeFocused();
      all.push('polite: Retired: Café Walks.', 'polite: No places.');
      await expect.poll(said).toEqual(all);
      // What would be said late comes before what the next press says.
      await press(page, 'Retired: 1');
      all.push('polite: 1 place. Page 1 of 1.');
      await expect.poll(said).toEqual(all);
    });
  });

  test('that could not be fetched says why, and is there at the next press', async ({ page }) => {
    const url = '**/api/services/export?**';
    await page.route(url, (route) => route.abort());
    await press(page, 'Download CSV');
    await status(page, 'Our server did not answer, so there is no file. Please try again.');
    await page.unroute(url);
    // The page of a hotel's network, which answers everything.
    await page.route(url, (route) => route.fulfill({ status: 200, body: '<h1>Welcome</h1>' }));
    await press(page, 'Download HSDS 3.0');
    await status(page, 'Our server did not answer, so there is no file. Please try again.');
    await page.unroute(url);
    const error = 'The disk of the server is full.';
    await page.route(url, (route) => route.fulfill({ status: 507, json: { code: 'disk-full', error } }));
    await press(page, 'Download GeoJSON');
    await status(page, error);
    await page.unroute(url);
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Download CSV')]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    await expect(page.getByText(error)).toHaveCount(0);
  });
});
