import { expect, type Page } from '@playwright/test';
import { open } from './page';

/** A Monday at half past seven in Melbourne: the whole week lies ahead. */
export const monday = new Date('2026-11-23T07:30:00+11:00');
export const overlap = 'There is an existing appointment in this time slot. Do you want to proceed anyway?';

/** A moment of that week as it is stored. */
export const moment = (day: number, time: string) =>
  new Date(`2026-11-${day}T${time}:00+11:00`).toISOString();

export const eyeTest = {
  id: '1',
  title: 'Eye test',
  start: moment(24, '10:00'),
  end: moment(24, '11:00'),
  location: '',
  description: '',
  allDay: false,
  userId: 'margaret@example.org',
};
export const toms = {
  ...eyeTest,
  id: '2',
  title: 'Secret',
  start: moment(25, '10:00'),
  end: moment(25, '11:00'),
  userId: 'tom@example.org',
};

type Appointment = typeof eyeTest;

/** All appointments as they are stored. */
export const stored = (page: Page): Promise<Appointment[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('appointments')!) as Appointment[]);

/** The one half hour of the grid that the keyboard is on. */
export const slot = (page: Page) => page.locator('#calendar-slot');
/** An appointment in the calendar. */
export const event = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** Opens the page at this time with these appointments. @param title what the calendar then shows. */
export async function openCalendar(
  page: Page,
  now = monday,
  appointments: readonly Appointment[] = [eyeTest, toms],
  title = '23 to 29 November 2026',
): Promise<void> {
  await page.clock.setFixedTime(now);
  // Once: what the test changes must still be there after the page is loaded again.
  await page.addInitScript((records) => {
    if (sessionStorage.getItem('given')) return;
    sessionStorage.setItem('given', 'yes');
    localStorage.setItem('appointments', records);
  }, JSON.stringify(appointments));
  await open(page, '/profile');
  // Before, the week stands there without what can be pressed.
  await expect(page.locator('[data-part="week"]')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}
