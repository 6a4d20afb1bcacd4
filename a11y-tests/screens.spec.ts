import { screens } from '../src/domain/screens';
import { addressOf, screenStates, viewersOf } from '../src/domain/screenStates';
import { audit } from './support/audit';
import { showIn, themes } from './support/page';
import { hardWords } from './support/reading';
import { noiseOf, reach } from './support/reach';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

// Colours that are still fading are neither the old ones nor the new ones.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of screens) {
  // A state that nothing from outside can bring about has a story, and axe looks at it there.
  for (const state of screenStates[screen.id].filter(({ story }) => story === undefined)) {
    for (const viewer of state.viewers ?? viewersOf(screen)) {
      test.describe(`${screen.title} (${screen.id})`, () => {
        test.use({ storageState: storageOf(viewer), expected: noiseOf(state.reach) });
        test(`${state.id}, seen by ${viewer}: axe finds nothing in any theme, and the words are plain`, async ({
          page,
        }) => {
          await reach(page, addressOf(screen, state), state.reach);
          expect.soft(await hardWords(page), 'too hard to read').toEqual([]);
          for (const theme of themes) {
            await showIn(page, theme);
            expect.soft(await audit(page), theme.name).toEqual([]);
          }
        });
      });
    }
  }
}
