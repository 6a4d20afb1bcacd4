import type { Page } from '@playwright/test';
import {
  box,
  chooseDay,
  expectBooked,
  form,
  group,
  month,
  openForm,
  parts,
  title,
} from './support/appointmentForm';
import { monday, stored } from './support/calendar';
import { tabTo } from './support/keyboard';
import { sidewaysScroll, smallTargets } from './support/layout';
import { showIn, themes } from './support/page';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

// A date and a time in the form of an appointment: fast hands, mistakes, and every window.

test.use({ storageState: storageOf('user') });

test('of a hundred keys that are down for no time at all, none is lost', async ({ page }) => {
  await openForm(page);
  const digits = '1234567890123456789012345';
  await tabTo(page, box(page, 'Day'));
  const keys = parts.flatMap((_, index) => [...(index > 0 ? ['Tab'] : []), ...digits]);
  for (const key of keys) await page.keyboard.press(key);
  for (const part of parts) await expect(box(page, part)).toHaveValue(digits);
});

test('of a hundred presses of the pointer that take no time at all, none is lost', async ({ page }) => {
  await openForm(page);
  await chooseDay(page).click();
  const changes = await month(page, 'November 2026').evaluateHandle((heading) => {
    const seen: string[] = [];
    const note = () => seen.push(heading.textContent);
    new MutationObserver(note).observe(heading, { characterData: true, childList: true, subtree: true });
    return seen;
  });
  const middleOf = async (name: string) => {
    const { x, y, width, height } = (await form(page)
      // Another one, for screen readers on phones, is not seen.
      .getByRole('button', { name, exact: true })
      .first()
      .boundingBox())!;
    return [x + width / 2, y + height / 2] as const;
  };
  const [next, previous] = [await middleOf('Next'), await middleOf('Previous')];
  for (let press = 0; press < 25; press += 1) {
    for (const place of [next, next, previous, previous]) await page.mouse.click(...place);
  }
  await expect(month(page, 'November 2026')).toBeVisible();
  const months = ['December 2026', 'January 2027', 'December 2026', 'November 2026'];
  expect(await changes.jsonValue()).toEqual(Array.from({ length: 25 }, () => months).flat());
});

test('of fifty days chosen in the calendar, each with two presses of no length, all are filled in', async ({
  page,
}) => {
  await openForm(page);
  for (let press = 0; press < 50; press += 1) {
    const wanted = 24 + (press % 5);
    await chooseDay(page).click();
    await form(page)
      .getByRole('button', { name: new RegExp(`day ${wanted} November 2026`) })
      .click();
    await expect(box(page, 'Day')).toHaveValue(String(wanted));
  }
});

test('a whole date pasted in one box goes to all of them', async ({ page }) => {
  await openForm(page);
  // Cut out of the other box, as out of an email.
  await page.keyboard.type('24/11/26 2.30pm');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+x');
  await page.keyboard.type('Hearing test');
  await tabTo(page, box(page, 'Day'));
  await page.keyboard.press('Control+v');
  await expect(box(page, 'Year')).toHaveValue('26');
  await expect(box(page, 'Time')).toHaveValue('2.30pm');
  const said = 'Filled in: Day 24, Month 11, Year 26, Time 2.30pm.';
  await expect(page.locator('[aria-live]').getByText(said)).toBeAttached();
  await page.keyboard.press('Enter');
  await expectBooked(page);
});

const november = { now: monday.toISOString(), heading: '23 to 29 November 2026' };
const range = 'Choose another day. You can book from today to Tuesday 23 February 2027.';
const leftOut = 'The clocks go forward that night, and that time is left out. Enter 3:00 am or later.';

/** What cannot be booked, and the box that has to be mended. */
const mistakes = [
  {
    typed: ['31', '11', '2026', '2:30 pm'],
    at: 'Day',
    says: 'There is no such day. The last day of that month is 30 November 2026.',
    ...november,
  },
  {
    typed: ['29', '2', '2027', '2:30 pm'],
    at: 'Day',
    says: 'There is no such day. The last day of that month is 28 February 2027.',
    ...november,
  },
  {
    typed: ['4', '10', '2026', '2:30 am'],
    at: 'Time',
    says: leftOut,
    now: '2026-09-28T07:30:00+10:00',
    heading: '28 September to 4 October 2026',
  },
  {
    typed: ['3', '10', '2027', '2:30 am'],
    at: 'Time',
    says: leftOut,
    now: '2027-09-27T07:30:00+10:00',
    heading: '27 September to 3 October 2027',
  },
  {
    typed: ['24', '11', '2026', '2:30'],
    at: 'Time',
    says: 'Write am or pm after the time, like 2:30 pm.',
    ...november,
  },
  { typed: ['22', '11', '2026', '2:30 pm'], at: 'Day', says: range, ...november },
  { typed: ['24', '2', '2027', '2:30 pm'], at: 'Day', says: range, ...november },
] as const;

test.describe('in Sydney', () => {
  test.use({ timezoneId: 'Australia/Sydney' });

  for (const { typed, at, says, now, heading } of mistakes) {
    test(`${typed.join(' ')} is told in a sentence at the box to mend, and stays as it was typed`, async ({
      page,
    }) => {
      await openForm(page, new Date(now), heading);
      await page.keyboard.type('Hearing test');
      await tabTo(page, box(page, 'Day'));
      for (const [index, text] of typed.entries()) {
        if (index > 0) await page.keyboard.press('Tab');
        await page.keyboard.type(text);
      }
      await page.keyboard.press('Enter');
      await expect(group(page).getByText(says)).toBeVisible();
      await expect(box(page, at)).toBeFocused();
      await expect(box(page, at)).toHaveAttribute('aria-invalid', 'true');
      await expect(form(page).locator('[aria-invalid]')).toHaveCount(1);
      for (const [index, part] of parts.entries()) await expect(box(page, part)).toHaveValue(typed[index]!);
      await expect(title(page)).toHaveValue('Hearing test');
      expect((await stored(page)).map((one) => one.title)).toEqual([]);
    });
  }
});

/** By how much what is in the dialog is wider than the window that it scrolls in. */
const widerThanWindow = (page: Page) =>
  form(page).evaluate((dialog) => dialog.parentElement!.scrollWidth - dialog.parentElement!.clientWidth);

for (const theme of themes) {
  test(`the form with its calendar and a mistake fits narrow and wide windows, with targets for unsteady hands, in ${theme.name}`, async ({
    page,
  }) => {
    await openForm(page);
    await box(page, 'Day').fill('31');
    await title(page).fill('Hearing test');
    await page.keyboard.press('Enter');
    await expect(group(page).getByText('There is no such day.')).toBeVisible();
    await chooseDay(page).click();
    await expect(form(page).getByRole('grid')).toBeVisible();
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await showIn(page, theme);
      expect({ width, found: await smallTargets(page) }).toEqual({ width, found: [] });
      expect({ width, found: await sidewaysScroll(page) }).toEqual({ width, found: [] });
      expect({ width, wider: await widerThanWindow(page) }).toEqual({ width, wider: 0 });
    }
  });
}
