import type { Browser } from '@playwright/test';
import type { DataMode, Viewer } from './states/screenState';
import { changedFiles } from '../scripts/changed.mjs';
import { leavesFurtherStates } from '../scripts/nightly.mjs';
import { screens, type Screen } from '@/shared/domain/screens/screens';
import { cellOf } from './audits/matrix/cells';
import {
  enter,
  lookAtContent,
  lookAtFocus,
  lookAtLayout,
  lookWithAxe,
  otherTheme,
} from './audits/matrix/look';
import { Recorder } from './audits/matrix/record';
import { visits, type Visit } from './audits/matrix/visits';
import { likeOf } from './states/likeStates';
import { goldenFiles } from './support/golden';
import { withPatterns } from './support/likeItems';
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

const localOf = (screen: Screen) =>
  inProduct.filter(({ visit }) => visit.screen === screen && visit.data === 'local');

/** The state of a screen whose tree stands whole: the first one of the role that has most of its states. */
function findBase({ screen }: Visit) {
  const local = localOf(screen);
  const countOf = (viewer: Viewer) => local.filter(({ visit }) => visit.viewer === viewer).length;
  const [most] = viewers.toSorted((a, b) => countOf(b) - countOf(a));
  return (
    local.find(({ visit }) => visit.viewer === most) ??
    inProduct.find(({ visit }) => visit.screen === screen)!
  );
}

/**
 * The state from which the tree of another one is kept as its differences. It has local data, since a server with shared data belongs
 * to one test.
 */
function findLike(visit: Visit) {
  const { state, viewer, screen } = visit;
  const local = localOf(screen);
  const id = likeOf(screen.id, state.id);
  const named = local.filter((other) => other.visit.state.id === id);
  const own = local.find((other) => other.visit.viewer === viewer);
  return (
    named.find((other) => other.visit.viewer === viewer) ??
    named[0] ??
    (own?.visit === visit ? undefined : own) ??
    findBase(visit)
  );
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
      const shellIn = (mode: DataMode) => (one: Viewer) => shellTree(browser, one, shellWidths.desktop, mode);
      let tree = await withoutShell(whole, viewer, shellIn(data));
      if (data === 'local') keepTree(treeFile(visit), whole);
      if (isBase) {
        await page.setViewportSize({ width: shellWidths.phone, height: 800 });
        await showsAll(page, state.reach, settled);
        const onPhone = await withoutShell(await treeOf(page), viewer, (one) =>
          shellTree(browser, one, shellWidths.phone, data),
        );
        tree = `${withPatterns(tree).text}# On a phone\n${differenceFrom(tree, onPhone, 'above')}`;
      } else if (base.visit.data === 'local') {
        const like = findLike(visit);
        const other = await treeAt(browser, treeFile(like.visit), like.address, {
          ...like.visit,
          width: shellWidths.desktop,
          steps: like.visit.state.reach,
          ...(data === 'server' && { baseURL: info.project.use.baseURL }),
        });
        // An unknown shell belongs to the state.
        const shared =
          tree === whole ? other : await withoutShell(other, like.visit.viewer, shellIn('local'));
        tree = differenceFrom(shared, tree, treeFile(like.visit));
      } else tree = withPatterns(tree).text;
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

/** The shell on a phone, and on a desktop. */
async function shellsOf(browser: Browser, viewer: Viewer, data: DataMode): Promise<string> {
  const trees: string[] = [];
  for (const [name, width] of Object.entries(shellWidths))
    trees.push(`# On a ${name}\n${await shellTree(browser, viewer, width, data)}`);
  return trees.join('');
}

for (const viewer of viewers) {
  test(`shell, seen by ${viewer}: on a phone and on a desktop`, async ({ browser }) => {
    const shells = await shellsOf(browser, viewer, 'local');
    const first = viewer === 'visitor' ? '' : await shellsOf(browser, 'visitor', 'local');
    expect(differenceFrom(first, shells, shellFile('visitor'))).toMatchSnapshot(['trees', shellFile(viewer)]);
  });
}

test.describe('where data is shared', () => {
  test.use({ data: 'server' });
  test('shell, seen by visitor: on a phone and on a desktop', async ({ browser }) => {
    expect(withPatterns(await shellsOf(browser, 'visitor', 'server')).text).toMatchSnapshot([
      'trees',
      sharedShellFile,
    ]);
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
