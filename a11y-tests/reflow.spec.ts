import { screens } from '../src/domain/screens';
import { screenStates, viewersOf } from '../src/domain/screenStates';
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
        await reach(page, state.address ?? screen.path ?? '/', state.reach);
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

test.describe('the checks themselves', () => {
  test('see what sticks out, what is cut off and what is too small', async ({ page }) => {
    await page.goto('/help');
    await page.evaluate(() => {
      const planted = document.createElement('div');
      planted.innerHTML =
        '<p class="wide">Far too wide</p><p class="cut">Cut off in the middle</p><button class="small">x</button>';
      document.querySelector('main')!.append(planted);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `.wide { inline-size: 400px; } .cut { block-size: 10px; overflow: hidden; }
         .small { all: revert; inline-size: 20px; block-size: 20px; }`,
      );
      document.adoptedStyleSheets = [sheet];
    });
    expect((await sidewaysScroll(page)).join()).toContain('Far too wide');
    expect((await cutOffText(page)).join()).toContain('Cut off in the middle');
    expect((await smallTargets(page)).join()).toContain('"x" 20 x 20 px');
  });
});
