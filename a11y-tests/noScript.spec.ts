import { descriptions } from '../src/domain/screens/descriptions';
import { headingOf, screenById } from '../src/domain/screens/screens';
import { mainNumbers } from '../src/seeds/mainNumbers';
import { sidewaysScroll, smallTargets } from './support/layout';
import { expect, test } from './support/test';
import { addressed, isWholeForAll } from './support/viewers';

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
