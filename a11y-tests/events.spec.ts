import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { featuredEvents, seedEvents } from '@/shared/seeds/events';
import { tabTo } from './support/keyboard';
import { open } from './support/page';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

const filters = ['All Events', 'Health & Wellness', 'Social Gatherings', 'Educational', 'Fitness'];
const kept = 'Kept on this device only; the organiser is not told.';
const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const press = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
};

for (const viewer of ['user', 'admin', 'healthcare'] as const) {
  test.describe(`the events page, seen by ${viewer}`, () => {
    test.use({ storageState: storageOf(viewer) });

    test('shows every event as text, and filters by keyboard', async ({ page }) => {
      await open(page, '/events');
      await expect(page.getByRole('heading', { level: 1, name: 'Community Events' })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(6);
      await expect(page.getByRole('group', { name: 'Show' }).getByRole('button')).toHaveText(
        [6, 1, 1, 2, 2].map((count, index) => `${filters[index]} (${count})`),
      );
      const events = await page.evaluate(
        () => JSON.parse(localStorage.getItem('events')!) as { date: string; title: string }[],
      );
      for (const { date, title } of events) {
        const words = new Date(`${date}T12:00`).toLocaleDateString('en-US', {
          weekday: 'long',
          month: 'long',
          day: 'numeric',
          year: 'numeric',
        });
        await expect(card(page, title).locator('time')).toHaveAttribute('datetime', date);
        await expect(card(page, title).getByText(words)).toBeVisible();
      }
      const pressure = card(page, 'Free Blood Pressure Check');
      for (const text of ['Health & Wellness', 'Carlton', '18/40 attending', 'Example event', kept])
        await expect(pressure.getByText(text, { exact: true })).toBeVisible();
      await expect(pressure.getByText('A nurse checks your blood pressure.')).toBeVisible();
      await expect(card(page, 'Morning Tea and Chat').getByText('attending')).toHaveCount(0);
      await expect(
        page.getByRole('button', { name: 'Register for Gentle Chair Exercise' }),
      ).toHaveAccessibleDescription('Full. All 25 places taken.');

      for (const [index, filter] of filters.entries()) {
        const button = page.getByRole('button', { name: filter });
        await button.focus();
        await page.keyboard.press('Space');
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        await expect(button).toBeFocused();
        await expect(page.getByRole('article')).toHaveCount([6, 1, 1, 2, 2][index]!);
      }
      await expect(page.getByText('2 events in Fitness, soonest first')).toBeAttached();
      const manage = page.getByRole('heading', { name: 'Manage Events' });
      await expect(manage).toHaveCount(viewer === 'healthcare' ? 1 : 0);
    });
  });
}

test.describe('a user', () => {
  test.use({ storageState: storageOf('user') });

  test('registers for an event, stays registered over a reload, saves it to a calendar and cancels', async ({
    page,
  }) => {
    await open(page, '/events');
    await press(page, 'Register for Using Your Phone Safely');
    const phone = card(page, 'Using Your Phone Safely');
    await expect(
      page.getByRole('group', { name: 'You are going to Using Your Phone Safely.' }),
    ).toBeFocused();
    await expect(phone.getByText('13/20 attending')).toBeVisible();
    await press(page, 'Register for Walking Group');
    await expect(card(page, 'Walking Group').getByText('10/15 attending')).toBeVisible();

    await page.reload();
    const yours = page.getByRole('region', { name: 'Your events' });
    await expect(yours.getByRole('link')).toHaveText(['Using Your Phone Safely', 'Walking Group']);
    const file = async (name: string | RegExp) => {
      const [download] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
      return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
    };
    const one = await file('Save as a calendar file Using Your Phone Safely');
    expect(one.name).toBe('using-your-phone-safely.ics');
    expect(one.text.match(/^UID:.*$/gm)).toEqual(['UID:event-3@localhost']);
    const all = await file('Save all 2 as a calendar file');
    expect(all.name).toBe('my-events.ics');
    expect(all.text.match(/^SUMMARY:.*$/gm)).toEqual([
      'SUMMARY:Using Your Phone Safely',
      'SUMMARY:Walking Group',
    ]);

    await press(page, 'Give up my place at Using Your Phone Safely');
    await expect(phone.getByText('12/20 attending')).toBeVisible();
    const message = page.getByRole('group', { name: 'You gave up your place at Using Your Phone Safely.' });
    await expect(message).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(phone.getByText('13/20 attending')).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Give up my place at Using Your Phone Safely' }),
    ).toBeFocused();
  });

  test('never gets more than the last place, also with two tabs', async ({ page, context }) => {
    await page.addInitScript(
      (event) => {
        localStorage['events'] ??= JSON.stringify([event]);
      },
      { ...seedEvents(new Date())[3]!, capacity: 1 },
    );
    await open(page, '/events');
    const other = await context.newPage();
    await open(other, '/events');
    await other.getByRole('button', { name: 'Register for Morning Tea and Chat' }).waitFor();
    await press(page, 'Register for Morning Tea and Chat');
    // The other tab hears of it.
    await expect(other.getByText('1/1 attending')).toBeVisible();
    await expect(
      other.getByRole('button', { name: 'Give up my place at Morning Tea and Chat' }),
    ).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('ageBetter.registrations'));
    await expect(other.getByText('Full. The only place is taken.')).toBeVisible();
  });

  test('is asked to log in when the login ends with the page open, and starts again', async ({
    page,
    context,
  }) => {
    await open(page, '/events');
    const button = page.getByRole('button', { name: 'Register for Walking Group' });
    await button.focus();
    const other = await context.newPage();
    await open(other, '/help');
    await other.evaluate(() => localStorage.removeItem('user'));
    await expect(button).toHaveAccessibleDescription('Please log in to register.');
    // What had the focus was the person's who is gone.
    await expect(page.getByRole('heading', { level: 1, name: 'Community Events' })).toBeFocused();
    await button.press('Enter');
    await expect(card(page, 'Walking Group').getByText('9/15 attending')).toBeVisible();
  });

  test('follows a link to one event and comes back', async ({ page }) => {
    const [first] = featuredEvents(new Date());
    await open(page, '/events');
    await page.getByRole('article').getByRole('link', { name: first!.title }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?item=1$/);
    await expect(page.getByRole('heading', { name: first!.title })).toBeFocused();
    await expect(page).toHaveTitle(`${first!.title} - Community Events - Age Better`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('link', { name: 'Show all events' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').getByRole('link', { name: first!.title })).toBeFocused();
    await expect(page).toHaveTitle('Community Events - Age Better');
    await page.goto('/events?item=99');
    await expect(page).toHaveTitle('We could not find that event - Community Events - Age Better');
  });
});

test.describe('a healthcare worker', () => {
  test.use({ storageState: storageOf('healthcare') });

  test('adds an event, which has its defaults and opens for editing', async ({ page }) => {
    await open(page, '/events');
    await press(page, 'Add New Event');
    const dialog = page.getByRole('dialog', { name: 'Edit New Event' });
    await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('New Event');
    const added = await page.evaluate(() => (JSON.parse(localStorage.getItem('events')!) as object[]).at(-1));
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
    expect(added).toEqual({
      id: 7,
      title: 'New Event',
      date: today,
      location: 'Online',
      description: '',
      category: 'health',
      image: '',
      capacity: 30,
      attendees: 0,
    });
    // Through the parts of the date and its calendar button, each with a ring.
    await tabTo(page, dialog.getByLabel('Location', { exact: true }));
    await dialog.getByLabel('Title', { exact: true }).fill('Bus trip');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question.getByRole('button', { name: 'Keep writing' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Bus trip');
    await dialog.getByLabel('Title', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Edit Bus trip' })).toBeFocused();
    await expect(card(page, 'Bus trip').getByText('Saved: Bus trip.')).toBeVisible();
  });

  test('can’t make an event smaller than the number of people registered', async ({ page }) => {
    await open(page, '/events');
    await press(page, 'Edit Free Blood Pressure Check');
    const capacity = page.getByLabel('Capacity', { exact: true });
    await capacity.fill('17');
    await page.keyboard.press('Enter');
    await expect(capacity).toBeFocused();
    await expect(page.getByText(/18 people are coming already\. Enter 18 or more\./).first()).toBeVisible();
    await capacity.fill('18');
    await page.keyboard.press('Enter');
    await expect(card(page, 'Free Blood Pressure Check').getByText('18/18 attending')).toBeVisible();
  });

  test('keeps what was typed when another tab has changed the event meanwhile', async ({ page, context }) => {
    await open(page, '/events');
    await press(page, 'Edit Walking Group');
    await page.getByLabel('Location', { exact: true }).fill('Yarraville');
    const other = await context.newPage();
    await open(other, '/events');
    await press(other, 'Edit Walking Group');
    // What the first tab holds is offered here, too.
    await press(other, 'Start again');
    await other.getByLabel('Title', { exact: true }).fill('Slow walking');
    await other.keyboard.press('Enter');
    await expect(card(other, 'Slow walking')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByText('Somebody else changed this event')).toBeVisible();
    await expect(page.getByLabel('Location', { exact: true })).toHaveValue('Yarraville');
    await page.getByRole('button', { name: 'Save' }).focus();
    await page.keyboard.press('Enter');
    // Nobody wrote a title here, so the other's stays.
    await expect(card(page, 'Slow walking').getByText('Yarraville')).toBeVisible();
  });
});
