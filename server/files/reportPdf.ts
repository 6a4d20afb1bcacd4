import PdfKit from 'pdfkit';
import { cellOf, type CellRecord, type TableColumn } from '../../src/domain/admin/csv';
import { readFonts } from './fonts';
import type { Report } from './reportMaker';

const ink = '#17231e';
const rule = '#5d6b64';
const margin = 40;
const size = 10.5;
const pad = 4;

/** Its types do not know the scope of a heading yet. */
interface HeadingOptions extends PDFKit.Mixins.StructureElementOptions {
  scope: 'Column';
}

/** How wide each column is: as its words want it, within the page. Longer texts break into lines. */
function widthsOf(
  doc: PDFKit.PDFDocument,
  columns: readonly TableColumn[],
  rows: readonly CellRecord[],
  whole: number,
): number[] {
  const wanted = columns.map(({ field, label }) => {
    // A sample: a long list must not be measured twice.
    const texts = [label, ...rows.slice(0, 200).map((row) => String(cellOf(row, field) ?? ''))];
    const widest = Math.max(...texts.map((text) => doc.widthOfString(text.slice(0, 200))));
    return Math.min(Math.max(widest + 2 * pad, 44), 260);
  });
  const sum = wanted.reduce((a, b) => a + b, 0);
  return wanted.map((width) => (width * whole) / sum);
}

/**
 * A report as a tagged PDF: its title, how many rows it has, and a table whose headings are marked as such and stand on
 * every page. PDF/UA conformance has not been checked with a validator.
 */
export async function makeReportPdf({ title, columns, rows, date }: Report): Promise<Uint8Array> {
  const fonts = readFonts();
  const made = new Date(date);
  const doc = new PdfKit({
    size: 'A4',
    layout: 'landscape',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    pdfVersion: '1.7',
    // Its types do not know this one yet.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: 'en-AU',
    displayTitle: true,
    info: { Title: title, CreationDate: made, ModDate: made },
    font: '',
    autoFirstPage: false,
  });
  doc.registerFont('regular', fonts.regular);
  doc.registerFont('bold', fonts.bold);
  doc.addPage();
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve());
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const whole = doc.page.width - 2 * margin;
  const bottom = doc.page.height - margin;
  const add = (parent: PDFKit.PDFStructureElement, child: PDFKit.PDFStructureElement) => {
    parent.add(child);
    return child;
  };

  const write = (text: string, x: number, y: number, options: PDFKit.Mixins.TextOptions) =>
    doc.fillColor(ink).text(text, x, y, options);
  add(
    root,
    doc.struct('H1', {}, () => {
      doc.font('bold').fontSize(20);
      write(title, margin, margin, { width: whole });
    }),
  );
  add(
    root,
    doc.struct('P', {}, () => {
      doc.font('regular').fontSize(12);
      write(`${rows.length} ${rows.length === 1 ? 'row' : 'rows'}.`, margin, doc.y + 4, { width: whole });
    }),
  );

  doc.font('regular').fontSize(size);
  const widths = widthsOf(doc, columns, rows, whole);
  const lefts = widths.map((_, at) => margin + widths.slice(0, at).reduce((a, b) => a + b, 0));
  const heightOf = (texts: readonly string[]) =>
    Math.max(...texts.map((text, at) => doc.heightOfString(text || ' ', { width: widths[at]! - 2 * pad }))) +
    2 * pad;
  const cell = (text: string, at: number, top: number) =>
    write(text, lefts[at]! + pad, top + pad, {
      width: widths[at]! - 2 * pad,
      // A text that no page could hold ends in dots; the CSV file has the whole of it.
      height: bottom - margin - 2 * pad,
      ellipsis: true,
    });
  const line = (y: number) => {
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .moveTo(margin, y)
      .lineTo(margin + whole, y)
      .lineWidth(0.5)
      .stroke(rule);
    doc.endMarkedContent();
  };

  const labels = columns.map(({ label }) => label);
  const table = add(root, doc.struct('Table'));
  let top = doc.y + 12;
  const head = () => {
    doc.font('bold');
    const height = heightOf(labels);
    return { height, draw: (at: number) => cell(labels[at]!, at, top) };
  };
  const firstHead = head();
  const headRow = add(table, doc.struct('TR'));
  labels.forEach((_, at) => {
    const options: HeadingOptions = { scope: 'Column' };
    add(
      headRow,
      doc.struct('TH', options, () => void firstHead.draw(at)),
    );
  });
  headRow.end();
  top += firstHead.height;
  line(top);

  for (const row of rows) {
    const texts = columns.map(({ field }) => String(cellOf(row, field) ?? ''));
    doc.font('regular');
    const height = Math.min(heightOf(texts), bottom - margin - firstHead.height);
    if (top + height > bottom) {
      doc.addPage();
      top = margin;
      const again = head();
      // The headings are in the table once; these are for those who see the page.
      doc.markContent('Artifact', { type: 'Pagination' });
      labels.forEach((_, at) => again.draw(at));
      doc.endMarkedContent();
      top += again.height;
      line(top);
      doc.font('regular');
    }
    const element = add(table, doc.struct('TR'));
    texts.forEach((text, at) =>
      add(
        element,
        doc.struct('TD', {}, () => void cell(text, at, top)),
      ),
    );
    // Ended, it is written out and its memory is free.
    element.end();
    top += height;
    line(top);
  }
  root.end();
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
