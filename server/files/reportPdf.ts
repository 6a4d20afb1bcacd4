import { cellOf, type CellRecord } from '../../src/domain/admin/csv';
import { readFonts } from './fonts';
import { prepareLetters } from './letters/fontFiles';
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
  const { doc, root, width, edge, addTo, writeRuns, set, finish } = document;
  const heading = set(title, { weight: 'bold', size: 20, width });
  const write = () => {
    doc.fillColor(ink);
    heading.draw(edge, edge, Infinity);
  };
  root.add(doc.struct('H1', heading.actual ? { actual: heading.actual } : {}, write));
  doc.y += 4;
  writeRuns(addTo(root, 'P'), [{ text: `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}.` }], 12);
  writeTable(document, {
    labels,
    rows,
    rowHeading: columns.findIndex(({ field }) => namingFields.includes(field)),
    textsOf,
  });
  return finish();
}
