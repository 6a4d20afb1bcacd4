import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPdfUa, type PdfUaCheck, type PdfUaResult } from '@/testing/pdfUa';
import { helpNumbers } from '@/shared/seeds/helpNumbers';
import { readFonts } from './fonts';
import { makeLeafletPdf } from './leafletPdf';
import { createPdf } from './pdf';
import { makeReportPdf } from './reportPdf';
import { openTaggedDocument, type PdfAbout, type TaggedDocument } from './taggedDocument';

const about: PdfAbout = {
  title: 'A page',
  subject: 'One page',
  language: 'en-AU',
  date: new Date(0),
  fonts: readFonts(),
};

/** One page with a paragraph and a link, and with a fault in it. */
async function withFault(seed: (document: TaggedDocument) => void, changed: Partial<PdfAbout> = {}) {
  const document = openTaggedDocument({ ...about, ...changed });
  const { root, addTo, writeRuns, finish } = document;
  writeRuns(addTo(root, 'H1'), [{ text: 'A page' }], 20);
  writeRuns(addTo(root, 'P'), [{ text: 'Call ' }, { text: '000', link: 'tel:000' }], 15);
  seed(document);
  return finish();
}

const columns = [
  { field: 'id', label: 'ID' },
  { field: 'note', label: 'Note' },
];
const rows = Array.from({ length: 120 }, (_, id) => ({ id, note: id % 7 ? 'Café' : null }));

/** Words in all scripts that have fonts, a letter and a control character that none has. */
const letters = [
  'Ελένη, Nguyễn Thị Đào, Łucja, Надія',
  '陳大文：请在上午九点以后打电话',
  'فاطمة الزهراء (ساعت ۱۲) 0412 345 678',
  'שָׁרָה כהן, call 1300',
  'हिन्दी कृपया',
  'ภ 😀\tend',
].map((note, id) => ({ id, note }));

/** Everything that the product writes as a PDF. */
const good: Record<string, () => Promise<Uint8Array>> = {
  'leaflet.pdf': () => makeLeafletPdf(helpNumbers),
  'report.pdf': () => makeReportPdf({ title: 'Users', columns, rows, date: 0 }),
  'letters-report.pdf': () => makeReportPdf({ title: 'Ελλάδα', columns, rows: letters, date: 0 }),
  'empty-report.pdf': () => makeReportPdf({ title: 'No users', columns, rows: [], date: 0 }),
  'text.pdf': () => {
    const pdf = createPdf(about);
    pdf.title('A text', 'Its lead');
    pdf.heading(2, 'A heading');
    pdf.paragraph([{ text: 'Words, and ' }, { text: 'a link', link: 'https://example.org/' }]);
    pdf.list(['one', 'two']);
    pdf.writingLine('Name');
    return pdf.finish();
  },
  'clean.pdf': () => withFault(() => {}),
};

/** A fault each, and the clause of the standard that it breaks. */
const faults: Record<string, { clause: string; make: () => Promise<Uint8Array> }> = {
  'no-title.pdf': { clause: '7.1', make: () => withFault(() => {}, { title: '' }) },
  'untagged-figure.pdf': {
    clause: '7.1',
    make: () => withFault(({ doc }) => void doc.rect(60, 300, 90, 90).fill('#10382f')),
  },
  'figure-without-words.pdf': {
    clause: '7.3',
    make: () =>
      withFault(({ doc, root, addTo }) => {
        addTo(root, 'Figure').add(() => void doc.rect(60, 300, 90, 90).fill('#10382f'));
      }),
  },
  'no-language.pdf': { clause: '7.2', make: () => withFault(() => {}, { language: '' }) },
  'level-left-out.pdf': {
    clause: '7.4.2',
    make: () =>
      withFault(({ root, addTo, writeRuns }) => writeRuns(addTo(root, 'H3'), [{ text: 'Deep' }], 15)),
  },
};

let folder: string;
let answer: PdfUaCheck;

// One run for all files: most of its time goes into starting Java.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'age-better-pdf-ua-'));
  const paths: string[] = [];
  const write = (name: string, bytes: Uint8Array) => {
    paths.push(join(folder, name));
    writeFileSync(paths.at(-1)!, bytes);
  };
  for (const [name, make] of Object.entries(good)) write(name, await make());
  for (const [name, { make }] of Object.entries(faults)) write(name, await make());
  answer = checkPdfUa(process.cwd(), paths);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function resultOf(name: string, skip: (reason: string) => never): PdfUaResult {
  if ('skipped' in answer) return skip(answer.skipped);
  return answer.results.find(({ file }) => file === name)!;
}

test.for(Object.keys(good))('%s breaks no rule of PDF/UA-1 that a machine can check', (name, { skip }) => {
  const { compliant, failures, passed } = resultOf(name, skip);
  expect(failures).toEqual([]);
  expect(compliant).toBe(true);
  expect(passed).toBeGreaterThan(90);
});

test.for(Object.entries(faults))(
  'the checker of PDF/UA-1 finds the fault in %s',
  ([name, { clause }], { skip }) => {
    const { compliant, failures } = resultOf(name, skip);
    expect(compliant).toBe(false);
    expect(failures.map((one) => one.clause.split('-')[0])).toContain(clause);
  },
);
