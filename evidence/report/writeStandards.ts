import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPdfUa, type PdfUaCheck } from '@/testing/pdfUa';
import { makeReportPdf } from '@/server/files/reportPdf';
import { standards, tally, toStandardHtml } from './en301549/html';
import { judge, type JudgedChapter } from './en301549/judge';
import { toEnOpenAcr } from './en301549/openAcr';
import type { Evaluated } from './evaluate';
import type { ManualPass } from './manual';
import { toPdf } from './pdf';
import type { Results } from './results';

/** Checks the PDF files that the product gives to people: the built leaflet, and a report as it is sent by email. */
async function checkProductPdfs(root: string): Promise<PdfUaCheck> {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-pdf-ua-'));
  try {
    const report = join(folder, 'report-by-email.pdf');
    const columns = [
      { field: 'name', label: 'Name' },
      { field: 'email', label: 'Email' },
    ];
    const rows = [{ name: 'Mary', email: 'mary@example.org' }];
    writeFileSync(report, await makeReportPdf({ title: 'Users', columns, rows, date: 0 }));
    const leaflet = join(root, 'dist', 'client', 'leaflet.pdf');
    return checkPdfUa(root, existsSync(leaflet) ? [leaflet, report] : [report]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Writes what goes beyond WCAG: EN 301 549 and AS EN 301 549 as pages, EN 301 549 as OpenACR, the whole report as a tagged PDF,
 * and what veraPDF says about that and about the product’s own PDF files.
 * @param root the folder of the repository.
 * @param folder where the reports are.
 * @param openAcr the report on WCAG that the clauses are added to.
 * @returns the results of the clauses, and what is to be said about it all, in lines.
 */
export async function writeStandards(
  root: string,
  folder: string,
  results: Results,
  evaluated: readonly Evaluated[],
  passes: readonly ManualPass[],
  openAcr: string,
): Promise<{ chapters: JudgedChapter[]; lines: string[] }> {
  const ofProduct = await checkProductPdfs(root);
  const chapters = judge({ results, evaluated, passes, pdfUa: ofProduct });
  for (const standard of Object.values(standards))
    writeFileSync(join(folder, standard.file), toStandardHtml(standard, results, chapters));
  writeFileSync(join(folder, 'openacr-en-301-549.yaml'), toEnOpenAcr(openAcr, chapters));
  const pdf = join(folder, 'report.pdf');
  writeFileSync(pdf, await toPdf(results, evaluated, passes, chapters));
  const ofReport = checkPdfUa(root, [pdf]);
  const pdfUa =
    'skipped' in ofProduct || 'skipped' in ofReport
      ? ofProduct
      : { tool: ofReport.tool, results: [...ofReport.results, ...ofProduct.results] };
  writeFileSync(join(folder, 'pdf-ua.json'), `${JSON.stringify(pdfUa, null, 2)}\n`);
  const lines = [`${standards.european.name}: ${tally(chapters).join('; ')}`];
  if ('skipped' in pdfUa) lines.push(`PDF/UA-1 was not checked: ${pdfUa.skipped}.`);
  for (const { file, compliant, failures } of 'skipped' in pdfUa ? [] : pdfUa.results) {
    const broken = failures.map(({ clause, what }) => `${clause} ${what}`).join('; ');
    lines.push(`PDF/UA-1, ${file}: ${compliant ? 'no rule broken' : broken}`);
  }
  return { chapters, lines };
}
