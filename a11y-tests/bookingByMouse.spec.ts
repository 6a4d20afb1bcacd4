import type { Locator, Page } from '@playwright/test';
import { timeIn } from './support/dateTime';
import { event, moment, openCalendar, overlap, slot, stored, toms } from './support/calendar';
import { nothingUnderWay } from './support/still';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

test.use({ storageState: storageOf('user'), viewport: { width: 1280, height: 1300 } });

type Point = { x: number; y: number };

/**
 * The middle of a half hour of the grid, counted from 0. All of the day is in sight then, nothing lies over it, and nothing
 * moves it.
 */
async function at(page: Page, day: number, half: number): Promise<Point> {
  await nothingUnderWay(page);
  const column = page.locator(`[role=cell][data-date="2026-11-${day}"]`);
  await column.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = (await column.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + ((half + 0.5) / 24) * box.height };
}

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 5 });
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

/** The lower edge, by which an appointment is made longer. It answers once the mouse is over the appointment. */
async function edgeOf(page: Page, appointment: Locator): Promise<Point> {
  const box = (await appointment.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  return { x: box.x + box.width / 2, y: box.y + box.height - 4 };
}

test('by mouse an appointment is booked, overlapped, edited, moved, resized, deleted and restored, within bookable times', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Create New Appointment' });
  const ask = page.getByRole('alertdialog', { name: overlap });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await openCalendar(page);

  await test.step('a stretch of time', async () => {
    await drag(page, await at(page, 26, 2), await at(page, 26, 4));
    await expect.poll(() => timeIn(dialog, 'Start Time')).toBe('2026-11-26T09:00');
    expect(await timeIn(dialog, 'End Time')).toBe('2026-11-26T10:30');
    await dialog.getByLabel('Title', { exact: true }).fill('Walk');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(slot(page)).toBeFocused();
    await expect(event(page, /^Your appointment, Thursday 26 November, Walk 9:00 to 10:30 am/)).toBeVisible();
    expect((await stored(page))[2]).toMatchObject({ start: moment(26, '09:00'), end: moment(26, '10:30') });
  });

  await test.step('a time that is partly taken', async () => {
    await drag(page, await at(page, 25, 3), await at(page, 25, 4));
    await ask.getByRole('button', { name: 'Book anyway' }).click();
    await dialog.getByLabel('Title', { exact: true }).fill('Tea');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(event(page, /Tea 9:30 to 10:30 am/)).toBeVisible();
  });

  await test.step('other words for one', async () => {
    await event(page, /^Your appointment, .* Walk/).click();
    const edit = page.getByRole('dialog', { name: 'Edit Appointment' });
    await edit.getByLabel('Location', { exact: true }).fill('Royal Park');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(event(page, /^Your appointment, .* Walk/)).toBeFocused();
    await expect(page.getByRole('article').filter({ hasText: 'Walk' })).toContainText('Royal Park');
    expect((await stored(page))[2]!.location).toBe('Royal Park');
  });

  await test.step('another day, and not onto somebody else’s', async () => {
    await drag(page, await at(page, 24, 4), await at(page, 27, 8));
    await expect.poll(async () => (await stored(page))[0]!.start).toBe(moment(27, '12:00'));
    await button('Undo').click();
    await expect(event(page, /^Your appointment, Tuesday 24 November, Eye test 10:00/)).toBeVisible();
    await expect(button(/^Edit Eye test, Tuesday 24 November/)).toBeFocused();
    await expect(button('Undo')).toHaveCount(0);
    expect((await stored(page))[0]).toMatchObject({
      start: moment(24, '10:00'),
      end: moment(24, '11:00'),
    });
    await drag(page, await at(page, 24, 4), await at(page, 27, 8));
    await expect.poll(async () => (await stored(page))[0]!.start).toBe(moment(27, '12:00'));
    await drag(page, await at(page, 27, 8), await at(page, 25, 5));
    await ask.getByRole('button', { name: 'Choose another time' }).click();
    await expect(event(page, /^Your appointment, Friday 27 November, Eye test 12:00/)).toBeVisible();
    expect((await stored(page))[0]!.start).toBe(moment(27, '12:00'));
  });

  await test.step('longer', async () => {
    const own = event(page, /^Your appointment, Friday 27 November/);
    const to = await at(page, 27, 11);
    await drag(page, await edgeOf(page, own), to);
    await expect.poll(async () => (await stored(page))[0]!.end).toBe(moment(27, '14:00'));
    await button('Undo').click();
    await expect.poll(async () => (await stored(page))[0]!.end).toBe(moment(27, '13:00'));
    await expect(button('Undo')).toHaveCount(0);
    const again = await at(page, 27, 11);
    await drag(page, await edgeOf(page, own), again);
    await expect.poll(async () => (await stored(page))[0]!.end).toBe(moment(27, '14:00'));
    expect((await stored(page))[0]!.start).toBe(moment(27, '12:00'));
  });

  await test.step('gone, and back', async () => {
    await button(/^Delete Eye test/).click();
    await button('Delete appointment').click();
    await expect(event(page, /^Your appointment, .* Eye test/)).toHaveCount(0);
    await button('Undo').click();
    await expect(event(page, /^Your appointment, .* Eye test 12:00 noon to 2:00 pm/)).toBeVisible();
  });

  await test.step('somebody else’s stays where it is', async () => {
    const other = event(page, /Booked 10:00 to 11:00 am/);
    const to = await at(page, 28, 8);
    const box = (await other.boundingBox())!;
    await drag(page, { x: box.x + 8, y: box.y + 8 }, to);
    await page.keyboard.press('Escape');
    await other.click();
    const notice = page.getByRole('alertdialog', { name: 'You can only edit your own appointments.' });
    await notice.getByRole('button', { name: 'OK' }).click();
    expect((await stored(page)).find(({ id }) => id === toms.id)).toEqual(toms);
  });

  await test.step('a day that is past', async () => {
    await button('Previous week').click();
    await drag(page, await at(page, 20, 2), await at(page, 20, 4));
    await expect(dialog).toBeHidden();
  });
});
