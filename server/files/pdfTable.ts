import type { Weight } from './letters/fontFiles';
import type { SetText } from './letters/typesetter';
import { ink, type TaggedDocument } from './taggedDocument';

const rule = '#5d6b64';
const pad = 4;

/** A table with a row of headings. */
export interface PdfTable<Row> {
  labels: readonly string[];
  rows: readonly Row[];
  /** The texts of a row, one for each label. */
  textsOf(row: Row): string[];
  /** The cell of each row that is its heading, from 0; absent: none. */
  rowHeading?: number | undefined;
  /** Each column's share of the width; absent: as its words need. */
  shares?: readonly number[];
  /** The size of the letters, in points. */
  size?: number;
}

/** Its types do not know the scope of a heading yet. */
interface HeadingOptions extends PDFKit.Mixins.StructureElementOptions {
  scope?: 'Column' | 'Row';
}

/** How wide each column is: as its words want it, within the page. Longer texts break into lines. */
function widthsOf<Row>(
  { labels, rows, textsOf, shares }: PdfTable<Row>,
  whole: number,
  widthOf: (text: string, weight: Weight) => number,
): number[] {
  if (shares) return shares.map((share) => share * whole);
  // A sample: a long list must not be measured twice.
  const sample = rows.slice(0, 200).map(textsOf);
  const wanted = labels.map((label, at) => {
    const widest = Math.max(
      widthOf(label, 'bold'),
      ...sample.map((texts) => widthOf(texts[at]!.slice(0, 200), 'regular')),
    );
    return Math.min(Math.max(widest + 2 * pad, 44), 260);
  });
  const sum = wanted.reduce((a, b) => a + b, 0);
  return wanted.map((width) => (width * whole) / sum);
}

/** Writes a table from the current position: its headings are marked as such and stand on every page. */
export function writeTable<Row>(document: TaggedDocument, table: PdfTable<Row>): void {
  const { doc, root, width: whole, edge, decorate, addTo, set } = document;
  const { labels, rows, textsOf, rowHeading, size = 10.5 } = table;
  const bottom = doc.page.height - edge;
  const widths = widthsOf(table, whole, (text, weight) => set(text, { weight, size }).width);
  const lefts = widths.map((_, at) => edge + widths.slice(0, at).reduce((a, b) => a + b, 0));
  const setRow = (texts: readonly string[], weight: Weight) => {
    const cells = texts.map((text, at) => set(text, { weight, size, width: widths[at]! - 2 * pad }));
    return { cells, height: Math.max(...cells.map(({ height }) => height)) + 2 * pad };
  };
  const draw = (cell: SetText, at: number, y: number) => {
    doc.fillColor(ink);
    // A text that no page could hold ends in dots.
    cell.draw(lefts[at]! + pad, y + pad, bottom - edge - 2 * pad);
  };
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
    cell: SetText,
    at: number,
    y: number,
    scope?: 'Column' | 'Row',
  ) => {
    const write = () => draw(cell, at, y);
    const options: HeadingOptions = { ...(scope && { scope }), ...(cell.actual && { actual: cell.actual }) };
    row.add(doc.struct(scope ? 'TH' : 'TD', options, write));
  };

  const { cells: heads, height: headHeight } = setRow(labels, 'bold');
  let top = doc.y + 12;
  // The headings never stand alone at the end of a page.
  if (top + 3 * headHeight > bottom) {
    doc.addPage();
    top = edge;
  }
  const element = addTo(root, 'Table');
  const headRow = addTo(element, 'TR');
  heads.forEach((head, at) => add(headRow, head, at, top, 'Column'));
  headRow.end();
  top += headHeight;
  line(top);

  for (const row of rows) {
    const { cells, height: wanted } = setRow(textsOf(row), 'regular');
    const height = Math.min(wanted, bottom - edge - headHeight);
    if (top + height > bottom) {
      doc.addPage();
      top = edge;
      // The headings are in the table once; these are for those who see the page.
      doc.markContent('Artifact', { type: 'Pagination' });
      heads.forEach((head, at) => draw(head, at, top));
      doc.endMarkedContent();
      top += headHeight;
      line(top);
    }
    const rowElement = addTo(element, 'TR');
    cells.forEach((cell, at) => add(rowElement, cell, at, top, at === rowHeading ? 'Row' : undefined));
    // Ended, it is written out and its memory is free.
    rowElement.end();
    top += height;
    line(top);
  }
  element.end();
  doc.x = edge;
  doc.y = top + 12;
}
