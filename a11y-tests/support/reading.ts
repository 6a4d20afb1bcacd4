import type { Page } from '@playwright/test';
import { hardTexts } from '@/scripts/readingLevel';

/** The texts that can be read on the page and are too hard, each with its grade. */
export async function hardWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const blocks = 'p, li, dt, dd, h1, h2, h3, h4, label, legend, caption, th, td, button, summary';
    return [...document.querySelectorAll<HTMLElement>(blocks)]
      .filter((block) => block.checkVisibility({ visibilityProperty: true }) && !block.querySelector(blocks))
      .flatMap((block) => {
        // On a phone a cell holds its column's name and its words, which are two texts.
        const parts =
          block.matches('td') && [...block.childNodes].every((node) => node instanceof HTMLElement);
        return parts ? [...block.children].map((one) => (one as HTMLElement).innerText) : [block.innerText];
      })
      .map((text) => text.trim());
  });
  return hardTexts(texts);
}
