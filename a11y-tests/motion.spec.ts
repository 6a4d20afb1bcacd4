import { viewersOf } from '../src/domain/screenStates';
import { movingParts } from './support/motion';
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
      expect(await movingParts(page)).toEqual([]);
    });
  });
}
