import { dump } from 'js-yaml';
import type { Criterion } from './criteria';
import type { Evaluated, Outcome } from './evaluate';
import type { ManualPass } from './manual';
import type { Results } from './results';
import { remarks, runsInWords } from './words';

/**
 * OpenACR's levels. VPAT allows “not evaluated” for AAA only; we use it wherever nobody checked, rather than
 * claim what we do not know.
 */
export const levels: Readonly<Record<Outcome, string>> = {
  passed: 'supports',
  failed: 'partially-supports',
  'not-applicable': 'not-applicable',
  'cannot-tell': 'not-evaluated',
  'no-fault-found': 'not-evaluated',
  'not-evaluated': 'not-evaluated',
};

const chapters: Record<Criterion['level'], string> = {
  A: 'success_criteria_level_a',
  AA: 'success_criteria_level_aa',
  AAA: 'success_criteria_level_aaa',
};

/** The results as an OpenACR 0.1.0 report against the catalogue of WCAG 2.2: https://github.com/GSA/openacr */
export function toOpenAcr(
  results: Results,
  evaluated: readonly Evaluated[],
  passes: readonly ManualPass[],
): string {
  const { product, version, commit, date, tools } = results;
  // A date is written in quotes: GSA's own reader would make a Date of it, and the schema wants a string.
  const day = date.slice(0, 10);
  const row = (num: string, level: string, notes: string) => ({
    num,
    components: [{ name: 'web', adherence: { level, notes } }],
  });
  const chapter = (level: Criterion['level']) => {
    const criteria = evaluated
      .filter(({ criterion }) => criterion.level === level)
      .map((one) => row(one.criterion.id, levels[one.outcome], remarks(one)));
    // The catalogue still has it.
    const parsing = row('4.1.1', 'not-applicable', 'WCAG 2.2 has taken this criterion out.');
    return { criteria: level === 'A' ? criteria.toSpliced(-1, 0, parsing) : criteria };
  };
  const report = {
    title: `${product} Accessibility Conformance Report`,
    product: { name: product, version: `${version}, commit ${commit}`, description: 'Web app' },
    author: {
      name: `The people who make ${product}`,
      email: process.env.REPORT_EMAIL ?? 'no-contact-set@example.org',
    },
    report_date: day,
    last_modified_date: day,
    version: 1,
    notes: [
      'Made by machine from runs of the audits and from the manual passes. “supports” stands only where every screen was looked at sufficiently. “not-evaluated” also stands where machines found no fault but nobody has looked, and where nobody has decided.',
      ...runsInWords(results),
    ].join(' '),
    evaluation_methods_used: [
      `Screens and states in themes and at widths as the runs say, with ${tools.map((tool) => `${tool.name} ${tool.version}`).join(', ')}.`,
      ...passes.map((pass) => `Manual pass ${pass.date}: ${pass.tools}.`),
    ].join(' '),
    license: 'CC-BY-4.0',
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: {
      [chapters.A]: chapter('A'),
      [chapters.AA]: chapter('AA'),
      [chapters.AAA]: {
        notes: 'Only the criteria of level AAA that the product claims.',
        ...chapter('AAA'),
      },
    },
  };
  return dump(report, { quotingType: '"' });
}
