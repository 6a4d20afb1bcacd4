import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { virtual } from '@guidepup/virtual-screen-reader';

const source = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
);
const address = '/virtual-screen-reader.js';

type Reader = typeof virtual;
type Listening = { reader: Reader };

/** Far more than any screen has; stops a reader that loops. */
const longest = 3000;

/**
 * Starts a virtual screen reader in the page. It follows the standards, the focus and the live regions; it is a
 * simulation, not NVDA or VoiceOver. The content security policy would block its script, so the test has to use
 * `bypassCSP`.
 */
export async function listen(page: Page): Promise<void> {
  await page.route(`**${address}`, (route) =>
    route.fulfill({ body: source, contentType: 'text/javascript' }),
  );
  await page.evaluate(async (from) => {
    // It looks up names in elements that were just removed; elements have no getElementById.
    if (!('getElementById' in Element.prototype)) {
      Object.defineProperty(Element.prototype, 'getElementById', {
        configurable: true,
        value(this: Element, id: string) {
          return this.querySelector(`[id="${CSS.escape(id)}"]`);
        },
      });
    }
    // No screen reader reads <noscript>, but this one does not know that it is not rendered.
    for (const one of document.querySelectorAll('noscript')) one.remove();
    const { virtual: reader } = (await import(from)) as { virtual: Reader };
    Object.assign(window, { reader });
    await reader.start({ container: document.body });
  }, address);
}

/** Reads the whole page from top to bottom. */
export async function readThrough(page: Page): Promise<string[]> {
  return page.evaluate(async (most) => {
    const { reader } = window as unknown as Listening;
    for (let stop = 0; stop < most; stop += 1) {
      if ((await reader.lastSpokenPhrase()) === 'end of document') return reader.spokenPhraseLog();
      await reader.next();
    }
    throw new Error('The reading does not end');
  }, longest);
}

/** Everything spoken since the reader was started. */
export async function announcements(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as Listening).reader.spokenPhraseLog());
}
