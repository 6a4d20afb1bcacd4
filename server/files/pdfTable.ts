import { ink, type TaggedDocument } from './taggedDocument';

const rule = '#5d6b64';
const pad = 4;

/** A table with a row of headings. */
export interface PdfTable<Row> {
  labels: readonly string[];
  rows: readonly Row[];
  /** The texts of a row, one for each label. */
  textsOf(row: Row): string[];
  /** Which cell of each row is its heading, from 0; absent: none. */
  rowHeading?: number | undefined;
  /** Which part of the width each column takes; absent: as its words want it. */
  shares?: readonly number[];
  /** The size of the letters, in points. */
  size?: number;
}

/** Its types do not know the scope of a heading yet. */
interface HeadingOptions extends PDFKit.Mixins.StructureElementOptions {
  scope: 'Column' | 'Row';
}

/** How wide each column is: as its words want it, within the page. Longer texts break into lines. */
function widthsOf<Row>(
  doc: PDFKit.PDFDocument,
  { labels, rows, textsOf, shares }: PdfTable<Row>,
  whole: number,
): number[] {
  if (shares) return shares.map((share) => share * whole);
  // A sample: a long list must not be measured twice.
  const sample = [[...labels], ...rows.slice(0, 200).map(textsOf)];
  const wanted = labels.map((_, at) => {
    const widest = Math.max(...sample.map((texts) => doc.widthOfString(texts[at]!.slice(0, 200))));
    return Math.min(Math.max(widest + 2 * pad, 44), 260);
  });
  const sum = wanted.reduce((a, b) => a + b, 0);
  return wanted.map((width) => (width * whole) / sum);
}

/** Writes a table from the current position: its headings are marked as such and stand on every page. */
export function writeTable<Row>(document: TaggedDocument, table: PdfTable<Row>): void {
  const { doc, root, width: whole, edge, decorate, addTo } = document;
  const { labels, rows, textsOf, rowHeading, size = 10.5 } = table;
  const bottom = doc.page.height - edge;
  doc.font('regular').fontSize(size);
  const widths = widthsOf(doc, table, whole);
  const lefts = widths.map((_, at) => edge + widths.slice(0, at).reduce((a, b) => a + b, 0));
  const heightOf = (texts: readonly string[]) =>
    Math.max(...texts.map((text, at) => doc.heightOfString(text || ' ', { width: widths[at]! - 2 * pad }))) +
    2 * pad;
  const cell = (text: string, at: number, y: number) =>
    doc.fillColor(ink).text(text, lefts[at]! + pad, y + pad, {
      width: widths[at]! - 2 * pad,
      // A text that no page could hold ends in dots.
      height: bottom - edge - 2 * pad,
      ellipsis: true,
    });
  const line = (y: number) =>
    decorate(() => {
      doc
        .moveTo(edge, y)
        .lineTo(edge + whole, y)
        .lineWidth(0.5)
        .stroke(rule);
    });
  const add = (
    row: PDFKit.PDFStructureElement,
    text: string,
    at: number,
    y: number,
    scope?: 'Column' | 'Row',
  ) => {
    const draw = () => void cell(text, at, y);
    const options: HeadingOptions | undefined = scope && { scope };
    row.add(options ? doc.struct('TH', options, draw) : doc.struct('TD', {}, draw));
  };

  doc.font('bold');
  const headHeight = heightOf(labels);
  let top = doc.y + 12;
  // The headings never stand alone at the end of a page.
  if (top + 3 * headHeight > bottom) {
    doc.addPage();
    top = edge;
  }
  const element = addTo(root, 'Table');
  const headRow = addTo(element, 'TR');
  doc.font('bold');
  labels.forEach((label, at) => add(headRow, label, at, top, 'Column'));
  headRow.end();
  top += headHeight;
  line(top);

  for (const row of rows) {
    const texts = textsOf(row);
    doc.font('regular').fontSize(size);
    const height = Math.min(heightOf(texts), bottom - edge - headHeight);
    if (top + height > bottom) {
      doc.addPage();
      top = edge;
      doc.font('bold').fontSize(size);
      // The headings are in the table once; these are for those who see the page.
      doc.markContent('Artifact', { type: 'Pagination' });
      labels.forEach((label, at) => cell(label, at, top));
      doc.endMarkedContent();
      top += headHeight;
      line(top);
      doc.font('regular');
    }
    const rowElement = addTo(element, 'TR');
    texts.forEach((text, at) => add(rowElement, text, at, top, at === rowHeading ? 'Row' : undefined));
    // Ended, it is written out and its memory is free.
    rowElement.end();
    top += height;
    line(top);
  }
  element.end();
  doc.x = edge;
  doc.y = top + 12;
}
