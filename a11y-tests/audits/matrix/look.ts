import type { Page } from '@playwright/test';
import { askLooking } from '../pageRules/ask';
import { askAxe } from '../../support/audit';
import { invalidHtml } from '../../support/html';
import { cutOffText, doubleText, sidewaysScroll, smallTargets, spreadText } from '../../support/layout';
import { soundsAndFilms } from '../../support/media';
import { movingParts } from '../../support/motion';
import { showIn, themes } from '../../support/page';
import { hardWords } from '../../support/reading';
import { nothingUnderWay } from '../../support/still';
import { looseStructure, wrongLanguage, wrongTitle } from '../../support/structure';
import { pairCells, type Cell, type Width } from './cells';
import { lookingRules } from './checks';
import { dialogIn } from './dialogs';
import type { Recorder } from './record';
import { tabRound } from './tabRound';
import type { Visit } from './visits';

const height = 800;

/** Shows the page in a cell's theme and width. */
export async function enter(page: Page, { theme, width }: Pick<Cell, 'theme' | 'width'>): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height });
  await showIn(page, theme);
  await nothingUnderWay(page);
}

/** The checks that do not depend on the theme: text, structure, markup. */
export async function lookAtContent(page: Page, recorder: Recorder, cell: Cell): Promise<void> {
  const { visit } = cell;
  recorder.note('words', cell, await hardWords(page));
  recorder.note('no-media', cell, await soundsAndFilms(page));
  const name = dialogIn(visit.screen.id, visit.state.id);
  if (name !== undefined) recorder.note('dialog', cell, await missingDialog(page, name));
  // A story shows the screen without the page shell, in Storybook's page.
  if ('story' in visit.at) return;
  recorder.note('structure', cell, await looseStructure(page));
  recorder.note('language', cell, await wrongLanguage(page));
  recorder.note('title', cell, await wrongTitle(page));
  recorder.note('html', cell, await invalidHtml(page));
  await lookByOwnRules(page, recorder, cell);
}

/** The rules that go beyond axe's. Where the page has nothing that a rule is about, nothing is recorded. */
async function lookByOwnRules(page: Page, recorder: Recorder, cell: Cell): Promise<void> {
  const answers = await askLooking(page);
  for (const rule of lookingRules)
    if (answers[rule].targets > 0) recorder.note(rule, cell, answers[rule].findings);
}

/** The dialog that should be open and is not. */
export async function missingDialog(page: Page, name: string | RegExp): Promise<string[]> {
  const open = page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
  return (await open.count()) === 1 ? [] : [`no dialog named ${name} is open`];
}

/**
 * Scrolls to the end of a page that has a bar at the lower edge of the window: on the way the bar covers a part of what comes into
 * sight next, which axe takes for a target that is too small. At the end it must cover nothing.
 */
function passBarBelow(page: Page): Promise<void> {
  return page.evaluate(() => {
    const below = document.elementsFromPoint(innerWidth / 2, innerHeight - 2);
    const isBar = (element: Element) => getComputedStyle(element).position === 'sticky';
    if (below.some(isBar)) scrollTo(0, document.documentElement.scrollHeight);
  });
}

/** axe, with contrast AAA where high contrast promises it. */
export async function lookWithAxe(
  page: Page,
  recorder: Recorder,
  cell: Pick<Cell, 'theme' | 'width'>,
): Promise<void> {
  const options = { enhanced: cell.theme.contrast === 'high', frameless: recorder.record.at === 'story' };
  await passBarBelow(page);
  recorder.noteAxe(cell, await askAxe(page, options));
}

/** The checks that depend on theme and width: overflow, target size, motion, text spacing and text resize. */
export async function lookAtLayout(
  page: Page,
  recorder: Recorder,
  cell: Pick<Cell, 'theme' | 'width'>,
): Promise<void> {
  recorder.note('reflow', cell, await sidewaysScroll(page));
  recorder.note('target-size', cell, await smallTargets(page));
  if (cell.theme.reducedMotion) recorder.note('motion', cell, await movingParts(page));
  if (cell.width === 320) {
    const narrow = await spreadText(page);
    recorder.note('text-spacing', cell, [...(await sidewaysScroll(page)), ...(await cutOffText(page))]);
    await narrow();
  }
  if (cell.width === 1280 && cell.theme.text === 'standard') {
    const single = await doubleText(page);
    recorder.note('text-size', cell, [...(await sidewaysScroll(page)), ...(await cutOffText(page))]);
    await single();
  }
}

/** One round with the Tab key. It scrolls the page, so it comes last. */
export async function lookAtFocus(page: Page, recorder: Recorder, cell: Cell): Promise<void> {
  // During a smooth scroll, the focused element would seem hidden.
  await enter(page, { ...cell, theme: { ...cell.theme, reducedMotion: true } });
  const { unmarked, covered, caught } = await tabRound(page);
  recorder.note('focus-visible', cell, unmarked);
  recorder.note('focus-not-hidden', cell, covered);
  recorder.note('tab-round', cell, caught);
}

/** The theme on a phone in a run that audits each visit once: another than the one used to reach it. */
export function otherTheme(theme: Cell['theme']): Cell['theme'] {
  return themes[(themes.indexOf(theme) + 1) % themes.length]!;
}

/** The theme in which the report shows a state at each width. */
const shots: Record<Width, string> = {
  320: 'high contrast and large text',
  768: 'forced colours',
  1280: 'standard',
};

/** A visit at one width, in every theme. axe leaves the width between phone and desktop to the rows of the array. */
export async function lookAtAll(page: Page, recorder: Recorder, visit: Visit, width: Width): Promise<void> {
  for (const theme of themes) {
    const cell: Cell = { visit, theme, width };
    await enter(page, cell);
    if (theme === themes[0] && width !== 768) await lookAtContent(page, recorder, cell);
    const inArray = pairCells.some(
      (one) => one.visit === visit && one.theme === theme && one.width === width,
    );
    if (width !== 768 || inArray) await lookWithAxe(page, recorder, cell);
    await lookAtLayout(page, recorder, cell);
    if (shots[width] === theme.name) await recorder.shoot(page, cell);
  }
}
