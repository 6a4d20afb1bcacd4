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

/** Far more than any screen says; stops a reader that goes round in circles. */
const longest = 3000;

/**
 * Starts a virtual screen reader in the page. It follows the standards, the focus and the live regions; it is a
 * simulation, not NVDA or VoiceOver. Only its own script gets past the content security policy, so the test has to use
 * `bypassCSP`.
 */
export async function listen(page: Page): Promise<void> {
  await page.route(`**${address}`, (route) =>
    route.fulfill({ body: source, contentType: 'text/javascript' }),
  );
  await page.evaluate(async (from) => {
    // It looks names up in elements that have just been removed; elements have no getElementById.
    if (!('getElementById' in Element.prototype)) {
      Object.defineProperty(Element.prototype, 'getElementById', {
        configurable: true,
        value(this: Element, id: string) {
          return this.querySelector(`[id="${CSS.escape(id)}"]`);
        },
      });
    }
    // Nobody hears what is for browsers without scripts, but the reader does not know that it is not shown.
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

/** All that was said since the reader was started. */
export async function announcements(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as Listening).reader.spokenPhraseLog());
}
