import type { Page } from '@playwright/test';
import type { RuleAnswer } from './inPage/seen';

/** The characters of a keyboard, from the space on. */
const printable = Array.from({ length: 95 }, (_, place) => String.fromCodePoint(32 + place));
/** The keys that only scroll. */
const candidates = printable.filter((key) => key !== ' ');

const nothingFocused = (page: Page) =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

/** Keys that the page listens for while nothing has the focus: tried without a keyboard, since each costs no time so. */
function listenedFor(page: Page): Promise<string[]> {
  return page.evaluate((keys) => {
    const changes = new MutationObserver(() => {});
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    return keys.filter((key) => {
      changes.takeRecords();
      const kept = ['keydown', 'keypress', 'keyup'].map((type) =>
        (document.body ?? document).dispatchEvent(
          new KeyboardEvent(type, { key, bubbles: true, cancelable: true }),
        ),
      );
      return changes.takeRecords().length > 0 || kept.includes(false);
    });
  }, candidates);
}

/** Whether real presses of the keys change the page while nothing has the focus. */
async function changesPage(page: Page, keys: readonly string[]): Promise<boolean> {
  await nothingFocused(page);
  const observed = await page.evaluateHandle(() => {
    const seen = { changes: 0, end: () => observer.disconnect() };
    const observer = new MutationObserver(({ length }) => {
      seen.changes += length;
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    return seen;
  });
  for (const key of keys) await page.keyboard.press(key);
  const changed = await observed.evaluate((seen) => {
    seen.end();
    return seen.changes > 0;
  });
  await observed.dispose();
  return changed;
}

/** Presses what is seen and speaks of shortcuts or keys. @returns how many there were */
function pressThoseThatSpeakOfKeys(page: Page, selector: string): Promise<number> {
  return page.evaluate((wanted) => {
    const wordsOf = (one: HTMLElement) =>
      [
        one instanceof HTMLInputElement ? one.value : '',
        one.textContent,
        one.getAttribute('aria-label') ?? '',
        ...[...((one as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent),
      ].join(' ');
    const controls = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
      (one) => one.checkVisibility() && /shortcut|\bkeys?\b/i.test(wordsOf(one)),
    );
    for (const one of controls) one.click();
    return controls.length;
  }, selector);
}

const switches = 'input[type=checkbox], [role=switch], [role=checkbox]';
const buttons = 'button, input[type=button], [role=button]';

/** Whether the shortcuts can be turned off or changed, by controls that say so, at once or behind a button that says so. */
async function canBeTurnedOff(page: Page, keys: readonly string[]): Promise<boolean> {
  if ((await pressThoseThatSpeakOfKeys(page, switches)) === 0) {
    if ((await pressThoseThatSpeakOfKeys(page, buttons)) === 0) return false;
    await pressThoseThatSpeakOfKeys(page, switches);
  }
  return !(await changesPage(page, keys));
}

/** Shortcuts of a single character that nobody can turn off: who dictates, or whose hand shakes, sets them off. */
export async function lookForCharacterKeys(page: Page): Promise<RuleAnswer> {
  await nothingFocused(page);
  const keys = await listenedFor(page);
  if (keys.length === 0 || !(await changesPage(page, keys))) return { targets: keys.length, findings: [] };
  const isOff = await canBeTurnedOff(page, keys);
  return {
    targets: keys.length,
    findings: isOff ? [] : [`the keys ${keys.join(' ')} act on the page, and nothing turns that off`],
  };
}
