import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { open } from './support/page';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

test.use({ storageState: storageOf('admin') });

/** The addresses that mails went to. They go nowhere: the test answers in the server's place. */
async function answerMails(page: Page, refused: ReadonlySet<string> = new Set()): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/send-*', async (route) => {
    const { to } = route.request().postDataJSON() as { to: string };
    asked.push(to);
    await route.fulfill(
      refused.has(to)
        ? { status: 502, json: { error: 'This mailbox is full.', code: 'mail-not-sent' } }
        : { status: 200, json: { messageId: '<1@test>' } },
    );
  });
  return asked;
}

const openPage = async (page: Page) => {
  await open(page, '/admin-dashboard');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
};
const users = (page: Page) => page.getByRole('table', { name: 'Users' });
const press = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name, exact: true }).first().focus();
  await page.keyboard.press('Enter');
};

async function writeEmail(page: Page, message = 'Walk at 10.') {
  await page.getByRole('checkbox', { name: 'Select all 7 users on this page' }).focus();
  await page.keyboard.press('Space');
  await press(page, 'Email 7 users');
  const dialog = page.getByRole('dialog', { name: 'Email users' });
  await expect(dialog.getByLabel('Subject')).toHaveValue('[Oldman System] Important Announcement');
  await dialog.getByLabel('Message').focus();
  await page.keyboard.type(message);
  await press(page, 'Preview');
  return dialog;
}

test('the users table does not scroll sideways on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openPage(page);
  const room = await users(page).evaluate((table) => table.parentElement!.clientWidth - table.scrollWidth);
  expect(room).toBeGreaterThanOrEqual(0);
});

test('the users table does not scroll sideways with large text on a small computer', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.addInitScript(() => localStorage.setItem('largeText', 'true'));
  await openPage(page);
  await expect(page.locator('html')).toHaveAttribute('data-text', 'large');
  const room = await users(page).evaluate((table) => table.parentElement!.clientWidth - table.scrollWidth);
  expect(room).toBeGreaterThanOrEqual(0);
});

test('the dashboard’s figures are computed, and examples are labelled as such', async ({ page }) => {
  await openPage(page);
  for (const [name, words] of [
    ['Users', /^Users7\+5\.2% this monthExample figureUser 57%, healthcare 29%, admin 14%, rounded$/],
    ['Active users', /^Active users5\+2\.8% this weekExample figureLogged in within 30 days$/],
    ['Resources', /^Resources10\+12\.5%Example figure$/],
    ['Ratings', /^Ratings\d+\+8\.3%Example figure$/],
  ] as const) {
    await expect(page.getByRole('group', { name, exact: true }).first()).toHaveText(words);
  }
});

test('both tables have their columns, and are sorted and searched by keyboard', async ({ page }) => {
  await openPage(page);
  for (const name of ['ID', 'Email', 'Role']) {
    await expect(users(page).getByRole('columnheader', { name })).toHaveCount(1);
  }
  const resources = page.getByRole('table', { name: 'Resources' });
  for (const name of ['ID', 'Title', 'Category', 'Description', 'Average Rating']) {
    await expect(resources.getByRole('columnheader', { name })).toHaveCount(1);
  }
  await users(page).getByRole('button', { name: 'Email' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('main').getByText('Sorted by Email, descending. 7 users. Page 1 of 1.'),
  ).toBeVisible();
  await expect(users(page).getByRole('rowheader').first()).toHaveText(/tom@example\.org/);
  await page.getByLabel('Search all users').focus();
  await page.keyboard.type('  NURSE ');
  await expect(users(page).getByRole('rowheader')).toHaveCount(1);
});

test('an administrator cannot delete themselves; another user is deleted after a confirmation, and can be restored', async ({
  page,
}) => {
  await openPage(page);
  await press(page, 'Delete admin@example.org');
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText('This is your own row. You cannot delete yourself from the list.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Delete admin@example.org' })).toBeFocused();

  const order = await users(page).getByRole('rowheader').allTextContents();
  await press(page, 'Delete tom@example.org');
  await expect(page.getByRole('alertdialog', { name: 'Delete tom@example.org?' })).toContainText(
    'The account stays.',
  );
  await expect(page.getByRole('button', { name: 'Keep user' })).toBeFocused();
  await press(page, 'Delete user');
  await expect(page.getByRole('group', { name: 'Deleted tom@example.org.' })).toBeFocused();
  await expect(users(page).getByRole('rowheader')).toHaveCount(6);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeFocused();
  await expect(page.locator('[aria-live=polite]').getByText('Brought back: tom@example.org.')).toBeAttached();
  await expect(users(page).getByRole('rowheader')).toHaveText(order);
});

test('the forms for users and resources report errors, and ask before discarding changes', async ({
  page,
}) => {
  await openPage(page);
  await press(page, 'Edit nina@example.org');
  const dialog = page.getByRole('dialog', { name: 'Edit nina@example.org' });
  await dialog.getByLabel('Email').fill('nina');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByText('Please enter a valid email address.')).toBeVisible();
  await dialog.getByLabel('Email').fill('nina.new@example.org');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(users(page).getByRole('rowheader', { name: 'nina.new@example.org' })).toBeVisible();

  await press(page, 'Edit Sleeping better');
  const form = page.getByRole('dialog', { name: 'Edit Sleeping better' });
  await form.getByLabel('Title').fill('Sleeping well');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep writing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Title')).toBeFocused();
  await expect(form.getByLabel('Title')).toHaveValue('Sleeping well');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Sleeping well' })).toBeVisible();
});

test('the email form asks for recipients first, then for text, and keeps the focus with the result', async ({
  page,
}) => {
  await openPage(page);
  await page.getByRole('checkbox', { name: 'Select tom@example.org' }).focus();
  await page.keyboard.press('Space');
  await press(page, 'Email 1 user');
  const dialog = page.getByRole('dialog', { name: 'Email users' });
  await press(page, 'Choose none');
  await press(page, 'Preview');
  const to = dialog.getByRole('group', { name: 'Send to' });
  await expect(to).toBeFocused();
  await expect(to).toHaveAccessibleDescription(/Please select at least one user to send email to\.$/);
  await dialog.getByRole('checkbox', { name: 'tom@example.org' }).focus();
  await page.keyboard.press('Space');
  await press(page, 'Preview');
  await expect(dialog.getByLabel('Message')).toBeFocused();
  await expect(dialog.getByLabel('Message')).toHaveAccessibleDescription(
    /Please provide a subject and message for the email\./,
  );
  await page.keyboard.type('We walk at ten.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'Leave without sending?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep writing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog.getByLabel('Message')).toBeFocused();
  await expect(dialog.getByLabel('Message')).toHaveValue('We walk at ten.');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await press(page, 'Cancel');
  await press(page, 'Leave without sending');
  await expect(page.getByRole('button', { name: 'Email 1 user' })).toBeFocused();
});

test('an email to all users, after one to oneself, ends with the specified words', async ({ page }) => {
  const asked = await answerMails(page);
  await openPage(page);
  const dialog = await writeEmail(page);
  await expect(dialog).toContainText('It goes to 7 users.');
  await press(page, 'Send to me first');
  await expect(dialog.getByText('Sent to you at admin@example.org.')).toBeVisible();
  expect(asked).toEqual(['admin@example.org']);
  await press(page, 'Send to 7 users');
  const results = page.getByRole('dialog', { name: 'Email 7 users' });
  await expect(results.getByText('Bulk email operation completed.')).toBeVisible();
  await expect(results.getByRole('group', { name: /^Bulk email operation completed\./ })).toBeFocused();
  expect(asked).toHaveLength(8);
  await press(page, 'Done');
  await expect(page.getByText('No users selected', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show the results' })).toHaveCount(0);
});

test.describe('a refused recipient', () => {
  test.use({ expected: /Failed to load resource/ });

  test('is listed with the reason, survives a reload, and is the only one that is retried', async ({
    page,
  }) => {
    const refused = new Set(['george@example.org', 'nina@example.org']);
    const asked = await answerMails(page, refused);
    await openPage(page);
    await writeEmail(page);
    await press(page, 'Send to 7 users');
    const results = page.getByRole('dialog', { name: 'Email 7 users' });
    await expect(results.getByRole('group', { name: /^Bulk email operation completed\./ })).toHaveText(
      /Bulk email operation completed\.\s*5 sent, 2 not sent/,
    );
    await expect(results.getByRole('listitem')).toHaveText([
      'george@example.orgThis mailbox is full.',
      'nina@example.orgThis mailbox is full.',
    ]);
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Download list')]);
    expect(readFileSync(await file.path(), 'utf8')).toContain(
      'george@example.org,Not sent,This mailbox is full.\r\n',
    );

    await page.reload();
    await expect(page.getByText('Your last mailing: 5 sent, 2 not sent.')).toBeVisible();
    await press(page, 'Show the results');
    asked.length = 0;
    refused.clear();
    await press(page, 'Try the 2 again');
    await expect(results.getByText('Bulk email operation completed.')).toBeVisible();
    expect(asked).toEqual(['george@example.org', 'nina@example.org']);
  });

  test('counts as a failure when every recipient is refused', async ({ page }) => {
    await page.route('**/api/send-email', (route) =>
      route.fulfill({ status: 400, json: { code: 'invalid-email' } }),
    );
    await openPage(page);
    await writeEmail(page);
    await press(page, 'Send to 7 users');
    await expect(page.getByText('Failed to send emails. Please try again.')).toBeVisible();
    await expect(page.getByText('Failed to send email', { exact: true }).first()).toBeVisible();
  });
});

test('an export is emailed to the selected people', async ({ page }) => {
  const asked = await answerMails(page);
  await openPage(page);
  await page
    .getByRole('group', { name: 'Export resources' })
    .getByRole('button', { name: 'Email the export' })
    .focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Email the export: Resource Management Report' });
  await expect(dialog.getByLabel('Subject')).toHaveValue('[Oldman] Resource Management Report');
  await dialog.getByRole('checkbox', { name: 'margaret@example.org' }).focus();
  await page.keyboard.press('Space');
  await press(page, 'Preview');
  await expect(dialog.getByText(/resources_export_\d{8}\.csv, 10 rows/)).toBeVisible();
  await press(page, 'Send to 1 user');
  await expect(page.getByText('Email with export operation completed.')).toBeVisible();
  expect(asked).toEqual(['margaret@example.org']);
});

test('the tables are saved as CSV under the local date, filtered as they are shown', async ({ page }) => {
  await openPage(page);
  await page.getByLabel('Search all users').fill('example.org');
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Export as CSV')]);
  const stamp = await page.evaluate(() => {
    const now = new Date();
    return `${now.getFullYear()}${String(now.getMonth() + 1).padStart(2, '0')}${String(now.getDate()).padStart(2, '0')}`;
  });
  expect(file.suggestedFilename()).toBe(`users_export_${stamp}.csv`);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFID,Email,Role\r\n1,admin@example.org,Administrator\r\n')).toBe(true);
});

/** Notes what is printed, where no printer is. */
const notePrint = () => {
  window.print = function () {
    const noted = (window.opener ?? window.top ?? window) as { printed?: string[] };
    const rows = document.querySelectorAll('tbody tr').length;
    const heading = document.querySelector('h1')?.textContent;
    (noted.printed ??= []).push(`${document.title} | ${heading} | ${rows}`);
    setTimeout(() => window.dispatchEvent(new Event('afterprint')), 0);
  };
};
const printed = (page: Page) =>
  page.evaluate(() => (window as unknown as { printed?: string[] }).printed?.join() ?? '');

test('the PDF is printed from its own window, which then closes', async ({ page, context }) => {
  await context.addInitScript(notePrint);
  await openPage(page);
  const [view] = await Promise.all([page.waitForEvent('popup'), press(page, 'Export as PDF')]);
  if (!view.isClosed()) await view.waitForEvent('close');
  await expect.poll(() => printed(page)).toMatch(/^users_export_\d{8} \| User Management Report \| 7$/);
});

test('where pop-ups are blocked the PDF is printed from a frame, which is then removed', async ({
  page,
  context,
}) => {
  await context.addInitScript(notePrint);
  await context.addInitScript(() => {
    window.open = () => null;
  });
  await openPage(page);
  const title = await page.title();
  await press(page, 'Export as PDF');
  await expect.poll(() => printed(page)).toMatch(/^users_export_\d{8} \| User Management Report \| 7$/);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await page.title()).toBe(title);
});

test('an administrator reads a mail of the outbox and sees that this was recorded', async ({ page }) => {
  await openPage(page);
  await writeEmail(page, 'Bring a hat to the outbox.');
  await press(page, 'Send to me first');
  await expect(page.getByText('Sent to you at admin@example.org.')).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, 'Leave without sending');
  await page.getByRole('link', { name: 'Email outbox and activity log' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Email outbox and activity log' })).toBeFocused();
  await expect(page.getByRole('table', { name: 'Entries' }).getByText('Emails sent').first()).toBeVisible();
  const read = page
    .getByRole('button', { name: /^Read .*Important Announcement, to admin@example\.org$/ })
    .first();
  await read.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('Bring a hat to the outbox.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(read).toBeFocused();
});
