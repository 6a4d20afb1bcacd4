import { pairCells, widths } from './matrix/cells';
import { lookAtAll } from './matrix/look';
import { Recorder } from './matrix/record';
import { reachStory } from './matrix/stories';
import { visits } from './matrix/visits';
import { noiseOf, reach } from './support/reach';
import { test } from './support/test';
import { storageOf } from './support/viewers';

// Every state, for every viewer for whom it differs, in every theme and at every width: `npm run a11y`.

test.setTimeout(180_000);

for (const visit of visits) {
  const { screen, state, viewer, at } = visit;
  test.describe(`${screen.title} (${screen.id})`, () => {
    test.use({
      storageState: storageOf('story' in at ? 'visitor' : viewer),
      expected: noiseOf(state.reach),
    });
    for (const width of widths) {
      test.describe(`${width} px`, () => {
        test.use({ viewport: { width, height: 800 } });
        test(`${state.id}, seen by ${viewer}, at ${width} px, in every theme`, async ({ page }, info) => {
          const recorder = new Recorder(visit, info);
          if ('story' in at) await reachStory(page, at.story);
          else await reach(page, at.address, state.reach);
          const focus = pairCells.filter((cell) => cell.visit === visit && cell.width === width);
          await lookAtAll(page, recorder, visit, width, focus);
          await recorder.end();
        });
      });
    }
  });
}
