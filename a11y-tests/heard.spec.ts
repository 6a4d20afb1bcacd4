import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { headingOf, screens, type Screen } from '../src/domain/screens';
import type { ScreenState, Viewer } from '../src/domain/screenState';
import { addressOf, screenStates, viewersOf } from '../src/domain/screenStates';
import { listen, readThrough } from './support/listen';
import { reach } from './support/reach';
import { openStill } from './support/still';
import { expect, test } from './support/test';
import { storageOf } from './support/viewers';

// What a browser hands to a screen reader in each state, and how each screen is heard from top to bottom, kept as files
// that are reviewed like code. `npm run a11y:renew` makes them anew.

// The virtual screen reader is a script of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

const statesOf = (screen: Screen) => screenStates[screen.id].filter(({ story }) => story === undefined);
const viewersIn = (screen: Screen, state: ScreenState) => state.viewers ?? viewersOf(screen);
const treeFile = (screen: Screen, state: ScreenState, viewer: Viewer) =>
  `${screen.id}--${state.id}--${viewer}.yml`;
/** One state and one viewer are enough to hear a screen: its first, and whoever has the most there. */
const isHeard = (screen: Screen, state: ScreenState, viewer: Viewer) =>
  state === statesOf(screen)[0] && viewer === viewersIn(screen, state).at(-1);

for (const screen of screens) {
  const viewers = new Set(statesOf(screen).flatMap((state) => viewersIn(screen, state)));
  for (const viewer of viewers) {
    test.describe(`${screen.title} (${screen.id})`, () => {
      test.use({ storageState: storageOf(viewer) });

      // One test for all states: a new browser context for each would take longer than all the rest.
      test(`what ${viewer} hears is as it was reviewed`, async ({ context }) => {
        test.setTimeout(300_000);
        const states = statesOf(screen).filter((state) => viewersIn(screen, state).includes(viewer));
        for (const state of states) {
          const { page, settled } = await openStill(context, viewer);
          await reach(page, addressOf(screen, state), state.reach);
          await settled();
          if (!state.reach.some((step) => step.do === 'stop-clock')) {
            await expect(page.getByText(/^Loading .*\.\.\.$/)).toHaveCount(0);
            await settled();
          }
          // What is announced goes again after a while. The journeys have it.
          await page.evaluate(() => {
            document.querySelector('[data-live-announcer]')?.remove();
            // The figures of the accessibility statement change with each report.
            document.querySelector('[data-report]')?.replaceChildren('(The last report.)');
          });
          // React numbers its ids in the order in which parts of the page arrive.
          const tree = (await page.locator('body').ariaSnapshot()).replaceAll(/#_r_\w+_/g, '#id');
          expect.soft(`${tree}\n`, state.about).toMatchSnapshot(['trees', treeFile(screen, state, viewer)]);
          if (isHeard(screen, state, viewer)) {
            await listen(page);
            const said = [
              `${headingOf(screen)}, seen by ${viewer}: ${state.about}`,
              '',
              ...(await readThrough(page)),
            ];
            expect.soft(`${said.join('\n')}\n`).toMatchSnapshot(['transcripts', `${screen.id}.txt`]);
          }
          await page.close();
        }
      });
    });
  }
}

test('no tree and no transcript is missing or left over', () => {
  const files = (folder: string) =>
    readdirSync(join(import.meta.dirname, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort();
  const trees = screens.flatMap((screen) =>
    statesOf(screen).flatMap((state) =>
      viewersIn(screen, state).map((viewer) => treeFile(screen, state, viewer)),
    ),
  );
  expect(files('trees')).toEqual(trees.sort());
  expect(files('transcripts')).toEqual(screens.map(({ id }) => `${id}.txt`).sort());
});
