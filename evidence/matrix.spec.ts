import { pairCells } from '@/a11y-tests/audits/matrix/cells';
import { lookAtAll, lookAtFocus } from '@/a11y-tests/audits/matrix/look';
import { Recorder } from '@/a11y-tests/audits/matrix/record';
import { reachStory, storyNoise } from '@/a11y-tests/audits/matrix/stories';
import { visits } from '@/a11y-tests/audits/matrix/visits';
import { noiseOf, reach } from '@/a11y-tests/support/reach';
import { test } from '@/a11y-tests/support/test';
import { storageOf } from '@/a11y-tests/support/viewers';

// Every state, for every viewer for whom it differs, in every theme and at every width: `npm run a11y`.

test.setTimeout(300_000);

/** The widths at which a state is reached anew, each with those that it is then brought to. */
const arrivals = [[1280, 768], [320]] as const;
/** The steps of a story are written for one width. */
const storyArrivals = [[1280, 768, 320]] as const;

for (const visit of visits) {
  const { screen, state, viewer, data, at } = visit;
  test.describe(`${screen.title} (${screen.id})`, () => {
    test.use({
      data,
      storageState: storageOf('story' in at ? 'visitor' : viewer, data),
      expected: 'story' in at ? storyNoise : noiseOf(state.reach),
    });
    for (const [arrival, ...others] of 'story' in at ? storyArrivals : arrivals) {
      test.describe(`${arrival} px`, () => {
        test.use({ viewport: { width: arrival, height: 800 } });
        test(`${state.id}, ${data}, seen by ${viewer}, from ${arrival} px on, in every theme`, async ({
          page,
          community,
        }, info) => {
          const recorder = new Recorder(visit, info);
          if ('story' in at) await reachStory(page, at.story);
          else await reach(page, at.address, state.reach, community);
          for (const width of [arrival, ...others]) await lookAtAll(page, recorder, visit, width);
          for (const width of [arrival, ...others]) {
            const rounds = pairCells.filter((cell) => cell.visit === visit && cell.width === width);
            for (const cell of rounds) await lookAtFocus(page, recorder, cell);
          }
          await recorder.end();
        });
      });
    }
  });
}
