import { screens } from '@/shared/domain/screens/screens';
import { open } from './support/page';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

test.describe('navigating from page to page', () => {
  test.use({ storageState: storageOf('user') });

  test('moves the focus to the heading, and updates the title', async ({ page }) => {
    await open(page, '/');
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
    const names = (await links.allTextContents()).map((name) => name.trim());
    expect(names).toContain('Health Resources');
    for (const name of names) {
      const screen = screens.find((one) => 'link' in one && one.link === name);
      if (!screen) continue;
      await links.filter({ hasText: name }).first().click();
      await expect(page).toHaveURL(new RegExp(`${screen.path}$`));
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeFocused();
      await expect(heading).toHaveCount(1);
      await expect(page).toHaveTitle(new RegExp(`^${screen.title}`));
      await expect(links.filter({ hasText: name }).first()).toHaveAttribute('aria-current', 'page');
    }
  });
});
