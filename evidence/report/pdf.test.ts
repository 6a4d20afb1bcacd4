import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { checkPdfUa } from '@/testing/pdfUa';
import { assertionsOf } from './assertions';
import { judge } from './en301549/judge';
import { evaluate } from './evaluate';
import { toPdf } from './pdf';
import { axeRules } from './rules';
import { samplePasses, sampleResults } from './sample';

// A sign that the typeface of the file lacks.
const passes = samplePasses.map((pass) => ({ ...pass, tools: `${pass.tools} → 李` }));
const evaluated = evaluate(assertionsOf({ results: sampleResults, passes, rules: axeRules() }), passes);
const chapters = judge({ results: sampleResults, evaluated, passes, pdfUa: { skipped: 'this is a sample' } });
const make = () => toPdf(sampleResults, evaluated, passes, chapters);

test('the PDF for auditors has every criterion and every clause, with version, commit and date', async () => {
  const pdf = await getDocument({ data: new Uint8Array(await make()), verbosity: 0 }).promise;
  let text = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join(' ');
  }
  const words = text.replaceAll(/\s+/g, ' ');
  for (const { criterion } of evaluated) expect(words).toContain(`${criterion.id} ${criterion.title}`);
  for (const { clause } of chapters.flatMap(({ results }) => results))
    expect(words).toContain(` ${clause.id} `);
  for (const said of ['0.0.0', '0123456789ab', '2026-11-22', 'A keyboard', 'No auditor from outside'])
    expect(words).toContain(said);
});

test('the PDF for auditors breaks no rule of PDF/UA-1 that a machine can check', async ({ skip }) => {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-report-'));
  try {
    const path = join(folder, 'report.pdf');
    writeFileSync(path, await make());
    const answer = checkPdfUa(process.cwd(), [path]);
    if ('skipped' in answer) return skip(answer.skipped);
    expect(answer.results[0]!.failures).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 300_000);
