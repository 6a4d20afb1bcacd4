import type { Locator, Page } from '@playwright/test';
import {
  add,
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
import { moment, openCalendar, stored } from './support/calendar';
import { timeIn } from './support/dateTime';
import { tabTo } from './support/keyboard';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

// "Book a hearing test for 24 November at half past two", in each way in which people do it.

test.use({ storageState: storageOf('user') });

test('a hearing test on 24 November at half past two is booked by keyboard alone, its time in 16 key presses', async ({
  page,
}) => {
  await openCalendar(page);
  await tabTo(page, add(page));
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await page.keyboard.type('Hearing test');
  await tabTo(page, box(page, 'Day'));

  const presses = [...'24', 'Tab', ...'11', 'Tab', ...'2026', 'Tab', ...'230pm'];
  expect(presses.length).toBeLessThanOrEqual(16);
  for (const key of presses) await page.keyboard.press(key);
  await expect(box(page, 'Time')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectBooked(page);
});

test('the empty box for the description shows four lines', async ({ page }) => {
  await openCalendar(page);
  await add(page).click();
  const lines = await form(page)
    .getByLabel('Description')
    .evaluate((area) => area.clientHeight / Number.parseFloat(getComputedStyle(area).lineHeight));
  expect(lines).toBeGreaterThanOrEqual(4);
});

test.describe('on a phone of 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  /** Taps a box, takes out what is in it with the key of the screen's keyboard, and types. */
  async function replace(page: Page, part: (typeof parts)[number], text: string): Promise<void> {
    await box(page, part).tap();
    await page.keyboard.press('End');
    const old = await box(page, part).inputValue();
    for (let left = old.length; left > 0; left -= 1) await page.keyboard.press('Backspace');
    await page.keyboard.type(text);
  }

  test('it is booked by tapping and typing', async ({ page }) => {
    await openCalendar(page);
    await add(page).tap();
    await title(page).tap();
    await page.keyboard.type('Hearing test');
    await replace(page, 'Day', '24');
    await replace(page, 'Month', 'Nov');
    await replace(page, 'Year', '2026');
    await replace(page, 'Time', '2.30pm');
    await form(page).getByRole('button', { name: 'Save' }).tap();
    await expectBooked(page);
  });

  test('it is booked with the day tapped in the calendar', async ({ page }) => {
    await openCalendar(page);
    await add(page).tap();
    await title(page).tap();
    await page.keyboard.type('Hearing test');
    await chooseDay(page).tap();
    await form(page).getByRole('button', { name: 'Next', exact: true }).first().tap();
    await expect(month(page, 'December 2026')).toBeVisible();
    await form(page).getByRole('button', { name: 'Previous', exact: true }).first().tap();
    await form(page).getByRole('button', { name: 'Tuesday 24 November 2026' }).tap();
    await expect(form(page).getByRole('grid')).toHaveCount(0);
    await expect(chooseDay(page)).toBeFocused();
    await replace(page, 'Time', '2:30 pm');
    await form(page).getByRole('button', { name: 'Save' }).tap();
    await expectBooked(page);
  });
});

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What a control shows of itself: its label, or its own words. */
const shownWords = (control: Locator) =>
  control.evaluate((element) => {
    const shown = ((element as HTMLInputElement).labels?.[0] ?? element).cloneNode(true) as HTMLElement;
    for (const other of shown.querySelectorAll('[aria-hidden=true], input')) other.remove();
    return shown.textContent.trim();
  });

test('it is booked by the words that are on the screen, as by voice, and each of them is in the name of its control', async ({
  page,
}) => {
  await openForm(page);
  await chooseDay(page).click();
  await expect(form(page).getByRole('grid')).toBeVisible();
  const controls = form(page)
    .locator('input, select, textarea, button, [role=button]')
    .filter({ visible: true });
  const seen: string[] = [];
  for (const control of await controls.all()) {
    const words = await shownWords(control);
    seen.push(words);
    await expect(control).toHaveAccessibleName(new RegExp(`(^|\\s)${escaped(words)}`));
  }
  expect(seen).toEqual(expect.arrayContaining(['Title', ...parts, 'Choose a day', '24', 'Save', 'Cancel']));

  // "Click 24", "click Time", …: of two boxes with the same words, voice control asks which, by their order.
  const first = (role: 'button' | 'textbox', name: string) => form(page).getByRole(role, { name }).first();
  await first('button', '24').click();
  await first('textbox', 'Title').fill('Hearing test');
  await first('textbox', 'Time').fill('half past two');
  await first('button', 'Save').click();
  await expect(group(page)).toContainText('Enter a time, like 2:30 pm.');
  await first('textbox', 'Time').fill('2:30 p.m.');
  await first('button', 'Save').click();
  await expectBooked(page);
});

test('the time of the end is typed in the same way, and follows the start until then', async ({ page }) => {
  await openForm(page);
  for (const [index, part] of parts.entries())
    await box(page, part).fill(['24', '11', '2026', '2:30 pm'][index]!);
  expect(await timeIn(form(page), 'End Time')).toBe('2026-11-24T15:30');
  await box(page, 'Time', 'End Time').fill('3 pm');
  await title(page).fill('Hearing test');
  await title(page).press('Enter');
  await expect(form(page)).toHaveCount(0);
  expect((await stored(page))[0]).toMatchObject({ start: moment(24, '14:30'), end: moment(24, '15:00') });
});
