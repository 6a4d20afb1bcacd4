import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { accessibilitySummary } from '@/shared/domain/screens/accessibilitySummary';
import { assertionsOf } from './report/assertions';
import { evaluate } from './report/evaluate';
import { toHtml } from './report/html';
import { axeRules } from './report/rules';
import { sampleAct, samplePasses, sampleResults } from './report/sample';
import { audit } from '@/a11y-tests/support/audit';
import { invalidHtml } from '@/a11y-tests/support/html';
import { sidewaysScroll, smallTargets } from '@/a11y-tests/support/layout';
import { createSharedServer, type SharedServer } from '@/a11y-tests/support/sharedServer';
import { expect, test } from '@/a11y-tests/support/test';

// The accessibility statement: the page and its data say the same, and the reports lie behind it.

interface Node {
  '@type': string;
  name?: string;
  datePublished?: string;
  dateModified?: string;
  accessibilitySummary?: string;
  softwareVersion?: string;
  description?: string;
  mentions?: Node[];
  'earl:test'?: { '@id': string; 'dct:title': string };
  'earl:result'?: { 'earl:outcome': { '@id': string }; 'earl:info'?: string };
}

const open = async (page: Page) => {
  await page.goto('/accessibility');
  await expect(page.getByRole('heading', { name: 'About this statement' })).toBeVisible();
};

const dataIn = async (page: Page): Promise<Node[]> => {
  const text = await page.locator('main script[type="application/ld+json"]').textContent();
  return (JSON.parse(text!) as { '@graph': Node[] })['@graph'];
};

/** The part of the page under a heading, up to the next one of its level. */
const under = async (page: Page, heading: string): Promise<string> =>
  page.evaluate((words) => {
    const texts: string[] = [];
    const start = [...document.querySelectorAll('main h2')].find((one) => one.textContent === words);
    for (let next = start!.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling)
      texts.push(next.textContent ?? '');
    return texts.join('\n');
  }, heading);

test('the statement has its parts in the order of the W3C’s model, under headings', async ({ page }) => {
  await open(page);
  expect(await page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    'Make it easier to see',
    'Use it without a mouse',
    'More that helps',
    'How accessible this site is',
    'What does not work, and what to do instead',
    'What was not looked at in full',
    'What it was tried with',
    'How we looked',
    'What the site needs',
    'If something does not work for you',
    'About this statement',
  ]);
});

test('the statement and its JSON-LD say the same', async ({ page }) => {
  await open(page);
  const graph = await dataIn(page);
  const ofType = (type: string) => graph.filter((one) => one['@type'] === type);
  const [site, about] = [ofType('WebSite')[0]!, ofType('WebPage')[0]!];
  const status = await under(page, 'How accessible this site is');
  expect(status).toContain(site.accessibilitySummary);

  const words = (day: string) =>
    new Date(`${day}T12:00`).toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric' });
  const dates = await under(page, 'About this statement');
  expect(dates).toContain(words(about.datePublished!));
  expect(dates).toContain(words(about.dateModified!));

  const results = ofType('earl:Assertion');
  const count = (outcome: string) =>
    results.filter((one) => one['earl:result']!['earl:outcome']['@id'] === `earl:${outcome}`);
  expect(status).toContain(`all ${results.length} rules`);
  expect(status).toContain(`Rules that are met on each page: ${count('passed').length}`);
  expect(status).toContain(`films: ${count('inapplicable').length}`);
  expect(status).toContain(`Rules that are not met: ${count('failed').length}`);
  expect(status).toContain(`Rules not yet looked at in full: ${count('untested').length}`);
  for (const [heading, outcome] of [
    ['What does not work, and what to do instead', 'failed'],
    ['What was not looked at in full', 'untested'],
  ] as const) {
    const part = await under(page, heading);
    const named = new Set([...part.matchAll(/\d\.\d\.\d+(?= [A-Z])/g)].map(([id]) => id));
    expect([...named].sort()).toEqual(
      count(outcome)
        .map((one) => one['earl:test']!['dct:title'])
        .sort(),
    );
    for (const one of count(outcome)) expect(part).toContain(`${one['earl:test']!['dct:title']} `);
  }

  const [tried, notTried] = (await under(page, 'What it was tried with')).split('Not tried yet:');
  const said = about.mentions!.map(({ name, softwareVersion, description }) => ({
    name,
    version: softwareVersion,
    words: description!.replace(/^Tried on (\S+):/, (_, day: string) => `${words(day)}:`),
  }));
  const untried = said.filter(({ version }) => version === undefined);
  expect(untried.map(({ name }) => name).join('')).toBe(notTried?.trim() ?? '');
  const runs = said.filter(({ version }) => version !== undefined);
  for (const run of runs) expect(tried).toContain(`${run.name} ${run.version}, ${run.words}`);
  expect(runs).toHaveLength(accessibilitySummary.tried.flatMap((one) => one.runs).length);
});

test('everything in the statement can be reached and opened by keyboard, at 320 px as well', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  const groups = page.locator('main details');
  for (let i = 0; i < (await groups.count()); i += 1) {
    await groups.nth(i).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(groups.nth(i)).toHaveAttribute('open', '');
    await page.keyboard.press('Tab');
    await expect(groups.nth(i).getByRole('link').first()).toBeFocused();
  }
  expect(await sidewaysScroll(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await audit(page)).toEqual([]);
  expect(await invalidHtml(page)).toEqual([]);
});

test.describe('where there are no reports', () => {
  // The browser asks for an icon by itself where a page names none.
  test.use({ expected: /status of 404 .*\/(?:accessibility\/report\/|favicon\.ico)/ });

  test('the statement says so, and its link leads to how they are made and back', async ({ page }) => {
    await open(page);
    expect(await under(page, 'How we looked')).toContain('The full reports are not on this server.');
    await page.getByRole('link', { name: 'how to make the reports' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The accessibility reports are not here',
    );
    expect(await audit(page)).toEqual([]);
    expect(await invalidHtml(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go to the accessibility statement' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility');
  });
});

test.describe('where the accepted reports are', () => {
  test.use({ expected: /status of 404 .*\/favicon\.ico/ });
  let server: SharedServer;
  let folder: string;
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'age-better-reports-'));
    const { commit, date } = accessibilitySummary;
    writeFileSync(join(folder, 'summary.json'), JSON.stringify({ commit, date }));
    const rules = axeRules();
    const assertions = assertionsOf({ results: sampleResults, passes: samplePasses, rules });
    const evaluated = evaluate(assertions, samplePasses);
    writeFileSync(
      join(folder, 'index.html'),
      toHtml(sampleResults, evaluated, samplePasses, rules, sampleAct),
    );
    server = await createSharedServer();
    await server.start({ REPORT_DIR: folder, ANSWER_DAYS: '5', CONTACT_EMAIL: 'help@agebetter.example' });
  });
  test.afterAll(async () => {
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  });

  test('the statement leads to them, and their own script runs under the policy', async ({ page }) => {
    await page.goto(`${server.address}/accessibility`);
    await page.getByRole('link', { name: 'the reports for auditors' }).press('Enter');
    await page.getByLabel('Screen', { exact: true }).selectOption('home');
    await expect(page.getByRole('status')).toHaveText(/^Findings: \d+\. Criteria: \d+\. Screens: 1\.$/);
    await page.goBack();
    await expect(page.getByText('You get an answer within 5 working days.')).toBeVisible();
  });

  test('the browser keeps none of them for when there is no connection', async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto(`${server.address}/accessibility`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto(`${server.address}/accessibility/report/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Accessibility report of/);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/accessibility');
    expect(kept.filter((path) => path.startsWith('/accessibility/'))).toEqual([]);
    await context.close();
  });
});
