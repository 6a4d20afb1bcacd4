import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeReportPdf } from '../reportPdf';

const columns = [
  { field: 'name', label: 'Name' },
  { field: 'note', label: 'Note' },
];

/** A name and a note in each script. */
const written: Record<string, { name: string; note: string }> = {
  Greek: { name: 'Ελένη Παπαδοπούλου', note: 'Μιλάει ελληνικά και αγγλικά.' },
  Vietnamese: { name: 'Nguyễn Thị Ánh Đào', note: 'Cần thông dịch viên, buổi sáng.' },
  Chinese: { name: '陳大文 (Chan Tai Man)', note: '需要廣東話翻譯。请在上午九点以后打电话。' },
  Cyrillic: { name: 'Надія Ґалаґан', note: 'Говорить українською.' },
  Polish: { name: 'Łucja Wiśniewska', note: 'Źle słyszy.' },
  Arabic: { name: 'فاطمة الزهراء', note: 'تتحدث العربية والإنجليزية قليلا شكرا' },
  Persian: { name: 'ژاله کتابی', note: 'ساعت ده بیایم' },
  Hebrew: { name: 'שרה כהן', note: 'מדברת עברית' },
};

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'age-better-letters-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const reportOf = (rows: { name: string; note: string }[], title = 'Users') =>
  makeReportPdf({ title, columns, rows, date: 0 });

/** The words that pdf.js takes out of a file, which go by what each glyph says of its letters. */
async function readByGlyphs(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}

/** The words that poppler takes out of a file, without the marks of direction that it adds. */
function readByPoppler(bytes: Uint8Array): string {
  const path = join(folder, 'report.pdf');
  writeFileSync(path, bytes);
  return execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' }).replace(
    /[\u200e\u200f\u202a-\u202e]/gu,
    '',
  );
}

/** A text as it stands in a PDF file. */
function asPdfString(text: string): string {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1');
  const escaped: Record<string, string> = { '\n': 'n', '\r': 'r', '\t': 't', '\b': 'b', '\f': 'f' };
  return bytes.replace(/[\n\r\t\b\f()\\]/g, (one) => `\\${escaped[one] ?? one}`);
}

const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined;
const wordsOf = ({ name, note }: { name: string; note: string }) => `${name} ${note}`.split(' ');

test.for(Object.entries(written))(
  'pdftotext takes each word in %s out of a PDF report',
  async ([, row], { skip }) => {
    skip(!hasPoppler, 'pdftotext of poppler-utils is not installed');
    const text = readByPoppler(await reportOf([row]));
    expect(wordsOf(row).filter((word) => !text.includes(word))).toEqual([]);
  },
);

test.for(Object.entries(written))(
  'the glyphs of a PDF report name each letter of the words in %s',
  async ([, row]) => {
    const text = await readByGlyphs(await reportOf([row]));
    expect(wordsOf(row).filter((word) => !text.includes(word))).toEqual([]);
  },
);

test.for(['Arabic', 'Hebrew'])(
  'a cell with %s words has them in the order in which they are read, for screen readers',
  async (script) => {
    const source = Buffer.from(await reportOf([written[script]!])).toString('latin1');
    expect(source).toContain(`/ActualText (${asPdfString(written[script]!.note)})`);
  },
);

test('a title and a heading in Greek are as readable as the cells below them', async () => {
  const bytes = await makeReportPdf({
    title: 'Ομάδα Αθήνα',
    columns: [{ field: 'name', label: 'Όνομα' }],
    rows: [{ name: 'Anna' }],
    date: 0,
  });
  const text = await readByGlyphs(bytes);
  expect(['Ομάδα', 'Αθήνα', 'Όνομα', 'Anna'].filter((word) => !text.includes(word))).toEqual([]);
});

test('a letter that no font has is shown as a sign that is explained, and its letter can be taken out', async ({
  skip,
}) => {
  const bytes = await reportOf([{ name: 'Anna', note: 'ภาษา' }]);
  expect(await readByGlyphs(bytes)).toContain(
    '\ufffd stands for a letter that this file cannot show. The CSV file has it.',
  );
  skip(!hasPoppler, 'pdftotext of poppler-utils is not installed');
  expect(readByPoppler(bytes)).toContain('ภาษา');
});

test('a title with a letter that no font has does not stop the report', async () => {
  expect(await readByGlyphs(await reportOf([{ name: 'Anna', note: '' }], 'Users ภ'))).toContain('Anna');
});

test('a report without such letters holds no font but that of the pages', async () => {
  const source = Buffer.from(await reportOf([{ name: 'Zoë', note: 'Café' }])).toString('latin1');
  const names = [...source.matchAll(/\/FontName \/\w+\+(\S+)/g)].map(([, name]) => name);
  expect(names.toSorted((one, other) => one!.localeCompare(other!))).toEqual([
    'AtkinsonHyperlegibleNext-Bold',
    'AtkinsonHyperlegibleNext-Regular',
  ]);
});
