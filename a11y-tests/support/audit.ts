import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { exceptions } from './exceptions';

const require = createRequire(import.meta.url);
/** The rules that every page has to keep. */
export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Rules about the page shell, which a story does not show. */
const frameRules = ['landmark-one-main', 'page-has-heading-one', 'region', 'bypass'];

/** The options of an axe run. */
export interface AxeOptions {
  /** Also requires the contrast of level AAA, which the high contrast theme promises. */
  enhanced?: boolean;
  /** A screen without the page shell. */
  frameless?: boolean;
}

/** The version of axe. */
export const axeVersion = (
  JSON.parse(readFileSync(require.resolve('axe-core/package.json'), 'utf8')) as { version: string }
).version;

/** axe's results for a page. */
export interface AxeAnswer {
  /** One line for each element at fault, with the rule that it breaks. */
  violations: { rule: string; text: string }[];
  /** The rules that passed for at least one element. */
  passed: string[];
  /** The rules that are incomplete for some element: a person has to check. */
  undecided: string[];
}

/** Puts axe into a page that does not have it yet. */
export async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

/**
 * Runs axe on the page as it is now. Our pages have no frames, so axe may run right in them (its "legacy mode"), without
 * a second page to merge results. It is not injected twice into a page: it has half a megabyte.
 */
export async function askAxe(
  page: Page,
  { enhanced = false, frameless = false }: AxeOptions = {},
): Promise<AxeAnswer> {
  const rules: axe.RuleObject = { 'color-contrast-enhanced': { enabled: enhanced } };
  if (frameless) for (const rule of frameRules) rules[rule] = { enabled: false };
  await injectAxe(page);
  // `content-visibility: auto` skips the layout of what is far below the window, so axe would measure it with a height that is not its own
  // and report its text as covered by what follows. For the audit all of the page is laid out.
  await page.evaluate(() => {
    const whole = new CSSStyleSheet();
    whole.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(whole);
  });
  const { violations, passes, incomplete } = await new AxeBuilder({ page, axeSource: ';' })
    .setLegacyMode()
    // Passes are limited to their first element: the full result is megabytes.
    .options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], rules })
    .analyze();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  const ids = (results: axe.Result[]) => results.map(({ id }) => id);
  return {
    violations: violations.flatMap(({ id, help, helpUrl, nodes }) =>
      nodes
        .map((node) => ({ selector: node.target.join(' '), summary: node.failureSummary ?? '' }))
        .filter(
          ({ selector }) => !exceptions.some((one) => one.rule === id && selector.includes(one.selector)),
        )
        .map(({ selector, summary }) => ({
          rule: id,
          text: `${id}: ${help}\n  ${selector}\n  ${summary}\n  ${helpUrl}`,
        })),
    ),
    passed: ids(passes),
    undecided: ids(incomplete),
  };
}

/** One line for each element at fault, none when all is well. */
export async function audit(page: Page): Promise<string[]> {
  return (await askAxe(page)).violations.map(({ text }) => text);
}
