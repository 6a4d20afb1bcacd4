import { open } from '@/a11y-tests/support/page';
import { expect, fillIn, owner, password, test } from './journey';

const email = 'Joan@example.net';
const checkEmailAndPassword = 'Check your email and password.';
const failed = 'Authentication failed. Please try again later.';

test('a visitor loads nothing of Firebase and sends it no request', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text());
    expect(new URL(response.url()).hostname).toBe('localhost');
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await open(page, '/help');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((text) => text.includes('identitytoolkit'))).toEqual([]);
});

test('a person registers, stays logged in over a reload, logs out and logs in again', async ({ page }) => {
  await open(page, '/');
  await fillIn(page, 'Register', email);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('main').getByText(`Your account is made. You are logged in as ${email}.`),
  ).toBeVisible();
  await expect(page.getByRole('banner').getByText(email)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('banner').getByText(email)).toBeVisible();
  await expect(page.getByText(/can't reach our login service/)).toHaveCount(0);

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).press('Enter');
  await expect(page.getByRole('main').getByText('You are logged out.')).toBeVisible();
  const left = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /^(user|firebase:.*)$/.test(key)));
  await expect.poll(left).toEqual([]);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login', exact: true })).toBeVisible();

  await fillIn(page, 'Login', email.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(`You are logged in as ${email}.`)).toBeVisible();
});

test('a person who asks to be an administrator is told that it was not granted', async ({ page }) => {
  await open(page, '/');
  const dialog = await fillIn(page, 'Register', email);
  await dialog.getByLabel('Role').selectOption('Administrator');
  await dialog.getByRole('button', { name: 'Register' }).press('Enter');
  await expect(page.getByRole('main').getByText('Your account was made as User.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
});

test('where the owner opened it, a person who registers becomes an administrator once the address is verified', async ({
  page,
}) => {
  await owner.writes('settings/registration', { adminSignUp: 'open' });
  await open(page, '/');
  const dialog = await fillIn(page, 'Register', email);
  await dialog.getByLabel('Role').selectOption('Administrator');
  await dialog.getByRole('button', { name: 'Register' }).press('Enter');
  await expect(
    page
      .getByRole('main')
      .getByText(
        'You are a User for now. You become Administrator when you have shown that this address is yours',
      ),
  ).toBeVisible();
  const dashboard = page.getByRole('banner').getByRole('link', { name: 'Admin Dashboard' });
  await expect(dashboard).toHaveCount(0);

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).press('Enter');
  await expect(page.getByRole('main').getByText('You are logged out.')).toBeVisible();
  await open(page, '/reset-password');
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('a message with a link is on its way')).toBeVisible();
  await open(page, `/reset-password?mode=resetPassword&oobCode=${await owner.mailedCode()}&lang=en`);
  await page.getByLabel('New password', { exact: true }).fill('Banksia456');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).press('Enter');
  const login = page.getByRole('dialog', { name: 'Login' });
  await login.getByLabel('Email', { exact: true }).fill(email);
  await login.getByLabel('Password', { exact: true }).fill('Banksia456');
  await page.keyboard.press('Enter');
  await expect(dashboard).toBeVisible();
});

test('a stored role that was tampered with is corrected at the next start', async ({ page }) => {
  await open(page, '/');
  await fillIn(page, 'Register', email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByText(email)).toBeVisible();
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}') as object;
    localStorage.setItem('user', JSON.stringify({ ...user, role: 'admin' }));
  });
  await page.reload();
  const role = () =>
    page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { role?: string }).role);
  await expect.poll(role).toBe('user');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
});

for (const hides of [false, true]) {
  test(`a wrong password, where the project ${hides ? 'hides' : 'tells'} who has an account`, async ({
    page,
  }) => {
    await owner.hidesAddresses(hides);
    await open(page, '/');
    const dialog = await fillIn(page, 'Login', 'nobody@example.net');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(hides ? failed : 'No user found with this email.')).toBeVisible();
    await expect(dialog.getByText(checkEmailAndPassword)).toHaveCount(hides ? 1 : 0);
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue('nobody@example.net');
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(password);
  });
}

test('without a connection the login form says so and keeps what was typed', async ({ page, context }) => {
  await open(page, '/');
  const dialog = await fillIn(page, 'Login', email);
  // Its code is fetched with the dialog; only the service cannot be reached.
  await page.unroute(/googleapis/);
  await page.route(/googleapis\.com/, (route) => route.abort('internetdisconnected'));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(failed)).toBeVisible();
  await expect(dialog.getByText('We could not reach the login service.')).toBeVisible();
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(password);
  expect(context.pages()).toHaveLength(1);
});

test('a forgotten password is replaced with the mailed link', async ({ page }) => {
  await open(page, '/');
  await fillIn(page, 'Register', email);
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).press('Enter');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await open(page, '/reset-password');
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('a message with a link is on its way')).toBeVisible();

  await open(page, `/reset-password?mode=resetPassword&oobCode=${await owner.mailedCode()}&lang=en`);
  await page.getByLabel('New password', { exact: true }).fill('Banksia456');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('Banksia456');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByText(email)).toBeVisible();
});

test('the privacy page says that Google stores the accounts, and that we have a copy', async ({ page }) => {
  await open(page, '/privacy');
  await expect(page.getByRole('heading', { name: 'At Google' })).toBeVisible();
  await expect(page.getByText('When you log in we keep a copy of your email')).toBeVisible();
});
