import type { Page } from '@playwright/test';
import { chooseDay, form, month, openForm } from './support/appointmentForm';
import { openCalendar } from './support/calendar';
import { open } from './support/page';
import { nothingUnderWay } from './support/still';
import { expect, test } from './support/test';
import { expectWhole, translate, translated } from './support/translation';
import { storageOf } from './support/viewers';

// A browser that translates takes each text off the page and puts elements of its own there. React knows nothing of it.

test.use({ storageState: storageOf('user'), viewport: { width: 1280, height: 1100 } });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('a page that is translated goes on when the events are filtered', async ({ page }) => {
  await open(page, '/events');
  await page.getByRole('article').first().waitFor();
  await translate(page);
  for (const [name, count] of [
    [/^Fitness/, 2],
    [/^Educational/, 2],
    [/^All Events/, 6],
  ] as const) {
    await button(page, name).click();
    await expect(page.getByRole('article')).toHaveCount(count);
  }
  await expectWhole(page);
});

test('a page that is translated goes on when the calendar shows a month, and a week again', async ({
  page,
}) => {
  await openCalendar(page);
  await translate(page);
  await button(page, 'Month').click();
  await expect(page.getByRole('heading', { name: 'November 2026', exact: true })).toBeVisible();
  await button(page, 'Next month').click();
  await expect(page.getByRole('heading', { name: 'December 2026', exact: true })).toBeVisible();
  await button(page, 'Week').click();
  await nothingUnderWay(page);
  await expectWhole(page);
});

test('a page that is translated goes on when a place is shown on the map', async ({ page }) => {
  await open(page, '/services');
  const show = button(page, 'Show on map: Richmond Home Support');
  await show.waitFor();
  await translate(page);
  await show.click();
  const popup = page.getByRole('dialog', { name: 'Richmond Home Support' });
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expectWhole(page);
});

test('a button that saves says in the new language that it has saved', async ({ page }) => {
  await open(page, '/events');
  const save = page.getByRole('article').first().getByRole('button', { name: /^Sav/ });
  await save.waitFor();
  await translate(page, { Save: 'Salva', Saved: 'Salvato' });
  const inItalian = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Salva/ });
  await expect(inItalian).toHaveText(/^Salva\s/);
  await inItalian.click();
  await expect(inItalian).toHaveText(/^Salvato\s/);
  await expectWhole(page);
});

test('a page that is translated goes on when somebody turns the months of a date', async ({ page }) => {
  await openForm(page);
  await translate(page);
  await chooseDay(page).click();
  await expect(month(page, 'November 2026')).toBeVisible();
  await form(page).getByRole('button', { name: 'Next', exact: true }).first().click();
  await expect(month(page, 'December 2026')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectWhole(page);
});

for (const path of [
  '/',
  '/services',
  '/services?item=1',
  '/help',
  '/events',
  '/profile',
  '/community',
  '/privacy',
])
  test(`on ${path} a translation changes neither the number of a telephone nor the address of a mailbox`, async ({
    page,
  }) => {
    await open(page, path);
    await page.locator('h1').waitFor();
    await nothingUnderWay(page);
    await translate(page);
    const texts = await translated(page);
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => /^(?:\+?\d[\d ]{4,}|\S+@\S+)$/.test(text.trim()))).toEqual([]);
    for (const link of await page.locator('a[href^="tel:"], a[href^="mailto:"]').all())
      await expect(
        link.and(page.locator('[translate=no]')).or(link.locator('[translate=no]')).first(),
      ).toBeAttached();
  });
