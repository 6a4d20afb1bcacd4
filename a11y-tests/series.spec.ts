import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard';
import { open } from './support/page';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

// Events that repeat, on a server with shared data and in the browser's own storage: made, changed and deleted by keyboard.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true });
const cards = (page: Page) => page.getByRole('article', { name: 'Tai chi' });
const scopes = (page: Page, name: string) => page.getByRole('alertdialog', { name });

/** Adds an event on three of four Tuesdays. */
async function addSeries(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-11-24T10:00:00+11:00'));
  await open(page, '/events');
  await button(page, 'Add New Event').press('Enter');
  await field(page, 'Title').fill('Tai chi');
  await field(page, 'Repeats').selectOption('Every week');
  await field(page, 'Until').selectOption('4 dates, to 15 December 2026');
  const dates = page.getByRole('group', { name: 'The dates', exact: true });
  await dates.getByRole('checkbox', { name: 'Tuesday 8 December' }).press('Space');
  await field(page, 'Title').press('Enter');
  await expect(page.getByRole('main').getByText('Saved: Tai chi, 3 dates.')).toBeVisible();
}
const datesOf = (page: Page) =>
  cards(page)
    .locator('time[datetime]')
    .evaluateAll((times) => [...new Set(times.map((time) => time.getAttribute('datetime')))]);

for (const data of ['server', 'local'] as const)
  test.describe(data === 'server' ? 'with shared data' : 'in this browser', () => {
    test.use({ data, storageState: storageOf('healthcare', data) });

    test('a new event repeats without the date that is left out, and Undo takes all of its dates off the list', async ({
      page,
    }) => {
      await addSeries(page);
      await expect.poll(() => datesOf(page)).toEqual(['2026-11-24', '2026-12-01', '2026-12-15']);
      await tabTo(page, button(page, 'Undo'));
      await page.keyboard.press('Enter');
      await expect(cards(page)).toHaveCount(0);
      await expect(button(page, 'Add New Event')).toBeFocused();
    });

    test('a change is for this date and those that follow, moves them alike, and is taken back', async ({
      page,
    }) => {
      await addSeries(page);
      await button(page, 'Edit Tai chi, Tuesday, December 1, 2026').press('Enter');
      await expect(page.getByRole('dialog').getByText('It has 2 other dates.')).toBeVisible();
      await field(page, 'Location').fill('Town hall');
      const date = page.getByRole('group', { name: 'Date', exact: true });
      await date.getByLabel('Day', { exact: true }).fill('2');
      await field(page, 'Title').press('Enter');
      const question = scopes(page, 'Which dates do you want to change?');
      // The fewest are chosen at first, and going back writes nothing.
      await expect(question.getByRole('radio', { name: 'This date only (1)' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0);
      await field(page, 'Title').press('Enter');
      await expect(question.getByRole('radio', { name: 'This date only (1)' })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').getByText('Saved: Tai chi, 2 dates.')).toBeVisible();
      await expect.poll(() => datesOf(page)).toEqual(['2026-11-24', '2026-12-02', '2026-12-16']);
      await expect(cards(page).getByText('Town hall')).toHaveCount(2);
      await tabTo(page, button(page, 'Undo'));
      await page.keyboard.press('Enter');
      await expect.poll(() => datesOf(page)).toEqual(['2026-11-24', '2026-12-01', '2026-12-15']);
      await expect(cards(page).getByText('Town hall')).toHaveCount(0);
    });

    test('all dates are deleted and put back, and the focus is never lost', async ({ page }) => {
      await addSeries(page);
      await button(page, 'Edit Tai chi, Tuesday, December 15, 2026').press('Enter');
      await button(page, 'Delete dates…').press('Enter');
      await scopes(page, 'Which dates do you want to delete?')
        .getByRole('radio', { name: 'All dates still to come (3)' })
        .check();
      await page.keyboard.press('Enter');
      await expect(cards(page)).toHaveCount(0);
      const told = page.getByRole('group', { name: /^Deleted: 3 dates of Tai chi\./ });
      await expect(told).toBeFocused();
      await tabTo(page, told.getByRole('button', { name: 'Undo' }));
      await page.keyboard.press('Enter');
      await expect(cards(page)).toHaveCount(3);
      await expect(button(page, 'Add New Event')).toBeFocused();
    });
  });
