import { screens } from '../src/domain/screens';
import { screenStates, viewersOf } from '../src/domain/screenStates';
import { audit } from './support/audit';
import { showIn, themes } from './support/page';
import { reach } from './support/reach';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

// Colours that are still fading are neither the old ones nor the new ones.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of screens) {
  const states = screenStates[screen.id];
  for (const state of states) {
    for (const viewer of state.viewers ?? viewersOf(screen)) {
      test.describe(`${screen.title} (${screen.id})`, () => {
        test.use({ storageState: storageOf(viewer) });
        test(`${state.id}, seen by ${viewer}: axe finds nothing in any theme`, async ({ page }) => {
          await reach(page, state.address ?? screen.path ?? '/', state.reach);
          for (const theme of themes) {
            await showIn(page, theme);
            expect.soft(await audit(page), theme.name).toEqual([]);
          }
        });
      });
    }
  }
}
