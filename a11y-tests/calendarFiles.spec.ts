import { open } from './support/page';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

test.use({ storageState: storageOf('user') });

/** Ten in the morning, some days from today, as calendar files write it. */
const at = (days: number) => {
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Australia/Melbourne' }).format(new Date());
  const date = new Date(Date.parse(`${today}T12:00Z`) + days * 86_400_000);
  return `${date.toISOString().slice(0, 10).replaceAll('-', '')}T100000`;
};

const weeklyClass = () => `BEGIN:VCALENDAR
BEGIN:VEVENT
UID:class@example.org
SUMMARY:Exercise class
DTSTART;TZID=Australia/Melbourne:${at(1)}
DURATION:PT1H
RRULE:FREQ=WEEKLY;COUNT=6
EXDATE;TZID=Australia/Melbourne:${at(8)}
END:VEVENT
BEGIN:VEVENT
UID:class@example.org
SUMMARY:Exercise class
RECURRENCE-ID;TZID=Australia/Melbourne:${at(15)}
DTSTART;TZID=Australia/Melbourne:${at(16)}
DURATION:PT1H
END:VEVENT
END:VCALENDAR`;

test('the dates of a weekly class are imported, with the code for it loaded when the file is chosen', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => void scripts.push(request.url()));
  const isReader = (url: string) => url.includes('readAsking');
  await open(page, '/profile');
  const picker = page.getByLabel('File with appointments');
  await expect(picker).toBeAttached();
  expect(scripts.filter(isReader)).toEqual([]);
  const chosen = { name: 'class.ics', mimeType: 'text/calendar', buffer: Buffer.from(weeklyClass()) };
  await picker.setInputFiles(chosen);
  const report = '5 appointments were added. Exercise class: 5 dates.';
  const main = page.getByRole('main');
  await expect(main.getByRole('group', { name: report })).toBeVisible();
  await expect(page.locator('[aria-live=polite]').getByText(`${report} You can undo this.`)).toBeAttached();
  expect(scripts.filter(isReader)).toHaveLength(1);
  const edit = page.getByRole('button', { name: /^Edit Exercise class/ });
  await expect(edit).toHaveCount(5);
  await picker.setInputFiles(chosen);
  await expect(main.getByText('0 appointments were added. 5 were here already.')).toBeVisible();
});

test('an import of a backup names what is damaged in it, and opens the rest of the names by keyboard', async ({
  page,
}) => {
  await open(page, '/profile');
  const titles = ['Dentist', 'Eye test', 'Physio', 'Choir', 'Podiatrist', 'Chess'];
  const good = {
    id: '77',
    title: 'Hearing check',
    start: '2026-12-26T22:30:00.000Z',
    end: '2026-12-26T23:00:00.000Z',
  };
  const appointments = [good, ...titles.map((title) => ({ title }))];
  const text = JSON.stringify({ kind: 'age-better-appointments', version: 1, appointments });
  const picker = page.getByLabel('File with appointments');
  await expect(picker).toBeAttached();
  await picker.setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const report =
    '1 appointment was added. 6 appointments stayed out: Dentist, Eye test, Physio, Choir, Podiatrist, 1 more. Its entry in the file is damaged.';
  await expect(page.getByRole('main').getByRole('group', { name: report })).toBeVisible();
  await expect(page.locator('[aria-live=polite]').getByText(`${report} You can undo this.`)).toBeAttached();
  const all = page.getByText('Show all that stayed out (6)');
  await page.getByRole('button', { name: 'Undo' }).press('Tab');
  await expect(all).toBeFocused();
  await all.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: /^Chess$/ })).toBeVisible();
});

const invitation = (sequence: number, days: number) => ({
  name: 'invitation.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(`BEGIN:VCALENDAR
METHOD:REQUEST
BEGIN:VEVENT
UID:hearing@example.org
SEQUENCE:${sequence}
SUMMARY:Ear clinic
DTSTART;TZID=Clinic time:${at(days)}
DURATION:PT30M
END:VEVENT
END:VCALENDAR`),
});

test('an invitation in an unknown time zone is imported, moved and moved back by keyboard, and each step is heard', async ({
  page,
}) => {
  await open(page, '/profile');
  const picker = page.getByLabel('File with appointments');
  const announced = page.locator('[aria-live=polite]');
  const answerZone = async () => {
    const dialog = page.getByRole('alertdialog', { name: 'Which time zone is it?' });
    await expect(dialog).toHaveAccessibleDescription(/“Clinic time”.+They belong to: Ear clinic\.$/);
    await expect(dialog.getByLabel('The times are those of')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Use this time zone' })).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await picker.setInputFiles(invitation(0, 3));
  await answerZone();
  await expect(announced.getByText('1 appointment was added. You can undo this.')).toBeAttached();
  await picker.setInputFiles(invitation(1, 4));
  await answerZone();
  const question = page.getByRole('alertdialog', {
    name: /^Ear clinic was moved to .+ Change it here\?$/,
  });
  await expect(question.getByRole('button', { name: 'Keep it as it is' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(
    announced.getByText('0 appointments were added. 1 was changed. You can undo this.'),
  ).toBeAttached();
  await expect(page.getByRole('button', { name: /^Edit Ear clinic/ })).toHaveCount(1);
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(announced.getByText('1 appointment is as before.')).toBeAttached();
});
