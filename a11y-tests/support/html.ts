import type { Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/**
 * The rules of the HTML standard, applied to the live DOM, not to the file as sent. Three are off: they are about source
 * style, which the DOM no longer shows.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    rules: { 'void-style': 'off', 'attribute-boolean-style': 'off', 'attribute-empty-style': 'off' },
  }),
);

/** Where the page is not valid HTML: the rule, what is wrong, and where. */
export async function invalidHtml(page: Page): Promise<string[]> {
  const report = await validator.validateString(await page.content());
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'no element'})`),
  );
}
