import { screens } from '../src/domain/screens';
import { viewersOf } from '../src/domain/screenStates';
import { focusLook } from './support/keyboard';
import { open, showIn, themes } from './support/page';
import { expect, test } from './support/test';
import { addressed, storageOf } from './support/viewers';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 768, height: 600 } });

for (const { screen, path } of addressed) {
  const viewer = viewersOf(screen).at(-1)!;
  test.describe(screen.title, () => {
    test.use({ storageState: storageOf(viewer) });

    test(`the focus is never lost or hidden on the way through ${path}`, async ({ page }) => {
      await open(page, path);
      for (const theme of themes) {
        await showIn(page, theme);
        await page.evaluate(() => {
          (document.activeElement as HTMLElement | null)?.blur();
          window.scrollTo(0, 0);
        });
        const stops: string[] = [];
        for (let presses = 0; presses < 150; presses += 1) {
          await page.keyboard.press('Tab');
          const look = await focusLook(page);
          // After the last stop the focus leaves the page for the browser.
          if (!look) break;
          stops.push(look.name);
          expect.soft(look, `stop ${stops.length}, ${theme.name}`).toMatchObject({ ring: true, seen: true });
        }
        expect(stops.length, `stops, ${theme.name}`).toBeGreaterThan(5);
        expect(stops.length, `stops, ${theme.name}: the keyboard is caught`).toBeLessThan(150);
      }
    });
  });
}

test.describe('going from page to page', () => {
  test.use({ storageState: storageOf('user') });

  test('the heading takes the focus, and the title follows', async ({ page }) => {
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
