import { viewersOf } from '../src/domain/screenStates';
import { open } from './support/page';
import { expect, test } from './support/test';
import { addressed, storageOf } from './support/viewers';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { screen, path } of addressed) {
  const viewer = viewersOf(screen).at(-1)!;
  test.describe(screen.title, () => {
    test.use({ storageState: storageOf(viewer) });
    test(`nothing moves on ${path} for a person who asked for that`, async ({ page }) => {
      await open(page, path);
      const moving = await page.evaluate(() => {
        const seconds = (list: string) => Math.max(...list.split(',').map((one) => Number.parseFloat(one)));
        return [...document.querySelectorAll('*')]
          .filter((element) => {
            const style = getComputedStyle(element);
            const animated = style.animationName !== 'none' && seconds(style.animationDuration) > 0.01;
            return animated || seconds(style.transitionDuration) > 0.01 || style.scrollBehavior === 'smooth';
          })
          .map(
            (element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`,
          );
      });
      expect(moving).toEqual([]);
    });
  });
}
