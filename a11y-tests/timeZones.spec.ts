import { timeIn } from './support/dateTime';
import { tabTo } from './support/keyboard';
import { event, eyeTest, openCalendar, slot, stored } from './support/calendar';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

/**
 * Sundays, on all but one of which the clocks change, booked at ten in the morning from the Monday before: early and late in
 * the day, when the day in Greenwich is another one.
 */
const weeks = [
  {
    timezoneId: 'Australia/Sydney',
    now: '2026-09-28T07:00:00+10:00',
    title: '28 September to 4 October 2026',
    sunday: 'Sunday 4 October',
    day: '2026-10-04',
    start: '2026-10-03T23:00:00.000Z',
  },
  {
    timezoneId: 'Australia/Sydney',
    now: '2027-03-29T23:30:00+11:00',
    title: '29 March to 4 April 2027',
    sunday: 'Sunday 4 April',
    day: '2027-04-04',
    start: '2027-04-04T00:00:00.000Z',
  },
  {
    timezoneId: 'Australia/Adelaide',
    now: '2026-09-28T23:30:00+09:30',
    title: '28 September to 4 October 2026',
    sunday: 'Sunday 4 October',
    day: '2026-10-04',
    start: '2026-10-03T23:30:00.000Z',
  },
  {
    timezoneId: 'Australia/Adelaide',
    now: '2027-03-29T07:00:00+10:30',
    title: '29 March to 4 April 2027',
    sunday: 'Sunday 4 April',
    day: '2027-04-04',
    start: '2027-04-04T00:30:00.000Z',
  },
  {
    timezoneId: 'Australia/Perth',
    now: '2026-11-23T07:00:00+08:00',
    title: '23 to 29 November 2026',
    sunday: 'Sunday 29 November',
    day: '2026-11-29',
    start: '2026-11-29T02:00:00.000Z',
  },
  {
    timezoneId: 'Europe/London',
    now: '2026-10-19T23:30:00+01:00',
    title: '19 to 25 October 2026',
    sunday: 'Sunday 25 October',
    day: '2026-10-25',
    start: '2026-10-25T10:00:00.000Z',
  },
];

for (const { timezoneId, now, title, sunday, day, start } of weeks) {
  test.describe(`${timezoneId}, ${now}`, () => {
    test.use({ storageState: storageOf('user'), viewport: { width: 1280, height: 1100 }, timezoneId });

    test('today is today, and a Sunday is shown, booked and stored at the hour that was chosen', async ({
      page,
    }) => {
      const noon = new Date(now.replace(/T\d\d:\d\d/, 'T12:00')).toISOString();
      await openCalendar(page, new Date(now), [{ ...eyeTest, start: noon, end: noon }], title);
      const monday = now.slice(8, 10);
      await expect(page.locator('[role=columnheader][aria-current=date]')).toContainText(
        `Mon ${monday} today`,
      );
      const today = page.getByRole('heading', { name: 'Today' }).locator('..');
      await expect(today.getByRole('article')).toContainText('at 12:00 noon');

      await tabTo(page, slot(page));
      for (const key of ['Control+Home', 'End', ...Array<string>(4).fill('ArrowDown')]) {
        await page.keyboard.press(key);
      }
      await expect(slot(page)).toHaveAccessibleName(`${sunday}, 10:00 am to 10:30 am, free`);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Create New Appointment' });
      await expect.poll(() => timeIn(dialog, 'Start Time')).toBe(`${day}T10:00`);
      await expect(dialog.getByLabel(/^Free times/)).toHaveValue(`${day}T10:00`);
      await page.keyboard.type('Walk');
      await page.keyboard.press('Enter');

      const walk = event(page, new RegExp(`^Your appointment, ${sunday}, Walk 10:00 to 11:00 am`));
      await expect(walk).toBeVisible();
      expect((await stored(page))[1]).toMatchObject({ title: 'Walk', start });
      const item = page.getByRole('article').filter({ hasText: 'Walk' });
      await expect(item).toContainText(`${sunday} ${day.slice(0, 4)}`);
      await expect(item).toContainText('10:00 to 11:00 am');
      const column = (await page.locator(`[role=cell][data-date="${day}"]`).boundingBox())!;
      const drawn = (await walk.boundingBox())!;
      expect((drawn.y - column.y) / column.height).toBeCloseTo(4 / 24, 2);
    });
  });
}
