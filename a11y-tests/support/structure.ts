import type { Page } from '@playwright/test';

/** What screen reader users navigate by (headings, landmarks, titles): one h1, no level skipped, one main… */
export async function looseStructure(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
    const only = (what: string, selector: string) => {
      const { length } = shown(selector);
      if (length !== 1) found.push(`${length} x ${what}`);
    };
    only('h1', 'h1');
    only('main', 'main');
    only('banner', 'header:not(main header, article header, section header, [role=dialog] header)');
    only('footer', 'footer:not(main footer, article footer, section footer, [role=dialog] footer)');
    const unnamed = shown('nav').filter(
      (nav) => !nav.hasAttribute('aria-label') && !nav.hasAttribute('aria-labelledby'),
    );
    if (unnamed.length > 1) found.push(`${unnamed.length} navigations without a name`);

    let last = 0;
    for (const heading of shown('h1, h2, h3, h4, h5, h6')) {
      const level = Number(heading.tagName.slice(1));
      if (level > last + 1) found.push(`<h${level}> "${heading.textContent.trim()}" comes after h${last}`);
      last = level;
    }
    return found;
  });
}

/** The language of the page must be Australian English, and nothing else. */
export async function wrongLanguage(page: Page): Promise<string[]> {
  const lang = await page.locator('html').getAttribute('lang');
  return lang === 'en-AU' ? [] : [`the page says that its language is ${lang}`];
}

/** A window's title names the page, then the product. */
export async function wrongTitle(page: Page): Promise<string[]> {
  const title = await page.title();
  return /^\S.{3,} - \S/.test(title) ? [] : [`the title of the window is "${title}"`];
}
