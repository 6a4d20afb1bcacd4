import { addressOf, screenStates, viewersOf } from './states/screenStates';
import { headingOf, screens, type ScreenId } from '@/shared/domain/screens/screens';
import { goldenFiles } from './support/golden';
import { withPatterns } from './support/likeItems';
import { listen, readThrough } from './support/listen';
import { nested } from './support/nested';
import { noiseOf, reach, showsAll } from './support/reach';
import { holdStill } from './support/still';
import { expect, test } from './support/test';
import { sessionOf } from './support/viewers';

// What a screen reader announces on each screen from top to bottom, kept as files that are reviewed like code. One state and one viewer are
// enough for that: its first, and whoever has the most there. Only the home page's transcript contains the shell.
// screens.spec.ts keeps the tree of every state.
// `npm run a11y:renew` makes both anew.

// The virtual screen reader is a script of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

/** Returns the phrases of `main`; for the home page, all phrases. */
function ownPart(id: ScreenId, said: string[]): string[] {
  if (id === 'home') return said;
  const first = said.findIndex((phrase) => phrase.startsWith('main, '));
  return said.slice(first, said.indexOf(`end of ${said[first]}`) + 1);
}

for (const screen of screens) {
  const state = screenStates[screen.id].find(({ story }) => story === undefined)!;
  const viewer = (state.viewers ?? viewersOf(screen)).at(-1)!;
  test.describe(`${screen.title} (${screen.id})`, () => {
    test.use({ storageState: sessionOf(viewer), expected: noiseOf(state.reach) });
    test(`what ${viewer} hears is as it was reviewed`, async ({ page }) => {
      const settled = await holdStill(page, viewer);
      await reach(page, addressOf(screen, state), state.reach);
      await showsAll(page, state.reach, settled);
      // What is announced goes again after a while, and the figures of the report change. The journeys have the first.
      await page.evaluate(() => {
        document.querySelector('[data-live-announcer]')?.remove();
        for (const report of document.querySelectorAll('[data-report]'))
          report.replaceChildren('(The last report.)');
      });
      await listen(page);
      const said = [
        `${headingOf(screen)}, seen by ${viewer}: ${state.about}`,
        '',
        withPatterns(nested(ownPart(screen.id, await readThrough(page))).join('\n')).text,
      ];
      expect(said.join('\n')).toMatchSnapshot(['transcripts', `${screen.id}.txt`]);
    });
  });
}

test('no transcript is missing or left over', () => {
  expect(goldenFiles('transcripts')).toEqual(screens.map(({ id }) => `${id}.txt`).sort());
});
