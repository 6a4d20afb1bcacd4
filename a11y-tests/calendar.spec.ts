import type { Page } from '@playwright/test';
import { timeIn } from './support/dateTime';
import { event, eyeTest, moment, openCalendar, overlap, slot, stored, toms } from './support/calendar';
import { tabTo } from './support/keyboard';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

test.use({ storageState: storageOf('user'), viewport: { width: 1280, height: 1100 } });

const said = (page: Page, text: string) => expect(page.locator('[data-live-announcer]')).toContainText(text);

async function expectSlot(page: Page, name: string): Promise<void> {
  await expect(slot(page)).toBeFocused();
  await expect(slot(page)).toHaveAccessibleName(name);
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('the keyboard moves over slots, each is announced, and one or several are booked', async ({ page }) => {
  await openCalendar(page);
  await tabTo(page, slot(page));
  // So that screen readers leave the arrow keys to it; the help is announced once, on entering.
  await expect(page.getByRole('application', { name: 'Half hours' })).toHaveAccessibleDescription(
    /the arrow keys move over the half hours/,
  );
  await expectSlot(page, 'Monday 23 November, 8:00 am to 8:30 am, free');
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight');
  await expectSlot(page, 'Tuesday 24 November, 10:00 am to 10:30 am, your appointment: Eye test');
  await press(page, 'ArrowRight');
  await expectSlot(page, 'Wednesday 25 November, 10:00 am to 10:30 am, booked');
  await press(page, 'Home');
  await expectSlot(page, 'Monday 23 November, 10:00 am to 10:30 am, free');
  await press(page, 'ArrowLeft');
  await expectSlot(page, 'Sunday 22 November, 10:00 am to 10:30 am, not bookable');
  await expect(page.getByRole('heading', { name: '16 to 22 November 2026' })).toBeVisible();
  await press(page, 'PageDown');
  await expectSlot(page, 'Sunday 29 November, 10:00 am to 10:30 am, free');
  await press(page, 'Control+End');
  await expectSlot(page, 'Sunday 29 November, 7:30 pm to 8:00 pm, free');
  await press(page, 'Control+Home', 'End');
  await expectSlot(page, 'Sunday 29 November, 8:00 am to 8:30 am, free');

  // One slot is an hour long.
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Create New Appointment' });
  await expect.poll(() => timeIn(dialog, 'Start Time')).toBe('2026-11-29T08:00');
  expect(await timeIn(dialog, 'End Time')).toBe('2026-11-29T09:00');
  await press(page, 'Escape');
  await expectSlot(page, 'Sunday 29 November, 8:00 am to 8:30 am, free');

  // A longer choice keeps its end, and the focus comes back to the slot.
  await press(page, 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown');
  await said(page, 'Selected 8:00 am to 10:00 am.');
  await press(page, 'Shift+ArrowUp', 'Enter');
  await expect.poll(() => timeIn(dialog, 'End Time')).toBe('2026-11-29T09:30');
  await page.keyboard.type('Walk');
  await press(page, 'Enter');
  await expect(slot(page)).toBeFocused();
  await expect(slot(page)).toHaveAccessibleName(/your appointment: Walk$/);
  expect((await stored(page)).at(-1)).toMatchObject({
    title: 'Walk',
    start: moment(29, '08:00'),
    end: moment(29, '09:30'),
  });
});

test('resize observers of the calendar cause no page error', async ({ page }) => {
  // The console is silent about "ResizeObserver loop completed with undelivered notifications".
  await page.addInitScript(() => {
    const errors: string[] = [];
    Object.assign(window, { errors });
    window.addEventListener('error', ({ message }) => errors.push(message));
  });
  for (const width of [1280, 768, 500]) {
    await page.setViewportSize({ width, height: 900 });
    await openCalendar(page);
    for (const view of ['Month', 'Day', 'Week', 'List']) {
      await page.getByRole('button', { name: view, exact: true }).click();
      await expect(page.getByRole('button', { name: view, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      // Notifications come with a frame, and what is left of them with the next.
      await page.evaluate(
        () =>
          new Promise((done) =>
            requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))),
          ),
      );
    }
  }
  expect(await page.evaluate(() => (window as unknown as { errors: string[] }).errors)).toEqual([]);
});

test('booking over a taken slot of the grid asks for one confirmation', async ({ page }) => {
  await openCalendar(page);
  await tabTo(page, slot(page));
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
  const ask = page.getByRole('alertdialog', { name: overlap });
  await expect(ask.getByRole('button', { name: 'Choose another time' })).toBeFocused();
  await press(page, 'Enter');
  await expect(slot(page)).toBeFocused();
  await press(page, 'Enter');
  await expect(ask.getByRole('button', { name: 'Choose another time' })).toBeFocused();
  await press(page, 'Tab', 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Create New Appointment' });
  await expect(dialog).toBeVisible();
  await page.keyboard.type('Walk');
  await press(page, 'Enter');
  await expect(dialog).toBeHidden();
  await expect(slot(page)).toBeFocused();
  expect(await stored(page)).toHaveLength(3);
});

test('one’s own appointment is moved and resized by keyboard, announced, reverted and saved', async ({
  page,
}) => {
  await openCalendar(page);
  const own = event(page, /^Your appointment, .* Eye test/);
  await tabTo(page, own);
  await press(page, 'ArrowDown', 'ArrowRight', 'ArrowRight');
  await said(page, 'Thursday 26 November, 10:30 to 11:30 am. Enter saves, Escape puts it back.');
  await expect(own).toBeFocused();
  await press(page, 'Escape');
  await said(page, 'Put back. Nothing was changed.');
  await expect(own).toBeFocused();
  expect((await stored(page))[0]).toMatchObject({ start: eyeTest.start, end: eyeTest.end });

  await press(page, 'ArrowDown', 'Shift+ArrowDown', 'Enter');
  await said(page, 'Appointment saved: Eye test, Tuesday 24 November, 10:30 am to 12:00 noon.');
  await expect(own).toBeFocused();
  expect((await stored(page))[0]).toMatchObject({ start: moment(24, '10:30'), end: moment(24, '12:00') });

  // Changed elsewhere since the move: its words stay, and its times.
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await tabTo(page, undo);
  const changed = (await stored(page)).map((one) => (one.id === '1' ? { ...one, title: 'Eye test 2' } : one));
  await page.evaluate((text) => localStorage.setItem('appointments', text), JSON.stringify(changed));
  await press(page, 'Enter');
  const notice = page.getByRole('alertdialog', {
    name: 'It was not put back: it was changed in another window since.',
  });
  await expect(notice.getByRole('button', { name: 'OK' })).toBeFocused();
  await press(page, 'Enter');
  expect((await stored(page))[0]).toMatchObject({ title: 'Eye test 2', start: moment(24, '10:30') });
  await tabTo(page, own);

  // Onto another one: asked, and put back where the answer is no.
  await press(page, 'ArrowRight', 'Enter');
  await expect(page.getByRole('button', { name: 'Choose another time' })).toBeFocused();
  await press(page, 'Enter');
  await expect(own).toBeFocused();
  expect((await stored(page))[0]).toMatchObject({ start: moment(24, '10:30') });

  await press(page, 'Enter');
  await expect(page.getByRole('dialog', { name: 'Edit Appointment' })).toBeVisible();
});

test('other people’s appointments show times only, and cannot be changed', async ({ page }) => {
  await openCalendar(page);
  const other = event(page, /Booked/);
  await expect(other).toHaveAccessibleName('Wednesday 25 November, Booked 10:00 to 11:00 am');
  await expect(page.getByText('Secret')).toHaveCount(0);
  await tabTo(page, other);
  await press(page, 'ArrowDown', 'Enter');
  const notice = page.getByRole('alertdialog', { name: 'You can only edit your own appointments.' });
  await expect(notice.getByRole('button', { name: 'OK' })).toBeFocused();
  await press(page, 'Enter');
  await expect(other).toBeFocused();
  expect((await stored(page))[1]).toEqual(toms);
});

test('the toolbar navigates, says where it is, switches between month, week, day and list, and Reset View returns', async ({
  page,
}) => {
  await openCalendar(page);
  const heading = (name: string) => page.getByRole('heading', { level: 3, name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  for (const [name, title] of [
    ['Next week', '30 November to 6 December 2026'],
    ['Previous week', '23 to 29 November 2026'],
    ['Month', 'November 2026'],
    ['Next month', 'December 2026'],
    ['Today', 'November 2026'],
    ['Day', 'Monday 23 November 2026'],
    ['Next day', 'Tuesday 24 November 2026'],
    ['List', '23 to 29 November 2026'],
    ['Next week', '30 November to 6 December 2026'],
    ['Reset View', '23 to 29 November 2026'],
  ] as const) {
    await button(name).focus();
    await page.keyboard.press('Enter');
    await expect(heading(title)).toBeVisible();
    await said(page, title);
    await expect(button(name)).toBeFocused();
  }
  await expect(button('Week')).toHaveAttribute('aria-pressed', 'true');
});

test('today has an outline in week and month, because its tint alone has too little contrast', async ({
  page,
}) => {
  await openCalendar(page);
  for (const [view, role] of [
    ['Week', 'columnheader'],
    ['Month', 'cell'],
  ] as const) {
    await page.getByRole('button', { name: view, exact: true }).click();
    await expect(page.getByRole(role, { name: '23 November 2026' })).toHaveCSS('outline-style', 'solid');
    await expect(page.getByRole(role, { name: '24 November 2026' })).toHaveCSS('outline-style', 'none');
  }
});

test('a full day of the month opens in a list with its date, in the colours of the theme', async ({
  page,
}) => {
  const full = ['09', '11', '13', '15', '17', '18'].map((hour, index) => ({
    ...eyeTest,
    id: `${index}`,
    start: moment(24, `${hour}:00`),
    end: moment(24, `${hour}:30`),
  }));
  await openCalendar(page, undefined, full);
  await page.getByRole('button', { name: 'High contrast' }).click();
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  await page.getByRole('button', { name: /^\+\d more$/ }).press('Enter');
  const day = page.getByRole('dialog', { name: '24 November 2026' });
  await expect(day).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(day.getByText('Eye test')).toHaveCount(6);
  for (const words of ['24 November 2026', 'Eye test']) {
    await expect(day.getByText(words).first()).toHaveCSS('font-size', '17px');
  }
  const close = day.getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  expect(await close.boundingBox()).toMatchObject({ width: 44, height: 44 });
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(day).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(day).toHaveCount(0);
});
