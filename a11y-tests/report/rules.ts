import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { criteriaOfTags, type Rules } from './evaluate';

/** axe's metadata of its rules. axe is made for the browser, but this much works without one. */
export function axeRules(): Rules {
  const engine = createRequire(import.meta.url)('axe-core') as typeof axe;
  return new Map(
    engine.getRules().map(({ ruleId, help, tags }) => [ruleId, { help, criteria: criteriaOfTags(tags) }]),
  );
}
