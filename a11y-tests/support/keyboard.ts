import { expect, type Locator, type Page } from '@playwright/test';

/** What a keyboard user can tell about the focused element. */
interface FocusLook {
  name: string;
  /** Where it is in the window, and how far the page is scrolled, in CSS pixels. */
  place: string;
  /** Whether it has a focus ring. */
  ring: boolean;
  /** Whether at least one corner, the middle of it or of its part in the window can be seen. */
  seen: boolean;
}

/**
 * Looks at the focused element; null when nothing on the page has the focus. Between two frames a page can be half way, such as
 * grown above the window and not yet scrolled to match, which nobody sees: what cannot be seen is looked at again when it is drawn.
 */
export async function focusLook(page: Page): Promise<FocusLook | null> {
  const look = await lookNow(page);
  if (!look || (look.ring && look.seen)) return look;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return lookNow(page);
}

function lookNow(page: Page): Promise<FocusLook | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) return null;
    const outlined = (one: Element | null) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
      const drawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return drawn && !/, 0\)$|transparent/.test(outlineColor);
    };
    // A hidden radio or checkbox may show the ring on its label.
    const hidden = element.matches('input[type=radio], input[type=checkbox]');
    const ring =
      outlined(element) ||
      (hidden && (outlined(element.closest('label')) || outlined(element.nextElementSibling)));
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      // Of what is taller than the window, such as a table that scrolls: the middle of what is in the window.
      [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2],
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, bottom - 2],
      [right - 2, bottom - 2],
    ] as const;
    const seen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const name = element.getAttribute('aria-label') ?? (label ?? element.textContent).trim().slice(0, 40);
    const place = `${[left, top, right, bottom].map(Math.round).join(' ')} of ${innerWidth} x ${innerHeight}, at ${Math.round(scrollY)}`;
    return { name: `<${element.tagName.toLowerCase()}> "${name}"`, place, ring, seen };
  });
}

/** Presses Tab until the element has the focus, and checks at each stop that the focus is visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    const look = await focusLook(page);
    if (look)
      expect(look, `the focus can be seen on ${look.name}, ${look.place}`).toMatchObject({
        ring: true,
        seen: true,
      });
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`80 presses of ${key} did not reach ${target.toString()}`);
}
