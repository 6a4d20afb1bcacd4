import { screens } from '../src/domain/screens';
import { addressOf, screenStates, viewersOf } from '../src/domain/screenStates';
import { cutOffText, sidewaysScroll, smallTargets, spreadText } from './support/layout';
import { showIn, themes } from './support/page';
import { noiseOf, reach } from './support/reach';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

// 320 CSS pixels: a small phone, or a desktop window at 400 % zoom.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 640 } });

for (const screen of screens) {
  for (const state of screenStates[screen.id].filter(({ story }) => story === undefined)) {
    const viewer = (state.viewers ?? viewersOf(screen)).at(-1)!;
    test.describe(`${screen.title} (${screen.id})`, () => {
      test.use({ storageState: storageOf(viewer), expected: noiseOf(state.reach) });
      test(`${state.id}, seen by ${viewer}: reads without sideways scrolling at 320 px`, async ({ page }) => {
        await reach(page, addressOf(screen, state), state.reach);
        for (const theme of themes) {
          await showIn(page, theme);
          expect.soft(await sidewaysScroll(page), theme.name).toEqual([]);
          expect.soft(await smallTargets(page), `targets, ${theme.name}`).toEqual([]);
        }
        await spreadText(page);
        expect.soft(await sidewaysScroll(page), 'with wide text spacing').toEqual([]);
        expect.soft(await cutOffText(page), 'text cut off with wide text spacing').toEqual([]);
      });
    });
  }
}
