import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Rules } from './assertion';

/** The criteria in axe's tags: `wcag1410` is 1.4.10. */
export function criteriaOfTags(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => {
    const digits = /^wcag(\d)(\d)(\d+)$/.exec(tag);
    return digits ? [digits.slice(1).join('.')] : [];
  });
}

/** axe's metadata of its rules. axe is made for the browser, but this much works without one. */
export function axeRules(): Rules {
  const engine = createRequire(import.meta.url)('axe-core') as typeof axe;
  return new Map(
    engine.getRules().map(({ ruleId, help, tags }) => [ruleId, { help, criteria: criteriaOfTags(tags) }]),
  );
}
