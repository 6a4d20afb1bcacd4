import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { exceptions } from './exceptions';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Asks axe about the page as it is now. @returns one line for each element at fault, none when all is well. */
export async function audit(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.flatMap(({ id, help, helpUrl, nodes }) =>
    nodes
      .map((node) => ({ selector: node.target.join(' '), summary: node.failureSummary ?? '' }))
      .filter(({ selector }) => !exceptions.some((one) => one.rule === id && selector.includes(one.selector)))
      .map(({ selector, summary }) => `${id}: ${help}\n  ${selector}\n  ${summary}\n  ${helpUrl}`),
  );
}
