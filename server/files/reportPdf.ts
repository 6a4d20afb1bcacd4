import { cellOf } from '../../src/domain/admin/csv';
import { readFonts } from './fonts';
import { writeTable } from './pdfTable';
import type { Report } from './reportMaker';
import { ink, openTaggedDocument } from './taggedDocument';

/** The fields that name a row, as on the administrators' page. */
const namingFields = ['email', 'title', 'name'];

/** A report as a tagged PDF (PDF/UA-1): its title, how many rows it has, and a table. The CSV file has the whole of each text. */
export async function makeReportPdf({ title, columns, rows, date }: Report): Promise<Uint8Array> {
  const document = openTaggedDocument({
    title,
    subject: title,
    language: 'en-AU',
    date: new Date(date),
    fonts: readFonts(),
    layout: 'landscape',
    edge: 40,
  });
  const { doc, root, width, edge, addTo, writeRuns, finish } = document;
  addTo(root, 'H1').add(() => {
    doc.font('bold').fontSize(20).fillColor(ink).text(title, edge, edge, { width });
  });
  doc.y += 4;
  writeRuns(addTo(root, 'P'), [{ text: `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}.` }], 12);
  writeTable(document, {
    labels: columns.map(({ label }) => label),
    rows,
    rowHeading: columns.findIndex(({ field }) => namingFields.includes(field)),
    textsOf: (row) => columns.map(({ field }) => String(cellOf(row, field) ?? '')),
  });
  return finish();
}
