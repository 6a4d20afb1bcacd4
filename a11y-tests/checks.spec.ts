import type { Page } from '@playwright/test';
import { audit } from './support/audit';
import { focusLook } from './support/keyboard';
import { tabRound } from './matrix/tabRound';
import { invalidHtml } from './support/html';
import { cutOffText, doubleText, sidewaysScroll, smallTargets } from './support/layout';
import { movingParts } from './support/motion';
import { open } from './support/page';
import { hardWords } from './support/reading';
import { looseStructure, wrongLanguage, wrongTitle } from './support/structure';
import { expect, test } from './support/test';

// A check that cannot fail proves nothing: each gets a page with a fault planted in it.

async function plant(page: Page, markup: string, css: string): Promise<void> {
  await open(page, '/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(
    ([html, styles]) => {
      const planted = document.createElement('div');
      planted.innerHTML = html;
      document.querySelector('main')!.prepend(planted);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [sheet];
    },
    [markup, css] as const,
  );
}

test('axe sees pale words and a button without a name', async ({ page }) => {
  await plant(
    page,
    '<p class="pale">Pale words</p><button type="button"></button>',
    '.pale { color: #ccc; background: #fff; }',
  );
  const found = (await audit(page)).join();
  expect(found).toContain('color-contrast');
  expect(found).toContain('button-name');
});

test('the measures see what sticks out, what is cut off and what is too small', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await plant(
    page,
    '<p class="wide">Far too wide</p><p class="cut">Cut off in the middle</p><button class="small">x</button>',
    `.wide { inline-size: 400px; max-inline-size: none; } .cut { block-size: 10px; overflow: hidden; }
     .small { all: revert; inline-size: 20px; block-size: 20px; }`,
  );
  expect((await sidewaysScroll(page)).join()).toContain('Far too wide');
  expect((await cutOffText(page)).join()).toContain('Cut off in the middle');
  expect((await smallTargets(page)).join()).toContain('"x" 20 x 20 px');
});

test('the look at the focus sees a missing ring and a hidden control', async ({ page }) => {
  await plant(
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

test('the look at words sees a hard sentence', async ({ page }) => {
  const hard =
    'Notwithstanding contraindications, individuals experiencing exacerbations should seek consultation.';
  await plant(page, `<p>${hard}</p>`, '');
  expect((await hardWords(page)).join()).toContain(hard);
});

test('the look at motion sees a slow change', async ({ page }) => {
  await plant(page, '<p class="slow">Slow</p>', '.slow { transition: color 2s !important; }');
  expect((await movingParts(page)).join()).toContain('class="slow"');
});

test('the look at the structure sees a second h1, a level left out and a missing language', async ({
  page,
}) => {
  await plant(page, '<h1>Second</h1><h4>Too deep</h4>', '');
  expect(await looseStructure(page)).toEqual(['2 x h1', '<h4> "Too deep" comes after h1']);
  await page.evaluate(() => {
    document.documentElement.lang = 'en';
    document.title = 'Age Better';
  });
  expect(await wrongLanguage(page)).toHaveLength(1);
  expect(await wrongTitle(page)).toHaveLength(1);
});

test('the HTML checker sees what no browser complains about', async ({ page }) => {
  await plant(page, '<ul><p>Not an item</p></ul><button><a href="/help">Two in one</a></button>', '');
  const found = (await invalidHtml(page)).join();
  expect(found).toContain('element-permitted-content');
  await page.evaluate(() => document.querySelector('main ul')!.setAttribute('id', 'root'));
  expect((await invalidHtml(page)).join()).toContain('no-dup-id');
});

test('the way round with Tab sees a trap, a missing ring and what is covered', async ({ page }) => {
  await plant(
    page,
    '<button class="bare">Bare</button><button id="trap">Trap</button>',
    '.bare:focus { outline: none !important; }',
  );
  const untrapped = await tabRound(page);
  expect(untrapped.caught).toEqual([]);
  expect(untrapped.unmarked.join()).toContain('Bare');
  await page.locator('#trap').evaluate((button) => {
    button.addEventListener('blur', () => setTimeout(() => button.focus()));
  });
  expect((await tabRound(page)).caught.join()).toMatch(/comes back to|stops with Tab/);
});

test('twice the size of text is seen to break a box', async ({ page }) => {
  await plant(
    page,
    '<p class="box">Words that fit, just</p>',
    '.box { block-size: 30px; overflow: hidden; }',
  );
  expect(await cutOffText(page)).toEqual([]);
  const single = await doubleText(page);
  expect((await cutOffText(page)).join()).toContain('Words that fit');
  await single();
  expect(await cutOffText(page)).toEqual([]);
});
