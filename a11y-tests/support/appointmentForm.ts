import { expect, type Page } from '@playwright/test';
import { monday, moment, openCalendar, stored } from './calendar';

/** The boxes of a field for a day with a time. */
export const parts = ['Day', 'Month', 'Year', 'Time'] as const;
type Part = (typeof parts)[number];

/** The form for a new appointment, and what is in it. */
export const form = (page: Page) => page.getByRole('dialog', { name: 'Create New Appointment' });
export const group = (page: Page, label = 'Start Time') =>
  form(page).getByRole('group', { name: label, exact: true });
export const box = (page: Page, part: Part, label?: string) =>
  group(page, label).getByRole('textbox', { name: part, exact: true });
export const title = (page: Page) => form(page).getByRole('textbox', { name: 'Title', exact: true });
/** Opens the month of the start. */
export const chooseDay = (page: Page) =>
  group(page).getByRole('button', { name: 'Choose a day', exact: true });
/** The name of the month that is open. */
export const month = (page: Page, name: string) => form(page).getByText(name, { exact: true });
/** Opens the form. */
export const add = (page: Page) => page.getByRole('button', { name: 'Add an appointment', exact: true });

/** Opens the form at this time, with nothing booked. @param heading what the calendar of the page shows then. */
export async function openForm(page: Page, now: Date = monday, heading?: string): Promise<void> {
  await openCalendar(page, now, [], heading);
  await add(page).click();
  await expect(title(page)).toBeFocused();
}

/** A hearing test on 24 November at half past two was booked, and that is said. */
export async function expectBooked(page: Page): Promise<void> {
  const said = 'Appointment saved: Hearing test, Tuesday 24 November, 2:30 to 3:30 pm.';
  await expect(page.getByRole('main').getByText(said)).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  const booked = (await stored(page)).find((one) => one.title === 'Hearing test');
  expect(booked).toMatchObject({ start: moment(24, '14:30'), end: moment(24, '15:30') });
}
