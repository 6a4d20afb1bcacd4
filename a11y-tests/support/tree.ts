import type { Page } from '@playwright/test';

const optionsOf = /^(\s*- combobox .*):\n((?:\s*- option .*\n)+)/gm;

/** What is chosen stands beside the name of the field, so that the options of like fields are alike. */
const choiceFirst = (whole: string, field: string, options: string) => {
  const chosen = [...options.matchAll(/- option (.*) \[selected\]/g)];
  return chosen.length === 1 ? `${field} = ${chosen[0]![1]}:\n${options.replace(' [selected]', '')}` : whole;
};

/** Words stand as they are, however YAML would quote them. */
const withoutQuotes = (tree: string) =>
  tree
    .replaceAll(
      /^(\s*- )'(.*)'(:|: .*)?$/gm,
      (_, start: string, words: string, rest = '') => start + words.replaceAll("''", "'") + rest,
    )
    .replaceAll(
      /^(\s*- .*?: )("(?:[^"\\]|\\.)*")$/gm,
      (_, start: string, words: string) => start + JSON.parse(words),
    );

/**
 * The accessibility tree without what varies: announcements, which the journeys cover, and
 * the figures of the last report.
 */
export async function treeOf(page: Page): Promise<string> {
  const passing = page.locator('[data-live-announcer], [data-report]');
  await passing.evaluateAll((all) => all.forEach((one) => one.setAttribute('aria-hidden', 'true')));
  const tree = await page.locator('body').ariaSnapshot();
  await passing.evaluateAll((all) => all.forEach((one) => one.removeAttribute('aria-hidden')));
  // React numbers its ids in the order in which parts of the page arrive.
  return withoutQuotes(`${tree.replaceAll(/#_r_\w+_/g, '#id')}\n`).replaceAll(optionsOf, choiceFirst);
}
