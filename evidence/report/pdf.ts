import { readFonts } from '@/server/files/fonts';
import { createPdf, type PdfWriter } from '@/server/files/pdf';
import type { Evaluated } from './evaluate';
import type { ManualPass } from './manual';
import type { Results } from './results';
import { standards, tally, clauseWords } from './en301549/html';
import type { ClauseResult, JudgedChapter } from './en301549/judge';
import { gaps, outcomeWords } from './words';

const size = 9.5;
/** A heading is followed by at least this much on its page, in points. */
const room = 90;

/** Signs that the typeface of the file does not have, in words. */
const spelled: Record<string, string> = { '≤': 'at most', '≥': 'at least', '→': 'to' };
const printable = (text: string) =>
  text.replaceAll(/[≤≥→]/g, (sign) => spelled[sign]!).replaceAll(/[^\u{20}-\u{ff}‘’“”–—…•\n]/gu, '?');

/** What a criterion rests on, in short: the whole of it is in the page and in EARL. */
function shortly(one: Evaluated): string {
  const sum = (of: 'looks' | 'failed') => one.evidence.reduce((total, each) => total + each[of], 0);
  const machine =
    one.evidence.length > 0 ? [`By machine: ${sum('looks')} looks or tests, ${sum('failed')} failed.`] : [];
  const people = one.manual.length > 0 ? [`By people: ${one.manual.length} findings.`] : [];
  const why = one.outcome === 'not-applicable' ? [one.criterion.notApplicable?.why ?? ''] : [];
  return [...why, ...gaps(one), ...machine, ...people].filter(Boolean).join(' ');
}

function writeCriteria(pdf: PdfWriter, evaluated: readonly Evaluated[]): void {
  pdf.heading(2, 'WCAG 2.2, criterion by criterion', room);
  pdf.table<Evaluated>({
    labels: ['Criterion', 'Level', 'Result', 'What it rests on'],
    shares: [0.28, 0.07, 0.17, 0.48],
    rows: evaluated,
    textsOf: (one) =>
      [
        `${one.criterion.id} ${one.criterion.title}`,
        one.criterion.level,
        outcomeWords[one.outcome],
        shortly(one),
      ].map(printable),
    rowHeading: 0,
    size,
  });
}

function writeClauses(pdf: PdfWriter, chapters: readonly JudgedChapter[]): void {
  pdf.heading(2, `${standards.european.name}, clause by clause`, room);
  pdf.list([...standards.european.notes.map(printable), ...tally(chapters)], size + 2);
  pdf.heading(2, standards.australian.name, room);
  pdf.list(standards.australian.notes.map(printable), size + 2);
  for (const { number, title, results } of chapters) {
    pdf.heading(3, `Chapter ${number}: ${title}`, room);
    if (number === 9) pdf.paragraph('What these rest on is in the table of WCAG above.', size + 2);
    pdf.table<ClauseResult>({
      labels: ['Clause', 'Result', 'What it rests on'],
      shares: [0.3, 0.2, 0.5],
      rows: results,
      textsOf: ({ clause, outcome, remarks }) => {
        const repeated = number === 9 && /^9\.[1-4]/.test(clause.id) && clause.id !== '9.4.1.1';
        const rests = repeated ? `WCAG ${clause.id.slice(2)}` : remarks;
        return [`${clause.id} ${clause.title}`, clauseWords[outcome], rests].map(printable);
      },
      rowHeading: 0,
      size,
    });
  }
}

/** The report as a tagged PDF, made by the product’s own code for such files. */
export async function toPdf(
  results: Results,
  evaluated: readonly Evaluated[],
  passes: readonly ManualPass[],
  chapters: readonly JudgedChapter[],
): Promise<Uint8Array> {
  const { product, version, commit, date, tools, notRun, visits } = results;
  const title = `Accessibility report of ${product} ${version}`;
  const pdf = createPdf({
    title,
    subject: `WCAG 2.2 and EN 301 549, commit ${commit}`,
    language: 'en-AU',
    date: new Date(date),
    fonts: readFonts(),
    layout: 'landscape',
  });
  const screens = new Set(visits.map(({ screen }) => screen)).size;
  const states = new Set(visits.map(({ screen, state }) => `${screen} ${state}`)).size;
  const looks = visits.reduce((sum, visit) => sum + visit.looks.length, 0);
  const named = (outcome: Evaluated['outcome']) =>
    evaluated
      .filter((one) => one.outcome === outcome)
      .map(({ criterion }) => `${criterion.id} ${criterion.title}`);

  pdf.title(title, `${date.slice(0, 10)}, commit ${commit.slice(0, 12)}`);
  pdf.paragraph('Made by the project itself. No auditor from outside has checked it.');
  pdf.heading(2, 'In short', room);
  pdf.list([
    `${screens} screens in ${states} states; ${looks} looks by machine`,
    ...Object.entries(outcomeWords).map(
      ([outcome, words]) =>
        `${evaluated.filter((one) => one.outcome === outcome).length} criteria of WCAG 2.2: ${words}`,
    ),
    `Tools: ${tools.map((tool) => `${tool.name} ${tool.version}`).join(', ')}`,
  ]);
  pdf.heading(2, 'What is not met', room);
  pdf.list(named('failed').length > 0 ? named('failed') : ['No criterion is known not to be met.']);
  pdf.heading(2, 'What nobody knows yet', room);
  pdf.list([
    ...notRun.map(printable),
    ...(['cannot-tell', 'no-fault-found', 'not-evaluated'] as const).flatMap((outcome) =>
      named(outcome).map((words) => `${words}: ${outcomeWords[outcome].toLowerCase()}`),
    ),
  ]);
  pdf.heading(2, 'Who looked by hand', room);
  pdf.list(
    passes.length > 0 ? passes.map((pass) => printable(`${pass.date}: ${pass.tools}`)) : ['Nobody yet.'],
  );
  writeCriteria(pdf, evaluated);
  writeClauses(pdf, chapters);
  return pdf.finish();
}
