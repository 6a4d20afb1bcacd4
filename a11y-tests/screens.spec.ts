import type { Browser } from '@playwright/test';
import type { DataMode, Viewer } from './states/screenState';
import { changedFiles } from '../scripts/changed.mjs';
import { leavesFurtherStates } from '../scripts/nightly.mjs';
import { screens } from '../src/domain/screens/screens';
import { cellOf } from './matrix/cells';
import { enter, lookAtContent, lookAtFocus, lookAtLayout, lookWithAxe, otherTheme } from './matrix/look';
import { Recorder } from './matrix/record';
import { visits, type Visit } from './matrix/visits';
import { goldenFiles } from './support/golden';
import { isLoaded, noiseOf, reach, showsAll } from './support/reach';
import { keepTree, shellTree, treeAt, viewers, withoutShell } from './support/shell';
import { maxShift, shiftsOn, watchShifts } from './support/shifts';
import { holdStill } from './support/still';
import { expect, test } from './support/test';
import { treeOf } from './support/tree';
import { differenceFrom } from './support/treeDifference';
import { sessionOf } from './support/viewers';

// Every state once: what a browser hands to a screen reader there, kept as a file that is reviewed like code
// (`npm run a11y:renew` makes it anew), and how it looks in another theme and width each, so that the pairs of them are met over
// all states. matrix.spec.ts looks at each state in all of them. Of a screen's first state also what moves while it loads.

/** The changed files when `npm test` runs. Undefined otherwise: then every state is visited. */
const changed = process.env.LEFT_TO_THE_NIGHT === undefined ? undefined : changedFiles();

/** axe looks at the states that only a story shows in their stories. */
const inProduct = visits.flatMap((visit) => ('address' in visit.at ? [{ visit, ...visit.at }] : []));
/** The screens of which only the first state is visited. */
const leftScreens = new Set(
  changed && screens.filter(({ id }) => leavesFurtherStates(id, changed)).map(({ id }) => id),
);
const treeFile = ({ screen, state, viewer }: Visit) => `${screen.id}--${state.id}--${viewer}.yml`;
const shellFile = (viewer: Viewer) => `shell--${viewer}.yml`;
const sharedShellFile = 'shell--shared.yml';
/** On a phone the header is folded. */
const shellWidths = { phone: 320, desktop: 1280 };

/**
 * The state of a screen whose tree stands whole: the first one of the role that has most of its states. The other files hold only
 * what differs from it. A server with shared data belongs to one test, so its states are compared with a state of local data, or
 * with none.
 */
function findBase({ screen }: Visit) {
  const all = inProduct.filter(({ visit }) => visit.screen === screen);
  const local = all.filter(({ visit }) => visit.data === 'local');
  const countOf = (viewer: Viewer) => local.filter(({ visit }) => visit.viewer === viewer).length;
  const [most] = viewers.toSorted((a, b) => countOf(b) - countOf(a));
  return local.find(({ visit }) => visit.viewer === most) ?? all[0]!;
}

for (const { visit, address } of inProduct) {
  const { screen, state, viewer, data } = visit;
  const cell = cellOf(visit);
  const base = findBase(visit);
  const isBase = base.visit === visit;
  if (!isBase && leftScreens.has(screen.id)) continue;

  test.describe(`${screen.title} (${screen.id})`, () => {
    test.use({
      data,
      storageState: sessionOf(viewer, data),
      expected: noiseOf(state.reach),
      // Each theme then says for itself whether anything may move.
      contextOptions: { reducedMotion: 'reduce' },
      viewport: { width: shellWidths.desktop, height: 800 },
    });
    test(`${state.id}, seen by ${viewer}: ${cell.theme.name}, ${cell.width} px and a phone`, async ({
      page,
      browser,
      community,
    }, info) => {
      await watchShifts(page);
      const settled = await holdStill(page, viewer, data);
      await reach(page, address, state.reach, community);
      await showsAll(page, state.reach, settled);
      if (isBase && isLoaded(state.reach)) {
        const { sum, parts } = await shiftsOn(page);
        expect.soft(sum, parts).toBeLessThanOrEqual(maxShift);
      }
      const whole = await treeOf(page);
      const shellOf = (one: Viewer) => shellTree(browser, one, shellWidths.desktop, data);
      let tree = await withoutShell(whole, viewer, shellOf);
      if (isBase) {
        keepTree(treeFile(visit), whole);
        await page.setViewportSize({ width: shellWidths.phone, height: 800 });
        await showsAll(page, state.reach, settled);
        const onPhone = await withoutShell(await treeOf(page), viewer, (one) =>
          shellTree(browser, one, shellWidths.phone, data),
        );
        tree += `# On a phone\n${differenceFrom(tree, onPhone, 'above')}`;
      } else if (base.visit.data === 'local') {
        const other = await treeAt(browser, treeFile(base.visit), base.address, {
          ...base.visit,
          width: shellWidths.desktop,
          steps: base.visit.state.reach,
          ...(data === 'server' && { baseURL: info.project.use.baseURL }),
        });
        // An unknown shell belongs to the state.
        const shared = tree === whole ? other : await withoutShell(other, base.visit.viewer, shellOf);
        tree = differenceFrom(shared, tree, treeFile(base.visit));
      }
      expect.soft(tree, state.about).toMatchSnapshot(['trees', treeFile(visit)]);
      if (info.config.updateSnapshots === 'all') return;

      const recorder = new Recorder(visit, info);
      await enter(page, cell);
      await lookAtContent(page, recorder, cell);
      await lookWithAxe(page, recorder, cell);
      if (cell.width !== 320) await lookAtLayout(page, recorder, cell);
      const phone = { width: 320, theme: otherTheme(cell.theme) } as const;
      await enter(page, phone);
      await lookAtLayout(page, recorder, phone);
      if (isBase) await lookAtFocus(page, recorder, cell);
      await recorder.end();
    });
  });
}

async function shellsOf(browser: Browser, viewer: Viewer, data: DataMode): Promise<string> {
  const trees: string[] = [];
  for (const [name, width] of Object.entries(shellWidths))
    trees.push(`# On a ${name}\n${await shellTree(browser, viewer, width, data)}`);
  return trees.join('\n');
}

for (const viewer of viewers) {
  test(`shell, seen by ${viewer}: on a phone and on a desktop`, async ({ browser }) => {
    expect(await shellsOf(browser, viewer, 'local')).toMatchSnapshot(['trees', shellFile(viewer)]);
  });
}

test.describe('where data is shared', () => {
  test.use({ data: 'server' });
  test('shell, seen by visitor: on a phone and on a desktop', async ({ browser }) => {
    expect(await shellsOf(browser, 'visitor', 'server')).toMatchSnapshot(['trees', sharedShellFile]);
  });
});

test('no accessibility tree is missing or left over', () => {
  const files = [
    ...inProduct.map(({ visit }) => treeFile(visit)),
    ...viewers.map(shellFile),
    sharedShellFile,
  ];
  expect(goldenFiles('trees')).toEqual(files.sort());
});
