import type { Page } from '@playwright/test';
import { logIn } from './support/logIn';
import { open } from './support/page';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

// What somebody types into a form survives Back, a reload and the closing of the tab, until it is saved or left on purpose.

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });
const offer = /^You began this at \d+:\d\d [ap]m\. Go on, or start again\?$/;
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('ageBetter.formDraft.')));

async function openForm(page: Page): Promise<void> {
  await button(page, 'Add an appointment').click();
  await expect(dialog(page)).toHaveAccessibleName('Create New Appointment');
}

async function begin(page: Page, title: string): Promise<void> {
  await open(page, '/profile');
  await openForm(page);
  await field(page, 'Title').fill(title);
}

test.describe('a new appointment', () => {
  test.use({ storageState: storageOf('user') });

  test('is offered again after a reload when half typed, by keyboard, and its draft is gone once it is saved', async ({
    page,
  }) => {
    await begin(page, 'Memory clinic');
    await field(page, 'Location').fill('Carlton');
    await page.reload();
    await button(page, 'Add an appointment').press('Enter');
    await expect(dialog(page)).toHaveAccessibleDescription(offer);
    await expect(button(page, 'Go on')).toBeFocused();
    await expect(field(page, 'Title')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(field(page, 'Title')).toBeFocused();
    await expect(field(page, 'Title')).toHaveValue('Memory clinic');
    await expect(field(page, 'Location')).toHaveValue('Carlton');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText(/^Appointment saved: Memory clinic/)).toBeVisible();
    expect(await drafts(page)).toEqual([]);
    await openForm(page);
    await expect(field(page, 'Title')).toHaveValue('');
  });

  test('is kept as a draft when Back is pressed, and the offer stays when it is closed unanswered', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('link', { name: /^Profile: / }).click();
    await openForm(page);
    await field(page, 'Title').fill('Memory clinic');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Act Now, Age Better' })).toBeVisible();
    await page.goForward();
    await openForm(page);
    await expect(dialog(page)).toHaveAccessibleDescription(offer);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await openForm(page);
    await button(page, 'Start again').click();
    await expect(field(page, 'Title')).toBeFocused();
    await expect(field(page, 'Title')).toHaveValue('');
    await page.reload();
    await openForm(page);
    await expect(field(page, 'Title')).toHaveValue('');
  });

  test('is not kept as a draft when it is discarded on purpose', async ({ page }) => {
    await begin(page, 'Memory clinic');
    expect(await drafts(page)).toHaveLength(1);
    await page.keyboard.press('Escape');
    await button(page, 'Leave without saving').press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    expect(await drafts(page)).toEqual([]);
    await openForm(page);
    await expect(field(page, 'Title')).toHaveValue('');
  });

  test('in two tabs keeps the last text as its draft, and neither form loses anything', async ({
    page,
    context,
  }) => {
    await begin(page, 'Walk');
    const other = await context.newPage();
    await open(other, '/profile');
    await openForm(other);
    await button(other, 'Go on').click();
    await field(other, 'Title').fill('Swim');
    await expect(field(page, 'Title')).toHaveValue('Walk');
    await page.reload();
    await openForm(page);
    await button(page, 'Go on').click();
    await expect(field(page, 'Title')).toHaveValue('Swim');
    await expect(field(other, 'Title')).toHaveValue('Swim');
  });

  test('can be written and saved when the storage is full', async ({ page }) => {
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key: string, text: string) {
        if (key.startsWith('ageBetter.formDraft.')) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, text);
      };
    });
    await begin(page, 'Memory clinic');
    await field(page, 'Title').press('Enter');
    await expect(page.getByRole('main').getByText(/^Appointment saved: Memory clinic/)).toBeVisible();
  });

  test('stores no password in its draft, and neither does the login form', async ({ page, context }) => {
    await context.clearCookies();
    await page.addInitScript(() => localStorage.removeItem('user'));
    await open(page, '/?auth=register');
    await field(page, 'Email').fill('somebody@example.org');
    await field(page, 'Password').fill('Words4tea!');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
      /somebody|Words4tea/,
    );
  });
});

test('a draft is discarded, with a message, when its appointment was changed or deleted elsewhere', async ({
  page,
  context,
}) => {
  await logIn(page, 'margaret@example.org');
  const beginChange = async () => {
    await open(page, '/profile');
    await button(page, /^Edit Podiatrist/).click();
    await field(page, 'Location').fill('Royal Park');
    await open(page, '/');
  };
  const other = await context.newPage();

  await beginChange();
  await open(other, '/profile');
  await button(other, /^Edit Podiatrist/).click();
  await button(other, 'Start again').click();
  await field(other, 'Location').fill('Fitzroy');
  await field(other, 'Location').press('Enter');
  await expect(other.getByRole('main').getByText(/^Appointment saved: Podiatrist/)).toBeVisible();

  await beginChange();
  // As another program, or the same person on a shared account, would change it.
  await other.evaluate(() => {
    const all = JSON.parse(localStorage.getItem('appointments')!) as { title: string; location: string }[];
    for (const one of all) if (one.title === 'Podiatrist') one.location = 'Brunswick';
    localStorage.setItem('appointments', JSON.stringify(all));
  });
  await open(page, '/profile');
  await button(page, /^Edit Podiatrist/).click();
  await expect(dialog(page)).toHaveAccessibleDescription(
    /^You had begun to change this earlier\. It has changed since then, so your words were not kept\. Title, start/,
  );
  await expect(field(page, 'Location')).toHaveValue('Brunswick');
  expect(await drafts(page)).toEqual([]);

  await field(page, 'Location').fill('Royal Park');
  await open(page, '/profile');
  await expect(button(page, /^Edit Podiatrist/)).toBeVisible();
  // By another program: nobody tells this page of it.
  await page.evaluate(() => localStorage.setItem('appointments', '[]'));
  await button(page, /^Edit Podiatrist/).click();
  const gone = page.getByRole('alertdialog', { name: 'Error updating appointment: Appointment not found.' });
  await expect(gone).toHaveAccessibleDescription('What you had begun to write about it was not kept.');
  expect(await drafts(page)).toEqual([]);
});

/** The first form of its kind on a page, what is typed into it, and who may. */
const forms: readonly {
  what: string;
  viewer: 'admin' | 'healthcare';
  address: string;
  press: string | RegExp;
  label: string;
}[] = [
  { what: 'an event', viewer: 'healthcare', address: '/events', press: /^Edit /, label: 'Location' },
  { what: 'a resource', viewer: 'admin', address: '/resources', press: /^Edit /, label: 'Text' },
  {
    what: 'a user',
    viewer: 'admin',
    address: '/admin-dashboard',
    press: 'Edit tom@example.org',
    label: 'Email',
  },
  { what: 'a row', viewer: 'admin', address: '/admin-dashboard', press: /^Edit Living/, label: 'Title' },
  {
    what: 'an export by email',
    viewer: 'admin',
    address: '/admin-dashboard',
    press: 'Email the export',
    label: 'Message',
  },
];

for (const { what, viewer, address, press, label } of forms) {
  test.describe(what, () => {
    test.use({ storageState: storageOf(viewer) });

    test('continues half written after a reload', async ({ page }) => {
      await open(page, address);
      await button(page, press).first().click();
      await field(page, label).fill('Half a thought');
      await page.reload();
      await button(page, press).first().click();
      await expect(dialog(page)).toHaveAccessibleDescription(offer);
      await button(page, 'Go on').click();
      await expect(field(page, label)).toHaveValue('Half a thought');
      await page.keyboard.press('Escape');
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Leave without/ })
        .press('Enter');
      await expect(dialog(page)).toHaveCount(0);
      expect(await drafts(page)).toEqual([]);
    });
  });
}

test.describe('an email', () => {
  test.use({ storageState: storageOf('admin') });

  test('continues half written for the recipients chosen first, and its draft is gone once it is sent', async ({
    page,
  }) => {
    await open(page, '/admin-dashboard');
    await page.getByRole('checkbox', { name: /tom@example\.org/ }).check();
    await button(page, 'Email 1 user').click();
    await field(page, 'Subject').fill('Walk on Monday');
    await field(page, 'Message').fill('At 10, from the town hall.');
    await page.reload();
    await page.getByRole('checkbox', { name: /nina@example\.org/ }).check();
    await button(page, 'Email 1 user').click();
    await button(page, 'Go on').click();
    await expect(field(page, 'Message')).toHaveValue('At 10, from the town hall.');
    await button(page, 'Preview').click();
    await expect(dialog(page).getByText('It goes to tom@example.org.')).toBeVisible();
    await button(page, 'Send to 1 user').click();
    await expect(dialog(page)).toHaveAccessibleName('Email 1 user');
    expect(await drafts(page)).toEqual([]);
  });
});

test('“Clear my data from this device” deletes one person’s drafts and keeps another’s', async ({ page }) => {
  await logIn(page, 'margaret@example.org');
  await begin(page, 'Memory clinic');
  await page.evaluate(() => {
    const [key] = Object.keys(localStorage).filter((name) => name.startsWith('ageBetter.formDraft.'));
    localStorage.setItem('ageBetter.formDraft.somebody-else/appointment', localStorage.getItem(key!)!);
  });
  await open(page, '/');
  await button(page, 'Logout').click();
  await button(page, 'Clear my data from this device').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear my data' }).press('Enter');
  await expect(page.getByRole('main').getByText('Your data is cleared from this device.')).toBeVisible();
  expect(await drafts(page)).toEqual(['ageBetter.formDraft.somebody-else/appointment']);
});
