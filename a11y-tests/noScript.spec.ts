import { descriptions } from '@/shared/domain/screens/descriptions';
import { headingOf, screenById } from '@/shared/domain/screens/screens';
import { mainNumbers } from '@/shared/seeds/mainNumbers';
import { sidewaysScroll, smallTargets } from './support/layout';
import { expect, test } from './support/test';
import { addressed, emailOf, isWholeForAll, samplePassword, storageOf } from './support/viewers';

const pages = [
  ...addressed.map(({ screen, path }) => ({ screen, path })),
  { screen: screenById('notFound'), path: '/nowhere' },
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expected: /status of 404 .*\/nowhere/ });

  for (const { screen, path } of pages) {
    test(`${path} says what it is for, whom to call and how to go on`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(new RegExp(`^${screen.title} - `));
      await expect(page.locator('h1')).toHaveText(headingOf(screen));
      await expect(page.locator('h1')).toBeVisible();
      // By what is drawn: Playwright's own search for words leaves `<noscript>` out.
      const words = await page.locator('body').innerText();
      if (isWholeForAll(screen)) expect(words).not.toMatch(/needs JavaScript\. Please/);
      else {
        expect(words).toContain(descriptions[screen.id as keyof typeof descriptions]);
        expect(words.match(/turn it on in your browser/g)).toHaveLength(1);
      }
      expect(words).not.toContain('Loading the page');
      for (const { name, number } of mainNumbers)
        await expect(
          page
            .getByRole('region', { name: 'Talk to a person' })
            .getByRole('link', { name: `${name} ${number}` }),
        ).toBeVisible();
      // axe itself needs a page whose timers run.
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sidewaysScroll(page)).toEqual([]);
        expect(await smallTargets(page)).toEqual([]);
      }
    });
  }
});

test.describe('without JavaScript, where data is shared', () => {
  test.use({
    data: 'server',
    javaScriptEnabled: false,
    storageState: storageOf('visitor'),
    expected: /status of 401 .*\/login/,
  });

  test('somebody logs in with a wrong password first, registers, gives up, registers for two, and logs out by forms', async ({
    page,
    context,
    community,
  }) => {
    const email = emailOf('user');
    await page.goto('/help');
    await page.getByRole('banner').getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/login\?auth=login$/);
    await expect(page).toHaveTitle('Login - Age Better');
    const [address, password] = ['Email', 'Password'].map((name) => page.getByLabel(name, { exact: true }));
    await address!.fill(email);
    await password!.fill('Wrong123');
    await page.keyboard.press('Enter');

    await expect(page).toHaveTitle('Error: Login - Age Better');
    const summary = page.getByRole('group', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(password!).toHaveAccessibleDescription('Error: Incorrect password.');
    await expect(password!).toHaveAttribute('aria-invalid', 'true');
    await expect(password!).toHaveValue('');
    await expect(address!).toHaveValue(email);
    await summary.getByRole('link', { name: 'Incorrect password.' }).click();
    await expect(password!).toBeFocused();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
    }

    await password!.fill(samplePassword(community!.dataFolder));
    await page.keyboard.press('Enter');
    // Back on the page where Login was pressed.
    await expect(page).toHaveURL(/\/help\?said=logged-in$/);
    const said = page.locator('[data-said]');
    await expect(said).toHaveText('You are logged in.');
    await page.goto('/login?next=/events');
    await expect(page).toHaveURL(/\/events$/);

    const button = (name: RegExp) => page.getByRole('main').getByRole('button', { name }).first();
    await button(/^Register for /).click();
    await expect(page).toHaveURL(/\/events\?item=\d+&said=registered/);
    await expect(said).toHaveText(/^You are going to this event\./);
    await button(/^Give up my place at /).click();
    await expect(said).toHaveText('You gave up your place at this event.');
    await page.getByRole('checkbox', { name: /^I bring a support person/ }).check();
    await button(/^Register for /).click();
    await expect(said).toHaveText(/^You are going to this event, with a support person\./);

    await page.getByRole('banner').getByRole('button', { name: 'Logout', exact: true }).click();
    await expect(page).toHaveURL(/\/\?said=logged-out$/);
    expect((await context.request.get('/api/identity/me')).status()).toBe(401);
  });
});
