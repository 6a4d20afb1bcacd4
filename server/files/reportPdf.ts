import { cellOf, type CellRecord } from '@/shared/domain/admin/csv';
import { readFonts } from './fonts';
import { prepareLetters, replacement, type Weight } from './letters/fontFiles';
import { writeTable } from './pdfTable';
import type { Report } from './reportMaker';
import { ink, openTaggedDocument } from './taggedDocument';

/** The fields that name a row, as on the administrators' page. */
const namingFields = ['email', 'title', 'name'];

/** A report as a tagged PDF (PDF/UA-1): its title, how many rows it has, and a table. The CSV file has the whole of each text. */
export async function makeReportPdf({ title, columns, rows, date }: Report): Promise<Uint8Array> {
  const fonts = readFonts();
  const labels = columns.map(({ label }) => label);
  const textsOf = (row: CellRecord) => columns.map(({ field }) => String(cellOf(row, field) ?? ''));
  const letters = await prepareLetters(fonts, { regular: rows.flatMap(textsOf), bold: [title, ...labels] });
  const document = openTaggedDocument({
    title,
    subject: title,
    language: 'en-AU',
    date: new Date(date),
    fonts,
    letters,
    layout: 'landscape',
    edge: 40,
  });
  const { doc, root, width, edge, set, finish } = document;
  const write = (kind: string, text: string, weight: Weight, size: number) => {
    const ready = set(text, { weight, size, width });
    const { y } = doc;
    const draw = () => {
      doc.fillColor(ink);
      ready.draw(edge, y, doc.page.height - edge - y);
    };
    root.add(doc.struct(kind, ready.actual === undefined ? {} : { actual: ready.actual }, draw));
    doc.y = y + ready.height + 4;
  };
  write('H1', title, 'bold', 20);
  write('P', `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}.`, 'regular', 12);
  if (letters.lacksSome)
    write(
      'P',
      `${replacement} stands for a letter that this file cannot show. The CSV file has it.`,
      'regular',
      12,
    );
  writeTable(document, {
    labels,
    rows,
    rowHeading: columns.findIndex(({ field }) => namingFields.includes(field)),
    textsOf,
  });
  return finish();
}
