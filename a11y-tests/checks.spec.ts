import type { Page } from '@playwright/test';
import { focusLook } from './support/keyboard';
import { cutOffText, doubleText } from './support/layout';
import { open } from './support/page';
import { hardWords } from './support/reading';
import { wrongLanguage, wrongTitle } from './support/structure';
import { expect, test } from './support/test';

// A check that cannot fail proves nothing. What seededFaults.spec.ts leaves out gets a page with a seeded fault here.

async function seed(page: Page, markup: string, css: string): Promise<void> {
  await open(page, '/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(
    ([html, styles]) => {
      const seeded = document.createElement('div');
      seeded.innerHTML = html;
      document.querySelector('main')!.prepend(seeded);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [sheet];
    },
    [markup, css] as const,
  );
}

test('the focus check finds a missing ring and a hidden control', async ({ page }) => {
  await seed(
    page,
    '<button class="bare">Bare</button><button class="covered">Covered</button><p class="cover"></p>',
    `.bare:focus { outline: none !important; }
     .covered { position: fixed; inset: 0 auto auto 0; } .cover { position: fixed; inset: 0; z-index: 9; }`,
  );
  await page.getByRole('button', { name: 'Bare' }).focus();
  expect(await focusLook(page)).toMatchObject({ ring: false });
  await page.getByRole('button', { name: 'Covered' }).focus();
  expect(await focusLook(page)).toMatchObject({ seen: false });
});

test('the reading level check finds a difficult sentence', async ({ page }) => {
  const hard =
    'Notwithstanding contraindications, individuals experiencing exacerbations should seek consultation.';
  await seed(page, `<p>${hard}</p>`, '');
  expect((await hardWords(page)).join()).toContain(hard);
});

test('the structure check finds an uninformative language and title', async ({ page }) => {
  await seed(page, '', '');
  await page.evaluate(() => {
    document.documentElement.lang = 'en';
    document.title = 'Age Better';
  });
  expect(await wrongLanguage(page)).toHaveLength(1);
  expect(await wrongTitle(page)).toHaveLength(1);
});

test('the check at 200 % text size finds a box that breaks', async ({ page }) => {
  await seed(page, '<p class="box">Words that fit, just</p>', '.box { block-size: 30px; overflow: hidden; }');
  expect(await cutOffText(page)).toEqual([]);
  const single = await doubleText(page);
  expect((await cutOffText(page)).join()).toContain('Words that fit');
  await single();
  expect(await cutOffText(page)).toEqual([]);
});
