import { writeTable, type PdfTable } from './pdfTable';
import { gum, ink, openTaggedDocument, type PdfAbout, type PdfRun } from './taggedDocument';

const ruleColour = '#5d6b64';

/** A name with a number to call. */
export interface PdfContact {
  name: string;
  number: string;
  link: string;
  about: string;
}

/** Writes one tagged document from top to bottom. */
export interface PdfWriter {
  /** The document's title on a coloured band, with a lead under it. */
  title(title: string, lead: string): void;
  /** @param room how many points have to be left below it on its page, so that it does not stand there alone. */
  heading(level: 2 | 3, text: string, room?: number): void;
  paragraph(content: string | readonly PdfRun[], size?: number): void;
  list(items: readonly string[], size?: number): void;
  /** A list of people to call: name, number in large digits, what to know. */
  contacts(items: readonly PdfContact[]): void;
  /** A label with a line to write on after printing. */
  writingLine(label: string): void;
  table<Row>(table: PdfTable<Row>): void;
  pageBreak(): void;
  /** @returns the whole file. */
  finish(): Promise<Uint8Array>;
}

const sizes = { title: 34, lead: 17, heading2: 21, heading3: 17, number: 24, body: 15 };

/**
 * Starts a tagged PDF: each heading, paragraph, list and link has its tag and decoration is an artifact, so
 * that a screen reader reads it like a page. `pdfUa.test.ts` checks it against PDF/UA-1.
 */
export function createPdf(document: PdfAbout): PdfWriter {
  const opened = openTaggedDocument(document);
  const { doc, root, width, edge: margin, decorate, addTo, writeRuns, finish } = opened;

  function block(kind: string, runs: readonly PdfRun[], size: number, after: number): void {
    writeRuns(addTo(root, kind), runs, size);
    doc.y += after;
  }

  const makeRoom = (height: number) => {
    if (doc.y + height > doc.page.height - margin) doc.addPage();
  };

  return {
    title(text, lead) {
      const band = 132;
      decorate(() => {
        doc.rect(0, 0, doc.page.width, band).fill(gum);
        // A leaf of two arcs and its rib.
        doc.translate(doc.page.width - margin - 44, 40);
        doc.path('M0 48 C0 16 20 0 48 0 C48 30 32 50 0 48 Z').fill('#9cc9b2');
        doc.path('M0 48 L32 16').lineWidth(3).stroke(gum);
      });
      addTo(root, 'H1').add(() => {
        doc
          .font('bold')
          .fontSize(sizes.title)
          .fillColor('#ffffff')
          .text(text, margin, 44, { width: width - 70 });
      });
      doc.y = band + 22;
      block('P', [{ text: lead, font: 'bold' }], sizes.lead, 4);
    },
    heading(level, text, room = 0) {
      doc.y += 12;
      const size = level === 2 ? sizes.heading2 : sizes.heading3;
      makeRoom(size + room);
      addTo(root, `H${level}`).add(() => {
        doc.font('bold').fontSize(size).fillColor(gum).text(text, margin, doc.y, { width });
      });
      doc.y += 5;
    },
    paragraph: (content, size = sizes.body) =>
      block('P', typeof content === 'string' ? [{ text: content }] : content, size, 7),
    list(items, size = sizes.body) {
      const list = addTo(root, 'L');
      for (const text of items) {
        // The dot stays with its words.
        makeRoom(1.5 * size);
        const item = addTo(list, 'LI');
        const { y } = doc;
        addTo(item, 'Lbl').add(() => {
          doc
            .font('bold')
            .fontSize(size)
            .fillColor(gum)
            .text('•', margin + 4, y, { lineBreak: false });
        });
        doc.y = y;
        writeRuns(addTo(item, 'LBody'), [{ text }], size, margin + 22);
        doc.y += 4;
      }
      doc.x = margin;
      doc.y += 3;
    },
    contacts(items) {
      const list = addTo(root, 'L');
      for (const { name, number, link, about } of items) {
        const body = addTo(addTo(list, 'LI'), 'LBody');
        const { y } = doc;
        writeRuns(addTo(body, 'P'), [{ text: name, font: 'bold' }], sizes.heading3);
        const below = doc.y;
        // The number stands at the right of its name, where the eye looks for it in a list.
        doc.y = y - 3;
        writeRuns(
          addTo(body, 'P'),
          [{ text: number, font: 'digits', link }],
          sizes.number,
          margin + width * 0.62,
        );
        doc.y = Math.max(below, doc.y - 4);
        writeRuns(addTo(body, 'P'), [{ text: about }], sizes.body);
        doc.y += 9;
      }
      doc.x = margin;
    },
    writingLine(label) {
      doc.y += 8;
      const { y } = doc;
      const text = `${label}:`;
      addTo(root, 'P').add(() => {
        doc.font('bold').fontSize(sizes.body).fillColor(ink).text(text, margin, y, { width });
      });
      const from = margin + doc.font('bold').fontSize(sizes.body).widthOfString(text) + 10;
      decorate(() => {
        doc
          .moveTo(from, y + 17)
          .lineTo(margin + width, y + 17)
          .lineWidth(1)
          .stroke(ruleColour);
      });
      doc.y += 12;
    },
    table: (table) => writeTable(opened, table),
    pageBreak: () => void doc.addPage(),
    finish,
  };
}
