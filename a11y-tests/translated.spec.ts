import type { Page } from '@playwright/test';
import { openCalendar } from './support/calendar';
import { open } from './support/page';
import { nothingUnderWay } from './support/still';
import { expect, test } from './support/test';
import { expectWhole, translate } from './support/translation';
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
