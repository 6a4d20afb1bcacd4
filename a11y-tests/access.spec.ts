import { open } from './support/page';
import { expect, test } from './support/test';
import { emailOf, samplePassword, storageOf } from './support/viewers';

const login = 'Please log in to view this content.';

test.describe('a visitor', () => {
  const guarded = ['/resources', '/events', '/services', '/community', '/admin-dashboard', '/profile'];
  for (const path of guarded) {
    test(`who opens ${path} without a login is asked to log in on the home page`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/$/);
      const dialog = page.getByRole('dialog', { name: 'Login' });
      await expect(dialog.getByText(path === '/profile' ? /^Please log in to view/ : login)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
    });
  }

  test('reaches the requested page after the login', async ({ page }) => {
    await page.goto('/events');
    const dialog = page.getByRole('dialog', { name: 'Login' });
    await dialog.getByLabel('Email', { exact: true }).fill(emailOf('user'));
    await dialog.getByLabel('Password', { exact: true }).fill(samplePassword());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/events$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Community Events' })).toBeFocused();
  });

  test('who follows a link in the header gets one dialog with the reason, and then the page', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Community', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Login' });
    await expect(dialog.getByText(login)).toBeVisible();
    await dialog.getByLabel('Email', { exact: true }).fill(emailOf('user'));
    await dialog.getByLabel('Password', { exact: true }).fill(samplePassword());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeFocused();
  });

  test('keeps the address when switching between Login and Register, and sees the rules before typing', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName('Login');
    await expect(dialog.getByLabel('Role')).toHaveCount(0);
    await dialog.getByLabel('Email', { exact: true }).fill('somebody@example.org');
    await dialog.getByRole('button', { name: 'Create an account' }).click();
    await expect(dialog).toHaveAccessibleName('Register');
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue('somebody@example.org');
    await expect(dialog.getByLabel('Role').getByRole('option')).toHaveText(['User', 'Administrator']);
    await expect(dialog.getByText(/8 characters/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Already have an account?' }).click();
    await expect(dialog).toHaveAccessibleName('Login');
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue('somebody@example.org');
  });

  test('sees one error at a time, in order, at its field', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
    const dialog = page.getByRole('dialog', { name: 'Register' });
    const email = dialog.getByLabel('Email', { exact: true });
    const secret = dialog.getByLabel('Password', { exact: true });
    const steps = [
      { email: '', password: '', at: email, says: 'Email is required.' },
      { email: 'no address', password: '', at: email, says: 'Please enter a valid email address.' },
      {
        email: 'a@example.org',
        password: 'short',
        at: secret,
        says: 'Password must be at least 8 characters.',
      },
      {
        email: 'a@example.org',
        password: 'longenough',
        at: secret,
        says: 'Password must contain at least one uppercase letter.',
      },
      {
        email: 'a@example.org',
        password: 'Longenough',
        at: secret,
        says: 'Password must contain at least one number.',
      },
      { email: 'MARGARET@example.org', password: 'Longenough1', at: email, says: 'Email already in use.' },
    ];
    for (const step of steps) {
      await email.fill(step.email);
      await secret.fill(step.password);
      await page.keyboard.press('Enter');
      await expect(dialog.getByText(step.says, { exact: true })).toBeVisible();
      await expect(step.at).toHaveAttribute('aria-invalid', 'true');
      await expect(step.at).toBeFocused();
      await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1);
    }
  });
});

test.describe('a logged-in user', () => {
  test.use({ storageState: storageOf('user') });

  test('who is not an administrator is refused with a reason, and has no link to the page', async ({
    page,
  }) => {
    await open(page, '/admin-dashboard');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('main').getByText('This page is for administrators.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
  });

  test('who changes the stored role gets the real one back', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem('user')!) as object;
      localStorage.setItem('user', JSON.stringify({ ...user, role: 'admin' }));
    });
    await page.reload();
    await expect
      .poll(() => page.evaluate(() => (JSON.parse(localStorage.getItem('user')!) as { role: string }).role))
      .toBe('user');
    await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
  });

  test('stays logged in while the server does not answer', async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort());
    await open(page, '/');
    await expect(page.getByText(/still logged in/)).toBeVisible();
    await expect(page.getByRole('banner').getByText(emailOf('user'))).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('user'))).not.toBeNull();
  });
  test.use({ expected: /Failed to load resource: net::ERR_FAILED/ });

  test('has no password stored in the browser', async ({ page }) => {
    await open(page, '/');
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).toContain(emailOf('user'));
    expect(stored).not.toContain(samplePassword());
  });
});

test('a stored user that cannot be read counts as nobody', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('user', '{'));
  await open(page, '/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
});

test('the search box can be submitted with Enter and with its button', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('searchbox').fill('arthritis');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=arthritis$/);
  await expect(page.getByRole('main').getByText('Living well with arthritis')).toBeVisible();
  await page.getByRole('banner').getByRole('searchbox').fill('privacy');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=privacy$/);
});

test('the leaflet is served as a PDF', async ({ page }) => {
  await open(page, '/');
  const address = await page.getByRole('link', { name: 'Download Leaflet' }).getAttribute('href');
  const answer = await page.request.get(address!);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the home page still says what this is and whom to call', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Act Now, Age Better' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Latest news and views' })).toBeVisible();
    await expect(page.getByRole('link', { name: '000' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toHaveAttribute('href', '#main');
  });
});

test('the home page has no layout shift while its resources load', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) seen.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/');
  await expect(page.locator('[data-state=filled]')).toBeVisible();
  await expect(page.getByText('Living well with arthritis')).toBeVisible();
  const { shift } = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen);
  expect(shift).toBeLessThanOrEqual(0.02);
});
