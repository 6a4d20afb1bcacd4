import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard';
import { open } from './support/page';
import { expect, test } from './support/test';
import { emailOf, storageOf } from './support/viewers';

const first = 'Living well with arthritis';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const stars = (page: Page, title: string) => page.getByRole('group', { name: `Rate: ${title}` });
const stored = (page: Page, id: number) =>
  page.evaluate((wanted) => {
    const all = JSON.parse(localStorage.getItem('resources')!) as { id: number; [field: string]: unknown }[];
    return all.find((one) => one.id === wanted) ?? null;
  }, id);
/** What has been announced since the page was opened, as far as it is still in the region. */
const announcements = (page: Page) => page.locator('[data-live-announcer]');

test.describe('a user, by keyboard only', () => {
  test.use({ storageState: storageOf('user') });

  test('searches, hears the count after a pause, opens an article and returns to its card', async ({
    page,
  }) => {
    await open(page, '/resources');
    await expect(heading(page, 'Health Resources')).toBeVisible();
    await expect(page.getByText('Showing 6 of 10 resources')).toBeVisible();
    const box = page.getByRole('searchbox', { name: 'Search resources' });
    await tabTo(page, box);
    await page.keyboard.type('ARTHRITIS');
    await expect(announcements(page).getByText('1 resource found for “ARTHRITIS”')).toBeAttached();
    await tabTo(page, page.getByRole('link', { name: first }));
    await page.keyboard.press('Enter');
    await expect(heading(page, first)).toBeFocused();
    await expect(page).toHaveURL(/\/resources\?item=1$/);
    await expect(page).toHaveTitle(`${first} - Health Resources - Age Better`);
    await tabTo(page, page.getByRole('link', { name: 'All health resources' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: first })).toBeFocused();
    await expect(box).toHaveValue('ARTHRITIS');
    await expect(page).toHaveTitle('Health Resources - Age Better');
    await page.goBack();
    await expect(heading(page, first)).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('link', { name: first })).toBeFocused();
  });

  test('sees all resources, chooses a category, and is offered a way back from an empty result', async ({
    page,
  }) => {
    await open(page, '/resources');
    await tabTo(page, page.getByRole('button', { name: 'Show all resources' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Sleeping better' })).toBeFocused();
    await expect(page.getByText('Showing 10 of 10 resources').first()).toBeVisible();
    await tabTo(page, page.getByLabel('Category'), 'Shift+Tab');
    await page.keyboard.type('Well');
    await expect(page.getByText('1 resource found in Wellness').first()).toBeVisible();
    await tabTo(page, page.getByRole('searchbox', { name: 'Search resources' }), 'Shift+Tab');
    await page.keyboard.type('zzz');
    await tabTo(page, page.getByRole('button', { name: 'Show all resources' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: first })).toBeFocused();
  });

  test('rates, changes and removes the rating; the average follows and is stored', async ({ page }) => {
    await open(page, '/resources');
    const group = stars(page, 'Feeling low or lonely?');
    const card = page.getByRole('article').filter({ has: group });
    await expect(card.getByText('No ratings yet')).toBeVisible();
    await expect(group.getByRole('radio')).toHaveCount(5);
    await tabTo(page, group.getByRole('radio', { name: '1 star' }));
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(group.getByText('Thank you for your rating!', { exact: true })).toBeVisible();
    await expect(announcements(page).getByText(/^Thank you for your rating!/)).toBeAttached();
    await expect(card.getByText('Average 5.0 out of 5, from 1 rating')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(group.getByText('Your rating: 5 stars, already saved')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(group.getByText('3 stars, not saved yet')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(group.getByText('Your rating has been updated!', { exact: true })).toBeVisible();
    await expect(card.getByText('Average 3.0 out of 5, from 1 rating')).toBeVisible();
    expect(await stored(page, 4)).toMatchObject({
      ratings: [{ userId: emailOf('user'), rating: 3 }],
      averageRating: 3,
    });
    await tabTo(page, group.getByRole('button', { name: 'Undo' }));
    await page.keyboard.press('Enter');
    await expect(group.getByText('Your rating was taken back.')).toBeVisible();
    await expect(group).toBeFocused();
    expect(await stored(page, 4)).toMatchObject({ ratings: [], averageRating: null });
    await page.reload();
    await expect(stars(page, 'Feeling low or lonely?').getByText('Not rated by you yet')).toBeVisible();
  });

  test('hears each star up to the fourth, saves by leaving, and finds the rating after Back', async ({
    page,
  }) => {
    const writes: string[] = [];
    await page.exposeFunction('onWrite', (value: string) => writes.push(value));
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key === 'resources') (window as never as { onWrite: (v: string) => void }).onWrite(value);
        setItem.call(this, key, value);
      };
    });
    await open(page, '/resources');
    const group = stars(page, 'Feeling low or lonely?');
    await tabTo(page, group.getByRole('radio', { name: '1 star' }));
    const before = writes.length;
    for (const words of ['2 stars, not saved yet', '3 stars, not saved yet', '4 stars, not saved yet']) {
      await page.keyboard.press('ArrowRight');
      await expect(announcements(page).getByText(words)).toBeAttached();
    }
    expect(await stored(page, 4)).toMatchObject({ ratings: [] });
    await page.keyboard.press('Tab');
    await expect(group.getByText('Thank you for your rating!', { exact: true })).toBeVisible();
    expect(await stored(page, 4)).toMatchObject({ ratings: [{ rating: 4 }] });
    expect(writes.length).toBe(before + 1);
    // Back takes the page away while a star that is not saved has the focus.
    await page.getByRole('link', { name: 'Community' }).first().click();
    await page.getByRole('link', { name: 'Health Resources' }).first().click();
    await tabTo(page, group.getByRole('radio', { name: '4 stars' }));
    await page.keyboard.press('ArrowLeft');
    await expect(group.getByText('3 stars, not saved yet')).toBeVisible();
    await page.goBack();
    await expect.poll(async () => (await stored(page, 4))!['averageRating']).toBe(3);
  });

  test('plays a video with its notice and transcript, and returns', async ({ page }) => {
    await open(page, '/resources');
    const title = 'Strength and balance at home';
    await tabTo(page, page.getByRole('button', { name: `Play Video: ${title}` }));
    await page.keyboard.press('Enter');
    const notice = page.getByRole('alertdialog', { name: `Playing video: ${title}`, exact: true });
    await expect(notice.getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(notice.getByRole('link', { name: 'Read the words' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page, title)).toBeFocused();
    await expect(page.getByText('You need a strong kitchen chair')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: title })).toBeFocused();
  });

  test('is told that the login ended in another tab, and the average stays', async ({ page, context }) => {
    await open(page, '/resources');
    await expect(stars(page, first)).toBeVisible();
    const other = await context.newPage();
    await open(other, '/');
    // Not by Logout, which would end the login of all tests.
    await other.evaluate(() => localStorage.removeItem('user'));
    await expect(page.getByText('Please log in to rate resources.')).toHaveCount(6);
    await expect(page.getByText('Average 4.3 out of 5, from 3 ratings')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
  });

  test('rates in two tabs at once and loses nothing', async ({ page, context }) => {
    const other = await context.newPage();
    await open(page, '/resources');
    await open(other, '/resources');
    await Promise.all([
      stars(page, 'Free vaccines from age 65').getByRole('radio', { name: '1 star' }).click(),
      stars(other, 'Eating well on a budget').getByRole('radio', { name: '2 stars' }).click(),
    ]);
    for (const tab of [page, other]) {
      await expect(stars(tab, 'Free vaccines from age 65').getByText('Your rating: 1 star')).toBeVisible();
      await expect(stars(tab, 'Eating well on a budget').getByText('Your rating: 2 stars')).toBeVisible();
    }
    expect(await stored(page, 3)).toMatchObject({ averageRating: 10 / 3 });
    expect(await stored(page, 5)).toMatchObject({ averageRating: 2 });
  });

  test('is told that a full storage saved nothing, and can retry', async ({ page }) => {
    await open(page, '/resources');
    // Somebody's first rating makes the stored text longer; a changed one may fit in its place.
    const group = stars(page, 'Feeling low or lonely?');
    await expect(group).toBeVisible();
    await page.evaluate(() => {
      for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let count = 0; ; count += 1) localStorage.setItem(`filler${size}.${count}`, 'x'.repeat(size));
        } catch {
          // Full for this size; the next one is half of it.
        }
      }
    });
    await group.getByRole('radio', { name: '1 star' }).click();
    await expect(
      group.getByText(/There is no room left in this browser, so nothing was saved/),
    ).toBeVisible();
    await expect(group.getByText('Not rated by you yet')).toBeVisible();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key);
    });
    await group.getByRole('radio', { name: '1 star' }).click();
    await expect(group.getByText('Thank you for your rating!')).toBeVisible();
  });

  test('is told that stored resources cannot be read, and nothing is thrown away', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('resources', '[{"id":1'));
    await open(page, '/resources');
    await expect(page.getByText(/Some saved resources could not be read\. We put them aside/)).toBeVisible();
    await expect(page.getByText('Showing 6 of 10 resources')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('resources.broken'))).toBe('[{"id":1');
  });

  test('prints an article without its controls', async ({ page }) => {
    await open(page, '/resources?item=4');
    await expect(page.getByRole('link', { name: '13 11 14' }).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Many people feel low or lonely at times.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden();
    await expect(stars(page, 'Feeling low or lonely?')).toBeHidden();
    await expect(page.getByRole('link', { name: 'All health resources' })).toBeHidden();
  });
});

test.describe('a healthcare worker', () => {
  test.use({ storageState: storageOf('healthcare') });

  test('sees the average only', async ({ page }) => {
    await open(page, '/resources');
    await expect(page.getByText('Average 4.3 out of 5, from 3 ratings')).toBeVisible();
    await expect(page.getByText('No ratings yet')).toHaveCount(3);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Administrator Dashboard' })).toHaveCount(0);
  });
});

test.describe('an administrator, by keyboard only', () => {
  test.use({ storageState: storageOf('admin') });

  test('adds a resource, edits it and finds it as a card, by its id and in the search', async ({ page }) => {
    await open(page, '/resources');
    await expect(page.getByRole('heading', { level: 2, name: 'Administrator Dashboard' })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Add New Resource' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit New Resource' });
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await expect(title).toBeFocused();
    expect(await stored(page, 11)).toMatchObject({ title: 'New Resource', type: 'text', ratings: [] });
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Healthy teeth');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('link', { name: 'Enter a description.' })).toBeVisible();
    await tabTo(page, dialog.getByRole('textbox', { name: 'Description' }));
    await page.keyboard.type('Brush twice a day.');
    await tabTo(page, dialog.getByRole('button', { name: 'Save' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Healthy teeth' })).toBeFocused();
    await expect(page.getByText('Saved: Healthy teeth.').first()).toBeVisible();
    await expect(page.getByText('Showing 6 of 11 resources')).toBeVisible();
    await page.goto('/resources?item=11');
    await expect(heading(page, 'Healthy teeth')).toBeVisible();
    await expect(page.getByText('There is no text here yet.')).toBeVisible();
  });

  test('rates as a user does, and Esc in the form returns the focus', async ({ page }) => {
    await open(page, '/resources');
    await expect(stars(page, first)).toBeVisible();
    const edit = page.getByRole('button', { name: `Edit ${first}` });
    await tabTo(page, edit);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: `Edit ${first}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(edit).toBeFocused();
  });
});
