import { add, form, openForm, title } from './support/appointmentForm';
import { eyeTest, openCalendar, overlap, stored } from './support/calendar';
import { typeTime } from './support/dateTime';
import { tabTo } from './support/keyboard';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

// An appointment that repeats: its dates are listed, and each can be left out or moved before it is saved.

test.use({ storageState: storageOf('user') });

const saves = 'Appointment saved: Tai chi, Tuesday 24 November, 1:00 to 2:00 pm.';

test('a class every two weeks is saved without the date that was left out, and with the moved one where it is moved', async ({
  page,
}) => {
  await openForm(page);
  const dates = form(page).getByRole('group', { name: 'The dates', exact: true });
  await title(page).fill('Tai chi');
  await typeTime(form(page), 'Start Time', '2026-11-24T13:00');
  await form(page).getByLabel('Repeat', { exact: true }).selectOption('Every two weeks');
  // The shortest series comes first.
  await expect(dates.getByRole('listitem')).toHaveCount(2);
  await form(page).getByLabel('Until', { exact: true }).selectOption('5 dates, to 19 January');
  await dates.getByRole('checkbox', { name: 'Tuesday 22 December, 1:00 to 2:00 pm' }).press('Space');
  const move = dates.getByRole('button', { name: 'Move Tuesday 5 January' });
  await move.press('Enter');
  await typeTime(dates, 'New start instead of Tuesday 5 January', '2027-01-07T09:30');
  const moved = 'Thursday 7 January, 9:30 to 10:30 am, moved from Tuesday 5 January';
  await expect(dates.getByRole('checkbox', { name: moved })).toBeChecked();
  await title(page).press('Enter');
  await expect(page.getByRole('main').getByText(`${saves} And 3 more dates.`)).toBeVisible();
  expect((await stored(page)).map(({ start }) => start)).toEqual([
    '2026-11-24T02:00:00.000Z',
    '2026-12-08T02:00:00.000Z',
    '2027-01-06T22:30:00.000Z',
    '2027-01-19T02:00:00.000Z',
  ]);
});

test('a moved date that is put back keeps the focus at its button, and one that cannot be takes it when the form is sent', async ({
  page,
}) => {
  await openForm(page);
  const dates = form(page).getByRole('group', { name: 'The dates', exact: true });
  await title(page).fill('Tai chi');
  await typeTime(form(page), 'Start Time', '2026-11-24T13:00');
  await form(page).getByLabel('Repeat', { exact: true }).selectOption('Every month on the last Tuesday');
  const move = dates.getByRole('button', { name: 'Move Tuesday 29 December' });
  await move.press('Enter');
  await expect(move).toHaveAttribute('aria-expanded', 'true');
  await typeTime(dates, 'New start instead of Tuesday 29 December', '2027-12-29T13:00');
  await move.press('Enter');
  await title(page).press('Enter');
  // It was closed, and opens with what is wrong.
  await expect(dates.getByText('Choose another day. You can book from today to')).toBeVisible();
  await expect(dates.getByLabel('Day', { exact: true })).toBeFocused();
  await dates.getByRole('button', { name: 'Put it back to Tuesday 29 December' }).press('Enter');
  await expect(move).toBeFocused();
  await title(page).press('Enter');
  await expect(page.getByRole('main').getByText(`${saves} And 1 more date.`)).toBeVisible();
});

test('the question about an overlap names the date in the way, which is then left out', async ({ page }) => {
  await openCalendar(page, new Date('2026-11-16T07:30:00+11:00'), [eyeTest], '16 to 22 November 2026');
  await tabTo(page, add(page));
  await page.keyboard.press('Enter');
  await title(page).fill('Tai chi');
  await typeTime(form(page), 'Start Time', '2026-11-17T10:30');
  await form(page).getByLabel('Repeat', { exact: true }).selectOption('Every week');
  await form(page).getByLabel('Until', { exact: true }).selectOption({ index: 1 });
  await title(page).press('Enter');
  const about =
    'It is about Tuesday 24 November, 10:30 to 11:30 am. You can leave that date out, or move it.';
  await expect(form(page).getByRole('group', { name: `${overlap} ${about}` })).toBeVisible();
  await form(page).getByRole('button', { name: 'Change the time' }).press('Enter');
  await form(page)
    .getByRole('checkbox', { name: /^Tuesday 24 November/ })
    .press('Space');
  await title(page).press('Enter');
  await expect(
    page.getByRole('main').getByText(/^Appointment saved: Tai chi.* And 1 more date\.$/),
  ).toBeVisible();
  expect(await stored(page)).toHaveLength(3);
});

test('a draft keeps how an appointment repeats, and which dates are left out', async ({ page }) => {
  await openForm(page);
  await title(page).fill('Tai chi');
  await form(page).getByLabel('Repeat', { exact: true }).selectOption('Every week');
  await form(page).getByLabel('Until', { exact: true }).selectOption({ index: 2 });
  const dates = form(page).getByRole('group', { name: 'The dates', exact: true });
  await dates.getByRole('checkbox').nth(1).press('Space');
  await page.reload();
  await add(page).click();
  await page.getByRole('button', { name: /^Continue|^Go on/ }).press('Enter');
  await expect(dates.getByRole('listitem')).toHaveCount(4);
  await expect(dates.getByRole('checkbox').nth(1)).not.toBeChecked();
});
