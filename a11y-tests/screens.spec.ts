import { cellOf } from './matrix/cells';
import { enter, lookAtContent, lookAtFocus, lookAtLayout, lookWithAxe, otherTheme } from './matrix/look';
import { Recorder } from './matrix/record';
import { visits } from './matrix/visits';
import { noiseOf, reach } from './support/reach';
import { test } from './support/test';
import { storageOf } from './support/viewers';

// Every state once, each in another theme and width, so that the pairs of them are met over all states. matrix.spec.ts
// looks at each state in all of them.

for (const visit of visits) {
  const { screen, state, viewer, at } = visit;
  // axe looks at the others in their stories.
  if (!('address' in at)) continue;
  const cell = cellOf(visit);
  const first = visits.find((one) => one.screen === screen) === visit;

  test.describe(`${screen.title} (${screen.id})`, () => {
    test.use({
      storageState: storageOf(viewer),
      expected: noiseOf(state.reach),
      viewport: { width: cell.width, height: 800 },
    });
    test(`${state.id}, seen by ${viewer}: ${cell.theme.name}, ${cell.width} px and a phone`, async ({
      page,
    }, info) => {
      const recorder = new Recorder(visit, info);
      await reach(page, at.address, state.reach);
      await enter(page, cell);
      await lookAtContent(page, recorder, cell);
      await lookWithAxe(page, recorder, cell);
      if (cell.width !== 320) await lookAtLayout(page, recorder, cell);
      const phone = { width: 320, theme: otherTheme(cell.theme) } as const;
      await enter(page, phone);
      await lookAtLayout(page, recorder, phone);
      if (first) await lookAtFocus(page, recorder, cell);
      await recorder.end();
    });
  });
}
