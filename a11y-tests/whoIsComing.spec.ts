import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard';
import { open } from './support/page';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

// A healthcare worker and the list of those who are coming, by keyboard alone, on a server with shared data.

test.use({ data: 'server', storageState: storageOf('healthcare', 'server') });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const opener = 'Who is coming to Using Your Phone Safely';

interface Entry {
  who: string;
  what: string;
  about?: string;
}

test('a healthcare worker searches, downloads and prints who is coming, and each is written down', async ({
  page,
  context,
  community,
}) => {
  // The window of the printing closes itself; what it would have printed is noted in the page that opened it.
  await context.addInitScript(() => {
    window.print = () => {
      const rows = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
      const { opener: from } = window as { opener: { printed?: string[] } | null };
      if (from) from.printed = rows;
      setTimeout(() => window.dispatchEvent(new Event('afterprint')), 0);
    };
  });
  for (const as of ['george@example.org', 'nina@example.org'])
    await community!.ask(as, 'PUT', 'events/3/registration');
  await open(page, '/events');
  await tabTo(page, button(page, opener));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: opener });
  await expect(dialog.getByText('2 people have a place.')).toBeVisible();

  await tabTo(page, dialog.getByLabel('Search all people'));
  await page.keyboard.type('nina');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('1 of 2 people matches “nina”. Page 1 of 1.')).toBeVisible();

  await tabTo(page, button(page, 'Download CSV'), 'Shift+Tab');
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toMatch(/^who-is-coming-using-your-phone-safely-\d{8}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\uFEFFEmail,Place,Since');
  expect(lines[1]).toMatch(/^nina@example\.org,Has a place,/);
  expect(lines.slice(2)).toEqual(['']);

  await tabTo(page, button(page, 'Print'));
  const [view] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  if (!view.isClosed()) await view.waitForEvent('close');
  await expect
    .poll(() => page.evaluate(() => (window as { printed?: string[] }).printed))
    .toEqual([expect.stringContaining('nina@example.org')]);

  await page.keyboard.press('Escape');
  await expect(button(page, opener)).toBeFocused();
  const { entries } = (await community!.ask('admin@example.org', 'GET', 'audit')) as { entries: Entry[] };
  const written = entries.filter(({ who, about }) => who === 'nurse.lee@example.org' && about !== undefined);
  expect(written.map(({ what }) => what)).toEqual([
    'attendees-printed',
    'attendees-downloaded',
    'attendees-viewed',
  ]);
  expect(written.map(({ about }) => about)).toEqual(
    Array<unknown>(3).fill(expect.stringMatching(/^Using Your Phone Safely, /)),
  );
});

test('a healthcare worker puts somebody down who rang, and calls them once the event is cancelled', async ({
  page,
  community,
}) => {
  await open(page, '/events');
  await tabTo(page, button(page, opener));
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: opener });
  await tabTo(page, button(page, 'Add somebody who rang'));
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Add somebody who rang' });
  await expect(form.getByText('There is a place for them.')).toBeVisible();
  await expect(form.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Ann Lee');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0491 570 156');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(form.getByText('There are places for them and their support person.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(list.getByText('Ann Lee has 2 places, one for a support person.')).toBeVisible();
  await expect(list.getByText('By phone: 0491 570 156')).toBeVisible();
  await expect(button(page, 'Add somebody who rang')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, opener)).toBeFocused();

  const { record } = (await community!.ask('physio.ray@example.org', 'GET', 'events/3')) as {
    record: object;
  };
  await community!.ask('physio.ray@example.org', 'PUT', 'events/3', {
    record: { ...record, cancelled: 'The speaker is ill.' },
  });
  await tabTo(page, button(page, 'Call 1 person'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const calls = page.getByRole('dialog', { name: 'Call 1 person' });
  await expect(calls.getByText('It is cancelled. Why: The speaker is ill.')).toBeVisible();
  const number = calls.getByRole('link', { name: '0491 570 156' });
  await expect(number).toHaveAttribute('href', 'tel:0491570156');
  await tabTo(page, number);
  await tabTo(page, calls.getByRole('button', { name: /^Done calling Ann Lee about/ }));
  await page.keyboard.press('Enter');
  const empty = page.getByRole('dialog', { name: 'People to call' });
  await expect(empty.getByText('Done: Ann Lee is told.')).toBeVisible();
  await page.keyboard.press('Escape');
  // The button goes with the last call, and the heading has the focus.
  await expect(button(page, 'Call 1 person')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('somebody who only comes', () => {
  test.use({ storageState: storageOf('user', 'server') });

  test('is told that the organiser sees it, and sees nobody else', async ({ page }) => {
    await open(page, '/events?item=3');
    await expect(button(page, 'Register for Using Your Phone Safely')).toHaveAccessibleDescription(
      'Shared here: the organiser sees that you are coming.',
    );
    await expect(page.getByRole('button', { name: /^Who is coming/ })).toHaveCount(0);
  });
});
