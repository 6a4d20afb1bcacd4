import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readActResult } from './actResult';
import { assertionsOf } from './assertions';
import { writeBundle } from './bundle/write';
import { toEarl } from './earl';
import { evaluate } from './evaluate';
import { toHtml } from './html';
import { readManual } from './manual';
import { toOpenAcr } from './openAcr';
import { axeRules } from './rules';
import { readRuns } from './runs';
import { summarise } from './summary';
import { toWcagEm } from './wcagEm';
import { outcomeWords } from './words';
import { writeStandards } from './writeStandards';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Writes all reports beside the runs that they are made from, in `a11y-report`, and everything together as one zip.
 * @param root the folder of the repository
 * @param commit the commit of its files
 * @returns how many criteria have which result, in words, and what else is to be said
 */
export async function writeReports(root: string, commit: string): Promise<string[]> {
  const folder = join(root, 'a11y-report');
  const results = readRuns(folder);
  const passes = readManual(readFileSync(join(root, 'a11y-tests', 'manual.md'), 'utf8'));
  const rules = axeRules();
  const act = readActResult(folder);
  const assertions = assertionsOf({ results, passes, rules });
  const evaluated = evaluate(assertions, passes);
  const openAcr = toOpenAcr(results, evaluated, passes);
  const files = {
    'results.json': json(results),
    'index.html': toHtml(results, evaluated, passes, rules, act),
    'assertions.json': json(assertions),
    'earl.jsonld': json(toEarl(results, evaluated, assertions)),
    'wcag-em.jsonld': json(toWcagEm(results, evaluated, assertions, passes)),
    'openacr.yaml': openAcr,
    'summary.json': json(summarise(results, evaluated, passes)),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const counts = Object.entries(outcomeWords).map(([outcome, words]) => {
    const number = evaluated.filter((one) => one.outcome === outcome).length;
    return `${number} criteria: ${words}`;
  });
  const { chapters, lines } = await writeStandards(root, folder, results, evaluated, passes, openAcr);
  const bundle = writeBundle(root, { results, evaluated, passes, chapters, act, commit });
  return [...counts, ...lines, `${bundle.files} files for an auditor are in ${bundle.path}.`];
}
