import { list, safe, wideTable } from '../markup';
import { style } from '../pageParts';
import type { Results } from '../results';
import { outcomeWords } from '../words';
import type { ClauseResult, JudgedChapter } from './judge';

/** A standard that has these clauses. */
interface Standard {
  name: string;
  /** The name of the file with its table. */
  file: string;
  address: string;
  /** What a reader has to know about this edition: sentences, without HTML. */
  notes: readonly string[];
}

/** The European standard, and its Australian adoption. */
export const standards: Record<'european' | 'australian', Standard> = {
  european: {
    name: 'EN 301 549 V3.2.1 (2021-03)',
    file: 'en-301-549.html',
    address: 'https://www.etsi.org/deliver/etsi_en/301500_301599/301549/03.02.01_60/en_301549v030201p.pdf',
    notes: [
      'This version repeats WCAG 2.1, levels A and AA, in chapters 9 and 10. The titles there are those of WCAG.',
      'What chapter 11 repeats of WCAG, for software that is not a web page, is summed up in four rows.',
      'V4.1.1 followed in September 2026, with WCAG 2.2 and clauses of its own. This table says nothing about it.',
    ],
  },
  australian: {
    name: 'AS EN 301 549:2024',
    file: 'as-en-301-549.html',
    address: 'https://store.standards.org.au/product/as-en-301-549-2024',
    notes: [
      'Public descriptions call AS EN 301 549:2024 an adoption of EN 301 549:2021 (V3.2.1) without changes. If so, its clauses have the numbers and the texts of that version, and each row here is the row of the European table.',
      'We have not read the Australian text, which is sold by Standards Australia. Compare its numbers before you rely on them.',
      'This table says nothing about earlier editions: AS EN 301 549:2016 adopts V1.1.2, which has WCAG 2.0 and other numbers.',
    ],
  },
};

/** The results in words, for people. */
export const clauseWords: Record<ClauseResult['outcome'], string> = { ...outcomeWords, heading: 'No result' };

const row = ({ clause, outcome, remarks }: ClauseResult) =>
  `<tr><th scope="row" id="c${clause.id}">${clause.id} ${safe(clause.title)}</th><td data-outcome="${outcome}">${clauseWords[outcome]}</td><td>${safe(remarks)}</td></tr>`;

const section = ({ number, title, results }: JudgedChapter) => {
  const name = `${number} ${safe(title)}`;
  return `<h2 id="chapter-${number}">${name}</h2>
${wideTable({
  name: { id: `chapter-${number}` },
  caption: `Clauses of chapter ${number}, with the result of each and what it rests on`,
  heads: ['Clause', 'Result', 'Evidence'],
  rows: results.map(row),
})}`;
};

/** How many clauses have which result, in words. */
export function tally(chapters: readonly JudgedChapter[]): string[] {
  const all = chapters.flatMap(({ results }) => results);
  return (Object.keys(clauseWords) as ClauseResult['outcome'][])
    .filter((outcome) => outcome !== 'heading')
    .map((outcome) => {
      const number = all.filter((one) => one.outcome === outcome).length;
      return `${number} clauses: ${clauseWords[outcome]}`;
    });
}

/** The table of one standard as a page that works from disk. */
export function toStandardHtml(
  { name, address, notes }: Standard,
  { product, version, commit, date }: Results,
  chapters: readonly JudgedChapter[],
): string {
  const title = `${name}: ${product} ${version}, clause by clause`;
  return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title><style>${style}</style></head><body>
<a class="skip" href="#main">Skip to main content</a>
<header><p>${safe(product)} ${safe(version)}, commit <code>${safe(commit)}</code>, ${safe(date)}</p></header>
<main id="main" tabindex="-1"><h1>${safe(title)}</h1>
<p>This is our own table of <a href="${address}">${safe(name)}</a>. No auditor from outside has checked it.</p>
${list(notes.map(safe))}
<h2>In short</h2>
${list(tally(chapters).map(safe))}
<p>“Not applicable” comes with the reason. “Not evaluated” stands where nothing was done: it is no claim.
The criteria of WCAG, with each finding, are in <a href="index.html">the report</a>.</p>
<nav aria-label="Chapters">${list(
    chapters.map(({ number, title: words }) => `<a href="#chapter-${number}">${number} ${safe(words)}</a>`),
  )}</nav>
${chapters.map(section).join('\n')}
</main></body></html>
`;
}
