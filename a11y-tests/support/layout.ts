import type { Page } from '@playwright/test';
import { nothingUnderWay } from './still';

/** Elements that overflow the page horizontally: at high zoom, a person would have to scroll for each line. */
export async function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrollsItself = (element: Element | null): boolean => {
      if (!element || element === document.documentElement) return false;
      const { overflowX } = getComputedStyle(element);
      return overflowX === 'auto' || overflowX === 'scroll' || scrollsItself(element.parentElement);
    };
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width)
      found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    for (const element of document.body.querySelectorAll('*')) {
      const box = element.getBoundingClientRect();
      const hidden =
        box.width <= 1 || box.height <= 1 || !element.checkVisibility({ visibilityProperty: true });
      if (hidden || scrollsItself(element.parentElement) || element.closest('[aria-hidden="true"], svg'))
        continue;
      const saysSomething = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (element.childElementCount > 0 && !saysSomething) continue;
      if (box.right > width + 1 || box.left < -1) {
        const words = element.textContent.trim().slice(0, 40);
        found.push(
          `<${element.tagName.toLowerCase()}> "${words}" from ${Math.round(box.left)} to ${Math.round(box.right)} px`,
        );
      }
    }
    // The first few are enough: one wide element usually widens all its neighbours.
    return found.slice(0, 5);
  });
}

/** Text that is clipped by its own box. */
export async function cutOffText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      const clips = /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`);
      const box = element.getBoundingClientRect();
      // Visually hidden text is clipped on purpose.
      if (!clips || box.width <= 1 || box.height <= 1 || element.closest('svg') || !element.checkVisibility())
        continue;
      if (element.textContent.trim() === '') continue;
      if (element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2) {
        found.push(`<${element.tagName.toLowerCase()}> "${element.textContent.trim().slice(0, 60)}"`);
      }
    }
    return found;
  });
}

/** Adds a style sheet and waits for resize observers. @returns removes it again */
async function overlay(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const made = new CSSStyleSheet();
    made.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, made];
    return made;
  }, css);
  await nothingUnderWay(page);
  return async () => {
    await sheet.evaluate((made) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== made);
    });
    await sheet.dispose();
    await nothingUnderWay(page);
  };
}

/**
 * The text spacing of WCAG 1.4.12, as people with dyslexia or low vision may set it.
 * @returns takes it off again
 */
export function spreadText(page: Page): Promise<() => Promise<void>> {
  return overlay(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
     p { margin-block-end: 2em !important; }`,
  );
}

/** Text at twice its size, as in WCAG 1.4.4. @returns removes it again */
export function doubleText(page: Page): Promise<() => Promise<void>> {
  return overlay(page, ':root { font-size: 200% !important; }');
}

/** Controls smaller than 44 by 44 px, except links inside a line of text. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const selector =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=switch]';
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const own = element.getBoundingClientRect();
      const hidden =
        own.width <= 1 || own.height <= 1 || !element.checkVisibility({ visibilityProperty: true });
      const inert = element.closest('[inert], [aria-hidden="true"]');
      // What holds it may show nothing of it: it is for screen readers only then.
      const around = element.parentElement?.getBoundingClientRect();
      const clipped =
        around &&
        (around.width <= 1 || around.height <= 1) &&
        getComputedStyle(element.parentElement!).overflow === 'hidden';
      if (hidden || inert || clipped) continue;
      // A label around a box is as good a target as the box.
      const label = element.closest('label')?.getBoundingClientRect();
      const alone = label && label.height > own.height ? label : own;
      // So is a link's overlay that makes its whole row clickable.
      const over = getComputedStyle(element, '::after');
      const laid = over.content !== 'none' && over.position === 'absolute' && over.pointerEvents !== 'none';
      const size = (length: string) => (laid ? Number.parseFloat(length) || 0 : 0);
      const box = {
        width: Math.max(alone.width, size(over.width)),
        height: Math.max(alone.height, size(over.height)),
      };
      if (box.width >= 43.5 && box.height >= 43.5) continue;
      const inText =
        element.matches('a') &&
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length;
      if (inText && box.height >= 23.5) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      found.push(
        `<${element.tagName.toLowerCase()}> "${name}" ${Math.round(box.width)} x ${Math.round(box.height)} px`,
      );
    }
    return found;
  });
}
