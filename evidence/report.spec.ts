import type { Page } from '@playwright/test';
import { tabRound } from '@/a11y-tests/audits/matrix/tabRound';
import { assertionsOf } from './report/assertions';
import { parts } from './report/bundle/parts';
import { toReadme } from './report/bundle/readme';
import { standards, toStandardHtml } from './report/en301549/html';
import { judge } from './report/en301549/judge';
import { evaluate } from './report/evaluate';
import { toHtml } from './report/html';
import { axeRules } from './report/rules';
import { sampleAct, samplePasses, sampleResults } from './report/sample';
import { audit } from '@/a11y-tests/support/audit';
import { invalidHtml } from '@/a11y-tests/support/html';
import { sidewaysScroll, smallTargets } from '@/a11y-tests/support/layout';
import { expect, test } from '@/a11y-tests/support/test';

// The report for auditors is a page like any other: some of them use a screen reader.

const rules = axeRules();
const assertions = assertionsOf({ results: sampleResults, passes: samplePasses, rules });
const evaluated = evaluate(assertions, samplePasses);
const chapters = judge({
  results: sampleResults,
  evaluated,
  passes: samplePasses,
  pdfUa: { skipped: 'this is a sample' },
});
const pages = {
  'on WCAG': toHtml(sampleResults, evaluated, samplePasses, rules, sampleAct),
  'on EN 301 549': toStandardHtml(standards.european, sampleResults, chapters),
  'on AS EN 301 549': toStandardHtml(standards.australian, sampleResults, chapters),
  'at the front of the bundle': toReadme({
    results: sampleResults,
    evaluated,
    passes: samplePasses,
    chapters,
    found: parts.slice(1).map((part) => ({ ...part, files: new Map(), of: null })),
    missing: parts.slice(0, 1),
    act: sampleAct,
    commit: 'fedcba9876543210',
  }),
};
const show = async (page: Page, html = pages['on WCAG']) => {
  // Its pictures lie beside it, and here there are none.
  await page.route('**/shots/**', (route) =>
    route.fulfill({
      status: 200,
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  await page.route('**/report-for-auditors', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto('/report-for-auditors');
};

for (const [name, html] of Object.entries(pages))
  test(`the report ${name} passes the product’s own checks: axe, valid HTML, keyboard and a phone`, async ({
    page,
  }) => {
    await show(page, html);
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      expect(await audit(page), scheme).toEqual([]);
    }
    expect(await invalidHtml(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await tabRound(page)).toMatchObject({ unmarked: [], covered: [], caught: [] });
  });

test('the report is filtered by keyboard, and says what is shown', async ({ page }) => {
  await show(page);
  const findings = page.locator('#findings > li:visible');
  await expect(findings).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Other audits that failed' })).toBeVisible();
  const criterion = page.getByLabel('Criterion', { exact: true });
  await criterion.focus();
  await page.keyboard.type('1.4.3');
  await expect(criterion).toHaveValue('1.4.3');
  // In the table of results, and in that by screen.
  await expect(page.getByRole('row', { name: /^1\.4\.3/ })).toHaveCount(2);
  await expect(page.getByRole('row', { name: /^2\.5\.8/ })).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText('Findings: 1. Criteria: 1. Screens: 2.');
  await expect(criterion).toBeFocused();

  await page.getByLabel('Screen', { exact: true }).selectOption('home');
  await expect(page.getByRole('status')).toHaveText('Findings: 0. Criteria: 1. Screens: 1.');
  await expect(page.getByText('No finding.')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).focus();
  await page.keyboard.press('Enter');
  await expect(findings).toHaveCount(2);
});
