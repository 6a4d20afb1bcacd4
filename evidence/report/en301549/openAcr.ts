import { dump, load } from 'js-yaml';
import { levels } from '../openAcr';
import type { ClauseResult, JudgedChapter } from './judge';

const levelOf = (outcome: ClauseResult['outcome']) =>
  outcome === 'heading' ? 'not-applicable' : levels[outcome];

/** Section 508 of the United States, which the catalogue has as well. */
const notGiven = {
  disabled: true,
  notes: 'This report is about EN 301 549, not about Section 508 of the United States.',
};

interface Chapters {
  [id: string]: { criteria?: { num: string; components: object[] }[] };
}

/** What was found about documents is a part of the criterion that the clause of chapter 10 repeats. */
function withDocuments(chapters: Chapters, judged: readonly JudgedChapter[]): Chapters {
  const clauses = judged.flatMap(({ results }) => results);
  return Object.fromEntries(
    Object.entries(chapters).map(([id, chapter]) => {
      const criteria = chapter.criteria?.map((one) => {
        const found = clauses.find(({ clause }) => clause.id === `10.${one.num}`);
        if (!found) return one;
        const adherence = { level: levelOf(found.outcome), notes: found.remarks };
        return { ...one, components: [...one.components, { name: 'electronic-docs', adherence }] };
      });
      return [id, criteria ? { ...chapter, criteria } : chapter];
    }),
  );
}

/**
 * Adds the clauses of EN 301 549 V3.2.1 to the OpenACR report about WCAG 2.2.
 * @param openAcr that report. The catalogue has the clauses about web pages as WCAG’s criteria only.
 */
export function toEnOpenAcr(openAcr: string, chapters: readonly JudgedChapter[]): string {
  const report = load(openAcr) as { title: string; chapters: Chapters };
  const added = chapters.map(({ id, number, results }) => [
    id,
    number === 9
      ? { notes: 'See the criteria of WCAG 2.2, levels A and AA: it has all that V3.2.1 has of WCAG 2.1.' }
      : {
          criteria: results
            // The clauses of a chapter that repeat WCAG are not in the catalogue: those of documents are with the criteria.
            .filter(({ clause }) => !/^1[01]\.[1-4](?:\.|$)/.test(clause.id))
            .map(({ clause, outcome, remarks }) => ({
              num: clause.id,
              components: [{ name: 'none', adherence: { level: levelOf(outcome), notes: remarks } }],
            })),
        },
  ]);
  const whole = {
    ...report,
    title: `${report.title}: EN 301 549 V3.2.1`,
    catalog: '2.5-edition-wcag-2.2-508-eu-en',
    chapters: {
      ...withDocuments(report.chapters, chapters),
      functional_performance_criteria: notGiven,
      hardware: notGiven,
      software: notGiven,
      support_documentation_and_services: notGiven,
      ...(Object.fromEntries(added) as object),
    },
  };
  return dump(whole, { quotingType: '"' });
}
