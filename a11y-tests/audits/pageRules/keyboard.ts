import type { Page } from '@playwright/test';
import { focusLook } from '../../support/keyboard';
import type { RuleAnswer } from './inPage/seen';

/** More elements than any test page has; screens of the product are walked by tabRound. */
const maxElements = 40;
/** A script that pulls the focus back does so within this time, in milliseconds. */
const pullsBackWithin = 30;

type Walked = { walked?: HTMLElement[] };

/**
 * Lists what can take the focus, and puts one more stop behind all: past the last one, some browsers leave the page and
 * some go round, which would look like a trap.
 * @returns how many there are
 */
function listFocusable(page: Page): Promise<number> {
  return page.evaluate(() => {
    const found = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], area[href], button, input, select, textarea, summary, [tabindex], [contenteditable]',
      ),
    ].filter(
      (one) =>
        !one.matches(':disabled, input[type=hidden]') &&
        !one.closest('[inert]') &&
        one.checkVisibility({ visibilityProperty: true }),
    );
    (window as Walked).walked = found;
    const end = document.createElement('span');
    end.id = 'page-rules-end';
    end.tabIndex = 0;
    if (found.length > 0) document.body.append(end);
    return found.length;
  });
}

/** Which of the listed elements has the focus once scripts have had their say; -1 for none. */
function focused(page: Page): Promise<number> {
  return page.evaluate(async (time) => {
    await new Promise((done) => setTimeout(done, time));
    return (window as Walked).walked?.indexOf(document.activeElement as HTMLElement) ?? -1;
  }, pullsBackWithin);
}

const focus = (page: Page, place: number) =>
  page.evaluate((one) => {
    (window as Walked).walked?.[one]?.focus();
  }, place);

/** Presses a key until the focus leaves the page or reaches what is free. @returns the elements on the way, or null when it never leaves */
async function leavesBy(page: Page, key: string, from: number, free: ReadonlySet<number>) {
  const path = new Set([from]);
  for (let presses = 0; presses < maxElements; presses += 1) {
    await page.keyboard.press(key);
    const place = await focused(page);
    if (place === -1 || free.has(place)) return path;
    if (path.has(place)) return null;
    path.add(place);
  }
  return null;
}

/** Whether Escape opens a way out, pressed at what Tab goes round in: the way that dialogs are left. */
async function escapes(page: Page, from: number, free: ReadonlySet<number>): Promise<boolean> {
  const round = new Set<number>();
  await focus(page, from);
  for (let presses = 0; presses < maxElements; presses += 1) {
    const place = await focused(page);
    if (place === -1 || round.has(place)) break;
    round.add(place);
    await page.keyboard.press('Tab');
  }
  for (const place of round) {
    await focus(page, place);
    if ((await focused(page)) !== place) continue;
    await page.keyboard.press('Escape');
    const now = await focused(page);
    if (now === -1) return true;
    if (!round.has(now) && (await leavesBy(page, 'Tab', now, free)) !== null) return true;
  }
  return false;
}

/** Key combinations that the page tells of, such as Ctrl+M. */
async function toldKeys(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => document.body.innerText);
  const found = text.matchAll(
    /\b(?:(ctrl|control|alt|shift|meta)\s*\+\s*)([a-z0-9])\b|\b(esc(?:ape)?|f\d\d?)\b/gi,
  );
  const modifiers: Record<string, string> = {
    ctrl: 'Control',
    control: 'Control',
    alt: 'Alt',
    shift: 'Shift',
  };
  return [...found].map(([, modifier, letter, alone]) =>
    alone
      ? alone
          .replace(/^esc.*/i, 'Escape')
          .toUpperCase()
          .replace('ESCAPE', 'Escape')
      : `${modifiers[modifier!.toLowerCase()] ?? 'Meta'}+${letter!.toLowerCase()}`,
  );
}

/** Whether the page tells of keys that lead out, there or after a control in the trap is pressed, and they do. */
async function toldWayOut(
  page: Page,
  trapped: readonly number[],
  free: ReadonlySet<number>,
): Promise<boolean> {
  const works = async () => {
    for (const keys of new Set(await toldKeys(page))) {
      await focus(page, trapped[0]!);
      await page.keyboard.press(keys);
      const place = await focused(page);
      if (!trapped.includes(place)) return true;
      if ((await leavesBy(page, 'Tab', place, free)) !== null) return true;
    }
    return false;
  };
  if (await works()) return true;
  for (const place of trapped) {
    await focus(page, place);
    await page.keyboard.press('Enter');
    await focused(page);
    if (await works()) return true;
  }
  return false;
}

/** Whether the browser draws its own ring around what has the focus. */
const hasOwnRing = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (
      element !== null &&
      getComputedStyle(element).outlineStyle === 'auto' &&
      element.matches(':focus-visible')
    );
  });

/** Whether a pixel of the window changes when the element with the focus loses it. It has it again afterwards. */
async function looksFocused(page: Page, place: number): Promise<boolean> {
  const shoot = () => page.screenshot({ animations: 'disabled', caret: 'initial' });
  const marked = await shoot();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const bare = await shoot();
  await focus(page, place);
  return !marked.equals(bare);
}

/** Walks once with Tab from the top. @returns the stops that look the same with the focus and without */
async function unmarkedStops(page: Page): Promise<{ stops: number; unmarked: string[] }> {
  const unmarked: string[] = [];
  const seen = new Set<number>();
  for (let presses = 0; presses < maxElements; presses += 1) {
    await page.keyboard.press('Tab');
    const place = await focused(page);
    if (place === -1 || seen.has(place)) break;
    seen.add(place);
    const look = await focusLook(page);
    if (look?.ring || (await hasOwnRing(page)) || (await looksFocused(page, place))) continue;
    unmarked.push(`${look?.name ?? 'an element'} looks the same with the focus`);
  }
  return { stops: seen.size, unmarked };
}

/** What a person finds who only has a keyboard: stops that cannot be seen, traps, and traps without a told way out. */
export async function lookByKeyboard(
  page: Page,
): Promise<Record<'visible-focus' | 'keyboard-trap' | 'told-way-out', RuleAnswer>> {
  const none = { targets: 0, findings: [] };
  const count = await listFocusable(page);
  if (count === 0) return { 'visible-focus': none, 'keyboard-trap': none, 'told-way-out': none };
  await page.evaluate(() => {
    // Blurring is not enough: Tab would go on from where the focus was.
    const { body } = document;
    const before = body.getAttribute('tabindex');
    body.tabIndex = -1;
    body.focus();
    if (before === null) body.removeAttribute('tabindex');
    else body.setAttribute('tabindex', before);
  });
  const { stops, unmarked } = await unmarkedStops(page);
  const free = new Set<number>();
  const trapped: number[] = [];
  for (let place = 0; place < Math.min(count, maxElements); place += 1) {
    if (free.has(place)) continue;
    await focus(page, place);
    if ((await focused(page)) !== place) continue;
    const path = await leavesBy(page, 'Tab', place, free);
    const isFree = path !== null || (await escapes(page, place, free));
    if (isFree) for (const one of path ?? [place]) free.add(one);
    else trapped.push(place);
  }
  const removeEnd = () => page.evaluate(() => document.querySelector('#page-rules-end')?.remove());
  const out = trapped.length === 0 || (await toldWayOut(page, trapped, free));
  await removeEnd();
  return {
    'visible-focus': { targets: stops, findings: unmarked },
    'keyboard-trap': {
      targets: count,
      findings: trapped.length > 0 ? [`Tab never leaves ${trapped.length} elements`] : [],
    },
    'told-way-out': {
      targets: trapped.length,
      findings: out
        ? []
        : [`the page tells of no keys that leave the ${trapped.length} elements of its trap`],
    },
  };
}
