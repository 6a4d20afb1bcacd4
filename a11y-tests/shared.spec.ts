import type { Browser, Page } from '@playwright/test';
import type { Viewer } from './states/screenState';
import { typeTime } from './support/dateTime';
import { moment } from './support/moment';
import { open } from './support/page';
import { expect, test } from './support/test';
import { loginFile, storageAt, storageOf } from './support/viewers';

// People who change the same record, each in a browser of their own, on one server with shared data.

test.use({ data: 'server' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true });

async function secondBrowser(browser: Browser, viewer: Viewer, address: string): Promise<Page> {
  const storageState = storageAt(new URL(address).origin, loginFile(viewer, 'server'));
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await open(page, address);
  return page;
}

async function openForm(page: Page, of: string | RegExp) {
  await button(page, of).click();
  await expect(page.getByRole('dialog').getByLabel(/^Title/)).toBeFocused();
}

test.describe('an event', () => {
  test.use({ storageState: storageOf('healthcare', 'server') });
  const edit = 'Edit Using Your Phone Safely';

  test('that two people change at once keeps what both wrote, and who is late is asked once', async ({
    page,
    browser,
  }) => {
    await open(page, '/events');
    const other = await secondBrowser(browser, 'healthcare', page.url());
    await openForm(page, edit);
    await openForm(other, edit);
    await field(other, 'Title').fill('Phones for Everybody');
    await field(other, 'Capacity').fill('25');
    await button(other, 'Save').click();
    await expect(other.getByRole('main').getByText('Saved: Phones for Everybody.')).toBeVisible();

    await field(page, 'Title').fill('Safe Phones');
    await field(page, 'Location').fill('Library, room 2');
    await page.keyboard.press('Enter');
    const conflict = page.getByRole('group', { name: /^Somebody else changed this event/ });
    await expect(conflict).toBeFocused();
    await expect(conflict.getByText('Phones for Everybody')).toBeVisible();
    await expect(conflict.getByText('Safe Phones')).toBeVisible();
    // Only the other has written there.
    await expect(field(page, 'Capacity')).toHaveValue('25');
    await expect(field(page, 'Title')).toHaveValue('Safe Phones');

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(button(page, 'Take theirs')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Title')).toHaveValue('Phones for Everybody');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Title')).toHaveValue('Safe Phones');
    await expect(field(page, 'Location')).toHaveValue('Library, room 2');
    await button(page, 'Save').click();
    await expect(page.getByRole('main').getByText('Saved: Safe Phones.')).toBeVisible();

    await other.reload();
    const card = other.getByRole('article', { name: 'Safe Phones' });
    await expect(card.getByText('Library, room 2')).toBeVisible();
    await expect(card.getByText('12/25 attending')).toBeVisible();
  });

  test('that was deleted meanwhile keeps what was written in the form, and Save puts it back', async ({
    page,
    community,
  }) => {
    await open(page, '/events');
    await openForm(page, edit);
    await field(page, 'Title').fill('Safe Phones');
    await community!.ask('physio.ray@example.org', 'DELETE', 'events/3');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Somebody else deleted this event/).first()).toBeVisible();
    await expect(field(page, 'Title')).toHaveValue('Safe Phones');
    await button(page, 'Save').click();
    await expect(page.getByRole('main').getByText('Saved: Safe Phones.')).toBeVisible();
    await expect(page.getByRole('article', { name: 'Safe Phones' })).toBeVisible();
  });
});

test.describe('an appointment', () => {
  test.use({ storageState: storageOf('user', 'server') });
  const walk = {
    id: 'walk',
    title: 'Walk',
    start: '2026-11-25T23:00:00.000Z',
    end: '2026-11-26T00:00:00.000Z',
    location: 'Park',
    description: '',
    allDay: false,
    userId: 'margaret@example.org',
  };
  const saved = /^Appointment saved: Walk, Thursday 26 November, /;

  test.beforeEach(async ({ page, community }) => {
    await community!.ask(walk.userId, 'PUT', 'appointments/walk', { record: walk });
    await page.clock.setFixedTime(moment);
    await open(page, '/profile');
    await openForm(page, /^Edit Walk, Thursday/);
    await field(page, 'Location').fill('River');
  });

  test('that was deleted on another device can be booked again from the open form', async ({
    page,
    community,
  }) => {
    await community!.ask(walk.userId, 'DELETE', 'appointments/walk');
    await button(page, 'Save').click();
    await expect(page.getByText(/Press Save again to book it as a new appointment/).first()).toBeVisible();
    await expect(field(page, 'Location')).toHaveValue('River');
    await button(page, 'Save').click();
    await expect(page.getByRole('main').getByText(saved)).toBeVisible();
    await expect(page.getByRole('main').getByText('River')).toBeVisible();
  });

  test('that was changed on another device shows both versions in the open form', async ({
    page,
    community,
  }) => {
    const later = { ...walk, start: '2026-11-25T22:30:00.000Z', location: 'Library' };
    await community!.ask(walk.userId, 'PUT', 'appointments/walk', { record: later });
    await button(page, 'Save').click();
    const conflict = page.getByRole('group', { name: /^Error saving appointment/ });
    await expect(conflict).toBeFocused();
    await expect(conflict.getByText('Thursday 26 November 2026, 9:30 am')).toBeVisible();
    await button(page, 'Save').click();
    await expect(page.getByRole('main').getByText(saved)).toContainText('9:30 to 11:00 am');
    await expect(page.getByRole('main').getByText('River')).toBeVisible();
  });
});

test.describe('the times of others', () => {
  test.use({ storageState: storageOf('user', 'server'), viewport: { width: 1280, height: 1000 } });
  const day = 24 * 60 * 60 * 1000;
  const dentist = (id: string, userId: string) => ({
    id,
    title: 'Dentist',
    start: '2026-12-02T02:00:00.000Z',
    end: '2026-12-02T03:00:00.000Z',
    location: '',
    description: '',
    allDay: false,
    userId,
  });

  test('do not keep a deleted appointment from coming back', async ({ page, community }) => {
    for (const email of ['george@example.org', 'margaret@example.org']) {
      const record = dentist(email, email);
      await community!.ask(email, 'PUT', `appointments/${email}`, { record, overlapAgreed: true });
    }
    await page.clock.setFixedTime(moment);
    await open(page, '/profile');
    const main = page.getByRole('main');
    await button(page, /^Delete Dentist/).click();
    await button(page, 'Delete appointment').click();
    await expect(button(page, /^Delete Dentist/)).toBeHidden();
    await main.getByRole('button', { name: /^Undo/ }).click();
    await expect(button(page, /^Delete Dentist/)).toBeVisible();
  });

  test('leave the server for the days that are looked at only, and a save asks once', async ({
    page,
    community,
  }) => {
    const record = dentist('dentist', 'george@example.org');
    await community!.ask(record.userId, 'PUT', 'appointments/dentist', { record });
    const asked: { from: Date; until: Date }[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname !== '/api/busy-times') return;
      asked.push({ from: new Date(searchParams.get('from')!), until: new Date(searchParams.get('until')!) });
    });
    const days = () => asked.splice(0).map(({ from, until }) => Math.round((+until - +from) / day));
    const booked = page.getByRole('main').getByText('Booked', { exact: true }).first();

    await page.clock.setFixedTime(moment);
    await open(page, '/profile');
    await expect(button(page, 'Next week')).toBeVisible();
    await expect.poll(days).toEqual([7]);
    await expect(booked).toBeHidden();
    await button(page, 'Next week').click();
    await expect(booked).toBeVisible();
    expect(days()).toEqual([7]);
    for (const [view, length] of [
      ['Day', 1],
      ['Month', 42],
    ] as const) {
      await button(page, view).click();
      await expect(button(page, view)).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(days).toEqual([length]);
    }

    // It was read a moment ago.
    await button(page, 'List').click();
    await expect(booked).toBeVisible();
    expect(Math.max(0, ...days())).toBeLessThanOrEqual(7);

    // A day that is not on the screen: the form asks for that day, and the server decides.
    await button(page, 'Add an appointment').click();
    await expect(field(page, 'Title')).toBeFocused();
    await field(page, 'Title').fill('Walk');
    asked.splice(0);
    await typeTime(page, 'Start Time', '2026-12-16T13:00');
    await expect.poll(days).toEqual([1]);
    await button(page, 'Save').click();
    await expect(
      page.getByRole('main').getByText(/^Appointment saved: Walk, Wednesday 16 December/),
    ).toBeVisible();
    expect(days().length).toBeLessThanOrEqual(1);
  });
});

test.describe('a resource', () => {
  test.use({ storageState: storageOf('admin', 'server') });

  test('that two administrators change at once shows both versions to who is late', async ({
    page,
    browser,
  }) => {
    const edit = 'Edit Sleeping better';
    await open(page, '/admin-dashboard');
    const other = await secondBrowser(browser, 'admin', page.url());
    await openForm(page, edit);
    await openForm(other, edit);
    await field(other, 'Title').fill('Sleep well');
    await button(other, 'Save').click();
    await expect(button(other, 'Edit Sleep well')).toBeVisible();

    await field(page, 'Title').fill('Better sleep');
    await page.keyboard.press('Enter');
    const conflict = page.getByRole('group', { name: /^This was changed somewhere else/ });
    await expect(conflict).toBeFocused();
    await expect(conflict.getByText('Sleep well')).toBeVisible();
    await button(page, 'Save').click();
    await expect(button(page, 'Edit Better sleep')).toBeVisible();
  });
});
