import type { Locator, Page } from '@playwright/test';
import type { Step } from '../states/screenState';
import type { Community } from './community';
import { goOffline, tellNewVersion } from './connection';
import { typeTime } from './dateTime';
import { open } from './page';
import { getEverybodysPage } from './everybodysPage';
import { loadingLines, whole } from './still';

type Ask = Extract<Step, { do: 'ask' }>;
type Early = Extract<Step, { do: 'store' | 'intercept' | 'stop-clock' | 'as-everybody' }>;

const early: readonly Step['do'][] = ['store', 'intercept', 'stop-clock', 'as-everybody'];

const isEarly = (step: Step): step is Early => early.includes(step.do);

/** The steps that must precede loading the page. */
async function arrange(page: Page, step: Early): Promise<void> {
  if (step.do === 'store') {
    await page.addInitScript(
      ({ key, value, tab }) => (tab ? sessionStorage : localStorage).setItem(key, value),
      step,
    );
  } else if (step.do === 'as-everybody') {
    await getEverybodysPage(page);
  } else if (step.do === 'intercept') {
    const answer = step.with;
    await page.route(step.url, (route) =>
      answer === 'no-answer'
        ? route.abort()
        : route.fulfill({
            status: answer.status,
            body: answer.body,
            headers: { 'content-type': answer.type, ...answer.headers },
          }),
    );
  } else {
    // Only long timers stop: axe and React need their short ones.
    await page.addInitScript(() => {
      const start = window.setTimeout.bind(window);
      window.setTimeout = ((work: TimerHandler, wait = 0, ...rest: unknown[]) =>
        wait >= 500 ? 0 : start(work, wait, ...rest)) as typeof window.setTimeout;
    });
  }
}

/** Presses a visible control; on a narrow screen it may be behind the Menu button. */
async function press(page: Page, target: Locator): Promise<void> {
  const seen = target.filter({ visible: true }).first();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await seen.or(menu).first().waitFor();
  // A window that has opened just now hides the menu again: then what is looked for is in it.
  if (!(await seen.isVisible())) await menu.click({ timeout: 2000 }).catch(() => seen.waitFor());
  await seen.click();
}

/**
 * The box with this label. A search box shares its name with the region around it; a required one says so in its label to
 * the eyes only, so its name is looked for too.
 */
function field(page: Page, label: string): Locator {
  return page
    .getByLabel(label, { exact: true })
    .or(page.getByRole('textbox', { name: label, exact: true }))
    .and(page.locator('input, textarea'));
}

async function act(page: Page, step: Exclude<Step, Early | Ask>): Promise<void> {
  switch (step.do) {
    case 'press':
      return press(page, page.getByRole(step.role, { name: step.name, exact: true }));
    case 'type':
      return field(page, step.label).fill(step.text);
    case 'type-time':
      return typeTime(page, step.label, step.value);
    case 'choose':
      await page.getByLabel(step.label, { exact: true }).selectOption(step.option);
      return;
    case 'choose-file':
      return page
        .getByLabel(step.label, { exact: true })
        .setInputFiles({ name: step.name, mimeType: 'text/plain', buffer: Buffer.from(step.text) });
    case 'key':
      return page.keyboard.press(step.key);
    case 'go-offline':
      return goOffline(page);
    case 'new-version':
      return tellNewVersion(page);
    case 'see':
      return page.getByText(step.text).filter({ visible: true }).first().waitFor();
  }
}

/** Returns true if a state needs no input: loading its page is enough. */
export const isLoaded = (steps: readonly Step[]): boolean =>
  steps.every((step) => isEarly(step) || step.do === 'ask' || step.do === 'see');

/** Brings a page to a state, the way that state is described in the list of screens. */
export async function reach(
  page: Page,
  address: string,
  steps: readonly Step[],
  community: Community | null = null,
): Promise<void> {
  const ask = async ({ as, method, path, body }: Ask) => {
    if (!community) throw new Error('Nobody can be asked without shared data');
    await community.ask(as, method, path, body);
  };
  const first = steps.findIndex((step) => !isEarly(step) && step.do !== 'ask');
  const before = first === -1 ? steps : steps.slice(0, first);
  for (const step of steps) if (isEarly(step)) await arrange(page, step);
  for (const step of before) if (step.do === 'ask') await ask(step);
  await open(page, address);
  // The code of a page comes after that of the shell.
  await page.locator('h1').waitFor();
  for (const step of steps.slice(before.length)) {
    if (step.do === 'ask') await ask(step);
    else if (!isEarly(step)) await act(page, step);
  }
}

/** Waits until a state that was reached has all its parts, unless it is one that waits for ever. */
export async function showsAll(
  page: Page,
  steps: readonly Step[],
  settled: () => Promise<void>,
): Promise<void> {
  await settled();
  if (steps.some((step) => step.do === 'stop-clock')) return;
  do {
    await whole(page);
    await settled();
    // A slow machine begins to load a list after all seemed still.
  } while ((await loadingLines(page)).length > 0);
}

/** The browser's own console errors in states about a missing page or a failed request. */
export function noiseOf(steps: readonly Step[]): RegExp {
  return steps.some((step) => step.do === 'intercept' || step.do === 'go-offline')
    ? /Failed to load resource|seeded|Failed to fetch dynamically imported module|ChunkLoadError/
    : /status of 404 .*\/no-such-page/;
}
